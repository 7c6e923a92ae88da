"""Laying out tables of London's 1st edition; playing and reading them is in `london`."""

from collections.abc import Sequence
from typing import Any

from tests.conformance import london
from tests.conformance.london import Json, kind, pick

from bigsmoke import Match

GAME = "london-1e"
SOUTHWARK = "southwark_bermondsey"
BETHNAL = "bethnal_green_stepney_poplar"


def player(hand: Sequence[str] = (), poverty: int = 0, **fields: Any) -> Json:
    """One seat: £5 and nothing else, not even poverty, but for what is given."""
    return {"hand": list(hand), "poverty": poverty, **fields}


def table(*seats: Json, players: int = 0, **fields: Any) -> Match:
    """A match at the start of a turn (seat 0's, if `turn` is not given); the deck is empty unless it is given."""
    count = players or max(2, len(seats))
    return london.table(*seats, *(player() for _ in range(count - len(seats))), game=GAME, **fields)


def last_turn(*seats: Json, **fields: Any) -> Match:
    """A match at the very last turn, which is the last seat's: seat 0 ended the deck."""
    return table(*seats, turn=max(2, len(seats)) - 1, last_round=0, **fields)


def play(match: Match, card: str, expend: str | None = None, onto: int | None = None) -> None:
    """Play a card: choose it, what is expended for it and its place, wherever there is a choice."""
    if kind(match) in ("develop", "build_free"):
        pick(match, card=card)
    if kind(match) == "payment":
        assert expend is not None, match.legal()
        pick(match, card=expend)
    if kind(match) == "place":
        if onto is None:
            pick(match, new=True)
        else:
            pick(match, stack=onto)


def underground(match: Match) -> list[str]:
    """The boroughs with an Underground counter."""
    return list(match.view()["underground"])
