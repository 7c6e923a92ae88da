"""The greedy bot: it wins against chance, and takes what lies before it."""

import pytest
from tests.conformance.london import cards, kind, last_turn, player, side, table, whose
from tests.properties.play import choices

import bigsmoke
from bigsmoke import Match
from bigsmoke.arena.simulate import plan, play_one, simulate
from bigsmoke.bots import greedy, make_bot
from bigsmoke.kernel.imagine import Quick, leaves
from bigsmoke.kernel.match import Seat
from bigsmoke.kernel.state import State

SEED = 7


def play_turn(match: Match) -> list[str]:
    """Let the bot play the turn to its end; the actions and cards it chose, by name."""
    seat, turns = whose(match), match.turns
    bot = make_bot("greedy", SEED)
    named: list[str] = []
    while not match.over and match.turns == turns:
        option = bot.choose(match.seat(seat))
        row = next(row for row in match.legal() if row["option"] == option)
        named += [str(row[what]) for what in ("action", "borough", "card") if what in row]
        match.choose(option)
    return named


# Strength


@pytest.mark.parametrize("number", range(2))
def test_it_beats_chance_in_games_of_two(number: int) -> None:
    what = plan("london-2e", 2, 2, SEED, ["greedy", "random"])
    outcome = play_one(what, number).outcome
    assert outcome is not None
    assert [what.lineup(number)[seat] for seat in outcome.winners] == ["greedy"]


def test_it_beats_three_random_bots_from_every_seat() -> None:
    result = simulate(plan("london-2e", 4, 4, SEED, ["greedy", "random", "random", "random"]))
    assert result["by_bot"]["greedy"]["wins"] == 4
    assert [row["wins"] for row in result["seats"]] == [1, 1, 1, 1]


def test_among_themselves_they_build_run_and_buy_and_score_like_people() -> None:
    match = bigsmoke.new_match("london-2e", 3, SEED)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    taken: list[set[str]] = [set(), set(), set()]
    while not match.over:
        seat = whose(match)
        option = bots[seat].choose(match.seat(seat))
        row = next(row for row in match.legal() if row["option"] == option)
        taken[seat].add(str(row.get("action")))
        match.choose(option)
    outcome = match.outcome
    assert outcome is not None
    assert min(outcome.scores) >= 20
    for actions in taken:
        assert {"develop", "buy_land", "run_city", "draw_three"} <= actions


# Sense


def test_it_buys_land_that_it_can_pay_in_its_last_turn() -> None:
    match = last_turn(player(), player(money=8), market=["city"])
    assert play_turn(match)[:1] == ["buy_land"]
    assert side(match, 1)["prestige"] == 5


def test_it_runs_a_city_whose_prestige_would_be_lost() -> None:
    match = last_turn(player(), player(["pauper"], money=0, stacks=[["great_exhibition"]]), market=[])
    assert play_turn(match)[:2] == ["run_city", "great_exhibition"]
    assert side(match, 1)["prestige"] == 5


def test_it_builds_the_card_of_most_prestige_in_its_last_turn() -> None:
    match = last_turn(player(), player(["st_pauls", "theatre_royal"], money=10), market=[])
    assert play_turn(match)[:2] == ["develop", "st_pauls"]


def test_it_repays_a_loan_when_it_is_rich() -> None:
    match = table(player(money=60, loans=1), deck=["*"])
    assert kind(match) == "repay"
    match.choose(make_bot("greedy", SEED).choose(match.seat(0)))
    assert side(match)["loans"] == 0


def test_it_takes_no_loan_without_a_use_for_it() -> None:
    match = table(player(cards("ab"), money=20), deck=["*"])
    play_turn(match)
    assert side(match)["loans"] == 0


# Ending


def play_among_themselves(match: Match, turns: int) -> None:
    """Let bots play every seat for so many turns, or to the end if it comes sooner."""
    bots = [make_bot("greedy", seat) for seat in range(match.players)]
    until = match.turns + turns
    while not match.over and match.turns < until:
        seat = whose(match)
        match.choose(bots[seat].choose(match.seat(seat)), seat)


