"""Tests of the checks of prose and of names: each finds a planted fault, and nothing in plain text."""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from tools import check_names, check_prose
from tools.check_prose import RECORD, Figure, part_of, read_record, wide
from tools.sentences import sentences

PLAIN = '"""Deal cards."""\n\n\ndef deal():\n    """Return a hand."""\n'
FAULTY = '"""What a dealer does."""\n\n\ndef deal():\n    """Return a hand of its own."""\n'


def repository(root: Path, written: Mapping[str, str]) -> Path:
    """Write the files of a toy repository."""
    for name, text in {"tools/__init__.py": "", **written}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def run(root: Path, *words: str) -> int:
    return check_prose.main([*words], root)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("module.py", '"""A module."""\n', [(1, "A module.")]),
        ("constant.py", 'CARDS = 52\n"""Number of cards."""\n', [(2, "Number of cards.")]),
        ("field.py", 'class Hand:\n    cards: int\n    """Number of cards."""\n', [(3, "Number of cards.")]),
        ("string.py", 'CARDS = "# not a comment"\nHELP = """\n# nor this one\n"""\n', []),
        ("value.py", 'deal()\n"""A string that documents nothing."""\n', []),
        ("block.py", "# One sentence\n# on two lines.\n", [(1, "One sentence on two lines.")]),
        ("indented.py", "# Two sentences.\nif x:\n    # Not one.\n    y()\n", [(1, "Two sentences."), (3, "Not one.")]),
        ("after.py", "if x:\n    y()\n    # Inner text.\n# Outer text.\n", [(3, "Inner text."), (4, "Outer text.")]),
        ("beside.py", "x = 1  # First one.\ny = 2  # Second one.\n", [(1, "First one."), (2, "Second one.")]),
        ("pragma.py", "import x  # noqa: F401\n# type: ignore\n# short\n", []),
        ("block.ts", "// One sentence\n// on two lines.\n", [(1, "One sentence on two lines.")]),
        ("doc.ts", "\n/**\n * One sentence\n * on two lines.\n */\n", [(2, "One sentence on two lines.")]),
        ("string.ts", 'const a = "http://example.org"; // An address.\n', [(1, "An address.")]),
        ("template.ts", "const a = `http://${b ? `//` : c}`; // An address.\n", [(1, "An address.")]),
        ("expression.ts", "a.replace(/[`/*]/g, b); // Plain text.\n", [(1, "Plain text.")]),
        ("element.tsx", "<p>\n  {/* An empty line. */}\n</p>\n", [(2, "An empty line.")]),
        ("style.css", "a { background: url(//b) } /* A picture. */\n", [(1, "A picture.")]),
    ],
)
def test_docstrings_and_comments_are_found(name: str, text: str, found: list[tuple[int, str]], tmp_path: Path) -> None:
    path = repository(tmp_path, {name: text}) / name
    assert [(each.first, each.text) for each in sentences(path)] == found


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("src/bigsmoke/kernel/match.py", "src/bigsmoke/kernel"),
        ("src/bigsmoke/games/london/second/rules.py", "src/bigsmoke/games/london"),
        ("src/bigsmoke/crew.py", "src/bigsmoke"),
        ("web/src/pages/lab/editor.tsx", "web/src/pages"),
        ("web/test/lines.test.ts", "web/test"),
        ("tests/server/test_app.py", "tests"),
    ],
)
def test_a_file_belongs_to_a_part(path: str, part: str) -> None:
    assert part_of(Path(path)) == part


@pytest.mark.parametrize(
    ("figure", "exceeds"),
    [
        (Figure(10, 20.0), False),
        (Figure(11, 20.01), True),
        (Figure(10, 25.0), False),  # a plain sentence was deleted
        (Figure(11, 20.0), False),  # plain sentences were added with a faulty one
        (Figure(9, 18.0), False),
    ],
)
def test_a_figure_exceeds_its_record_in_count_and_share(figure: Figure, exceeds: bool) -> None:
    assert figure.exceeds(Figure(10, 20.0)) is exceeds


