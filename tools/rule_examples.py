"""Play the worked examples of the rules through the engine, and write down what each step changes, or check it.

python tools/rule_examples.py            rewrite the examples in the kits of the client
python tools/rule_examples.py --check    fail if any of them would change

An example is data: a position and the choices of each step, in `tools/examples/GAME.toml`. What stands on the page is
what the engine made of it, so that a rule that changes cannot leave its example behind. The sentences are on the pages
of rules, one for each frame.

    [[example]]
    id = "run"               by which the page names it: `![...](example:run)`, or `![...](scene:map)` without steps
    seat = 0                 whose city, hand or figures are shown
    shows = ["city"]         what of the table, as the game's kit draws it
    figures = ["money"]      what is counted of that seat, and of whoever else has any change
    everyone = true          it is counted of all
    account = 7              lines of the score sheet that follow the last step, one a frame
    before = [{ deck = true }]   choices that lead to the first frame
    steps = [[{ action = "run_city" }, { card = "street_lights" }]]
    position = { ... }

Each step is a list of choices, taken by what they name; what has one answer only on the way is answered.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bigsmoke
from bigsmoke import Match
from bigsmoke.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "tools/examples"
KITS = ROOT / "web/src/table"
NAMES = ("Ada", "Ben", "Cora", "Dan")
SEED = 1
COVERED = "place"
"""The question whose options name the card that would be covered, not one that is used."""
OFFER = "offer"
"""The question that all answer at once: what each laid down is shown with it."""

Json = dict[str, Any]


def source(game: str) -> Path:
    """Where a game's examples are written by hand."""
    return SOURCES / f"{game}.toml"


def target(game: str) -> Path:
    """Where its kit has what the engine made of them."""
    return KITS / GAMES[game].words[0] / "examples" / f"{game}.json"


def examples(game: str) -> list[Json]:
    """A game's examples, as they are written."""
    written: list[Json] = tomllib.loads(source(game).read_text(encoding="utf-8"))["example"]
    return written


class Unfit(Exception):
    """A choice of an example that the engine does not offer, or offers more than once."""


def fitting(match: Match, wanted: Json) -> list[Json]:
    """The options that name all that is wanted."""
    seat = wanted.get("seat", match.asked[0] if match.asked else 0)
    return [row for row in match.legal(seat) if all(row.get(name) == value for name, value in wanted.items())]


def taken(match: Match, wanted: Json) -> Json:
    """Make the one choice that fits, once what has only one answer is answered; its option."""
    rows = fitting(match, wanted)
    while not rows and len(match.asked) == 1 and len(match.legal()) == 1:
        match.choose(match.legal()[0]["option"])
        rows = fitting(match, wanted)
    if len(rows) != 1:
        raise Unfit(f"{wanted} fits {len(rows)} of {match.legal()}")
    match.choose(rows[0]["option"], rows[0]["seat"])
    return rows[0]


def played(game: str, example: Json) -> Iterator[tuple[Match, list[Json]]]:
    """An example frame by frame: the match after each step, and the options that the step took."""
    match = bigsmoke.from_position(game, {"seed": SEED, **example["position"]})
    for wanted in example.get("before", []):
        taken(match, wanted)
    yield match, []
    for step in example.get("steps", []):
        yield match, [taken(match, wanted) for wanted in step]


def frame(match: Match, example: Json, rows: list[Json]) -> Json:
    """What is drawn of a moment. Nothing is hidden: whoever reads looks on."""
    view = match.view(example.get("seat", 0), True)
    del view["options"]
    used = [row["card"] for row in rows if row.get("card") and row["kind"] != COVERED]
    offers = [{name: row[name] for name in ("seat", "good", "count")} for row in rows if row["kind"] == OFFER]
    return {"view": view, "used": used, **({"offers": offers} if offers else {})}


def shown(game: str, example: Json) -> Json:
    """An example as the client has it."""
    frames = []
    for match, rows in played(game, example):
        frames.append(frame(match, example, rows))
    whole: Json = {
        "seat": example.get("seat", 0),
        "names": NAMES[: match.players],
        "shows": example["shows"],
        "figures": example.get("figures", []),
        "frames": frames,
    }
    if example.get("everyone"):
        whole["everyone"] = True
    if "account" in example:
        if match.outcome is None:
            raise Unfit(f"{example['id']} has an account, but its game is not over")
        whole["sheet"] = match.outcome.as_dict()["sheet"]
        whole["account"] = example["account"]
    return whole


def built(game: str) -> str:
    """All of a game's examples, as they are kept."""
    made = {example["id"]: shown(game, example) for example in examples(game)}
    lines = [f"  {json.dumps(name)}: {json.dumps(each, ensure_ascii=False)}" for name, each in made.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Write the files, or say which have drifted."""
    drifted = [game for game in GAMES if not target(game).is_file() or target(game).read_text("utf-8") != built(game)]
    if "--check" not in sys.argv[1:]:
        for game in drifted:
            target(game).parent.mkdir(exist_ok=True)
            target(game).write_text(built(game), encoding="utf-8")
        return 0
    for game in drifted:
        print(f"{target(game).relative_to(ROOT)} has drifted from the engine: run python tools/rule_examples.py")
    return 1 if drifted else 0


if __name__ == "__main__":
    sys.exit(main())
