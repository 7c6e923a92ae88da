"""Record whole games for tests/archive: `python tools/archive.py GAME PLAYERS SEED BOTS NAME`, or --again, or --renew.

`--again` writes every archived game's playthrough anew from its record, after a change that is meant to alter its
wording; a change that alters the course of a game needs a new rules version and a new recording. `--renew` plays games
recorded under older rules through the present ones, where these only ask more: what has one answer is answered.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bigsmoke import BigSmokeError
from bigsmoke.arena.playthrough import playthrough
from bigsmoke.arena.simulate import plan
from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.kernel.decision import ASIDE, Decision, seat_of_aside
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.record import parse

ARCHIVE = Path(__file__).parent.parent / "tests" / "archive"


def record(game: str, players: int, seed: int, bots: list[str], name: str) -> Path:
    """Play one game between bots and file its record and playthrough."""
    what = plan(game, players, 1, seed, bots)
    match = Match(find(game), players, seed, what.options)
    seats = [make_bot(bot, seed + i) for i, bot in enumerate(what.bots)]
    while not match.over:
        for seat in match.asked:
            match.choose(seats[seat].choose(match.seat(seat)), seat)
    return write(ARCHIVE / game / f"{name}.json", match)


def write(path: Path, match: Match) -> Path:
    """File a match's record and its playthrough beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(match.record()) + "\n", encoding="utf-8")
    retell(path)
    return path


def renew(path: Path) -> bool:
    """Play an older record's choices under the present rules and file the game anew; False if they do not fit."""
    old = json.loads(path.read_text(encoding="utf-8"))
    game = find(old["game"])
    if old["rules"] == game.version:
        return True
    match = Match(game, old["players"], old["seed"], game.check(old["players"], old["options"]), old["start"])
    try:
        for seat, option in old["steps"] if "steps" in old else flat(old["choices"]):
            answer(match, seat, option)
        while not match.over:
            match.choose(only(match))
    except (BigSmokeError, ValueError) as unfit:
        print(f"{path}: {unfit}")
        return False
    write(path, match)
    return True


def flat(choices: list[Any]) -> Iterator[tuple[int | None, int]]:
    """The choices of a record of the first format as steps; None: whoever is asked."""
    for choice in choices:
        if isinstance(choice, list):
            yield from enumerate(choice)
        else:
            yield seat_of_aside(choice) if choice >= ASIDE else None, choice


def only(match: Match) -> int:
    """The one answer to the present question, or ValueError."""
    (row,) = match.legal()
    return int(row["option"])


def answer(match: Match, seat: int | None, option: int) -> None:
    """Take an older record's step, after whatever is asked before it and has one answer."""
    ask = match.decision
    while isinstance(ask, Decision) and len(ask.options) == 1 and option < ASIDE and option not in ask.options:
        match.choose(ask.options[0])
        ask = match.decision
    match.choose(option, seat)


def retell(path: Path) -> None:
    """Write the playthrough of a filed record."""
    lines = playthrough(parse(path.read_text(encoding="utf-8")))
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--again"]:
        for filed in sorted(ARCHIVE.glob("*/*.json")):
            retell(filed)
            print(filed.with_suffix(".txt"))
    elif sys.argv[1:] == ["--renew"]:
        renewed = [renew(filed) for filed in sorted(ARCHIVE.glob("*/*.json"))]
        sys.exit(not all(renewed))
    elif len(sys.argv) == 6:
        print(record(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4].split(","), sys.argv[5]))
    else:
        sys.exit(__doc__)
