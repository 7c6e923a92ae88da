"""London, 2nd edition: the end of the game, final scoring and the winner."""

import pytest
from tests.conformance.london import (
    Json,
    act,
    cards,
    draw,
    finish,
    hand,
    kind,
    last_turn,
    money,
    offered,
    pick,
    player,
    refused,
    sheet,
    story,
    table,
    whose,
)

from bigsmoke import Match, MatchOver, Teller


def scored(*seats: Json) -> Match:
    """The final scoring of these seats."""
    return finish(last_turn(*seats))


def ranks(match: Match) -> list[int]:
    outcome = match.outcome
    assert outcome is not None
    return outcome.ranks


def ending(match: Match) -> str:
    outcome = match.outcome
    assert outcome is not None
    return outcome.ending


def scores(match: Match) -> list[int]:
    outcome = match.outcome
    assert outcome is not None
    return outcome.scores


# The end


def test_L2_110_an_empty_deck_at_the_end_of_a_turn() -> None:
    match = table(player(), player(), players=2, deck=["vintners"], top=cards("abc"), bottom=cards("de"))
    draw(match, "fishmongers")
    act(match, "run_city")
    assert match.view()["last_round"] is None
    draw(match, "deck")
    assert match.view()["deck"] == 0
    assert match.view()["last_round"] is None  # not in the middle of the turn
    act(match, "draw_three")
    draw(match, "mercers", "grocers", "haberdashers")
    assert match.view()["last_round"] == 1
    assert not match.over
    assert whose(match) == 0


def test_L2_110_neither_the_board_nor_the_borough_deck_matters() -> None:
    match = table(player(), deck=["*"], market=[], borough_deck=[])
    act(match, "run_city")
    assert match.view()["last_round"] is None


def test_L2_110_a_deck_that_is_empty_before_the_turn_counts_at_its_end() -> None:
    match = table(player(), player())
    assert match.view()["last_round"] is None
    act(match, "run_city")
    assert match.view()["last_round"] == 0
    act(match, "run_city")
    assert match.over


