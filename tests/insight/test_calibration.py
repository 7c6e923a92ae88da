"""How chances are set right: what was too sure is blunted, what was too timid sharpened."""

import json
from random import Random

import pytest
from tests.insight.games import SETTINGS
from tests.properties.play import choices
from tools.calibration import (
    JUDGED,
    LEAST,
    MOST,
    NEAR,
    Bin,
    Fit,
    Told,
    calls,
    crossed,
    fitted,
    moments,
    name_of,
    near,
    reliability,
    start,
)

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.insight import calibration
from bigsmoke.insight.chances import mean, spread
from bigsmoke.kernel.match import whole_turn


def games(power: float, late: float) -> list[Told]:
    """Games of two turns whose winners were drawn by the right chances, while what was told is of another sharpness."""
    rng = Random(3)
    found = []
    for seed in range(3000):
        true = rng.uniform(0.05, 0.95)
        points = [[spread([true, 1 - true], each)] for each in (power, late)]
        first = rng.random() < true
        found.append(Told(seed, "", [float(first), float(not first)], [0.0, 1.0], points))
    return found


def right(bins: list[Bin]) -> bool:
    """Whether what was called so many per cent came so often."""
    return all(each.bounds()[0] - 0.02 < each.stated < each.bounds()[1] + 0.02 for each in bins)


@pytest.mark.parametrize(("power", "late"), [(1.0, 1.0), (0.6, 1.8), (1.8, 0.6)])
def test_the_sharpness_that_was_lost_is_found_again(power: float, late: float) -> None:
    """Given chances told with the wrong sharpness, when they are fitted, then what is called so many per cent comes."""
    played = moments(games(power, late))
    fit = fitted(played)
    assert [fit.early * power, fit.late * late] == pytest.approx([1.0, 1.0], rel=0.12)
    assert right(reliability(calls(played, fit)))
    assert right([*reliability(crossed(played)), near(crossed(played))])
    assert right(reliability(calls(played, Fit()))) == (power == late == 1)


def test_where_a_game_may_end_with_any_turn_there_is_one_sharpness() -> None:
    played = [Told(each.seed, "", each.shares, [0.0, 0.0], each.points) for each in games(0.6, 0.6)]
    fit = fitted(moments(played))
    assert fit.early == fit.late == pytest.approx(1 / 0.6, rel=0.12)


def test_a_fit_is_judged_by_games_that_it_has_not_seen() -> None:
    """Given games whose one half was told too timidly, and the other too boldly, then each judges the other's fit."""
    pairs = zip(games(0.6, 0.6), games(1.8, 1.8), strict=True)
    found = moments([timid if timid.seed % 2 else bold for timid, bold in pairs])
    for half in (found.of(0), found.of(1)):
        assert right(reliability(calls(half, fitted(half))))
    assert not right(reliability(crossed(found)))


def test_the_arrays_say_what_the_scales_say() -> None:
    """Given what was thought in some worlds, then the chances that are fitted are those of a review."""
    worlds = [[0.5, 0.3, 0.1], [0.2, 0.2, 0.4], [0.0, 1.0, 0.0]]
    told = Told(1, "", [1.0, 0.0, 0.0], [0.25], [worlds])
    fit = Fit(0.7, 2.5)
    sharpness = calibration.Fitted(fit.early, fit.late).sharpness(0.25)
    assert moments([told]).called(fit)[0] == pytest.approx(mean([spread(raw, sharpness) for raw in worlds]), abs=1e-5)


def test_a_few_games_say_little_about_who_sits_where() -> None:
    played = [Told(seed, "", [1.0, 0.0], [0.0], [[[0.5, 0.5]]]) for seed in range(10)]
    assert start(played, 2) == [pytest.approx(110 / 210, abs=1e-4), pytest.approx(100 / 210, abs=1e-4)]


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_every_setting_has_a_start_for_each_seat(game: str, players: int) -> None:
    fit_of = calibration.fitted(game, players)
    assert len(fit_of.start) == players
    assert sum(fit_of.start) == pytest.approx(1.0, abs=0.001)
    assert LEAST <= fit_of.early <= MOST
    assert LEAST <= fit_of.late <= MOST


@pytest.mark.parametrize("setting", SETTINGS)
def test_of_moments_called_70_per_cent_about_as_many_were_won(setting: tuple[str, int]) -> None:
    """Given what games that a fit has not seen have shown, then its chances may be called so."""
    judged = json.loads(JUDGED.read_text(encoding="utf-8"))[name_of(setting)]
    assert NEAR[0] <= Bin(**judged["near"]).came <= NEAR[1]


def test_sharpness_goes_from_early_to_late() -> None:
    fit = calibration.Fitted(0.5, 2.0)
    assert [fit.sharpness(gone) for gone in (0.0, 0.5, 1.0)] == pytest.approx([0.5, 1.0, 2.0])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_and_never_back(game: str) -> None:
    """Given a game at random, then the part that is over lies between nothing and all, and never shrinks."""
    match = bigsmoke.new_match(game, min(GAMES[game].counts), 5)
    parts = [0.0]
    for seat, option in choices(match, 5):
        if match.turn_start == match.ply:
            parts.append(match.game.gone(whole_turn(match)))
        match.choose(option, seat)
    assert parts == sorted(parts)
    assert parts[-1] <= 1
    assert parts[-1] == 0 or parts[-1] > 0.9
