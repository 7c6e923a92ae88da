"""Check that code and catalogues agree: `python tools/check_words.py`.

What the code can say is read from its source: keys given to `say`, and rows with a `key`. Keys that are made up of
parts (`f"ask-{kind}"`) stand for every message that fits. Errors and refusals say theirs when they are made.

- Every key that is said has its message, in every language and for every game that can say it.
- A message needs nothing that it is not given.
- Every message is said by something.
- All languages have the same messages, with the same forms and arguments.
- The pages of rules and rulings are there in all languages, with the same sections, paragraphs, lists, pictures and
  rulings; and whatever they name, there is: cards, signs, sections, rulings, and examples with all their frames.
- A language keeps to its glossary: where a term stands in English, its one word stands in the translation.

What the browser says is read from its source likewise. That its keys are there and are given what they need is the
compiler's to find: `tools/gen_words.py` writes down for it what the English catalogues have.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bigsmoke
from bigsmoke import lessons
from bigsmoke.bots import BOTS
from bigsmoke.games import GAMES
from bigsmoke.kernel.words import slug
from bigsmoke.words.catalogue import ERRORS, GENERAL, LANGUAGES, NAMES, TERMINAL

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "src/bigsmoke"
BROWSER_CODE = ROOT / "web/src"
CATALOGUES = CODE / "words"
EXAMPLES = ROOT / "tools/examples"
CALLED_BY_CODE = ("seat-you", "seat-named", "seat-numbered", "list-and", "list-or", "list-comma", "list-semicolon")
"""What the functions of the catalogue tell."""
SAYING = {"say", "tell"}
"""The functions whose first argument is a key."""
ERRING = {"because": 0, "about": 2, "fail": 1, "_bad_step": 1}
"""The functions that say an error's key, and which of their arguments it is; that of an error itself is its first."""
REFUSING = {"Refused": (0, 1), "http_error": (1,)}
"""The same for a server's refusals: the last that is given counts, and its message begins with `refused-`."""
PREFIX = re.compile(r"[a-z][a-z0-9_]*\\?-")
"""How a key begins that is made up of parts (escaped for a pattern)."""
SITE, LEARN, PUZZLES, TABLE, REVIEW = "site", "learn", "puzzles", "table", "review"
RULES, COACH, LAB, LESSON = "rules", "coach", "lab", "lesson"
AROUND = (SITE, LEARN, PUZZLES, TABLE, REVIEW, RULES, COACH, LAB)
BROWSER = (*AROUND, "london.table", "markets.table", "nanty.table")
"""The files whose words the browser alone speaks."""
FOLLOWING = ("aside", "counted", "head", "other")
"""How an event reads on the line of another: the log of every language goes by them."""
HEADING = re.compile(r"## (.+) \{#([a-z]+)\}")
"""A section of the rules: its title and its id."""
MARKUP = re.compile(r"[#>|+\s]|\d+\. |.*[*`\[\]]")
"""Markdown that the rules do without."""
PICTURE = re.compile(r"!\[(.+)\]\((card|parts|texts|scene|example):([^)]+)\)")
"""A picture on a line of its own: its caption, what it is a picture of, and the ids of that."""
INLINE = re.compile(r"!\[([^\]]*)\]\((sign):([\w-]+)\)|\[([^\]]+)\]\((?:(card):|(#))([\w-]+)\)")
"""What stands in a line: a sign, or words that lead to a card or to another section."""
NOTE = re.compile(r"\d+\. (.+)")
"""What is said of a part or a frame of the picture above."""
REFERENCES = (" names", " picture", " rulings")
"""What of a page is not told, but named."""
RULINGS_HERE = re.compile(r"> (.+)")
"""Rulings that bite here, by their ids."""
MEANING = "means-"
"""How the messages begin that say what signs mean."""
CELLS = ("question", "answer", "reason")
"""What a ruling has beside its id."""
VARIANTS: dict[str, tuple[dict[str, object], ...]] = {
    "nanty-narking": ({"figures": True}, {"personalities": "classic"}, {"personalities": "alternative"})
}
"""The table options under which a game has cards of its own, where it has more than its usual ones."""
EDITIONS = {"london-2e": "table 1", "london-1e": "table 2"}
"""Whose rulings are one table of their family's page."""
FUNCTIONS = {"SEAT", "ME", "LIST", "SIGN", "ABS", "CAP", "PAD", "NUMBER", "DATETIME"}

