"""What an option of London says it brings is what follows, and nobody borrows without a warning."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import dear, option_sets, seeds

import bigsmoke
from bigsmoke.kernel.course import FORCED
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.match import Match

Json = dict[str, Any]
editions = pytest.mark.parametrize("game_id", ["london-1e", "london-2e"])
counts = pytest.mark.parametrize("players", [2, 3, 4])

ACTIVATING = {
    *("activation_cost", "order", "prison_discard", "workhouse_discard", "target", "again"),
    *("build_from_board", "underground", "which_flips"),
}
BELONGS = {
    "develop": {"payment", "place", "build_free", "build_from_board", "draw"},
    "payment": {"place"},
    "build_free": {"place"},
    "build_from_board": {"place"},
    "buy": {"draw"},
    "run": ACTIVATING,
    "again": ACTIVATING,
    "underground": {"underground"},
}
"""The questions that belong to an act that was begun by answering another."""
MENUS = {"develop", "buy", "run"}


def figures(match: Match, seat: int) -> Json:
    """A player's figures, read off the table."""
    side = match.view(seat)["seats"][seat]
    return {
        **{name: side[name] for name in ("money", "poverty", "prestige", "loans")},
        "run": match.forecast(seat)["run"]["total"],
        "stacks": len(side["stacks"]),
        "coins": sum(stack["coins"] for stack in side["stacks"]),
    }


def hand(match: Match, seat: int) -> list[str]:
    return sorted(match.view(seat)["seats"][seat]["hand"])


def kind(match: Match) -> str:
    return match.decision.kind if isinstance(match.decision, Decision) else ""


class Acts:
    """Acts in a random game: each is begun by an option, and goes on by answering whatever belongs to it."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.match = match
        self.rng = rng
        self.told: set[str] = set()
        """What options have said so far: the names of figures."""

    def play(self, row: Json, inner: bool = False) -> list[Json]:
        """Take an option and compare all that it says with all that happens; every option that was chosen in it."""
        match, seat = self.match, row["seat"]
        before = [figures(match, each) for each in range(match.players)]
        held, ply = hand(match, seat), match.ply
        chosen = self._go_through(row)
        steps = zip(match._flow.seats[ply:], match._flow.freedom[ply:], strict=True)
        if (seat, FORCED) in steps:
            return chosen  # the only answer to the next question has changed more than this one
        after = [figures(match, each) for each in range(match.players)]
        brings = dict(row.get("brings", {}))
        self.told.update(brings)
        for harm in brings.pop("others", []):
            other = harm["seat"]
            changed = {name: after[other][name] - before[other][name] for name in harm if name != "seat"}
            assert {"seat": other, **changed} == harm, row
        assert {name: after[seat][name] - before[seat][name] for name in brings} == brings, row
        if row["kind"] == "develop" and "run" in row:
            least, most = row["run"]
            assert least <= after[seat]["run"] - before[seat]["run"] <= most, row
        if "discards" in row:
            assert sorted([*hand(match, seat), row["card"], row["discards"]]) == held, row
        taken = after[seat]["loans"] - before[seat]["loans"]
        if taken > 0 and not inner:  # the warning comes with the first step that leads there
            assert any(each.get("loans") or each.get("loan") for each in chosen), chosen
        assert taken >= row.get("loans", taken), row
        return chosen

    def _go_through(self, row: Json) -> list[Json]:
        match, seat = self.match, row["seat"]
        belongs = BELONGS.get(row["kind"], set())
        chosen = [row]
        match.choose(row["option"])
        while match.asked == [seat] and kind(match) in belongs:
            rows = [each for each in match.legal() if not each.get("swap") and not each.get("loan")]
            chosen += self.play(self.rng.choice(rows), inner=True)
        if row["kind"] == "action" and "loans" in row and match.asked == [seat] and kind(match) in MENUS:
            menu = [each for each in match.legal() if not each.get("swap")]
            chosen += self.play(self.rng.choice(menu), inner=True)  # whatever is chosen first takes a loan
        return chosen


def check_idle_run(match: Match, row: Json) -> None:
    """Run the city on a copy without activating anything."""
    seat = row["seat"]
    other = match.copy()
    before = figures(other, seat)
    other.choose(row["option"])
    if kind(other) == "run" and other.asked == [seat]:
        (done,) = [each for each in other.legal() if each.get("done")]
        other.choose(done["option"])
    after = figures(other, seat)
    assert {name: after[name] - before[name] for name in ("money", "poverty", "prestige")} == {
        **dict.fromkeys(("money", "poverty", "prestige"), 0),
        **row["idle"],
    }


@editions
@counts
@dear
@given(seed=seeds, data=st.data())
def test_every_stated_change_is_the_change_that_follows(
    game_id: str, players: int, seed: int, data: st.DataObject
) -> None:
    """Given a random game, when any option is taken, then all changes that it states come about, and no others do."""
    match = bigsmoke.new_match(game_id, players, seed, data.draw(option_sets(game_id, players)))
    rng = Random(seed)
    acts = Acts(match, rng)
    while not match.over:
        row = rng.choice(match.legal())
        if "idle" in row and rng.random() < 0.2:
            check_idle_run(match, row)
        acts.play(row)
    assert {"money", "poverty", "prestige", "loans", "run", "stacks"} <= acts.told


@editions
def test_an_option_says_the_same_however_often_it_is_asked(game_id: str) -> None:
    # What it brings is found by trying, and trying draws cards: no figure may depend on which.
    rng = Random(9)
    match = bigsmoke.new_match(game_id, 3, 9)
    while not match.over:
        rows = match.legal()
        assert match.legal() == rows
        row = rng.choice(rows)
        match.choose(row["option"], row["seat"])
