"""What an option of Nanty Narking is said to change is what it changes, if nobody reacts."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.conformance.nanty import B, G, R, Y, named, table
from tests.draws import draws

import bigsmoke
from bigsmoke import Teller
from bigsmoke.games.nanty.options import DONE, END, PASS, SKIP
from bigsmoke.kernel.match import Match

GAME = "nanty-narking"
Json = dict[str, Any]
NO_DOING = {SKIP, END, DONE}
"""Forced answers after which nothing has happened."""
SERIES = {"subsidence", "murder", "victim", "flood", "lose_agent", "react"}
"""Questions that are followed by others of their kind, which may be no choice and then are answered at once."""
FIGURES = ("money", "trouble", "agents", "buildings", "control")


BOARD = re.compile(r"£\d+ becomes|Trouble comes|.* calms: Trouble|Control of ")
"""How a line about the board begins; a preview may be the text of a card instead."""


def told(row: Json, about: str) -> set[str]:
    """What a row says about the aims, about who may answer, or about the board: there in its preview or beside it."""
    if about != "board":
        return set(row.get(f"{about}s", []))
    lines = row.get("board") or row.get("preview", "").split("; ")
    return {line for line in lines if BOARD.match(line)}


def figures(view: Json, seat: int) -> dict[str, int]:
    """The figures that options speak of, read off a view."""
    side = view["seats"][seat]
    return {
        "money": side["money"],
        "trouble": view["trouble"],
        "agents": side["agents"],
        "buildings": len(side["buildings"]),
        "control": sum(area["control"] == seat for area in view["areas"]),
    }


def board_lines(before: Json, after: Json, seat: int, names: dict[str, str]) -> set[str]:
    """The changes between two views in the words of a preview."""
    lines = set()
    had, has = before["seats"][seat]["money"], after["seats"][seat]["money"]
    if had != has:
        lines.add(f"£{had} becomes £{has}")
    for then, now in zip(before["areas"], after["areas"], strict=True):
        name = names[then["area"]]
        if now["trouble"] and not then["trouble"]:
            lines.add(f"Trouble comes to {name}: {after['trouble']} on the board")
        if then["trouble"] and not now["trouble"]:
            lines.add(f"{name} calms: Trouble {after['trouble']} on the board")
        if then["control"] != now["control"]:
            master = "nobody" if now["control"] is None else f"Player {now['control'] + 1}"
            lines.add(f"Control of {name}: {master}")
    return lines


def aim_lines(before: Json, after: Json, names: dict[str, str]) -> set[str]:
    """The same for aims."""
    lines = set()
    for then, now in zip(before["aims"], after["aims"], strict=True):
        name, need = names[then["people"][0]], then["need"]
        if then["condition"] in ("trouble_markers", "deck_exhausted_low_trouble"):
            if then["have"] != now["have"]:
                word = "needs" if then["condition"] == "trouble_markers" else "at most"
                lines.add(f"{name}: Trouble {then['have'][0]} to {now['have'][0]}, {word} {need}")
        elif then["condition"] != "deck_exhausted":
            for seat, (had, has) in enumerate(zip(then["have"], now["have"], strict=True)):
                if had != has:
                    lines.add(f"{name}: Player {seat + 1} {had} to {has} of {need}")
    return lines


def go_on(match: Match, seat: int) -> None:
    """Nobody reacts; the seat answers what is no choice, or changes no figure."""
    while match.asked:
        decision = match.decision_of(match.asked[0])
        assert decision is not None
        only = len(decision.options) == 1 and decision.kind not in ("turn", "after")
        alike = decision.seat == seat and (only or decision.kind in ("figure", "house"))
        if decision.kind != "react" and not alike:
            break
        match.choose(PASS if decision.kind == "react" else decision.options[0], decision.seat)


def comes_true(match: Match, row: Json, names: dict[str, str]) -> bool:
    """Choose an option, and see whether what it said came about; False where more happened than its own doing."""
    seat, kind = row["seat"], row["kind"]
    before, ply = match.view(None), match.ply
    match.choose(row["option"], seat)
    go_on(match, seat)
    after = match.view(None)
    events = match.events(None, ply)
    further = [other for other, option in match.steps[ply + 1 :] if option not in NO_DOING and option != PASS]
    burning = row.get("threat") == "destroy" and any(event["kind"] == "roll" for event in events)
    if further and (kind in SERIES or set(further) != {seat}):
        return False
    another = "card" not in row and any(event["kind"] == "play" for event in events)  # the only card left, unasked
    if burning or another or match.over:
        return False
    now = figures(after, seat)
    for name, change in row.get("brings", {}).items():
        assert now[name] - figures(before, seat)[name] == change, (name, row)
    lines, aims = board_lines(before, after, seat, names), aim_lines(before, after, names)
    if any(event["kind"] == "turn" for event in events):  # hands were refilled
        collins = f"{names['wilkie_collins']}:"
        aims = {line for line in aims if not line.startswith(collins)}
        assert {line for line in told(row, "aim") if not line.startswith(collins)} <= aims
    else:
        assert told(row, "aim") <= aims, row
    assert told(row, "board") <= lines, row
    if row.get("brings") and kind != "react":
        assert told(row, "board") == lines, row
        changed = {name for name in FIGURES if now[name] != figures(before, seat)[name]}
        assert changed == set(row["brings"]), row
    return True


VARIANTS: list[Json] = [
    {},
    {"figures": True},
    {"personalities": "alternative"},
    {"figures": True, "personalities": "alternative", "free_relocation": True},
    {"personalities": "classic", "two_cards": "together", "inigo_jones": "dead"},
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_change_that_an_option_states_is_the_change_that_follows(players: int, variant: int) -> None:
    """Given random games, when an option is taken and nobody reacts, then what it said comes about."""
    checked: Counter[str] = Counter()
    every = bigsmoke.cards(GAME) + bigsmoke.cards(GAME, {"personalities": "alternative"})
    every += bigsmoke.cards(GAME, {"personalities": "classic"})
    names = {row["id"]: row["name"] for row in every}
    for seed in draws(2, often=10):
        rng = Random(seed)
        match = bigsmoke.new_match(GAME, players, seed, VARIANTS[variant])
        while not match.over:
            seat = rng.choice(match.asked)
            rows = Teller(match).legal(seat)
            spoken = [row for row in rows if row.get("brings") or told(row, "board") or told(row, "aim")]
            row = rng.choice(spoken if spoken and rng.random() < 0.8 else rows)
            if comes_true(match, row, names) and row in spoken:
                checked[row["kind"]] += 1
    assert sum(checked.values()) > 100
    assert {"place_agent", "take_money", "assassinate"} <= set(checked)


@pytest.mark.parametrize(
    ("card", "kind"),
    [("mudlarks", "source"), ("invisible_man", "source"), ("mudlarks", "figure"), ("invisible_man", "figure")],
)
def test_a_card_without_trouble_announces_none(card: str, kind: str) -> None:
    """Given all twelve Agents out, or named ones, when one is placed beside another's, then no Trouble is told."""
    if kind == "source":
        game = table("City[G6] Strand[G6] Lambeth[Y1]", hands={G: [card, "<£1>"]})
    else:
        game = named("City[G:Maid] Lambeth[Y:Maid]", hands={G: [card, "<£1>"]})
    game.play(card)
    assert all("Trouble comes" not in line for row in Teller(game.match).legal() for line in told(row, "board"))
    game.do(area="Lambeth", action=None)
    assert game.kind == kind
    for row in Teller(game.match).legal():
        assert "trouble" not in row.get("brings", {}) or kind == "source", "where it comes from, Trouble may go"
        assert all("Trouble comes" not in line for line in told(row, "board"))
    game.match.choose(game.match.legal()[0]["option"])
    assert "T" not in game.at("Lambeth").split()