Texts = dict[str, str]
"""Texts by where they stand: under the key of a message, or at a place of a page."""


# Catalogues


@dataclass
class Message:
    """A message or a term: what each of its forms needs ("" is its own text)."""

    key: str
    forms: dict[str, set[str]]
    refers: set[str]
    calls: set[tuple[str, str]]
    """The functions that it calls, each with the form that it asks for."""
    text: str = ""
    """All that stands in it as text."""


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all that it is made of."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from walk(each)


def form_asked(call: ftl.FunctionReference) -> str:
    """The form that a call asks for: `{ AREA($area, form: "in") }`."""
    return next((str(each.value.parse()["value"]) for each in call.arguments.named if each.name.name == "form"), "")


def read_messages(source: str, where: str) -> tuple[dict[str, Message], list[str]]:
    """The messages and terms of a file by their keys (a term's begins with a dash), and what is wrong with it."""
    messages: dict[str, Message] = {}
    faults: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            first = entry.content.strip().partition("\n")[0] if entry.content else ""
            faults.append(f"{where}: this is no message: {first}")
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
        if key in messages:
            faults.append(f"{where}: {key} stands twice")
        patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
        if entry.value is not None:
            patterns[""] = entry.value
        message = messages[key] = Message(key, {}, set(), set())
        for form, pattern in patterns.items():
            nodes = list(walk(pattern))
            message.forms[form] = {node.id.name for node in nodes if isinstance(node, ftl.VariableReference)}
            message.refers |= {node.id.name for node in nodes if isinstance(node, ftl.MessageReference)}
            message.refers |= {f"-{node.id.name}" for node in nodes if isinstance(node, ftl.TermReference)}
            message.text += "\n".join(node.value for node in nodes if isinstance(node, ftl.TextElement)) + "\n"
            calls = [node for node in nodes if isinstance(node, ftl.FunctionReference)]
            message.calls |= {(call.id.name, form_asked(call)) for call in calls}
    return messages, faults


# Code


@dataclass
class Said:
    """A key that a piece of code says, with what it is given; None where that cannot be read from the source."""

    key: str
    where: str
    given: set[str] | None = None


@dataclass
class Spoken:
    """All that some code says."""

    literal: list[Said] = field(default_factory=list)
    patterns: list[re.Pattern[str]] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    """Every string in the code: keys that stand in tables are among them."""
    errors: list[Said] = field(default_factory=list)
    """What its errors say."""

    def says(self, key: str) -> bool:
        """Whether the code may say a key."""
        return key in self.words or any(pattern.fullmatch(key) for pattern in self.patterns)


