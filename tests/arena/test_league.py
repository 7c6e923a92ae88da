"""The arena: a balanced schedule, ratings, and no game lost or counted twice."""

import json
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import bigsmoke
from bigsmoke.arena import league as arena
from bigsmoke.arena.league import League, Pairing, Result, Standing, league, orders, pairings, play, run
from bigsmoke.cli import app
from bigsmoke.crew import Alone, crew


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (3, 4), (4, 4), (3, 2), (5, 3)])
def test_every_bot_sits_everywhere_and_beside_everyone_equally_often(bots: int, seats: int) -> None:
    lineups = orders(bots, seats)
    assert len(set(lineups)) == len(lineups)
    places = Counter((seat, bot) for lineup in lineups for seat, bot in enumerate(lineup))
    assert set(places) == {(seat, bot) for seat in range(seats) for bot in range(bots)}
    assert len(set(places.values())) == 1
    beside = Counter(
        frozenset((lineup[seat], lineup[(seat + 1) % seats])) for lineup in lineups for seat in range(seats)
    )
    assert len({beside[frozenset(pair)] for pair in combinations(range(bots), 2)}) == 1
    if bots <= seats:
        assert all(set(lineup) == set(range(bots)) for lineup in lineups)


def test_a_league_is_rounded_up_to_whole_deals() -> None:
    what = league("london-2e", 2, ["random", "greedy-1"], 5, 0)
    assert what.deals == 3
    assert len(list(pairings(what))) == 6


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"bots": ["random"]}, "two or more"),
        ({"bots": ["random", "random"]}, "two or more"),
        ({"bots": ["random", "nobody"]}, "there is no bot 'nobody'"),
        ({"games": 0}, "at least one"),
        ({"seed": -1}, "seed"),
        ({"players": 7}, "players"),
    ],
)
def test_what_cannot_be_played_is_refused(changed: dict[str, Any], message: str) -> None:
    given: dict[str, Any] = {"players": 2, "bots": ["random", "greedy-1"], "games": 4, "seed": 0, **changed}
    with pytest.raises(bigsmoke.BadOptions, match=message):
        league("london-2e", **given)


def made_up(what: League, strength: list[float], rng: Random) -> Callable[[Pairing], Result]:
    """Games that are not played: who is stronger is likelier to be ahead."""

    def result(pairing: Pairing) -> Result:
        drawn = [strength[bot] + rng.gauss(0, 1) for bot in pairing.lineup]
        ranks = [1 + sum(other > mine for other in drawn) for mine in drawn]
        zeros = [0] * what.players
        return Result(pairing.deal, pairing.order, pairing.lineup, ranks, zeros, [0.0] * what.players, zeros)

    return result


class Shuffled:
    """Does all tasks, and hands the results out in another order."""

    def __init__(self, work: Callable[[Pairing], Result], rng: Random) -> None:
        self._work = work
        self._rng = rng

    def each(self, work: Any, tasks: Iterable[Any]) -> Iterator[Any]:
        results = [self._work(task) for task in tasks]
        self._rng.shuffle(results)
        return iter(results)


def test_the_better_bot_is_rated_higher_and_the_league_ends_when_that_is_clear() -> None:
    what = league("london-2e", 4, ["random", "greedy", "net"], 3600, 0)
    standing = run(what, Shuffled(made_up(what, [0.0, 1.0, 2.0], Random(3)), Random(3)))
    report = standing.report()
    assert report["settled"]
    assert report["deals"] < report["planned_deals"] == 100
    assert [row["bot"] for row in report["bots"]] == ["net", "greedy", "random"]
    best, second, last = report["bots"]
    assert best["low"] < best["rating"] < best["high"]
    assert best["low"] > last["high"]
    assert best["win_share"] > second["win_share"] > last["win_share"]
    assert [each["better"] for each in best["against"]] == [1, 1]
    assert [each["better"] for each in last["against"]] == [-1, -1]
    for row in report["bots"]:
        for each in row["against"]:
            other = next(r for r in report["bots"] if r["bot"] == each["bot"])
            back = next(e for e in other["against"] if e["bot"] == row["bot"])
            assert each["ahead"] + back["ahead"] == pytest.approx(1)
            assert each["meetings"] == back["meetings"]


