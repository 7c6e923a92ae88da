"""London, 1st edition: the end of the game, final scoring and the winner."""

import pytest
from tests.conformance.london import (
    Json,
    act,
    cards,
    draw,
    finish,
    hand,
    kind,
    offered,
    sheet,
    story,
    whose,
)
from tests.conformance.london_1e import BETHNAL, SOUTHWARK, last_turn, player, table

from bigsmoke import Match, MatchOver


def scored(*seats: Json, **fields: object) -> Match:
    """The match after its last turn, in which nothing changed."""
    return finish(last_turn(*seats, **fields))


def test_L1_117_A08_cards_taken_from_the_display_do_not_end_the_deck() -> None:
    match = table(player(), player(), deck=cards("a"), top=cards("bcd"), bottom=cards("e"))
    draw(match, *cards("b"))
    act(match, "take_three")
    draw(match, *cards("cde"))
    assert (whose(match), "last_round" in story(match)) == (1, False)
    assert hand(match, 1) == cards("a")  # the only card left is the next player's opening card


def test_L1_117_the_trigger_waits_for_the_end_of_the_turn() -> None:
    match = table(player(), player(), deck=cards("a"), top=cards("bcd"))
    draw(match, "deck")
    assert kind(match) == "action"
    assert "last_round" not in story(match)
    act(match, "take_three")
    draw(match, *cards("bc"))
    assert match.view()["last_round"] == 0


def test_L1_118_A07_one_more_turn_for_every_other_player() -> None:
    match = table(players=4, turn=1, deck=cards("a"), top=cards("bc"))
    draw(match, "deck")
    act(match, "buy_land")
    turns = []
    match.choose(match.legal()[0]["option"])
    while whose(match) == 1:
        match.choose(match.legal()[0]["option"])
    while not match.over:
        if whose(match) not in turns:
            turns.append(whose(match))
        rows = [row for row in match.legal() if row.get("action") == "take_three"] or match.legal()
        match.choose(rows[0]["option"])
    assert turns == [2, 3, 0]
    with pytest.raises(MatchOver):
        match.choose(0)


def test_L1_118_an_opening_card_if_possible() -> None:
    match = table(player(), player(), turn=1, last_round=0, top=cards("bc"))
    assert kind(match) == "draw"
    assert offered(match, "card") == cards("bc")
    match = table(player(), player(), turn=1, last_round=0)
    assert kind(match) == "action"


@pytest.mark.parametrize(
    ("cash", "debts", "repaid", "left"), [(45, 2, 2, 5), (29, 2, 1, 4), (15, 1, 1, 0), (14, 1, 0, 4), (0, 0, 0, 0)]
)
def test_L1_119_step_1_as_many_loans_as_possible_are_repaid(cash: int, debts: int, repaid: int, left: int) -> None:
    match = scored(player(money=cash, loans=debts), player(money=0))
    assert (sheet(match, "repaid")[0], sheet(match, "money")[0]) == (repaid, left)
    assert sheet(match, "loans")[0] == -7 * (debts - repaid)


def test_L1_120_step_2_the_hand_becomes_poverty() -> None:
    match = scored(player(cards("abcd"), poverty=3), player())
    assert sheet(match, "hand") == [4, 0]
    assert sheet(match, "poverty") == [7, 0]


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (2, 0), (3, 1), (14, 4)])
def test_L1_121_step_3_one_point_for_three_pounds(cash: int, points: int) -> None:
    assert sheet(scored(player(money=cash), player()), "money")[0] == points


def test_L1_122_step_4_boroughs_with_the_underground() -> None:
    match = scored(player(boroughs=["hackney", "lambeth", BETHNAL]), player(), underground=["hackney", BETHNAL])
    assert sheet(match, "boroughs")[0] == (2 + 2) + 3 + (3 + 2)


def test_L1_123_step_5_cards_flipped_or_covered_score_and_others_do_not() -> None:
    match = scored(
        player(["nelsons_column"], stacks=[["hospital", "british_museum"], ["-kew_gardens"]]),
        player(),
        removed=["buckingham_palace"],
    )
    assert sheet(match, "cards")[0] == 3 + 2 + 4


def test_L1_124_step_6_seven_for_each_unpaid_loan() -> None:
    assert sheet(scored(player(money=0, loans=2), player()), "loans")[0] == -14


LOSSES = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24]


