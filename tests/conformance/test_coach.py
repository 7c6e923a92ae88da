"""What the coach says, with its figures: given a position, when a seat is asked, then these figures are remarked on.

Each figure is held against the rule that it comes from.
"""

from pathlib import Path
from typing import Any

import pytest
from tests.conformance import markets, nanty
from tests.conformance.london import act, cards, last_turn, pick, player, table

import bigsmoke
from bigsmoke import Match

Json = dict[str, Any]
RULES = Path(bigsmoke.__file__).parent / "words/en"


def remark(match: Match, topic: str, seat: int | None = None) -> Json:
    """What is said on a topic to whoever is asked; nothing: an empty row."""
    found = [row for row in match.coach(match.asked[0] if seat is None else seat) if row["topic"] == topic]
    assert len(found) < 2
    for row in found:  # whatever is said can be told, in every language
        for lang in ("en", "de", "fr"):
            assert bigsmoke.tell(row["says"], lang, me=match.asked[0])
            assert bigsmoke.tell(row["why"], lang, me=match.asked[0])
    return found[0] if found else {}


def figures(row: Json) -> Json:
    """What a remark is said with."""
    return {name: value for name, value in row["says"].items() if name != "key"}


def options(match: Match, **what: Any) -> list[int]:
    return [row["option"] for row in match.legal() if all(row.get(name) == value for name, value in what.items())]


EDITIONS = pytest.mark.parametrize("game", ["london-2e", "london-1e"])
BUILD = {"london-2e": "develop", "london-1e": "play_cards"}
DRAW = {"london-2e": "draw_three", "london-1e": "take_three"}


# London


@EDITIONS
def test_L2_088_each_card_in_hand_makes_a_run_dearer(game: str) -> None:
    """Given three stacks and five cards in hand, when asked, then a run brings eight, five for the hand."""
    match = table(player(cards("abcde"), stacks=[["vintners"], ["theatre_royal"], ["lords"]]), game=game)
    row = remark(match, "hand")
    assert figures(row) == {"hand": 5, "poverty": 8}
    assert row["sum"]["total"] == 8
    assert row["heeds"] == options(match, action=BUILD[game])
    assert row["against"] == options(match, action="run_city")


@EDITIONS
def test_L2_118_the_last_turn_says_what_poverty_costs(game: str) -> None:
    """Given four poverty and two cards against two, when it is the last turn, then four above the fewest cost three."""
    match = last_turn(player([], poverty=2), player(cards("ab"), poverty=4), game=game)
    row = remark(match, "last")
    assert figures(row) == {"hand": 2, "over": 4, "loss": 3}
    assert sum(part["amount"] for part in row["sum"]["parts"]) == row["sum"]["total"] == 4
    assert row["rule"] == "end"


@EDITIONS
def test_L2_117_loans_that_cannot_be_paid_back_cost_seven_each(game: str) -> None:
    """Given three loans and £20 in the last turn, when asked, then one is paid back and two cost fourteen."""
    match = last_turn(player(), player(cards("ab"), loans=3, money=20), game=game)
    if game == "london-2e":
        pick(match, amount=0)
    paid: Json = {"loans": 3, "money": 20, "paid": 1, "left": 2, "cost": 14}
    assert figures(remark(match, "unpaid")) == paid
    assert not remark(last_turn(player(), player(cards("ab"), loans=1, money=15), game=game), "unpaid")


@EDITIONS
def test_L2_119_the_most_poverty_of_all(game: str) -> None:
    """Given eight poverty above the other's, when asked, then it costs eleven, and one more two besides."""
    match = table(player(cards("a"), poverty=9), player([], poverty=2), game=game)
    assert figures(remark(match, "poverty")) == {"over": 8, "loss": 11, "more": 2}
    # and when a run would make it so, then that is said before it
    built = player(cards("abcd"), poverty=0, stacks=[["vintners"], ["lords"]])
    match = table(built, player([], poverty=4), game=game)
    assert figures(remark(match, "poverty")) == {"poverty": 6, "over": 6, "loss": 7}
    assert remark(match, "poverty")["against"] == options(match, action="run_city")


def test_a_run_of_cards_that_lie_face_down_brings_poverty_alone() -> None:
    """Given two stacks face down and a card in hand, when asked, then a run brings three poverty and nothing else."""
    match = table(player(cards("a"), stacks=[["-mercers"], ["-salters"]]))
    row = remark(match, "idle")
    assert figures(row) == {"stacks": 2, "poverty": 3}
    assert not remark(table(player(cards("a"), stacks=[["mercers"]])), "idle")