@pytest.mark.parametrize(("players", "trigger"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_L2_111_each_other_player_has_one_more_turn(players: int, trigger: int) -> None:
    match = table(players=players, deck=["vintners"], turn=trigger)
    seats = []
    while not match.over:
        seats.append(whose(match))
        act(match, "run_city")
    assert seats == [(trigger + i) % players for i in range(players)]
    assert match.view()["last_round"] == trigger
    assert match.view()["turns"] == players
    assert story(match).count("last_round") == 1
    assert story(match)[-1] == "end"


def test_L2_111_nothing_can_be_chosen_after_the_end() -> None:
    match = scored(player(), player())
    assert match.legal() == []
    assert Teller(match).unavailable() == []
    assert match.asked == []
    with pytest.raises(MatchOver):
        match.choose(0)


def test_L2_112_the_opening_draw_of_a_final_turn_comes_from_the_board() -> None:
    match = table(player(), player(["vintners"]), turn=1, last_round=0, top=cards("pq"))
    assert kind(match) == "draw"
    refused(match, deck=True)
    assert sorted(offered(match, "card")) == sorted(cards("pq"))
    draw(match, "lords")
    assert hand(match, 1) == ["lords", "vintners"]


def test_L2_112_with_an_empty_board_nothing_is_drawn() -> None:
    match = table(player(), player(["vintners"]), turn=1, last_round=0)
    assert kind(match) == "action"
    assert hand(match, 1) == ["vintners"]


# Scoring, step by step


def test_L2_113_step_1_the_hand_becomes_poverty() -> None:
    match = last_turn(
        player(["vintners", *cards("ghi")], poverty=3), player(["lords"]), top=cards("abc"), bottom=cards("dej")
    )
    draw(match, "fishmongers")
    act(match, "run_city")
    assert sheet(match, "hand") == [4, 2]
    assert sheet(match, "poverty") == [3 + 4 - (2 + 2), 0]
    top = match.view()["board"]["top"]
    assert top == [None, *cards("bc")]  # the hands do not go to the board


def test_L2_114_step_2_every_card_in_the_display_counts() -> None:
    stacks = [["st_pauls", "-hospital", "lords"], ["-nelsons_column"], ["buckingham_palace"]]
    match = scored(player(["parliament"], stacks=stacks, prestige=4), player(["wren"]))
    assert sheet(match, "track") == [4, 0]
    assert sheet(match, "cards") == [6 + 3 + 1 + 5 + 7, 0]


@pytest.mark.parametrize(
    ("money", "loans", "repaid", "points", "unpaid"),
    [(32, 3, 2, 0, -7), (15, 1, 1, 0, 0), (14, 1, 0, 4, -7), (60, 2, 2, 10, 0), (0, 2, 0, 0, -14)],
)
def test_L2_115_step_3_as_many_loans_as_possible_are_repaid(
    money: int, loans: int, repaid: int, points: int, unpaid: int
) -> None:
    match = scored(player(money=money, loans=loans), player(money=0))
    assert sheet(match, "repaid")[0] == repaid
    assert sheet(match, "money")[0] == points
    assert sheet(match, "loans")[0] == unpaid


@pytest.mark.parametrize(("money", "points"), [(0, 0), (2, 0), (3, 1), (14, 4), (15, 5)])
def test_L2_116_step_4_a_point_for_each_full_three_pounds(money: int, points: int) -> None:
    match = scored(player(money=money), player(money=0))
    assert sheet(match, "money") == [points, 0]
    assert scores(match) == [points, 0]


@pytest.mark.parametrize(("loans", "score"), [(0, 18), (1, 11), (3, -3)])
def test_L2_117_step_5_seven_less_for_each_unpaid_loan(loans: int, score: int) -> None:
    match = scored(player(money=0, prestige=18, loans=loans), player(money=0))
    assert scores(match)[0] == score


@pytest.mark.parametrize(
    ("before", "after"),
    [([13, 6, 9], [7, 0, 3]), ([4, 0, 2], [4, 0, 2]), ([5, 5], [0, 0]), ([9, 9, 12, 10], [0, 0, 3, 1])],
)
def test_L2_118_step_6_the_lowest_poverty_is_taken_from_all(before: list[int], after: list[int]) -> None:
    match = scored(*[player(money=0, poverty=poverty) for poverty in before])
    assert sheet(match, "poverty") == after


@pytest.mark.parametrize(
    ("poverty", "loss"),
    [
        (0, 0),
        (1, -1),
        (2, -1),
        (3, -2),
        (4, -3),
        (5, -5),
        (6, -7),
        (7, -9),
        (8, -11),
        (9, -13),
        (10, -15),
        (11, -18),
        (12, -21),
        (15, -30),
        (20, -45),
    ],
)
def test_L2_119_step_7_the_poverty_table(poverty: int, loss: int) -> None:
    match = scored(player(money=0, poverty=poverty), player(money=0))
    assert sheet(match, "loss") == [loss, 0]
    assert scores(match) == [loss, 0]


def test_L2_120_the_whole_vector() -> None:
    """Card values 3+2 and 6; converting money before repaying would give the first player ten points more."""
    a = player(cards("ghij"), money=32, loans=3, poverty=9, prestige=20, stacks=[["hospital", "west_india_docks"]])
    b = player(["vintners"], money=10, poverty=5, prestige=24, stacks=[["-st_pauls"]])
    match = scored(a, b)
    lines = {row["line"]: row["amounts"] for row in match.outcome.sheet} if match.outcome else {}
    assert lines == {
        "track": [20, 24],
        "hand": [4, 1],
        "cards": [5, 6],
        "repaid": [2, 0],
        "money": [0, 3],
        "loans": [-7, 0],
        "poverty": [7, 0],
        "loss": [-9, 0],
        "total": [9, 33],
    }
    assert scores(match) == [9, 33]
    assert ranks(match) == [2, 1]


def test_L2_120_the_lines_that_count_add_up_to_the_total() -> None:
    match = scored(
        player(cards("gh"), money=32, loans=3, poverty=9, prestige=20),
        player(money=10, prestige=3, stacks=[["st_pauls"]]),
    )
    outcome = match.outcome
    assert outcome is not None
    for seat in range(2):
        assert sum(row["amounts"][seat] for row in outcome.sheet if row["points"]) == outcome.scores[seat]


def test_L2_120_the_forecast_of_the_last_moment_is_the_score() -> None:
    match = last_turn(player(cards("gh"), money=32, loans=3, poverty=9, prestige=20), player(money=10))
    forecast = [match.forecast(seat)["score"]["total"] for seat in range(2)]
    finish(match)
    assert scores(match) == forecast


def test_L2_121_scores_may_be_negative() -> None:
    match = scored(player(money=0, prestige=2, loans=1, poverty=4), player(money=0))
    assert scores(match)[0] == -8


# The winner


def test_L2_122_most_prestige_wins_and_then_least_poverty() -> None:
    """B: 41 on the track, less one for two poverty; C is alone at 39."""
    match = scored(
        player(money=0, prestige=40, poverty=3),
        player(money=0, prestige=41, poverty=5),
        player(money=0, prestige=39, poverty=3),
    )
    assert scores(match) == [40, 40, 39]
    assert sheet(match, "poverty") == [0, 2, 0]
    assert ranks(match) == [1, 2, 3]
    assert ending(match) == "poverty"


def test_L2_122_more_prestige_decides_alone() -> None:
    match = scored(player(money=0, prestige=40, poverty=9), player(money=0, prestige=10))
    assert ranks(match) == [1, 2]
    assert ending(match) == "prestige"


def test_L2_123_then_most_boroughs_covered_ones_included() -> None:
    match = scored(
        player(money=0, prestige=41, poverty=1, boroughs=["city", "lambeth", "hackney"]),
        player(
            money=0, prestige=41, poverty=1, boroughs=["greenwich", "deptford", "lewisham", "battersea", "paddington"]
        ),
        player(money=0),
    )
    assert scores(match)[:2] == [40, 40]
    assert ranks(match)[:2] == [2, 1]
    assert ending(match) == "boroughs"


def test_L2_124_then_the_best_single_card() -> None:
    match = scored(
        player(money=0, prestige=34, stacks=[["st_pauls", "vintners"]]),
        player(money=0, prestige=33, stacks=[["-nelsons_column"], ["hospital"], ["grocers"]]),
    )
    assert scores(match) == [40, 41]
    match = scored(
        player(money=0, prestige=34, stacks=[["st_pauls", "vintners"]]),
        player(money=0, prestige=32, stacks=[["-nelsons_column"], ["hospital"]]),
    )
    assert scores(match) == [40, 40]
    assert ranks(match) == [1, 2]
    assert ending(match) == "best_card"


def test_L2_124_and_then_the_victory_is_shared() -> None:
    match = scored(
        player(money=0, prestige=34, stacks=[["st_pauls"]]),
        player(money=0, prestige=33, stacks=[["buckingham_palace"]]),
        player(money=0, prestige=12),
    )
    assert scores(match) == [40, 40, 12]
    assert ranks(match) == [2, 1, 3]
    match = scored(player(money=0, stacks=[["hospital"]]), player(money=0, stacks=[["-hospital"]]), player(money=0))
    assert ranks(match) == [1, 1, 3]
    assert match.outcome is not None
    assert match.outcome.winners == [0, 1]
    assert ending(match) == "shared"


def test_L2_124_a_tie_for_second_place_is_broken_the_same_way() -> None:
    match = scored(
        player(money=0, prestige=50),
        player(money=0, prestige=20, boroughs=["city"]),
        player(money=0, prestige=20, boroughs=["lambeth", "hackney"]),
    )
    assert ranks(match) == [1, 3, 2]


def test_all_four_may_share() -> None:
    match = scored(player(), player(), player(), player())
    assert ranks(match) == [1, 1, 1, 1]
    assert ending(match) == "shared"


def test_L2_A02_loans_are_not_a_choice_at_the_end() -> None:
    match = last_turn(player(money=30, loans=1), player(money=30, loans=1))
    assert kind(match) == "repay"
    pick(match, amount=0)
    act(match, "run_city")
    assert match.over
    assert sheet(match, "repaid") == [1, 1]
    assert money(match, 0) == 30