def test_equals_are_played_to_the_end() -> None:
    what = league("london-2e", 2, ["random", "greedy"], 100, 0)
    report = run(what, Shuffled(made_up(what, [0.0, 0.0], Random(4)), Random(4))).report()
    assert not report["settled"]
    assert report["games"] == 100
    one, other = report["bots"]
    assert one["low"] < other["high"]


def test_the_order_in_which_games_end_changes_nothing() -> None:
    what = league("london-markets", 3, ["random", "greedy-1"], 12, 0)
    result = made_up(what, [0.0, 1.0], Random(6))
    games = {(each.deal, each.order): result(each) for each in pairings(what)}
    reports = [
        run(what, Shuffled(lambda p: games[p.deal, p.order], Random(seed)), early=False).report() for seed in range(3)
    ]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["games"] == 12


def test_a_game_that_comes_twice_or_never_is_noticed() -> None:
    what = league("london-2e", 2, ["random", "greedy"], 4, 0)
    result = made_up(what, [0.0, 0.0], Random(5))

    class Twice:
        def each(self, work: Any, tasks: Iterable[Any]) -> Iterator[Any]:
            first = result(next(iter(tasks)))
            return iter([first, first])

    class Never:
        def each(self, work: Any, tasks: Iterable[Any]) -> Iterator[Any]:
            return iter([result(task) for task in list(tasks)[:-1]])

    with pytest.raises(AssertionError, match="twice"):
        run(what, Twice())
    with pytest.raises(AssertionError, match="lost"):
        run(what, Never())


def test_a_game_given_up_counts_for_nobody() -> None:
    what = league("london-2e", 2, ["random", "greedy"], 2, 0)
    standing = Standing(what)
    none = Result(0, 0, (0, 1), [], [], [0.5, 0.5], [1, 1])
    standing.add([none, Result(0, 1, (1, 0), [1, 2], [9, 3], [0.5, 0.5], [1, 1])])
    report = standing.report()
    assert (report["games"], report["given_up"]) == (2, 1)
    assert {row["bot"]: row["seats"] for row in report["bots"]} == {"random": 1, "greedy": 1}
    assert {row["bot"]: row["win_share"] for row in report["bots"]} == {"random": 0, "greedy": 1}


def arena_command(*words: str) -> Any:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_command_prints_keeps_and_draws(tmp_path: Path) -> None:
    words = ["london-2e", "--bots", "random,greedy-1", "--players", "2", "--games", "2", "--jobs", "1", "--all"]
    chart, folder = tmp_path / "ratings.svg", tmp_path / "games"
    report = json.loads(arena_command(*words, "--json", "--chart", str(chart), "--keep", str(folder)))
    assert report["games"] == len(list(folder.iterdir())) == 2
    assert "random" in ElementTree.tostring(ElementTree.parse(chart).getroot(), encoding="unicode")
    for file in folder.iterdir():
        match = bigsmoke.replay(file.read_text())
        assert match.over
        assert match.seed == 200_000, "one deal in all its orders"
    # The same again in words, on two processes: the same games
    told = arena_command(*words[:-3], "--jobs", "2", "--all")
    for row in report["bots"]:
        assert f"{row['rating']:.1f}" in told
        assert f"{row['win_share']:.1%}" in told


# On a cluster


def unlucky(path: Path) -> Callable[[Pairing], Result]:
    """Plays as always, but the first process that comes to the third deal is killed in the middle of its game."""
    mark = str(path)

    def work(pairing: Pairing) -> Result:
        if pairing.deal == 2:
            try:
                os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return play(pairing)

    return work


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason="needs the extra ray", exc_type=ImportError)
    what = league("london-markets", 3, ["random", "greedy-1"], 24, 0)
    alone = run(what, Alone(), early=False).report()
    killed = tmp_path / "killed"
    monkeypatch.setattr(arena, "play", unlucky(killed))
    with crew(2, "local") as hands:
        together = run(what, hands, early=False).report()
    assert killed.exists(), "nobody was killed"
    for report in (alone, together):
        for row in report["bots"]:
            del row["seconds"]
    assert together == alone
