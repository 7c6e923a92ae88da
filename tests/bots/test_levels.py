"""Levels for people: weak as people are, the same at every asking, and blind to what is hidden."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.conformance.nanty import G, table
from tests.properties.play import choices

import bigsmoke
from bigsmoke import Match
from bigsmoke.bots import levels, make_bot
from bigsmoke.bots.levels import CHARACTERS, Person, likings, part_of
from bigsmoke.games import GAMES
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.imagine import Quick, leaves
from bigsmoke.kernel.match import Seat, whole_state
from bigsmoke.kernel.state import State
from bigsmoke.skills import LEVELS, MEASURED, SKILLS, Skill

SEED = 7
QUICK = LEVELS[:-1]


def moments(game: str, every: int, seed: int = SEED) -> Iterator[Match]:
    """A random game, stopped now and then where somebody has a choice."""
    match = bigsmoke.new_match(game, min(GAMES[game].counts), seed)
    for seat, option in choices(match, seed):
        decision = match.decision_of(seat)
        assert decision is not None
        if match.ply % every == 0 and len(decision.options) > 1:
            yield match
        match.choose(option, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_level_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(game: str) -> None:
    rng = Random(SEED)
    compared, turns = 0, -1
    for match in moments(game, 3):
        if match.turns == turns:
            continue
        turns = match.turns
        position = match.position()
        here = bigsmoke.from_position(game, position)
        who = here.asked[0]
        state = here._flow.turn_start.state.copy(Chance(rng))
        here.game.redeal(state, who, Chance(rng))
        there = bigsmoke.from_position(game, {**position, **here.game.position(state)})
        told_apart = there.decision_of(who) is None or here.view(who) != there.view(who)
        if told_apart or here.fingerprint() == there.fingerprint():
            continue
        compared += 1
        for level in QUICK:
            answers = {make_bot(level, SEED).choose(world.seat(who)) for world in (here, there)}
            assert len(answers) == 1, level
        if compared == 8:
            break
    assert compared == 8


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_figures_for_every_game_and_answers_with_an_option(game: str) -> None:
    assert tuple(SKILLS[game]) == LEVELS
    for match in moments(game, 29):
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        for level in QUICK:
            assert make_bot(level, match.ply).choose(match.seat(seat)) in decision.options


def test_every_level_but_the_first_was_measured_at_every_game() -> None:
    assert {game: tuple(of_game) for game, of_game in MEASURED.items()} == dict.fromkeys(GAMES, LEVELS[1:])


def test_the_strongest_imagines_turns_and_looks_at_no_clock() -> None:
    for of_game in SKILLS.values():
        assert of_game[LEVELS[-1]].turns > 0


# How they are weak


@pytest.mark.parametrize("margin", [0.0, 0.02, 0.1])
def test_it_takes_no_option_that_it_sees_to_be_worse(margin: float) -> None:
    """Given chances to win, then each that is within the margin of the best is taken sometimes, and no other ever."""
    worths = [0.5, 0.42, 0.495, 0.5, 0.1, 0.41]
    person = Person(SEED, "steady")
    taken = {person._taken(worths, margin) for _ in range(500)}
    assert taken == {i for i, worth in enumerate(worths) if worth >= 0.5 - margin}


def asked(options: range) -> Decision:
    """A question with these answers."""
    return Decision(seat=0, kind="action", options=list(options))


def test_what_is_overlooked_does_not_change_within_a_turn() -> None:
    """Given the same person at another moment of a turn, then it sees the same options; in another turn others."""
    sums = [0.0] * 30
    skill = Skill(overlooks=0.5)
    one, later = Person(3, skill), Person(3 + 5 * CHARACTERS, skill)
    seen = one._seen(asked(range(30)), 9, sums, skill)
    assert seen == later._seen(asked(range(30)), 9, sums, skill)
    assert seen != one._seen(asked(range(30)), 10, sums, skill)
    assert seen != Person(4, skill)._seen(asked(range(30)), 9, sums, skill)
    assert 5 < len(seen) < 25
    # when some options are gone, then of the rest the same ones are seen
    assert one._seen(asked(range(7, 30)), 9, sums[7:], skill) == [i - 7 for i in seen if i >= 7]


def test_what_catches_the_eye_is_seen_and_something_always_is() -> None:
    sums = [0.0, 5.0, 1.0, 4.0, 2.0]
    assert Person(1, "steady")._seen(asked(range(5)), 1, sums, Skill(eye=2, overlooks=1.0)) == [1, 3]
    assert Person(1, "steady")._seen(asked(range(5)), 1, sums, Skill(overlooks=1.0)) == [1]


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_lets_a_game_go_on_that_it_has_won(level: str) -> None:
    """Given Fagin's aim reached at the start of a turn, then whoever plays him says so, however weak."""
    troubled = ("Chelsea", "Westminster", "Strand", "Holborn", "City", "Highbury", "Lambeth", "Battersea")
    board = " ".join(f"{area}[Y1 T]" for area in troubled)
    match = table(board, hands={G: ["<£3>"]}, personalities={G: "fagin"}).match
    claims = {row["option"] for row in match.legal() if row.get("action") == "claim"}
    for seed in range(40):
        assert make_bot(level, seed).choose(match.seat(match.asked[0])) in claims


def test_two_of_a_level_have_likings_of_their_own() -> None:
    game = GAMES["london-2e"]
    assert likings(1, game) != likings(2, game)
    assert likings(1, game) == likings(1, game)


def known(state: State, match: Match, seat: int) -> tuple[Json, list[float]]:
    """All that a seat may know of a state."""
    return match.game.view(state, seat), match.game.features(state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_one_who_forgets_imagines_worlds_in_which_less_was_seen(game: str) -> None:
    """Given what others were seen to take, then worlds show it to whoever keeps it in mind; all ask the same."""
    forgot = 0
    for match in moments(game, 7):
        me = match.asked[0]
        seat, seen = match.seat(me), known(whole_state(match), match, me)
        assert seat.decision is not None
        for eyes, forgetful in ((seat, False), (seat.forgetful(), True)):
            world = eyes.sample(match.ply)
            assert part_of(world.decision, me).options == seat.decision.options
            differs = known(world.state, match, me) != seen
            assert forgetful or not differs
            forgot += differs
    assert forgot


def test_a_level_that_is_to_think_less_thinks_of_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[int] = []

    def counted(seat: Seat, seeds: list[int], options: list[int], quick: Quick) -> list[State]:
        imagined.append(len(seeds))
        return leaves(seat, seeds, options, quick)

    monkeypatch.setattr(levels, "leaves", counted)
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    skill = Skill(taught=True, worlds=8)
    for effort in (1.0, 0.25, 1e-9):
        bot = Person(1, skill)
        bot.spare(effort)
        bot.choose(match.seat(match.asked[0]))
    assert imagined == [8, 2, 1]