def read_code(source: str, where: str, errors: frozenset[str] = frozenset()) -> Spoken:
    """What a module says; `errors` are the classes of errors."""
    spoken = Spoken()
    nodes = list(ast.walk(ast.parse(source)))
    # What is kept under a name, or unpacked into a row, may be given more there.
    growing = {id(value) for node in nodes if isinstance(node, ast.Dict) for key, value in spread(node) if key is None}
    growing |= {id(node.value) for node in nodes if isinstance(node, ast.Assign | ast.AnnAssign)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            spoken.words.add(node.value)
        elif isinstance(node, ast.Call) and called(node) in SAYING and node.args:
            _take(spoken.literal, node.args[0], f"{where}:{node.lineno}", None if id(node) in growing else given(node))
        elif isinstance(node, ast.Call) and (key := error_key(node, errors)) is not None:
            _take(spoken.errors, key, f"{where}:{node.lineno}", given(node))
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            if PREFIX.match(parts[0]):
                spoken.patterns.append(re.compile("".join(parts)))
        elif isinstance(node, ast.Dict):
            for name, value in spread(node):
                if isinstance(name, ast.Constant) and name.value == "key":
                    _take(spoken.literal, value, f"{where}:{node.lineno}", None)
    return spoken


def read_script(source: str) -> Spoken:
    """What a module of the browser's client may say: every string in it, and what its templates can come to."""
    spoken = Spoken(words=set(re.findall(r'"([^"\\\n]*)"', source)))
    for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", source):
        parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)]
        if PREFIX.match(parts[0]):
            spoken.patterns.append(re.compile(".+".join(parts)))
    return spoken


def spread(node: ast.Dict) -> list[tuple[ast.expr | None, ast.expr]]:
    """The entries of a dict in the source; None is the key of what is unpacked into it."""
    return list(zip(node.keys, node.values, strict=True))


def called(node: ast.Call) -> str:
    """The name of the function or method that is called."""
    return (
        node.func.id
        if isinstance(node.func, ast.Name)
        else node.func.attr
        if isinstance(node.func, ast.Attribute)
        else ""
    )


def given(call: ast.Call) -> set[str] | None:
    """The arguments that something is said with; None where more of them may be unpacked into the call."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    return names if len(names) == len(call.keywords) else None


def error_key(call: ast.Call, errors: frozenset[str]) -> ast.expr | None:
    """What a call gives as the key of an error, or of a refusal; None where it makes neither."""
    name = called(call)
    if name in REFUSING:
        places = [place for place in REFUSING[name] if place < len(call.args)]
        key = call.args[places[-1]] if places else None
        return ast.Constant(f"refused-{key.value!s}") if isinstance(key, ast.Constant) else key
    place = 0 if name in errors else ERRING.get(name, len(call.args))
    return call.args[place] if place < len(call.args) else None


def error_classes(sources: list[str]) -> frozenset[str]:
    """The classes of errors: `BigSmokeError` and all that are made from it."""
    classes = [node for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {base.id for base in node.bases if isinstance(base, ast.Name)} for node in classes}
    found = {"BigSmokeError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def _take(said: list[Said], key: ast.expr, where: str, args: set[str] | None) -> None:
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        said.append(Said(key.value, where, args))
    elif isinstance(key, ast.IfExp):
        _take(said, key.body, where, args)
        _take(said, key.orelse, where, args)


def merged(parts: list[Spoken]) -> Spoken:
    """What several modules say together."""
    whole = Spoken()
    for part in parts:
        whole.literal += part.literal
        whole.patterns += part.patterns
        whole.words |= part.words
        whole.errors += part.errors
    return whole


# Together

Files = dict[str, dict[str, Message]]
"""The messages of several files, by the files' names."""


def check_game(at: str, files: Files, spoken: Spoken, must: set[str]) -> Iterator[str]:
    """What is wrong with one game's words in a language: `files` in their order, `must` what it says besides."""
    known = {key: message for messages in files.values() for key, message in messages.items()}
    for key in sorted(must):
        if not has(known, key):
            yield f"{at}: there is no message {key}"
    for said in spoken.literal:
        if not has(known, said.key):
            yield f"{at}: {said.where} says {said.key}, which has no message"
        elif said.given is not None:
            name, _, form = said.key.partition(".")
            lacking = sorted(f"${each}" for each in known[name].forms[form] if not is_given(each, said.given))
            if lacking:
                yield f"{at}: {said.where} says {said.key} without {', '.join(lacking)}"
    yield from check_messages(at, files, known)


