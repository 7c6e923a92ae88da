"""Laying out London tables and playing them in the game's own words.

A test says what lies where (`table`), takes options by what they name (`pick`), and reads what a player may see.
Unless a test lays out a deck it is empty, so that there is no opening draw and hands are exactly as given.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

import bigsmoke
from bigsmoke import Decision, IllegalChoice, Match, Teller

Json = dict[str, Any]
GAME = "london-2e"

LETTERS = {
    "a": "fishmongers",
    "b": "mercers",
    "c": "grocers",
    "d": "haberdashers",
    "e": "salters",
    "f": "vintners",
    "g": "billingsgate_market",
    "h": "grand_hotel",
    "i": "silk_weaving",
    "j": "watch_makers",
    "k": "covent_garden",
    "l": "almshouses",
    "m": "smithfield_market",
    "n": "public_houses",
    "o": "west_india_docks",
    "p": "lords",
    "q": "theatre_royal",
    "r": "vauxhall_gardens",
    "s": "brixton_prison",
    "t": "fire_brigade",
    "u": "fleet_street",
    "z": "workhouse",
}
"""Distinct cards without an additional cost, for tests in which any card would do: a to o are brown."""
NAMES = {card: letter for letter, card in LETTERS.items()}


def cards(letters: str) -> list[str]:
    """The cards that the letters stand for; "-" is a free space."""
    return [LETTERS.get(letter, letter) for letter in letters]


def letters(names: Iterable[str | None]) -> str:
    """Cards as letters again, a free space as "-", a Pauper as "P"."""
    return "".join("-" if name is None else "P" if name == "pauper" else NAMES[name] for name in names)


# Laying out a table


def player(hand: Sequence[str] = (), **fields: Any) -> Json:
    """One seat: £5 and nothing else, but for what is given."""
    return {"hand": list(hand), **fields}


def table(
    *seats: Json,
    players: int = 0,
    deck: Sequence[str] = (),
    top: Sequence[str] = (),
    bottom: Sequence[str] = (),
    game: str = GAME,
    **fields: Any,
) -> Match:
    """A match at the start of a turn (seat 0's, if `turn` is not given)."""
    count = players or max(2, len(seats))
    missing = [player() for _ in range(count - len(seats))]
    position: Json = {
        "players": count,
        "seed": 1,
        "deck": list(deck),
        "board": {"top": list(top), "bottom": list(bottom)},
        "seat": [*seats, *missing],
        **fields,
    }
    return bigsmoke.from_position(game, position)


def last_turn(*seats: Json, **fields: Any) -> Match:
    """A match at the very last turn, which is the last seat's: seat 0 ended the deck."""
    return table(*seats, turn=max(2, len(seats)) - 1, last_round=0, **fields)


def figures(card: str, **fields: Any) -> Json:
    """Table options that give a card these figures in place of its own."""
    return {"cards": {card: fields}}


# Playing


def kind(match: Match) -> str:
    """What is being asked; empty when the match is over."""
    decision = match.decision
    return decision.kind if isinstance(decision, Decision) else ""


def offers(match: Match, **what: Any) -> list[Json]:
    """The options that name all of this, in words."""
    return [row for row in Teller(match).legal() if all(row.get(name) == value for name, value in what.items())]


def offered(match: Match, name: str) -> list[Any]:
    """What the options name: `offered(match, "card")`."""
    return [row[name] for row in Teller(match).legal() if name in row]


def pick(match: Match, **what: Any) -> Json:
    """Take the one option that names all of this."""
    rows = offers(match, **what)
    assert len(rows) == 1, f"{what} fits {len(rows)} of these: {match.legal()}"
    match.choose(rows[0]["option"])
    go_on(match)
    return rows[0]


def go_on(match: Match) -> None:
    """Give the only answers, as whoever runs a table does: nobody has to press anything where there is no choice."""
    decision = match.decision
    while isinstance(decision, Decision) and len(decision.options) == 1:
        match.choose(decision.options[0])
        decision = match.decision


def act(match: Match, action: str) -> None:
    """Take one of the four actions."""
    pick(match, action=action)


def done(match: Match) -> None:
    """Say that this is all."""
    pick(match, done=True)


def draw(match: Match, *sources: str) -> None:
    """Draw cards: "deck", or the name of a card on the board."""
    for source in sources:
        assert kind(match) == "draw", match.decision
        if source == "deck":
            pick(match, deck=True)
        else:
            pick(match, card=source)


def build(match: Match, card: str, discard: str | None = None, onto: int | None = None) -> None:
    """Play a building: choose it, then its discard and its place where there is a choice."""
    pick(match, card=card)
    if kind(match) == "payment":
        assert discard is not None, match.legal()
        pick(match, card=discard)
    if kind(match) == "place":
        if onto is None:
            pick(match, new=True)
        else:
            pick(match, stack=onto)


def activate(match: Match, card: str, spend: str | None = None, flip: str | None = None) -> None:
    """Activate a card in a run, choosing what is spent and which card turns over where there is a choice."""
    pick(match, card=card)
    if spend is not None and kind(match) == "activation_cost":
        pick(match, card=spend)
    if flip is not None and kind(match) == "which_flips":
        pick(match, card=flip)


def refused(match: Match, **what: Any) -> None:
    """Nothing like this is offered, and no option that is not offered is taken."""
    assert not offers(match, **what), f"{what} is offered"
    decision = match.decision
    assert isinstance(decision, Decision)
    before = (match.fingerprint(), match.record())
    for option in range(-2, 1100):
        if option not in decision.options:
            with pytest.raises(IllegalChoice):
                match.choose(option)
    assert (match.fingerprint(), match.record()) == before


def finish(match: Match) -> Match:
    """Play on to the end: repay nothing, draw three, discard whatever comes first."""
    while not match.over:
        rows = match.legal()
        wanted = [row for row in rows if row.get("action") in ("draw_three", "take_three") or row.get("done")]
        match.choose((wanted or rows)[0]["option"])
    return match


# Reading


def side(match: Match, seat: int = 0) -> Json:
    """A player's side of the table, as that player sees it."""
    view: Json = match.view(seat)["seats"][seat]
    return view


def money(match: Match, seat: int = 0) -> int:
    """A player's money."""
    return int(side(match, seat)["money"])


def poverty(match: Match, seat: int = 0) -> int:
    """A player's poverty."""
    return int(side(match, seat)["poverty"])


def loans(match: Match, seat: int = 0) -> int:
    """A player's loans."""
    return int(side(match, seat)["loans"])


def prestige(match: Match, seat: int = 0) -> int:
    """Where a player's marker stands."""
    return int(side(match, seat)["prestige"])


def hand(match: Match, seat: int = 0) -> list[str]:
    """A player's hand, in no particular order: compare it with `sorted`."""
    return sorted(side(match, seat)["hand"])


def stacks(match: Match, seat: int = 0) -> list[list[str]]:
    """A player's stacks from bottom to top; a top card that lies face down has a "-" before it."""
    rows = side(match, seat)["stacks"]
    return [[*row["cards"][:-1], row["cards"][-1] if row["up"] else "-" + row["cards"][-1]] for row in rows]


def boroughs(match: Match, seat: int = 0) -> list[str]:
    """A player's boroughs, the topmost last."""
    return list(side(match, seat)["boroughs"])


def board(match: Match) -> tuple[list[str | None], list[str | None]]:
    """The two rows of the development board."""
    rows = match.view()["board"]
    return rows["top"], rows["bottom"]


def on_board(match: Match) -> list[str]:
    """The cards on the board, without its free spaces."""
    top, bottom = board(match)
    return [card for card in [*top, *bottom] if card is not None]


def board_letters(match: Match) -> tuple[str, str]:
    """The two rows in letters: ("ab-", "cde")."""
    top, bottom = board(match)
    return letters(top), letters(bottom)


def deck(match: Match) -> int:
    """How many cards the deck holds."""
    return int(match.view()["deck"])


def removed(match: Match) -> list[str]:
    """The cards that have left the game."""
    return list(match.view()["removed"])


def whose(match: Match) -> int:
    """Whose turn it is."""
    return int(match.view()["turn"])


def story(match: Match, since: int = -1) -> list[str]:
    """What happened after a ply, as the names of the events."""
    return [str(row["kind"]) for row in match.events(since=since)]


def discards(match: Match) -> list[str]:
    """The cards that were put on the board, in that order."""
    return [str(row["card"]) for row in match.events() if row["kind"] == "discard"]


def sheet(match: Match, line: str) -> list[int]:
    """A line of the score sheet, one figure for each seat."""
    outcome = match.outcome
    assert outcome is not None
    (row,) = [row for row in outcome.sheet if row["line"] == line]
    return list(row["amounts"])


# Twins: two tables that others cannot tell apart


def twins(
    hand: Sequence[str],
    other: Sequence[str],
    deck: Sequence[str] = ("pauper",),
    other_deck: Sequence[str] = (),
    top: Sequence[str] = ("grand_hotel",),
    game: str = GAME,
    holder: bool = False,
    land: Json | None = None,
    watcher: Json | None = None,
    **fields: Any,
) -> tuple[Match, Match]:
    """Two tables at seat 1's turn: it holds one hand or the other. All else is the same: fields, `land`, seat 0.

    What is in neither hand lies in the deck, below the cards given for it, or with `holder` in the hand of seat 2. A
    card on the board lets the next player choose what to draw, so that nothing is drawn at once.
    """
    decks = [list(deck), list(other_deck or deck)]
    whole = Counter([*hand, *decks[0]]) | Counter([*other, *decks[1]])
    matches = []
    for held, upper in zip((hand, other), decks, strict=True):
        rest = sorted((whole - Counter([*held, *upper])).elements())
        seats = [player(**{"poverty": 0, **(watcher or {})}), player(held, **{"poverty": 0, **fields})]
        if holder:
            seats.append(player(rest, poverty=0))
        laid = upper if holder else upper + rest
        matches.append(table(*seats, turn=1, deck=laid, top=top, game=game, **(land or {})))
    return matches[0], matches[1]


def received(match: Match, seat: int = 0) -> Json:
    """All that a seat receives of a match while it is not asked, and a spectator with it."""
    eyes = (seat, None)
    return {
        "views": [match.view(viewer, opened=False) for viewer in eyes],
        "events": [match.events(viewer, opened=False) for viewer in eyes],
        "asked": match.asked,
        "told": match.told,
        "undo": match.undo_refusal(seat),
    }


Step = tuple[str, Json]
"""A question, and what the option names that answers it."""


def course(match: Match, *steps: Step) -> list[Json]:
    """What seat 0 receives, moment by moment, while seat 1 gives these answers.

    A step names the question and the option to take. Where there is no choice the only answer is given, or the question
    is not put at all.
    """
    moments = [received(match)]
    for wanted, what in steps:
        if kind(match) != wanted or match.asked != [1]:
            continue  # answered at once
        rows = match.legal() if len(match.legal()) == 1 else offers(match, **what)
        assert len(rows) == 1, f"{what} fits {len(rows)} of these: {match.legal()}"
        match.choose(rows[0]["option"])
        now = received(match)
        if now != moments[-1]:
            moments.append(now)
    return moments


def look_alike(pair: tuple[Match, Match], *steps: Step) -> None:
    """Two tables at which seat 1 does the same before all eyes are the same to seat 0, at every moment."""
    here, there = pair
    assert here.position() != there.position()
    mine, other = course(here, *steps), course(there, *steps)
    for number, (a, b) in enumerate(zip(mine, other, strict=False)):
        assert a == b, f"moment {number}"
    assert len(mine) == len(other) > 1
    assert here.asked not in ([1], [])  # the turn was played to its end
