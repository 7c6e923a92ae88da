"""What the London Markets tests are written in: tables set up by hand, and choices by what they name."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import bigsmoke
from bigsmoke import Match, Teller

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3
COLOURS = "RBGY"
MARKETS = ["portobello", "covent_garden", "petticoat_lane", "borough", "brixton"]
GOODS = ["coffee", "soap", "silk", "china"]
Row = dict[str, Any]


def bars(colours: str) -> list[int]:
    """Bars by the letters of their colours, in the order they were placed."""
    return [COLOURS.index(colour) for colour in colours]


def table(*seats: Row, players: int = 4, **fields: Any) -> Match:
    """A table in the first round with the printed market card; seats hold no goods unless they are given."""
    rows = [{"hand": {}, **row} for row in seats]
    rows += [{"hand": {}} for _ in range(players - len(rows))]
    stacks = {market: bars(colours) for market, colours in fields.pop("stacks", {}).items()}
    start = {} if fields.get("phase") == "setup" else {"card": "MC-01"}
    position = {"players": players, "seed": 1, "seat": rows, "stacks": stacks, **start, **fields}
    return bigsmoke.from_position("london-markets", position)


def offered(match: Match, seat: int | None = None, **wanted: Any) -> list[Row]:
    """The options that fit, of the seat that is asked."""
    who = match.asked[0] if seat is None else seat
    return [row for row in Teller(match).legal(who) if all(row.get(name) == value for name, value in wanted.items())]


def take(match: Match, seat: int | None = None, **wanted: Any) -> None:
    """Take the one option that fits."""
    who = match.asked[0] if seat is None else seat
    rows = offered(match, who, **wanted)
    assert len(rows) == 1, (wanted, match.legal(who))
    match.choose(rows[0]["option"], who)


def barred(match: Match, **wanted: Any) -> str:
    """Why the one thing that fits cannot be done."""
    closed = Teller(match).unavailable(match.asked[0])
    rows = [row for row in closed if all(row.get(name) == value for name, value in wanted.items())]
    assert len(rows) == 1, (wanted, closed)
    return str(rows[0]["reason"])


def end_turn(match: Match) -> None:
    """Play no further special card."""
    if kind(match) == "after":
        take(match, done=True)


def kind(match: Match) -> str:
    """What is being asked."""
    decision = match.decision_of(match.asked[0])
    assert decision is not None
    return decision.kind


def offer(match: Match, seat: int, what: str) -> None:
    """Lay down an offer: "3 coffee", or "" for none."""
    count, _, good = what.partition(" ")
    take(match, seat, good=good or None, count=int(count or 0))


def offers(match: Match, *what: str) -> None:
    """All offers of one reveal, by seat."""
    for seat, each in enumerate(what):
        offer(match, seat, each)


def crates(match: Match, market: str) -> dict[str, int]:
    """The crates on display at a market, by colour; colours that show none are left out."""
    counts = match.view()["markets"][MARKETS.index(market)]["crates"]
    return {COLOURS[seat]: count for seat, count in enumerate(counts) if count}


def side(match: Match, seat: int) -> Row:
    """A player's own side of the table, as the player sees it."""
    row: Row = match.view(seat)["seats"][seat]
    return row


def money(match: Match) -> list[int]:
    """Everyone's money, each as its owner sees it."""
    return [side(match, seat)["money"] for seat in range(match.players)]


def hand(match: Match, seat: int) -> dict[str, int]:
    """The goods cards in a hand; types of which there is none are left out."""
    return {good: count for good, count in side(match, seat)["hand"].items() if count}


def pile(match: Match, good: str) -> int:
    """How many cards of a good lie at its market."""
    return next(int(m["pile"]) for m in match.view()["markets"] if m["offer"] == good)


def told(match: Match, what: str, seat: int | None = None) -> list[Row]:
    """The events of one kind."""
    return [event for event in Teller(match).events(seat) if event["kind"] == what]


def refused(match: Match, option: int, seat: int, error: type[bigsmoke.BigSmokeError]) -> None:
    """A choice is refused, and nothing changes."""
    before = match.fingerprint()
    with pytest.raises(error):
        match.choose(option, seat)
    assert match.fingerprint() == before


def skip_to(match: Match, phase: str, seed: int = 1) -> Match:
    """Play at random until a phase begins."""
    rng = Random(seed)
    while match.view()["phase"] != phase:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    return match


def random_games(count: int, players: int | None = None) -> Iterator[Iterator[Match]]:
    """Random games, each as a walk that stops before every choice and at the end."""
    for seed in range(count):
        yield walk(bigsmoke.new_match("london-markets", players or 3 + seed % 2, seed), seed)


def walk(match: Match, seed: int) -> Iterator[Match]:
    """A random game from here on, stopping before every choice and at the end."""
    rng = Random(seed)
    while not match.over:
        yield match
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    yield match