@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("Whether a card is red.", "opening"),
        ("How many cards there are.", "opening"),
        ("Ask whoever deals.", "roundabout"),
        ("Show what is hidden.", "roundabout"),
        ("Deal to a seat of its own.", "roundabout"),
    ],
)
def test_a_faulty_sentence_fails(sentence: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # given a part on record without faults
    root = repository(tmp_path, {"tools/deal.py": PLAIN})
    assert run(root, "--record") == 0
    # when it gets a faulty comment
    repository(root, {"tools/deal.py": f"{PLAIN}\n\n# {sentence}\n"})
    # then the check fails, with the rule and the place
    assert run(root) == 1
    said = capsys.readouterr().out
    assert f"tools, {kind}: 1 sentences, 33.34 %; on record: 0 sentences, 0.0 %." in said
    assert f"{check_prose.ADVICE[kind]} ({check_prose.RULES})" in said
    assert f"tools/deal.py:8: {sentence}" in said


def test_the_steps_of_a_test_are_plain(tmp_path: Path) -> None:
    # given a record without faults
    root = repository(tmp_path, {"tests/test_deal.py": PLAIN, "tests/deal.py": PLAIN})
    run(root, "--record")
    # when a test gets the comment of a step, it passes
    repository(root, {"tests/test_deal.py": f"{PLAIN}\n\n# When cards are dealt\n"})
    assert run(root) == 0
    # and when a helper gets one, or a docstring begins so, it fails
    repository(root, {"tests/deal.py": f"{PLAIN}\n\n# When cards are dealt\n"})
    assert run(root) == 1
    repository(root, {"tests/deal.py": f"{PLAIN}", "tests/test_deal.py": '"""When cards are dealt."""\n'})
    assert run(root) == 1


def test_a_plain_sentence_may_be_deleted(tmp_path: Path) -> None:
    # given a part with a plain and a faulty sentence on record
    root = repository(tmp_path, {"tools/deal.py": f"{FAULTY}\n\n# Plain text.\n"})
    run(root, "--record")
    # when the plain one is deleted
    repository(root, {"tools/deal.py": FAULTY})
    # then the share is higher, and the check passes
    assert run(root) == 0


def test_a_record_is_lowered_and_never_raised(tmp_path: Path) -> None:
    # given one part with faults on record, and one without
    root = repository(tmp_path, {"tools/deal.py": FAULTY, "tests/test_deal.py": PLAIN})
    run(root, "--record")
    assert read_record(root / RECORD)["tools"]["opening"] == Figure(1, 50.0)
    # when the first loses its faults and the second gets some
    repository(root, {"tools/deal.py": PLAIN, "tests/test_deal.py": FAULTY})
    assert run(root, "--record") == 1
    # then the first is lowered and the second stays
    record = read_record(root / RECORD)
    assert record["tools"]["opening"] == record["tests"]["opening"] == Figure(0, 0.0)
    # and the first cannot return to its old figures
    repository(root, {"tools/deal.py": FAULTY, "tests/test_deal.py": PLAIN})
    assert run(root) == 1


def test_a_new_part_begins_without_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, {"tools/deal.py": PLAIN})
    run(root, "--record")
    repository(root, {"src/bigsmoke/games/whist/rules.py": FAULTY})
    assert run(root, "--record") == 1
    assert "src/bigsmoke/games/whist, opening: 1 sentences" in capsys.readouterr().out


def test_an_improvement_is_announced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, {"tools/deal.py": FAULTY})
    run(root, "--record")
    repository(root, {"tools/deal.py": PLAIN})
    assert run(root) == 0
    assert "Better than on record: tools." in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("git") is None, reason="needs Git")
def test_a_message_names_the_sentences_that_are_new(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # given a committed record of a part with faults
    root = repository(tmp_path, {"tools/deal.py": FAULTY})
    run(root, "--record")
    author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-q", "-m", "Record"]):
        subprocess.run(["git", *words], cwd=root, check=True)
    # when a line of the old file and a new file get faulty comments
    repository(root, {"tools/deal.py": f"{FAULTY}\n\n# How to deal.\n", "tools/cut.py": "# How to\n# cut.\n"})
    capsys.readouterr()
    assert run(root) == 1
    # then the message names those alone
    said = capsys.readouterr().out
    assert "tools/deal.py:8: How to deal." in said
    assert "tools/cut.py:1: How to cut." in said
    assert "tools/deal.py:1:" not in said
    assert "tools/deal.py:5:" not in said


def test_a_message_without_git_names_some_of_the_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, {"tools/deal.py": PLAIN})
    run(root, "--record")
    repository(root, {"tools/deal.py": "\n# How to deal.\n" * 8})
    capsys.readouterr()
    assert run(root) == 1
    assert capsys.readouterr().out.count("tools/deal.py:") == check_prose.SHOWN


def test_a_part_is_shown_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, {"tools/deal.py": FAULTY})
    assert run(root, "--show", "tools") == 0
    assert capsys.readouterr().out.splitlines() == [
        "tools/deal.py:1: What a dealer does. (opening)",
        "tools/deal.py:5: Return a hand of its own. (roundabout)",
    ]


LONG = "word " * 30


@pytest.mark.parametrize(
    ("page", "lines"),
    [
        (f"Short.\n{LONG}\n", [2]),
        (f"- item\n  {LONG}\n", [2]),
        (f"> {LONG}\n", [1]),
        (f"| {LONG} |\n", []),
        (f"```\n{LONG}\n```\n{LONG}\n", [4]),
        (f"[a]: http://example.org/{'a' * 120}\n", []),
        (f"{'a' * 120}\n{'a' * 121}\n", [2]),
    ],
)
def test_lines_of_the_documentation_are_limited(page: str, lines: list[int]) -> None:
    assert [*wide(page)] == lines


@pytest.mark.parametrize("name", ["README.md", "docs/rules.md"])
def test_a_long_line_fails(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, {name: f"# Title\n\n{LONG}\n"})
    assert run(root, "--record") == 1
    assert f"{name}:3: longer than 120 characters" in capsys.readouterr().out