@EDITIONS
def test_L2_029_more_cards_than_may_be_kept(game: str) -> None:
    """Given eight cards in hand and many in the deck, when asked, then of three more two have to go."""
    match = table(
        player(cards("abcdefgh")), deck=["lords"] * 1 + ["theatre_royal"] * 1, top=["covent_garden"], game=game
    )
    pick(match, deck=True)  # the opening draw
    row = remark(match, "limit")
    hand = match.view(0)["seats"][0]["hand_size"]
    drawn = min(3, match.view(0)["deck"] + 1)
    assert figures(row) == {"hand": hand, "drawn": drawn, "limit": 9, "lost": hand + drawn - 9}
    assert row["against"] == options(match, action=DRAW[game])


def test_a_deck_that_is_nearly_out() -> None:
    """Given two cards left to draw and two in hand, when asked, then both figures are told."""
    match = table(player(cards("ab")), deck=["lords", "theatre_royal", "fleet_street"])
    assert figures(remark(match, "deck")) == {"deck": 2, "hand": 3}


@EDITIONS
def test_land_that_cannot_be_paid_for_is_bought_on_credit(game: str) -> None:
    """Given £1, when a borough of £5 or £8 is bought, then a loan is told with what it costs."""
    match = table(player(cards("a"), money=1), game=game)
    act(match, "buy_land")
    row = remark(match, "borrow")
    assert figures(row)["money"] == 1
    assert figures(row)["count"] == 1
    assert figures(row)["back"] == 15
    assert figures(row)["cost"] == 7
    assert set(row["against"]) == {each["option"] for each in match.legal() if "loans" in each}


def test_L2_094_loans_can_be_paid_back_before_the_draw() -> None:
    """Given three loans and £31, when the turn begins, then two can be paid back."""
    match = table(player(cards("a"), loans=3, money=31), deck=["lords"] * 1 + ["theatre_royal"])
    row = remark(match, "repay")
    assert figures(row) == {"loans": 3, "able": 2, "price": 15, "cost": 7}
    assert row["against"] == options(match, amount=0)


def test_a_card_that_only_brings_something_is_better_used() -> None:
    """Given a Covent Garden that shows, when the city is run, then it is named with what it brings."""
    match = table(player(cards("a"), stacks=[["covent_garden"], ["mercers"]]))
    act(match, "run_city")
    row = remark(match, "unused")
    assert row["says"]["card"] == "covent_garden"
    assert row["says"]["count"] == 2
    assert [gain["amount"] for gain in row["says"]["gains"]] == [5, 2]  # pounds and prestige
    assert row["against"] == options(match, done=True)


def test_L2_084_a_new_stack_beside_stacks_that_lie_face_down() -> None:
    """Given three stacks, two of them face down, when a card is placed, then a fourth costs four in every run."""
    match = table(player(cards("ab"), stacks=[["-vintners"], ["-salters"], ["lords"]]))
    act(match, "develop")
    pick(match, card=cards("a")[0])
    row = remark(match, "stacks")
    assert figures(row) == {"stacks": 4, "down": 2}
    assert row["against"] == options(match, new=True)


# Nanty Narking

G = nanty.G


def test_NN_024_eight_markers_and_fagin_may_be_at_the_table() -> None:
    """Given seven Trouble markers, when another than Fagin is asked, then one more is told."""
    areas = ["Chelsea", "Westminster", "Strand", "West End", "Holborn", "City", "Highbury"]
    board = " ".join(f"{name}[{'B1 Y1' if n < 4 else 'R1 G1'} T]" for n, name in enumerate(areas))
    game = nanty.table(board, hands={G: ["<£3>"]}, personalities={G: "lord_bellinger"}).match
    assert figures(remark(game, "rival")) == {"personality": "fagin", "have": 7, "need": 8, "left": 1}
    # and when Fagin is asked, it is no danger but the aim
    mine = nanty.table(board, hands={G: ["<£3>"]}, personalities={G: "fagin"}).match
    assert not remark(mine, "rival")
    assert figures(remark(mine, "aim")) == {"personality": "fagin", "have": 7, "need": 8, "left": 1}


def test_NN_027_an_aim_that_is_met_can_be_declared() -> None:
    """Given four areas under control with four players, when a lord's turn begins, then victory can be declared."""
    board = " ".join(f"{name}[G1]" for name in ("Chelsea", "City", "Strand", "Holborn"))
    game = nanty.table(board, hands={G: ["<£3>"]}, personalities={G: "lord_bellinger"}).match
    row = remark(game, "claim")
    assert figures(row) == {"personality": "lord_bellinger", "have": 4, "need": 4}
    assert row["sum"]["total"] == 4
    assert row["heeds"] == options(game, action="claim")
    assert game.coach(G)[0]["topic"] == "claim"


def test_NN_056_agents_in_trouble_can_be_assassinated() -> None:
    """Given two Agents where there is Trouble and one where there is none, when asked, then the two are told."""
    game = nanty.table("City[G2 T] Chelsea[G1]", hands={G: ["<£3>"]}, personalities={G: "fagin"}).match
    assert figures(remark(game, "exposed")) == {"agents": 2, "areas": ["city"]}


