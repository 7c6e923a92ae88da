"""Check that no part is written more roundabout than before: `python -m tools.check_prose`.

Two figures are measured for the docstrings and comments of each part: `opening` counts those that begin with a
relative or question word, `roundabout` those that hold a phrase for which English has a plain word. The file
tools/prose.toml records both for each part, as a count and as a share in percent.

A figure is too high when count and share are both above the record. Either alone proves nothing: deleting a plain
docstring raises the share, and adding a hundred plain ones with a faulty one lowers it. The message names the faulty
sentences on lines that changed since prose.toml was last committed, or else some of the part.

`--record` lowers the records of parts that improved. It never raises one, so a new part begins at zero. Rename
a part in prose.toml by hand when its folder is renamed. `--show PART` lists all faulty sentences of a part.

Two more faults are reported: names in backticks that do not exist (`tools/check_names.py`), and lines of the
documentation over 120 characters, outside tables, code blocks and link definitions.
"""

import argparse
import gc
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import ceil
from pathlib import Path
from typing import NamedTuple

from tools import check_names
from tools.sentences import TOKENS, Sentence, documents, files, sentences

ROOT = Path(__file__).resolve().parent.parent
RECORD = "tools/prose.toml"
RULES = "CONTRIBUTING.md, section How sentences are written"
SPLIT = ("src/bigsmoke", "src/bigsmoke/games", "web/src")
"""Folders whose subfolders are parts; their own files are a part as well."""
WHOLE = ("tests", "tools", "examples", "benchmarks", "web/test")
"""Folders that are one part each."""
OPENING = re.compile(
    r"(What|Whatever|Who|Whom|Whose|Whoever|Where|Wherever|How|When|Whether|That|So|As|Such)\b", re.IGNORECASE
)
ROUNDABOUT = re.compile(
    r"\b(whoever|whatever|whichever|so much|so many|as many|one's|oneself|(is|are|was|be) (told|kept|left alone)"
    r"|stands? for|comes? of|what (is|was|has|does|can|may|there)|who (is|has|was|may|can)|of (its|their|one's) own"
    r"|will not do|no more|reckon\w*)\b",
    re.IGNORECASE,
)
STEP = re.compile(r"when\b", re.IGNORECASE)
"""Opening of the comment between `# given` and `# then` in a test."""
ADVICE = {
    "opening": "Begin with a verb or a noun, not with a relative or question word",
    "roundabout": "Replace the roundabout phrase: name actor and object, and take the usual word",
}
SHOWN = 5
"""Sentences in a message of a part with no faulty sentence on a changed line."""
WIDTH = 120
FENCE = re.compile(r" *(```|~~~)")
UNWRAPPED = re.compile(r" *(\||\[[^\]]+\]: )")
"""Lines that Markdown cannot wrap: rows of tables and definitions of links."""


class Figure(NamedTuple):
    """Number of faulty sentences, and their share in percent, rounded up to two decimals."""

    number: int
    share: float

    def __str__(self) -> str:
        return f"{self.number} sentences, {self.share} %"

    def exceeds(self, record: "Figure") -> bool:
        """Say whether count and share are both above the record."""
        return self.number > record.number and self.share > record.share

    def lowered(self, record: "Figure") -> "Figure":
        """Return the lower count and the lower share of the two."""
        return Figure(min(self.number, record.number), min(self.share, record.share))


Figures = dict[str, Figure]
"""Figures of a part: `opening` and `roundabout`."""
Lines = Mapping[str, set[int]]
"""Numbers of lines by path."""
NOTHING: Mapping[str, Figure] = {kind: Figure(0, 0) for kind in ADVICE}
"""Record of a part that has none yet."""


class Place(NamedTuple):
    """Sentence and the file that holds it."""

    path: Path
    sentence: Sentence

    def line(self, root: Path) -> str:
        """Return the place and the sentence as a line of a message."""
        text = " ".join(self.sentence.text.split())
        return f"  {self.path.relative_to(root)}:{self.sentence.first}: {text[:100]}{'...' if len(text) > 100 else ''}"


def parts(root: Path) -> dict[str, list[Path]]:
    """Group the source files of the repository by part."""
    found: dict[str, list[Path]] = {}
    for top in ("src", "web", *WHOLE):
        for path in files(root / top):
            if path.suffix in TOKENS:
                found.setdefault(part_of(path.relative_to(root)), []).append(path)
    found["."] = sorted(root.glob("*.py"))
    return {part: sorted(set(paths)) for part, paths in sorted(found.items()) if paths}


def part_of(path: Path) -> str:
    """Return the part that a file belongs to."""
    folders = [parent.as_posix() for parent in path.parents]
    for whole in WHOLE:
        if whole in folders:
            return whole
    for depth, folder in enumerate(folders):
        if folder in SPLIT:
            return folders[depth - 1] if depth else folder
    return folders[0]


def faulty(kind: str, place: Place) -> bool:
    """Say whether a sentence counts for a figure."""
    text = place.sentence.text
    if kind == "roundabout":
        return bool(ROUNDABOUT.search(text))
    in_test = place.sentence.kind == "comment" and re.search(r"^test_|\.test\.", place.path.name)
    return bool(OPENING.match(text)) and not (in_test and STEP.match(text))


def places(paths: Iterable[Path]) -> list[Place]:
    """List the sentences of some files."""
    return [Place(path, sentence) for path in paths for sentence in sentences(path)]