def a_table_that_pays_for_ever(deck: int) -> Match:
    """Cities whose every run brings money and points and no poverty, and nobody who has to draw from the deck.

    Parliament may take no card; the other player takes the Pauper of the Card Display and has to put one back.
    """
    land = [row["id"] for row in bigsmoke.cards("london-1e") if row["type"] == "borough"]
    one = player(
        ["pauper"] * 3,
        poverty=0,
        money=100,
        boroughs=land[::2],
        stacks=[["parliament"], ["omnibus"], ["british_museum"], ["lords"], ["kew_gardens"]],
    )
    other = player(
        ["pauper"] * 6 + ["police_force", "millbank_prison", "brixton_prison"],
        poverty=0,
        money=100,
        boroughs=land[1::2],
        stacks=[["public_houses"], ["omnibus"], ["bridge"], ["grand_hotel"], ["natural_history_museum"]],
    )
    return table(one, other, deck=["shops", "shops", *["sewers"] * 3][:deck], top=["pauper"], game="london-1e")


@pytest.mark.parametrize("deck", [1, 5])
def test_a_game_that_could_go_on_for_ever_is_brought_to_its_end(deck: int) -> None:
    """Given a table at which it pays to go on, when the bots have done so for long, then they draw the deck empty."""
    match = a_table_that_pays_for_ever(deck)
    play_among_themselves(match, 40)
    assert not match.over
    assert match.view()["deck"] > 0
    late = bigsmoke.from_position("london-1e", {**match.position(), "turns": 200})
    play_among_themselves(late, 120)
    assert late.over


def test_a_whole_game_ends_in_the_time_that_people_would_take() -> None:
    """Given the seats of a deal that two bots without weariness play for more than 200 turns, then it ends by 120."""
    match = bigsmoke.new_match("london-1e", 2, 12)
    play_among_themselves(match, 120)
    assert match.over


# What its faults were


def test_it_takes_any_of_equals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a judgement to which everything is the same, then it takes each option now and then."""
    match = bigsmoke.new_match("london-2e", 2, SEED)
    seat = match.seat(whose(match))
    assert seat.decision is not None
    assert len(seat.decision.options) > 2
    monkeypatch.setattr(match.game, "evaluate", lambda _state, _seat: 0.0)
    assert {make_bot("greedy", seed).choose(seat) for seed in range(100)} == set(seat.decision.options)


def test_it_does_not_open_alike_in_every_game() -> None:
    """Given the same deal of London Markets, where the yardstick always begins alike, then it does not."""
    match = bigsmoke.new_match("london-markets", 3, 3)
    seat = match.seat(match.asked[0])
    openings = {bot: {make_bot(bot, seed).choose(seat) for seed in range(30)} for bot in ("greedy-1", "greedy")}
    assert len(openings["greedy-1"]) == 1
    assert len(openings["greedy"]) > 2


def ends_the_turn(match: Match) -> bool:
    """Whether there is a choice, and each answer is the last of the turn."""
    decision = match.decision_of(match.asked[0])
    assert decision is not None
    after = [match.copy() for _ in decision.options]
    for world, option in zip(after, decision.options, strict=True):
        world.choose(option, decision.seat)
    return len(after) > 1 and all(world.turns > match.turns for world in after)


def test_after_an_answer_that_ends_its_turn_it_looks_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the last choice of a turn, then it judges the end of this turn, and not that of the next player's."""
    judged: list[int] = []

    def noted(seat: Seat, seeds: list[int], options: list[int], quick: Quick) -> list[State]:
        states = leaves(seat, seeds, options, quick)
        judged.extend(state.turns for state in states)
        return states

    monkeypatch.setattr(greedy, "leaves", noted)
    match = bigsmoke.new_match("london-2e", 2, SEED)
    rest = choices(match, SEED)
    while not ends_the_turn(match):
        seat, option = next(rest)
        match.choose(option, seat)
    make_bot("greedy", SEED).choose(match.seat(whose(match)))
    assert set(judged) == {match.turns + 1}


# Answers


def test_its_answer_is_always_offered() -> None:
    match = bigsmoke.new_match("london-2e", 4, SEED)
    bot = make_bot("greedy", SEED)
    kinds: set[str] = set()
    for seat, option in choices(match, SEED):
        decision = match.decision_of(seat)
        assert decision is not None
        if decision.kind not in kinds or match.ply % 5 == 0:
            assert bot.choose(match.seat(seat)) in decision.options
            kinds.add(decision.kind)
        match.choose(option, seat)
    assert {"draw", "action", "develop", "payment", "place", "buy", "run", "discard"} <= kinds


def test_the_quick_policy_answers_every_decision_with_one_of_its_options() -> None:
    for seed in range(10):
        match = bigsmoke.new_match("london-2e", 2 + seed % 3, seed)
        for seat, option in choices(match, seed):
            decision = match.decision_of(seat)
            assert decision is not None
            assert match.game.policy(match._flow.state, decision) in decision.options
            match.choose(option, seat)