def check_messages(at: str, files: Files, known: dict[str, Message]) -> Iterator[str]:
    """Where messages lean on what there is not."""
    things: dict[str, list[str]] = {}
    for key in (key for name, messages in files.items() if name.endswith(NAMES) for key in messages):
        things.setdefault(key.partition("-")[0].upper(), []).append(key)
    for key, message in known.items():
        if any("text" in needs for needs in message.forms.values()):
            yield f"{at}: {key} needs $text, where whatever is said has its own words when it is told"
        for reference in sorted(message.refers - known.keys()):
            yield f"{at}: {key} refers to {reference}, which there is not"
        for function, form in sorted(message.calls):
            if function not in FUNCTIONS and function not in things:
                yield f"{at}: {key} calls {function}(), which there is not"
            for thing in things.get(function, []):
                if form not in known[thing].forms:
                    yield f"{at}: {thing} has no form {form!r}, which {key} asks for"


def has(known: dict[str, Message], key: str) -> bool:
    """Whether there is a message, or the form of one that the key names."""
    name, _, form = key.partition(".")
    return name in known and form in known[name].forms


def is_given(variable: str, given: set[str]) -> bool:
    """Whether a variable is an argument, or a figure of one."""
    return variable in given or any(variable.startswith(f"{name}_") for name in given)


def idle(name: str, files: Files, spoken: Spoken, must: set[str], ids: set[str]) -> Iterator[str]:
    """The messages of a file that nothing says; `ids` are of the things that the games know."""
    referred = {each for messages in files.values() for message in messages.values() for each in message.refers}
    needed = referred | {key.partition(".")[0] for key in must} | set(CALLED_BY_CODE)
    for key in files[name]:
        thing = key.partition("-")[2]
        is_name = name.endswith(NAMES) and (thing in ids or thing.isdecimal())
        if key not in needed and not is_name and not spoken.says(key):
            yield f"{name}.ftl: nothing says {key}"


def differences(at: str, ours: dict[str, Message], theirs: dict[str, Message]) -> Iterator[str]:
    """Where a language's file (`theirs`) departs from the English one; terms are each language's own."""
    own = {key for key in theirs if not key.startswith("-")}
    wanted = {key for key in ours if not key.startswith("-")}
    yield from apart(at, sorted(wanted), sorted(own))
    for key in sorted(own & wanted):
        for form, needs in ours[key].forms.items():
            if needs and theirs[key].forms.get(form) != needs:
                yield f"{at}: {key}{'.' + form if form else ''} has other arguments than in English"


def apart(at: str, ours: Collection[str], theirs: Collection[str]) -> Iterator[str]:
    """What a language (`theirs`) lacks, and what it has beside the English."""
    yield from (f"{at}: {key} is missing" for key in ours if key not in theirs)
    yield from (f"{at}: {key} is not in English" for key in theirs if key not in ours)


def unfollowing(at: str, ours: dict[str, Message], theirs: dict[str, Message]) -> Iterator[str]:
    """Events that are told on the line of another in one language alone."""
    for key in sorted(ours.keys() & theirs.keys()):
        for form in FOLLOWING:
            if (form in ours[key].forms) != (form in theirs[key].forms):
                yield f"{at}: {key} has .{form} in one language alone"


def twice(at: str, files: Files) -> Iterator[str]:
    """Messages of a room of the browser that stand in two of its files."""
    found: dict[str, str] = {}
    for name, messages in files.items():
        for key in messages:
            if key in found and not key.startswith("-") and not (found[key].endswith(NAMES) and name.endswith(NAMES)):
                yield f"{at}: {key} stands in {found[key]}.ftl and in {name}.ftl"
            found[key] = name


def unkept(at: str, glossary: dict[str, list[str]], ours: Texts, theirs: Texts) -> Iterator[str]:
    """Where a language has another word for a term than its glossary; of terms within each other the longest counts."""
    terms = "|".join(re.escape(term) for term in sorted(glossary, key=len, reverse=True))
    stands = re.compile(rf"\b({terms})s?\b")
    for key in [key for key in ours if key in theirs] if glossary else []:
        told = theirs[key].casefold()
        for term in dict.fromkeys(stands.findall(ours[key])):
            if not any(form.casefold() in told for form in glossary[term]):
                yield f"{at}: {key} tells of {term} without {' or '.join(glossary[term])}"