def test_a_swap_says_what_it_would_change_and_who_may_stop_it() -> None:
    game = table("City[Y2 T] Strand[G1 R1] Lambeth[B1]", hands={G: ["tracy_tupman", "<£1>"], Y: ["nancy"]}, events=[])
    game.play("tracy_tupman").do(owner=R)
    row = game.rows(owner=Y)[0]
    assert "City calms: Trouble 1 on the board" not in told(row, "board"), "it comes again with the other pawn"
    assert told(row, "answer") == {"Player 3 cannot stop it", "Player 2 may still stop it"}
    assert "Control of Lambeth: Player 3" in told(game.rows(owner=B)[0], "board")


def test_letting_a_zeppelin_crash_tells_of_all_that_goes() -> None:
    """Given two players' Agents and a Grenadier under the Zeppelin, then passing tells of all that goes."""
    hands = {G: ["<event>", "<£1>"], Y: ["toby"], R: ["nancy"]}
    game = table("City[Y2 R1 Gr1 T] Strand[Y1]", hands=hands, events=["zeppelin_crash"], dice=[6])
    game.play("<event>")
    assert game.asked == Y
    row = game.rows(action="pass")[0]
    assert row["brings"] == {"agents": -2, "trouble": -1}
    assert told(row, "board") == {"City calms: Trouble 0 on the board"}


def test_a_pawn_that_is_aimed_at_says_who_may_answer() -> None:
    position = {
        "players": 3,
        "areas": {"city": {"agents": [1, 1, 0], "trouble": True, "grenadiers": 1}, "strand": {"agents": [0, 0, 1]}},
        "seat": [{"hand": ["jefferson_hope"]}, {"hand": ["toby"]}, {"hand": []}],
    }
    match = bigsmoke.from_position(GAME, position)
    match.choose(next(row["option"] for row in match.legal() if row.get("card") == "jefferson_hope"))
    rows = {(row.get("pawn"), row.get("owner")): row for row in Teller(match).legal() if row.get("pawn")}
    assert told(rows["agent", 1], "answer") == {"Player 2 may still stop it"}
    assert told(rows["grenadier", None], "answer") == set()
    assert "City calms: Trouble 0 on the board" in told(rows["agent", 1], "board")


def test_the_symbol_in_hand_is_told_to_all() -> None:
    position = {"players": 2, "seat": [{"hand": ["dorian_gray"], "money": 5}, {}]}
    match = bigsmoke.from_position(GAME, position)
    assert match.view(None)["acting"] == []
    match.choose(next(row["option"] for row in match.legal() if row.get("card") == "dorian_gray"))
    assert match.view(None)["acting"] == [{"card": "dorian_gray", "symbol": 0}]
    match.choose(next(row["option"] for row in match.legal() if row.get("action") == "use"))
    assert match.view(1)["acting"] == [{"card": "dorian_gray", "symbol": 1}]
