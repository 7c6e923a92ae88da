"""Write down in TypeScript which messages the browser's catalogues have and what each of them needs, or check it.

python tools/gen_words.py            rewrite web/src/types/words.ts
python tools/gen_words.py --check    fail if it would change
"""

import json
import sys
from pathlib import Path

from tools.check_words import BROWSER, CATALOGUES, read_messages

from bigsmoke.games import GAMES
from bigsmoke.words.catalogue import LANGUAGES

TARGET = Path(__file__).resolve().parent.parent / "web/src/types/words.ts"
HEAD = """// Made by tools/gen_words.py from the English catalogues. Do not edit.
import type { Said } from "./generated";

/** What a message may be given. */
export type Arg = string | number | boolean | Said | readonly (string | number | Said)[] | object | null | undefined;
"""


def needs(name: str) -> dict[str, set[str]]:
    """The messages of an English file, and their forms, each with the arguments that it needs."""
    messages, _ = read_messages((CATALOGUES / "en" / f"{name}.ftl").read_text(encoding="utf-8"), name)
    reached = {key: set().union(*message.forms.values()) for key, message in messages.items()}
    told: dict[str, set[str]] = {}
    for key, message in messages.items():
        if key.startswith("-"):
            continue
        # What a message that it refers to needs, it needs as well.
        inner = set().union(*(reached.get(other, set()) for other in message.refers))
        told |= {f"{key}.{form}" if form else key: own | inner for form, own in message.forms.items()}
    return told


def interface(name: str) -> str:
    """A file's messages as an interface: `london.table` is `LondonTableWords`."""
    title = "".join(part.capitalize() for part in name.replace("-", ".").split("."))
    lines = [f"export interface {title}Words {{"]
    for key, args in sorted(needs(name).items()):
        fields = "; ".join(f"{arg}: Arg" for arg in sorted(args))
        lines.append(f'  "{key}": {{ {fields} }};' if fields else f'  "{key}": object;')
    return "\n".join([*lines, "}"])


def generate() -> str:
    """The whole file."""
    games = [f"  {json.dumps(game)}: {json.dumps(rules.words)}," for game, rules in GAMES.items()]
    constants = [
        f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;",
        "\n".join(
            [
                "/** The files of a game's words, in order. */",
                "export const GAME_WORDS: Readonly<Record<string, readonly string[]>> = {",
                *games,
                "};",
            ]
        ),
    ]
    return "\n\n".join([HEAD.rstrip(), *constants, *(interface(name) for name in BROWSER)]) + "\n"


def main() -> int:
    """Write the file, or say whether it has drifted."""
    text = generate()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/types/words.ts has drifted from the catalogues: run python tools/gen_words.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