def texts_of(messages: dict[str, Message]) -> Texts:
    """What stands in messages as text."""
    return {key: message.text for key, message in messages.items()}


# Pages

Reader = Callable[[str, str], tuple[Texts, list[str]]]
"""Gives what stands on a page and what is wrong with it, from its source and its place."""


def read_rules(source: str, where: str) -> tuple[Texts, list[str]]:
    """A page of rules: its titles (`end`), paragraphs (`end 1`), items of lists (`end 2.1`), captions (`end 3`) with
    what they are of (`end 3 picture`), their notes (`end 3.1`) and what each line names (`end 1 names`), and the
    rulings that bite (`end 4 rulings`)."""
    page: Texts = {}
    faults: list[str] = []
    section, block, item = "", 0, 0
    kind = ""
    for line in filter(None, source.splitlines()):
        text, names = plain_line(line.removeprefix("- "))
        picture, note, rulings = PICTURE.fullmatch(line), NOTE.fullmatch(line), RULINGS_HERE.fullmatch(line)
        key = ""
        if heading := HEADING.fullmatch(line):
            text, section = heading.groups()
            block, kind, key = 0, "", section
        elif picture:
            block, item, kind = block + 1, 0, "picture"
            text, names = plain_line(picture[1])
            key = f"{section} {block}"
            page[f"{key} picture"] = f"{picture[2]}:{picture[3]}"
        elif rulings:
            block, kind = block + 1, ""
            page[f"{section} {block} rulings"] = rulings[1]
            continue
        elif note and kind == "picture":
            item += 1
            text, names = plain_line(note[1])
            key = f"{section} {block}.{item}"
        elif line.startswith("- "):
            block, item = (block, item + 1) if kind == "list" else (block + 1, 1)
            kind = "list"
            key = f"{section} {block}.{item}"
        else:
            block, kind = block + 1, ""
            key = f"{section} {block}"
        if not section or MARKUP.match(text):
            faults.append(f"{where}: this is no line of the rules: {line}")
        if key in page:
            faults.append(f"{where}: {key} stands twice")
        page[key] = text
        if names:
            page[f"{key} names"] = " ".join(names)
    return page, faults


def plain_line(line: str) -> tuple[str, list[str]]:
    """A line without its signs and links, and what these name."""
    names = [f"{found[2] or found[5] or ''}{found[6] or ':'}{found[3] or found[7]}" for found in INLINE.finditer(line)]
    return INLINE.sub(lambda found: found[4] or "", line).strip(), names


class Known(NamedTuple):
    """What the pages of a game may name."""

    cards: Collection[str]
    types: Collection[str]
    """The kinds of cards that have texts."""
    signs: Collection[str]
    frames: Mapping[str, int]
    """The examples, and how many frames each has."""
    rulings: Collection[str]


def check_names(at: str, page: Texts, known: Known) -> Iterator[str]:
    """What a page names that there is not, and pictures with more or fewer notes than frames."""
    sections = {key for key in page if " " not in key}
    for key, text in page.items():
        place, _, what = key.rpartition(" ")
        if what == "names":
            for name in text.split(" "):
                kind, _, thing = name.partition("#" if name.startswith("#") else ":")
                among = {"": sections, "card": known.cards, "sign": known.signs}[kind]
                if thing not in among:
                    yield f"{at}: {place} names {name}, which there is not"
        elif what == "rulings":
            yield from (f"{at}: {place} names ruling {each}" for each in text.split("; ") if each not in known.rulings)
        elif what == "picture":
            kind, _, things = text.partition(":")
            among = {"texts": {*known.types, *known.cards}, "scene": known.frames, "example": known.frames}
            yield from (
                f"{at}: {place} is a picture of {kind} {thing}, which there is not"
                for thing in things.split(" ")
                if thing not in among.get(kind, known.cards)
            )
            notes = sum(other.startswith(f"{place}.") and not other.endswith("names") for other in page)
            if kind == "example" and known.frames.get(things, notes) != notes:
                yield f"{at}: {place} has {notes} notes, where {things} has {known.frames[things]} frames"


