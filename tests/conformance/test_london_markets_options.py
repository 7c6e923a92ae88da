"""London Markets: table options, corrected figures and positions."""

import json
from typing import Any

import pytest
from tests.conformance.markets import BLUE, GREEN, RED, hand, kind, offered, side, skip_to, table, take

import bigsmoke

CARDS = bigsmoke.cards


def account(match: bigsmoke.Match, seat: int) -> dict[str, Any]:
    row: dict[str, Any] = match.view(None)["seats"][seat]["account"]
    return row


def test_open_accounts_are_off_by_default() -> None:
    assert bigsmoke.games()["london-markets"]["options"][0]["default"] is False
    assert all("account" not in row for row in table().view(RED)["seats"])


def test_open_accounts_tell_the_goods_that_all_have_seen() -> None:
    match = table({"hand": {"coffee": 2}}, {"hand": {"soap": 3}, "known": {"soap": 1}}, options={"open_accounts": True})
    take(match, token="goods")
    assert account(match, RED)["goods"] == {"coffee": [0, 2], "soap": [0, 2], "silk": [3, 3], "china": [0, 0]}
    assert account(match, RED)["goods_unseen"] == 2
    assert account(match, BLUE)["goods"]["soap"] == [1, 3]
    assert account(match, GREEN)["goods"]["soap"] == [0, 0]
    for seat in (RED, BLUE, None):
        assert match.view(seat)["seats"][RED]["account"] == account(match, RED)


def test_offers_take_from_what_all_have_seen_first() -> None:
    match = table({"hand": {"coffee": 3}, "known": {"coffee": 1}}, {}, phase="auction", options={"open_accounts": True})
    take(match, RED, good="coffee", count=2)
    for seat in (1, 2, 3):
        take(match, seat, good=None)
    assert account(match, RED)["goods_unseen"] == 1
    assert account(match, RED)["goods"]["coffee"] == [0, 1]


def test_open_accounts_tell_the_range_of_the_money() -> None:
    match = table({"money": 8, "account": [5, 20]}, options={"open_accounts": True})
    take(match, token="profit")
    assert account(match, RED)["money"] == [8, 23]
    fresh = skip_to(bigsmoke.new_match("london-markets", 3, 1, {"open_accounts": True}), "replenish")
    for seat in range(3):
        pounds = fresh.view(seat)["seats"][seat]["money"]
        assert account(fresh, seat)["money"] == [pounds, pounds]


def test_a_reveal_closes_the_range() -> None:
    match = table({"money": 8, "account": [5, 20]}, phase="move", round=5, options={"open_accounts": True})
    assert account(match, RED)["money"] == [8, 8]


def test_worlds_keep_to_the_range_of_the_money() -> None:
    match = table({"money": 8}, {"money": 8, "account": [5, 9]}, {"money": 4})
    found = set()
    for seed in range(60):
        state: Any = match.seat(RED).sample(seed).state
        assert state.seats[RED].money == 8
        found.add(state.seats[BLUE].money)
    assert found == {5, 6, 7, 8, 9}


def test_anothers_money_that_was_never_shown_changes_nothing_for_a_seat() -> None:
    one, other = (table({}, {"money": money, "account": [0, 40]}) for money in (30, 3))
    assert one.view(RED) == other.view(RED)
    assert one.seat(RED).sample(4).state.key() == other.seat(RED).sample(4).state.key()


def test_money_of_a_position_was_earned_before_everybodys_eyes_unless_it_says_otherwise() -> None:
    match = table({}, {"money": 30})
    worlds = [match.seat(RED).sample(seed).state for seed in range(4)]
    assert {match.game.position(world)["seat"][BLUE]["money"] for world in worlds} == {30}


def test_strict_piles_hide_the_piles_while_players_replenish_and_offer() -> None:
    strict = {"strict_piles": True}
    for phase in ("replenish", "auction"):
        match = table({"hand": {"coffee": 1}}, phase=phase, options=strict)
        assert {m["pile"] for m in match.view(RED)["markets"]} == {None}
        assert all(row.get("pile") is None for row in offered(match))
    assert {m["pile"] for m in table(options=strict).view(RED)["markets"]} == {18, None}


def test_every_figure_says_whether_it_is_a_fact() -> None:
    rows = {row["id"]: row for row in CARDS("london-markets")}
    assert rows["MC-01"]["known"] == ["coffee", "soap", "silk", "china"]
    assert rows["MC-02"]["known"] == []
    assert "markets" in rows["monopoly_borough"]["known"]
    assert "markets" not in rows["monopoly_brixton"]["known"]
    assert "copies" not in rows["rich_offer"]["known"]
    assert rows["T3"]["known"] == ["players"]
    specials = [row for row in rows.values() if row["type"] == "special"]
    assert sum(row["copies"] for row in specials) == 30
    assert sum(row["type"] == "market_card" for row in rows.values()) == 12


