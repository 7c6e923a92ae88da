"""Record whole games for tests/archive: `python tools/archive.py GAME PLAYERS SEED BOTS NAME`, or --again.

`--again` writes every archived game's playthrough anew from its record, after a change that is meant to alter its
wording; a change that alters the course of a game needs a new rules version and a new recording.
"""

import json
import sys
from pathlib import Path

from bigsmoke.arena.playthrough import playthrough
from bigsmoke.arena.simulate import plan
from bigsmoke.bots import make_bot
from bigsmoke.games import find
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


def retell(path: Path) -> None:
    """Write the playthrough of a filed record."""
    lines = playthrough(parse(path.read_text(encoding="utf-8")))
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--again"]:
        for filed in sorted(ARCHIVE.glob("*/*.json")):
            retell(filed)
            print(filed.with_suffix(".txt"))
    elif len(sys.argv) == 6:
        print(record(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4].split(","), sys.argv[5]))
    else:
        sys.exit(__doc__)