def read_rulings(source: str, where: str) -> tuple[Texts, list[str]]:
    """The tables of a page of rulings: what stands in them (`table 1, A05 answer`)."""
    page: Texts = {}
    faults: list[str] = []
    table, within = 0, False
    for line in source.splitlines():
        ruling, *cells = [cell.strip() for cell in line.split("|")[1:-1]] or [""]
        if ruling == "id":
            table, within = table + 1, True
        elif not line.startswith("|"):
            within = False
        elif within and ruling.strip("-"):
            own = {f"table {table}, {ruling} {name}": cell for name, cell in zip(CELLS, cells, strict=False) if cell}
            if len(cells) != len(CELLS):
                faults.append(f"{where}: this is no ruling: {line}")
            if own.keys() & page.keys():
                faults.append(f"{where}: table {table}, {ruling} stands twice")
            page |= own
    return page, faults


def check_pages(
    words: Path,
    docs: Path,
    families: Mapping[str, str],
    languages: Collection[str],
    may_name: Callable[[str], Known] | None = None,
) -> Iterator[str]:
    """What is wrong with the pages of games, which are given with their families, and what each may name."""
    known: set[Path] = set()
    for game, family in families.items():
        rules = {lang: words / lang / f"{game}.rules.md" for lang in languages}
        yield from check_page(rules, read_rules, family)
        known.update(rules.values())
        if may_name is not None and rules["en"].exists():
            page, _ = read_rules(rules["en"].read_text(encoding="utf-8"), place(rules["en"]))
            yield from check_names(place(rules["en"]), page, may_name(game))
    for family in dict.fromkeys(families.values()):
        rulings = {lang: words / lang / f"{family}.rulings.md" for lang in languages}
        rulings["en"] = docs / f"rulings-{family}.md"
        yield from check_page(rulings, read_rulings, family)
        known.update(rulings.values())
    yield from (f"{place(path)}: nobody has this page" for path in sorted({*words.glob("*/*.md")} - known))


def check_page(paths: dict[str, Path], read: Reader, family: str) -> Iterator[str]:
    """What is wrong with a page that stands in each language at its place."""
    pages: dict[str, Texts] = {}
    for lang, path in paths.items():
        if path.exists():
            pages[lang], faults = read(path.read_text(encoding="utf-8"), place(path))
            yield from faults
        else:
            yield f"{place(path)}: there is no such page"
    ours = pages.get("en", {})
    for lang, theirs in pages.items() if ours else ():
        at = place(paths[lang])
        yield from apart(at, ours, theirs)
        if ours.keys() == theirs.keys() and list(ours) != list(theirs):
            yield f"{at}: its order is not that of the English page"
        for key in ours.keys() & theirs.keys():
            # Words change their order from language to language, and what they name with them.
            if key.endswith(REFERENCES) and sorted(ours[key].split(" ")) != sorted(theirs[key].split(" ")):
                yield f"{at}: {key}: {theirs[key]} where the English page has {ours[key]}"
        told = {key: text for key, text in ours.items() if not key.endswith(REFERENCES)}
        yield from unkept(at, glossary_in(paths[lang].parent, family), told, theirs)


def place(path: Path) -> str:
    """A page's folder and name."""
    return f"{path.parent.name}/{path.name}"


# Big Smoke's own


class Speaker(NamedTuple):
    """Code that speaks with one set of files: a game, the terminal, or all errors."""

    files: tuple[str, ...]
    spoken: Spoken
    must: set[str]
    """What it says besides: table options and standing orders."""


