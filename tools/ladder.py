"""How much stronger each level is than the one below: `python tools/ladder.py [--games 200] [--json FILE] [GAME ...]`.

A level sits at a table for the fewest players, with the level below in all other seats; every deal is played from every
seat, on all cores. The shares belong into `bigsmoke/skills.py`.
"""

import argparse
import json
import os
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bigsmoke.arena.strength import Duel, Fought, Strength, duels, fought, strength
from bigsmoke.bots.entrant import Entrant
from bigsmoke.crew import crew
from bigsmoke.games import GAMES, find
from bigsmoke.skills import LEVELS

SEED = 900_000


def rungs(game: str, games: int, seed: int, levels: list[str]) -> list[Duel]:
    """All games between neighbours; those of all rungs in turn, so that what is cut off is cut off everywhere."""
    players = min(find(game).counts)
    lists = [
        duels(game, players, games, seed, Entrant(level), Entrant(LEVELS[LEVELS.index(level) - 1])) for level in levels
    ]
    return [duel for row in zip(*lists, strict=True) for duel in row]


def table_of(found: dict[str, dict[str, Strength]]) -> Table:
    """What was found, a row for each rung."""
    table = Table("game", "level", "won", "from", "to", "games", "a decision")
    for game, of_game in found.items():
        for level, each in of_game.items():
            shares = [f"{100 * share:.0f} %" for share in (each.share, each.low, each.high)]
            table.add_row(game, level, *shares, str(each.games), f"{1000 * each.seconds:.1f} ms")
    return table


def main() -> None:
    """Measure, and show what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], help="games; all if none is named")
    parser.add_argument("--levels", default=",".join(LEVELS[1:]), help="levels to measure, with commas")
    parser.add_argument("--games", type=int, default=200, help="games for each level")
    parser.add_argument("--seed", type=int, default=SEED, help="of the first deal")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", type=Path, help="a file for what was found")
    given = parser.parse_args()
    tasks = [
        duel for game in given.game or GAMES for duel in rungs(game, given.games, given.seed, given.levels.split(","))
    ]
    played: dict[str, dict[str, list[Fought]]] = {}
    with crew(given.jobs) as hands, Progress() as progress:
        bar = progress.add_task("Games", total=len(tasks))
        for game in dict.fromkeys(duel.game for duel in tasks):
            own = [duel for duel in tasks if duel.game == game]
            for each in fought(hands, own, lambda: progress.advance(bar)):
                played.setdefault(game, {}).setdefault(each.hero.bot, []).append(each)
    found = {
        game: {level: strength(of_game[level]) for level in LEVELS if level in of_game}
        for game, of_game in played.items()
    }
    Console().print(table_of(found))
    if given.json:
        rows = {game: {level: vars(each) for level, each in of_game.items()} for game, of_game in found.items()}
        given.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