def test_the_deck_of_all_pairs() -> None:
    rows = [row for row in CARDS("london-markets", {"special_cards": "all_pairs"}) if row["type"] == "special"]
    assert sum(row["copies"] for row in rows) == 30
    assert sum(row["effect"] == "combined_offer" for row in rows) == 10
    match = bigsmoke.new_match("london-markets", 3, 1, {"special_cards": "all_pairs"})
    assert sum(pile["size"] for pile in match.view()["special_piles"]) == 30


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([], "expected ids with their fields"),
        ({"MC-99": {}}, "there is no card or track 'MC-99'"),
        ({"MC-02": 3}, "expected fields"),
        ({"MC-02": {"tea": 3}}, "MC-02.tea cannot be set"),
        ({"MC-11": {"soap": 3}}, "MC-11.soap cannot be set"),
        ({"MC-02": {"soap": 30}}, "30 is neither 'special' nor an amount"),
        ({"MC-02": dict.fromkeys(["coffee", "soap", "silk", "china"], 0)}, "MC-02 has nothing to auction"),
        ({"rich_offer": {"pays": 3}}, "rich_offer.pays cannot be set"),
        ({"rich_offer": {"copies": -1}}, "-1 is not a number from 0 to 30"),
        ({"rich_offer": {"copies": 6}}, "make 31, not 30"),
        ({"T3": {"actions": ["stack"]}}, "T3.actions: give 12 of stack, profit, goods"),
        ({"T3": {"icons": {"1": "reveal"}}}, "T3.icons: give spaces '2' to '12'"),
        ({"T3": {"length": 12}}, "T3.length cannot be set"),
    ],
)
def test_corrections_that_will_not_do(cards: Any, message: str) -> None:
    with pytest.raises(bigsmoke.BadOptions) as error:
        bigsmoke.new_match("london-markets", 3, 1, {"cards": cards})
    assert message in str(error.value)


def test_a_card_that_shows_fewer_goods_has_fewer_auctions() -> None:
    match = table(
        {"hand": {"coffee": 1, "silk": 1}}, phase="auction", options={"cards": {"MC-01": {"silk": 0, "china": 0}}}
    )
    assert {row["good"] for row in offered(match)} == {None, "coffee"}
    reasons = {row["good"]: row["reason"] for row in bigsmoke.Teller(match).unavailable(RED)}
    assert reasons["silk"] == "The market card does not show it."


def test_corrected_tracks_are_played() -> None:
    track = {"T3": {"actions": ["profit"] * 12, "icons": {"2": "reveal"}}}
    match = table({"money": 5}, players=3, phase="move", options={"cards": track})
    assert [row["money_shown"] for row in match.view()["seats"]] == [5, 0, 0]
    assert {row["action"] for row in offered(match, token="assistant")} == {"profit"}


# Positions


POSITION = """
players = 3
seed = 4
round = 6
phase = "auction"
card = "MC-02"
covered = ["coffee"]
merchants = { stack = "borough", profit = "brixton", goods = "portobello" }

[stacks]
borough = [0, 0, 1, 2]

[[seat]]
money = 12
hand = { soap = 3, silk = 1 }
specials = ["monopoly_borough"]

[[seat]]
hand = { china = 2 }
known = { china = 1 }
played = ["tiebreaker"]

[[seat]]
hand = {}
"""