def game_speaker(game: str) -> Speaker:
    """A game: its family's modules without those of another edition, and the kernel's."""
    rules = GAMES[game]
    package = Path(sys.modules[type(rules).__module__].__file__ or "").parent
    family = package if package.parent.name == "games" else package.parent
    others = [folder for folder in family.iterdir() if folder.is_dir() and folder != package]
    own = [path for path in family.rglob("*.py") if not any(folder in path.parents for folder in others)]
    options = [f"option-{option.name}" for option in rules.options]
    must = {*options, *(f"{key}.help" for key in options), *(f"order-{slug(order)}" for order in rules.orders())}
    must |= {f"game-{game}.name", f"game-{game}.credit"}
    shared = [path for folder in ("kernel", "insight") for path in (CODE / folder).glob("*.py")]
    return Speaker((GENERAL, *rules.words), speech([*own, *shared]), must)


def terminal_speaker() -> Speaker:
    """The terminal."""
    return Speaker((GENERAL, TERMINAL), speech(list((CODE / "cli").glob("*.py"))), set())


def errors_speaker() -> Speaker:
    """Errors and refusals, wherever they are made. Only what is made of them counts: no word that stands by itself."""
    said = speech(list(CODE.rglob("*.py"))).errors
    return Speaker((GENERAL, ERRORS), Spoken(said, words={each.key for each in said}), set())


def server_speaker() -> Speaker:
    """The server, of the bots that can be seated."""
    return Speaker((GENERAL,), Spoken(), {f"bot-{name}{form}" for name in BOTS for form in ("", ".help")})


def site_speaker() -> Speaker:
    """The browser outside its tables. The generated types name every message, and say none."""
    sources = [path for path in sorted(BROWSER_CODE.rglob("*.ts*")) if path.parent.name != "types"]
    spoken = merged([read_script(path.read_text(encoding="utf-8")) for path in sources])
    return Speaker((GENERAL, SITE, LEARN, PUZZLES, TABLE), spoken, set())


def table_speaker(game: str) -> Speaker:
    """The browser at a game's table."""
    own = GAMES[game].words
    names = tuple(name for name in own if name.endswith(NAMES))
    return Speaker((GENERAL, *AROUND, *names, f"{own[0]}.{TABLE}"), site_speaker().spoken, set())


def lesson_speaker(game: str) -> Speaker:
    """A game's lesson: its data say which messages it needs; forms that it may have besides are the browser's."""
    names = tuple(name for name in GAMES[game].words if name.endswith(NAMES))
    extra = Spoken(patterns=[re.compile(rf"other-({'|'.join(GAMES[game].kinds)})")])
    return Speaker((GENERAL, *names, f"{game}.{LESSON}"), extra, lessons.spoken(game))


def speech(paths: list[Path]) -> Spoken:
    """What modules say together."""
    sources = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in sorted(paths)}
    return merged([read_code(source, where, all_errors()) for where, source in sources.items()])


@cache
def all_errors() -> frozenset[str]:
    """The classes of our errors."""
    return error_classes([path.read_text(encoding="utf-8") for path in CODE.rglob("*.py")])


def ids_of_things() -> set[str]:
    """Every word of the games' data: the ids of all things are among them."""
    data = [path.read_text(encoding="utf-8") for path in (CODE / "games").rglob("*.toml")]
    return {text for source in data for text in strings(tomllib.loads(source))}