def test_NN_032_the_pile_runs_out_and_holmes_may_win() -> None:
    """Given five cards left in the pile, when a lord is asked, then Holmes is told; Holmes is told otherwise."""
    cards_left = ["toby", "old_krook", "moll_flanders", "mrs_hudson", "royal_mint"]
    row = remark(nanty.table("City[G1]", pile=cards_left, personalities={G: "lord_bellinger"}).match, "pile")
    assert row["says"]["pile"] == 5
    assert row["says"]["people"] == ["sherlock_holmes"]
    assert row["says"]["points"] == row["sum"]["total"]
    own = remark(nanty.table("City[G1]", pile=cards_left, personalities={G: "sherlock_holmes"}).match, "pile")
    assert figures(own) == {"pile": 5, "personality": "sherlock_holmes"}


def test_NN_025_somebody_is_nearly_rich_enough() -> None:
    """Given £40 of £42 with another player, when asked, then £2 are missing."""
    game = nanty.table("City[G1]", hands={G: ["<£3>"]}, money={1: 40}, personalities={G: "fagin"}).match
    row = remark(game, "rival")
    assert row["says"]["seat"] == 1
    assert (row["says"]["have"], row["says"]["need"], row["says"]["left"]) == (40, 42, 2)


# London Markets


def auction(*hands: Json) -> Match:
    return markets.table(*[{"hand": hand} for hand in hands], phase="auction", round=2)


def test_an_offer_that_is_more_than_is_needed() -> None:
    """Given four coffee, and two among all others, when offers are made, then three are sure, and four too many."""
    match = auction({"coffee": 4}, {"coffee": 2}, {"soap": 1}, {"soap": 1})
    row = remark(match, "sure", 0)
    assert row["says"]["good"] == "coffee"
    assert (row["says"]["most"], row["says"]["enough"], row["says"]["held"]) == (2, 3, 4)
    rows = {each["count"]: each["option"] for each in match.legal(0) if each["good"] == "coffee"}
    assert row["heeds"] == [rows[3]]
    assert row["against"] == [rows[4]]
    # and nobody can offer more than they hold
    assert remark(auction({"coffee": 4}, {"coffee": 3}, {"coffee": 3}, {}), "sure", 0)["says"]["most"] == 3


def test_an_offer_that_cannot_win_against_all() -> None:
    """Given one coffee, and seven among three others, when offers are made, then somebody has three or more."""
    match = auction({"coffee": 1}, {"coffee": 3}, {"coffee": 2}, {"coffee": 2})
    row = remark(match, "outbid", 0)
    assert (row["says"]["held"], row["says"]["least"]) == (1, 3)
    assert row["sum"]["total"] == 7


def test_a_tie_shares_the_price() -> None:
    """Given two of a good, and six among three others, when offers are made, then a tie of two is told."""
    match = auction({"coffee": 2}, {"coffee": 2}, {"coffee": 2}, {"coffee": 2})
    row = remark(match, "tie", 0)
    price = match.view(0)["card"]["rewards"]["coffee"]
    assert figures(row) == {"good": "coffee", "held": 2, "price": price, "share": price // 2}


def test_where_a_profit_pays_more_than_the_least() -> None:
    """Given six crates that show where the merchant for profits stands, when asked, then £6 are told."""
    match = markets.table(stacks=dict.fromkeys(markets.MARKETS, "RR"), start=0)
    row = remark(match, "profit")
    best = max(each["brings"]["money"] for each in match.legal() if each.get("action") == "profit")
    assert best == 6
    assert row["says"]["money"] == best
    assert row["says"]["least"] == 3


# All of them


def test_a_coach_says_nothing_to_a_seat_that_is_not_asked() -> None:
    match = table(player(cards("abcde"), stacks=[["vintners"]]))
    assert match.coach(0)
    assert not match.coach(1)


@pytest.mark.parametrize("game", list(bigsmoke.games()))
def test_every_game_has_eight_topics_or_more_and_each_has_its_section_of_the_rules(game: str) -> None:
    topics: dict[str, str] = {}
    for seed in range(3):
        match = bigsmoke.new_match(game, players=3, seed=seed)
        while not match.over:
            seat = match.asked[0]
            decision = match.decision_of(seat)
            assert decision is not None
            for row in match.coach(seat):
                topics[row["topic"]] = row["rule"]
                assert set(row["heeds"]) <= set(decision.options)
                assert set(row["against"]) <= set(decision.options)
                assert not set(row["heeds"]) & set(row["against"])
                if "sum" in row and row["topic"] not in ("rival", "hand", "idle", "land"):
                    assert sum(part["amount"] for part in row["sum"]["parts"]) == row["sum"]["total"]
            match.choose(match.game.policy(match._flow.state, decision), seat)
    page = (RULES / f"{game}.rules.md").read_text(encoding="utf-8")
    assert len(topics) >= 8
    assert not {rule for rule in topics.values() if f"{{#{rule}}}" not in page}