SOURCES = {
    "Makefile": "lint: ## Check\n\tcheck\n",
    "src/bigsmoke/__init__.py": "from bigsmoke.kernel.match import Match\n",
    "src/bigsmoke/kernel/__init__.py": "",
    "src/bigsmoke/kernel/match.py": """
import json

class Base:
    seed: int

class Match(Base):
    def __init__(self, log):
        self.log, self.is_over = log, False
        self.is_over = True

    def tell(self):
        return json.dumps({"turn_start": 1})

class Borrowed(json.JSONEncoder): ...

def serve(behind_proxy): ...
""",
    "web/src/state/tab.ts": "export const openTabs = 1;\n",
    "CHANGELOG.md": "Gone is `Match.timeline`.\n",
}


def names_missing(root: Path, written: Mapping[str, str]) -> list[str]:
    repository(root, {**SOURCES, **written})
    return [*check_names.check(root)]


EXISTING = [
    "Match.log",
    "Match.is_over",
    "Match.seed",
    "Match.tell()",
    "Match.tell(seat)",
    "tell()",
    "bigsmoke.Match",
    "bigsmoke.kernel.match.Match",
    "kernel.match.Match.log",
    "match.log",
    "turn_start",
    "is_over",
    "openTabs",
    "json.loads",
    "Borrowed.default",
    "dict()",
    "--behind-proxy",
    "--no-behind-proxy",
    "kernel/match.py",
    "match.py",
    "bigsmoke/kernel",
    "web/src/state/",
    "src/*/kernel",
    "<folder>.py",
    "tab.ts",
    "/api/tables",
    "word",
    "london-2e",
]


def test_names_that_exist_are_no_fault(tmp_path: Path) -> None:
    text = " ".join(f"`{name}`" for name in [*EXISTING, "make lint", "bigsmoke serve --behind-proxy ADDRESS", "a b"])
    written = {"README.md": text, "tools/deal.py": f'"""{text}"""\n', "web/src/state/deal.ts": f"/** {text} */\n"}
    # A class that extends one of another library has the words of the sources.
    written["src/bigsmoke/kernel/own.py"] = "default = 1\n"
    assert names_missing(tmp_path, written) == []


MISSING = [
    "Match.timeline",
    "Match.timeline()",
    "bigsmoke.timeline",
    "bigsmoke.kernel.match.Base.log",
    "kernel.match.Timeline",
    "match.timeline",
    "TimeLine",
    "time_line",
    "TIME_LINE",
    "timeline()",
    "--time-line",
    "kernel/timeline.py",
    "timeline.py",
    "src/timeline",
    "kernel/timeline",
    "<folder>.tsx",
]


@pytest.mark.parametrize("name", [*MISSING, "make timeline", "bigsmoke serve --time-line 3"])
def test_a_name_that_does_not_exist_is_found(name: str, tmp_path: Path) -> None:
    assert names_missing(tmp_path, {"README.md": f"# Title\n\nSee `{name}`.\n"}) == [
        f"README.md:3: `{name}` does not exist"
    ]


@pytest.mark.parametrize(
    ("path", "text", "line"),
    [
        ("docs/engine.md", "See `Match.timeline`.\n", 1),
        ("docs/engine.md", "```\n`Match.log`\n```\nSee `Match.timeline`.\n", 4),
        ("tests/test_deal.py", 'def test_deal():\n    """Deal.\n\n    See `Match.timeline`.\n    """\n', 4),
        ("src/bigsmoke/deal.py", "CARDS = 52\n# See\n# `Match.timeline`.\n", 2),
        ("src/bigsmoke/deal.py", 'CARDS = 52\n"""See `Match.timeline`."""\n', 2),
        ("web/src/deal.tsx", "<p>\n  {/* See `Match.timeline`. */}\n</p>\n", 2),
        ("web/src/deal.css", "/* See `Match.timeline`. */\n", 1),
    ],
)
def test_a_name_is_found_in_all_texts(path: str, text: str, line: int, tmp_path: Path) -> None:
    assert names_missing(tmp_path, {path: text}) == [f"{path}:{line}: `Match.timeline` does not exist"]


@pytest.mark.parametrize("text", ["```\n`Match.timeline`\n```\n", "The word timeline, or `time line`.\n"])
def test_code_blocks_and_plain_words_are_left_alone(text: str, tmp_path: Path) -> None:
    assert names_missing(tmp_path, {"README.md": text}) == []


def test_a_docstring_does_not_make_a_name_exist(tmp_path: Path) -> None:
    written = {"tools/deal.py": '"""See time_line()."""\n# See time_line().\n', "README.md": "See `time_line`.\n"}
    assert names_missing(tmp_path, written) == ["README.md:1: `time_line` does not exist"]


def test_a_name_that_does_not_exist_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, SOURCES)
    assert run(root, "--record") == 0
    repository(root, {"README.md": "See `Match.timeline`.\n"})
    assert run(root) == 1
    assert "README.md:1: `Match.timeline` does not exist" in capsys.readouterr().out
