"""How chances are set right: what was too sure is blunted, what was too timid sharpened."""

from random import Random

import pytest
from tests.insight.games import SETTINGS
from tools.calibration import LEAST, MOST, Told, fit, reliability, start

from bigsmoke.insight.calibration import fitted
from bigsmoke.insight.chances import spread


def games(power: float) -> list[Told]:
    """Games whose winners were drawn by the right chances, while those that were told are of another sharpness."""
    rng = Random(3)
    found = []
    for seed in range(1500):
        true = rng.uniform(0.05, 0.95)
        told = spread([true, 1 - true], power)
        first = rng.random() < true
        found.append(Told(seed, [float(first), float(not first)], [[told]]))
    return found


@pytest.mark.parametrize("power", [0.6, 1.0, 1.8])
def test_the_sharpness_that_was_lost_is_found_again(power: float) -> None:
    """Given chances told with the wrong sharpness, when they are fitted, then what is called so many per cent comes."""
    played = games(power)
    found = fit(played)
    assert found * power == pytest.approx(1.0, rel=0.12)
    for each in reliability(played, found):
        assert each.bounds()[0] - 0.02 < each.stated < each.bounds()[1] + 0.02


def test_a_few_games_say_little_about_who_sits_where() -> None:
    played = [Told(seed, [1.0, 0.0], [[[0.5, 0.5]]]) for seed in range(10)]
    assert start(played, 2) == [pytest.approx(110 / 210, abs=1e-4), pytest.approx(100 / 210, abs=1e-4)]


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_every_setting_has_a_start_for_each_seat(game: str, players: int) -> None:
    fit_of = fitted(game, players)
    assert len(fit_of.start) == players
    assert sum(fit_of.start) == pytest.approx(1.0, abs=0.001)
    assert LEAST <= fit_of.sharpness <= MOST