def strings(value: object) -> Iterator[str]:
    """Every string in data, names of fields too."""
    if isinstance(value, str):
        yield value
    for each in [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from strings(each)


def check() -> list[str]:
    """All that is wrong."""
    faults: list[str] = []
    read: dict[str, Files] = {lang: {} for lang in LANGUAGES}
    for lang, files in read.items():
        for path in sorted((CATALOGUES / lang).glob("*.ftl")):
            files[path.stem], wrong = read_messages(path.read_text(encoding="utf-8"), f"{lang}/{path.name}")
            faults += wrong
    speakers = {
        **{game: game_speaker(game) for game in GAMES},
        "terminal": terminal_speaker(),
        "errors": errors_speaker(),
        "server": server_speaker(),
        "site": site_speaker(),
        **{f"table of {game}": table_speaker(game) for game in GAMES},
        **{f"lesson of {game}": lesson_speaker(game) for game in lessons.taught()},
    }
    for lang, files in read.items():
        for who, speaker in speakers.items():
            own = {name: files.get(name, {}) for name in speaker.files}
            faults += check_game(f"{lang}, {who}", own, speaker.spoken, speaker.must)
            if SITE in own:
                faults += twice(f"{lang}, {who}", own)
    ids = ids_of_things()
    for name in read["en"]:
        speaking = [speaker for speaker in speakers.values() if name in speaker.files]
        if not speaking:
            faults.append(f"{name}.ftl: nobody has these words")
            continue
        files = {other: read["en"][other] for speaker in speaking for other in speaker.files}
        spoken = merged([speaker.spoken for speaker in speaking])
        must = {key for speaker in speaking for key in speaker.must}
        faults += idle(name, files, spoken, must, ids | spoken.words)
    families = {game: rules.words[0] for game, rules in GAMES.items()}
    for lang, files in read.items():
        for name, ours in read["en"].items():
            theirs = files.get(name, {})
            faults += differences(f"{lang}/{name}.ftl", ours, theirs)
            faults += unfollowing(f"{lang}/{name}.ftl", ours, theirs)
            head = name.partition(".")[0]
            glossary = glossary_in(CATALOGUES / lang, families.get(head, head))
            faults += unkept(f"{lang}/{name}.ftl", glossary, texts_of(ours), texts_of(theirs))
    tables = {family: read["en"].get(f"{family}.{TABLE}", {}) for family in families.values()}

    def may_name(game: str) -> Known:
        return named_by(game, {key.removeprefix(MEANING) for key in tables[families[game]] if key.startswith(MEANING)})

    return [*faults, *check_pages(CATALOGUES, ROOT / "docs", families, LANGUAGES, may_name)]


def frames_of(game: str) -> dict[str, int]:
    """The examples of a game, and how many frames each has: its beginning, its steps and the lines of its account."""
    written = tomllib.loads((EXAMPLES / f"{game}.toml").read_text(encoding="utf-8"))["example"]
    return {each["id"]: 1 + len(each.get("steps", [])) + each.get("account", 0) for each in written}


def named_by(game: str, signs: Collection[str]) -> Known:
    """What the pages of a game may name: its cards in all variants, the signs of its legend, its examples, and the
    rulings of its own table. London's editions share a page, and have a table each, the second edition's first."""
    rows = [row for options in VARIANTS.get(game, ({},)) for row in bigsmoke.cards(game, options)]
    tables: dict[str, set[str]] = {}
    family = GAMES[game].words[0]
    page, _ = read_rulings((ROOT / f"docs/rulings-{family}.md").read_text(encoding="utf-8"), family)
    for key in page:
        table, _, ruling = key.rpartition(" ")[0].partition(", ")
        tables.setdefault(table, set()).add(ruling)
    own = EDITIONS.get(game)
    return Known(
        {str(row["id"]) for row in rows},
        {str(row["type"]) for row in rows if "text" in row},
        signs,
        frames_of(game),
        tables[own] if own else set().union(*tables.values()),
    )


def glossary_in(folder: Path, family: str) -> dict[str, list[str]]:
    """A language's words for the terms of a game; English has none, and neither has what belongs to no game."""
    path = folder / f"{family}.glossary.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def main() -> int:
    """Print what is wrong; the exit code says whether anything is."""
    faults = check()
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults in the words." if faults else "Code and catalogues agree.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