def test_a_position_in_toml() -> None:
    match = bigsmoke.from_position("london-markets", POSITION)
    view = match.view(0)
    assert view["round"] == 6
    assert view["covered"] == ["coffee"]
    assert view["markets"][3]["crates"] == [4, 2, 3]
    assert hand(match, 0) == {"soap": 3, "silk": 1}
    assert view["seats"][0]["specials"] == ["monopoly_borough"]
    assert view["seats"][1]["tiebreaker"]
    assert len(view["past_cards"]) == 5
    again = bigsmoke.from_position("london-markets", json.loads(json.dumps(match.position())))
    assert again.position() == match.position()
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"phase": "tea"}, "phase: 'tea' will not do"),
        ({"round": 13}, "round: 13 will not do"),
        ({"offers": ["coffee"] * 5}, "offers:"),
        ({"stacks": {"borough": [7]}}, "stacks.borough: 7 is not a seat"),
        ({"stacks": {"soho": [1]}}, "stacks.soho: unknown field"),
        ({"stacks": {"borough": [0] * 21}}, "more than 20 bars"),
        ({"card": "MC-99"}, "card: there is no market card 'MC-99'"),
        ({"card": "MC-11", "phase": "auction"}, "'MC-11' is closed"),
        ({"deck": ["MC-02", "MC-02", "*"]}, "'MC-02' is used twice"),
        ({"deck": ["*", "MC-02"]}, "can only come last"),
        ({"deck": ["MC-02"]}, "11 still to come"),
        ({"round": 11, "deck": ["MC-11"]}, "cannot be the last card"),
        ({"past": ["MC-02"]}, "0 rounds have been played"),
        ({"merchants": {"stack": "borough", "profit": "borough"}}, "another market"),
        ({"used": ["stack"]}, "0 players have had their turn"),
        ({"used": ["tea"], "turn": 1}, "'tea' will not do"),
        ({"phase": "auction", "covered": ["tea"]}, "there is no good 'tea'"),
        (
            {"phase": "auction", "covered": ["coffee", "soap", "silk", "china"]},
            "covered: all goods have been auctioned",
        ),
        ({"round": 12, "card": "MC-11"}, "card: 'MC-11' is closed: it cannot be the last card"),
        ({"round": 12, "phase": "move"}, "phase: the game ends with the auctions of round 12"),
        ({"seat": [{}] * 5}, "seat: 5 seats are given, but there are 4 players"),
        ({"special_piles": [["*"], ["*"], ["*"], "tiebreaker"]}, "special_piles[3]: 'tiebreaker' will not do"),
        ({"special_piles": [["*"], ["*", 7], [], []]}, "special_piles[1]: 7 will not do"),
        ({"history": [{"seat": 0, "take": "tiebreaker", "pile": 4}]}, "history[0].pile: 4 will not do"),
        ({"special_piles": [["tiebreaker", "tiebreaker"], [], [], []]}, "'tiebreaker' is used too often"),
        ({"special_piles": [[]]}, "give 4 lists"),
        ({"history": [{"seat": 0, "play": "tiebreaker"}]}, "did not have 'tiebreaker'"),
        ({"history": [{"seat": 0, "take": "tiebreaker", "pile": 1}]}, "does not lead to"),
        ({"phase": "setup", "round": 2}, "before round 1"),
        ({"phase": "setup", "turn": 2}, "seat 0's turn"),
        ({"phase": "setup", "stacks": {"borough": [0, 1, 2, 3]}}, "no market then holds more than 3"),
        ({"tea": 1}, "tea: unknown field"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: dict[str, Any], message: str) -> None:
    position = {"players": 4, "seed": 1, "seat": [{"hand": {}}] * 4, **change}
    with pytest.raises(bigsmoke.BadPosition) as error:
        bigsmoke.from_position("london-markets", position)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        ({"hand": {"coffee": 19}}, "seat[0].hand.coffee: 19 will not do"),
        ({"hand": {"coffee": 2}, "known": {"coffee": 3}}, "3 coffee are not in the hand"),
        ({"hand": {"tea": 1}}, "seat[0].hand.tea: unknown field"),
        ({"money": -1}, "seat[0].money: -1 will not do"),
        ({"money": 9, "account": [10, 12]}, "the least and the most that 9 may be"),
        ({"money": 9, "account": [-1, 12]}, "the least and the most that 9 may be"),
        ({"money": 9, "account": [0, 10**400]}, "the least and the most that 9 may be"),
        ({"money": 9, "account": [0]}, "the least and the most that 9 may be"),
        ({"specials": ["tea"]}, "there is no special card 'tea'"),
        ({"ledger": {"tea": 1}}, "seat[0].ledger.tea: unknown field"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_the_reason(seat: dict[str, Any], message: str) -> None:
    rows = [{"hand": {}, **seat}, {"hand": {}}, {"hand": {}}]
    with pytest.raises(bigsmoke.BadPosition) as error:
        bigsmoke.from_position("london-markets", {"players": 3, "seed": 1, "seat": rows})
    assert message in str(error.value)


def test_what_a_position_leaves_out_is_dealt_as_at_the_start() -> None:
    match = bigsmoke.from_position("london-markets", {"players": 3, "seed": 1})
    assert [row["hand_size"] for row in match.view()["seats"]] == [8, 8, 8]
    assert sorted(m["pile"] for m in match.view()["markets"] if m["pile"] is not None) == [12, 12, 12, 12]
    some = bigsmoke.from_position("london-markets", {"players": 3, "seed": 1, "seat": [{"hand": {"soap": 18}}, {}, {}]})
    assert [row["hand_size"] for row in some.view()["seats"]] == [18, 8, 8]


def test_seats_that_a_position_leaves_out_are_as_at_the_start() -> None:
    match = bigsmoke.from_position("london-markets", "players = 3\nseed = 1\n[[seat]]\nmoney = 12")
    assert [row["hand_size"] for row in match.view()["seats"]] == [8, 8, 8]
    assert [side(match, seat)["money"] for seat in range(3)] == [12, 0, 0]


def test_a_position_can_be_read_again_however_much_was_earned_or_paid() -> None:
    rich = {"money": 999, "specials": ["clientele_borough", "any_market"]}
    poor = {"money": 3, "specials": ["any_market", "any_market"]}
    match = table(rich, poor, {}, players=3)
    for _ in range(2):
        for _ in range(2):
            take(match, card=next(row["card"] for row in match.legal() if "card" in row))
            if kind(match) == "place":
                take(match, market="brixton")
        take(match, token="profit" if match.asked == [RED] else "stack")
    again = bigsmoke.from_position("london-markets", match.position())
    assert [side(again, seat)["money"] for seat in range(3)] == [999 + 3 - 3 + 3, 0, 0]
    assert again.position() == match.position()


def test_the_position_of_a_finished_game_is_finished() -> None:
    match = table({"hand": {"coffee": 1}}, phase="auction", round=12)
    for seat in range(4):
        take(match, seat, good=None)
    again = bigsmoke.from_position("london-markets", match.position())
    assert again.over
    assert again.outcome == match.outcome