@pytest.mark.parametrize("more", range(len(LOSSES)))
def test_L1_125_ruling_2_step_7_poverty_is_compared_and_costs_by_the_table(more: int) -> None:
    match = scored(player(money=0, poverty=4 + more), player(money=0, poverty=4))
    assert sheet(match, "poverty") == [more, 0]
    assert sheet(match, "loss") == [-LOSSES[more], 0]


def test_L1_126_each_line_says_what_is_left_by_then() -> None:
    # given £17 and a loan, beside £20 and two: the loans are paid back before the money counts
    match = scored(player(money=17, loans=1), player(money=20, loans=2))
    assert match.outcome is not None
    of = {row["line"]: row["of"] for row in match.outcome.sheet if "of" in row}
    assert (of["repaid"], of["money"], of["loans"]) == ([17, 20], [2, 5], [0, 1])
    # then what is left is what the points are reckoned from
    assert sheet(match, "money") == [money // 3 for money in of["money"]]
    assert sheet(match, "loans") == [-7 * unpaid for unpaid in of["loans"]]


def test_L1_126_the_whole_sheet() -> None:
    a = player(
        cards("abc"),
        poverty=4,
        prestige=12,
        money=32,
        loans=2,
        boroughs=["hackney", "lambeth"],
        stacks=[["watch_makers", "covent_garden"], ["kew_gardens"]],
    )
    b = player(poverty=5, prestige=10, money=9, stacks=[["nelsons_column"], ["hospital"]])
    match = scored(a, b, underground=["hackney"])
    outcome = match.outcome
    assert outcome is not None
    assert {row["line"]: row["amounts"] for row in outcome.sheet} == {
        "counters": [12, 10],
        "repaid": [2, 0],
        "hand": [3, 0],
        "money": [0, 3],
        "boroughs": [7, 0],
        "cards": [5, 8],
        "loans": [0, 0],
        "poverty": [2, 0],
        "loss": [-1, 0],
        "total": [23, 21],
    }
    assert [row["line"] for row in outcome.sheet] == [
        "counters",
        "repaid",
        "hand",
        "money",
        "boroughs",
        "cards",
        "loans",
        "poverty",
        "loss",
        "total",
    ]
    assert (outcome.scores, outcome.winners, outcome.ending) == ([23, 21], [0], "victory_points")


@pytest.mark.parametrize("money", [0, 14, 15, 29, 31, 60])
@pytest.mark.parametrize("loans", [0, 1, 3])
@pytest.mark.parametrize("held", [0, 5])
def test_L1_A06_the_order_of_loans_and_hand_does_not_matter(money: int, loans: int, held: int) -> None:
    """When the hand is scored as poverty before the loans are repaid, the result is the same."""
    seat = player(cards("abcde")[:held], poverty=3, money=money, loans=loans)
    match = scored(seat, player(money=0))
    outcome = match.outcome
    assert outcome is not None
    repaid = min(loans, money // 15)
    loss = LOSSES[3 + held]
    assert outcome.scores[0] == (money - 15 * repaid) // 3 - 7 * (loans - repaid) - loss


LAND = {"three": ["hackney", "deptford", "greenwich"], "four": ["lewisham", "lambeth", "camberwell", SOUTHWARK]}
TIES: list[tuple[str, Json, Json, list[int]]] = [
    # Two points of poverty cost as much as one.
    ("poverty", player(prestige=9, poverty=1), player(prestige=9, poverty=2), [0]),
    ("boroughs", player(prestige=12, boroughs=LAND["three"]), player(prestige=6, boroughs=LAND["four"]), [1]),
    ("best_card", player(stacks=[["st_pauls"]]), player(stacks=[["nelsons_column"], ["silk_weaving"]]), [0]),
    ("shared", player(prestige=3), player(prestige=3), [0, 1]),
]


@pytest.mark.parametrize(("step", "one", "other", "winners"), TIES, ids=[tie[0] for tie in TIES])
def test_L1_127_A31_ties(step: str, one: Json, other: Json, winners: list[int]) -> None:
    match = scored(one, other, player(prestige=1))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert (outcome.winners, outcome.ending) == (winners, step)


def test_L1_127_the_most_victory_points_win() -> None:
    match = scored(player(prestige=5), player(prestige=9), player(prestige=7))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ([3, 1, 2], "victory_points")


def test_all_is_open_when_the_game_is_over() -> None:
    match = scored(player(cards("ab"), stacks=[["-vintners", "-salters"]]), player())
    assert hand(match) == cards("ab")
    view = match.view()["seats"][0]
    assert view["hand"] == sorted(cards("ab"))
    assert view["stacks"][0]["cards"] == ["vintners", "salters"]