def measure(found: list[Place]) -> Figures:
    """Measure the sentences of a part."""
    counts = {kind: sum(faulty(kind, place) for place in found) for kind in ADVICE}
    return {kind: Figure(count, ceil(count * 10_000 / max(len(found), 1)) / 100) for kind, count in counts.items()}


def read_record(path: Path) -> dict[str, Figures]:
    """Read the recorded figures of all parts."""
    rows = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {part: {kind: Figure(*row[kind]) for kind in ADVICE} for part, row in rows.items()}


def write_record(path: Path, record: Mapping[str, Figures]) -> None:
    """Write the figures, one line a part."""
    lines = [
        "# Faulty sentences by part: count, share in percent. Written by `python -m tools.check_prose --record`.\n"
    ]
    for part, figures in sorted(record.items()):
        row = ", ".join(f"{kind} = [{figure.number}, {figure.share}]" for kind, figure in figures.items())
        lines.append(f'"{part}" = {{ {row} }}\n')
    path.write_text("".join(lines), "utf-8")


def lowered(record: Mapping[str, Figures], measured: Mapping[str, Figures]) -> dict[str, Figures]:
    """Return the records of all parts, lowered where a part measures less."""
    return {
        part: {kind: figure.lowered(record.get(part, NOTHING)[kind]) for kind, figure in figures.items()}
        for part, figures in measured.items()
    }


def fewer(figures: Figures, record: Mapping[str, Figure]) -> bool:
    """Say whether a part has fewer faulty sentences than on record."""
    return any(figure.number < record[kind].number for kind, figure in figures.items())


def complaints(
    root: Path, record: Mapping[str, Figures], written: Mapping[str, list[Place]], changed: Callable[[], Lines]
) -> Iterator[str]:
    """Yield a message for each figure that is above its record. Only a message asks for the changed lines."""
    for part, found in written.items():
        for kind, figure in measure(found).items():
            allowed = record.get(part, NOTHING)[kind]
            if figure.exceeds(allowed):
                faults = [place for place in found if faulty(kind, place)]
                yield f"{part}, {kind}: {figure}; on record: {allowed}."
                yield f"  {ADVICE[kind]} ({RULES}):"
                yield from (place.line(root) for place in newest(root, faults, changed()))


def newest(root: Path, faults: list[Place], changed: Lines) -> list[Place]:
    """List the sentences on changed lines. Without any, list some, those with both faults first."""
    new = [
        place
        for place in faults
        if changed.get(place.path.relative_to(root).as_posix(), set())
        & {*range(place.sentence.first, place.sentence.last + 1)}
    ]
    return new or sorted(faults, key=lambda place: -sum(faulty(kind, place) for kind in ADVICE))[:SHOWN]


def changed_lines(root: Path) -> dict[str, set[int]]:
    """List the lines that differ from the commit of the last record; nothing where Git cannot tell."""
    base = git(root, "log", "-1", "--format=%H", "--", RECORD).strip()
    if not base:
        return {}
    found = {path: {*range(1, 100_000)} for path in git(root, "ls-files", "--others", "--exclude-standard").split("\n")}
    path = ""
    for line in git(root, "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-prefix", base).split("\n"):
        if line.startswith("+++ "):
            path = line.removeprefix("+++ ")
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            found.setdefault(path, set()).update(range(first, first + count))
    return found


def git(root: Path, *words: str) -> str:
    """Return the output of a Git command, empty if it fails."""
    try:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""


def wide(text: str) -> Iterator[int]:
    """Yield the numbers of the lines of a page that are too long."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        if FENCE.match(line):
            fenced = not fenced
        elif len(line) > WIDTH and not fenced and not UNWRAPPED.match(line):
            yield number


def main(argv: list[str] | None = None, root: Path = ROOT) -> int:
    """Print the complaints; the exit code is 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="lower the records of parts that improved")
    parser.add_argument("--show", metavar="PART", help="list the faulty sentences of a part")
    args = parser.parse_args(argv)
    written = {part: places(paths) for part, paths in parts(root).items()}
    if args.show:
        if args.show not in written:
            parser.error(f"there is no part {args.show}; choose from {', '.join(written)}")
        for place in written[args.show]:
            if kinds := [kind for kind in ADVICE if faulty(kind, place)]:
                print(f"{place.line(root).strip()} ({', '.join(kinds)})")
        return 0
    measured = {part: measure(each) for part, each in written.items()}
    record = read_record(root / RECORD)
    if args.record:
        record = lowered(record or measured, measured)
        write_record(root / RECORD, record)
    found = [*complaints(root, record, written, lambda: changed_lines(root))]
    for page in documents(root):
        lines = wide(page.read_text("utf-8"))
        found += [f"{page.relative_to(root)}:{line}: longer than {WIDTH} characters" for line in lines]
    found += check_names.check(root)
    for line in found:
        print(line)
    if not found:
        print(f"{sum(map(len, written.values()))} docstrings and comments are no worse than on record.")
    if improved := [part for part, figures in measured.items() if fewer(figures, record.get(part, NOTHING))]:
        print(f"Better than on record: {', '.join(improved)}. Run `python -m tools.check_prose --record`.")
    return 1 if found else 0


if __name__ == "__main__":
    # Collecting garbage while files are parsed takes four times as long as parsing them.
    gc.disable()
    sys.exit(main())
