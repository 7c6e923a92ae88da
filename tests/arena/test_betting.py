"""The sequential test: it settles what is clear, and is seldom wrong however often one looks."""

from random import Random

from bigsmoke.arena.betting import Bet


def looked_at(rng: Random, lean: float, deals: int) -> int:
    """What the test says at the first look that settles anything, looking after every deal; 0: nothing did."""
    bet = Bet()
    for _ in range(deals):
        bet.see(1.0 if rng.random() < 0.5 + lean / 2 else -1.0)
        if settled := bet.settled(0.05):
            return settled
    return 0


def test_equals_are_seldom_said_to_differ_however_often_one_looks() -> None:
    rng = Random(1)
    wrong = sum(looked_at(rng, 0.0, 400) != 0 for _ in range(400))
    assert wrong <= 0.05 * 400


def test_who_is_better_is_found_soon() -> None:
    rng = Random(2)
    said = [looked_at(rng, 0.4, 400) for _ in range(50)]
    assert said.count(1) >= 48
    assert -1 not in said
    assert [looked_at(rng, -0.8, 60) for _ in range(20)] == [-1] * 20


def test_a_bet_sees_results_of_any_size_within_its_bounds() -> None:
    bet = Bet()
    for _ in range(30):
        bet.see(0.25)
    assert bet.settled(0.05) == 1
    assert (bet.count, bet.total) == (30, 7.5)
