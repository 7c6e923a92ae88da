"""A language's words for a game."""

import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, BigSmokeError, about
from bigsmoke.kernel.errors import told as shown
from bigsmoke.kernel.words import say

LANGUAGES = ("en", "de", "fr")
GENERAL = "general"
TERMINAL = "terminal"
ERRORS = "errors"
ROOMS = {"": (TERMINAL,), ERRORS: (ERRORS,)}
"""The files of what belongs to no game, by what its keys begin with."""
NAMES = ".names"
"""How the files end that name things."""
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}


MOST_REMEMBERED = 20_000
"""How many things are kept in words."""
PLAIN = 0
"""The version of marshal that writes equal data alike."""


class Untold(BigSmokeError):
    """A key without a message, or a message that needs what it was not given: a fault of a catalogue."""


class Eyes(NamedTuple):
    """For whom something is told."""

    me: int | None = None
    names: Sequence[str] | None = None
    own: Mapping[str, str] | None = None
    """What the table calls by a name of its own, by the key of the name in the catalogue."""


ANYBODY = Eyes()
READER: ContextVar[Eyes] = ContextVar("reader")


class Several(str):
    """A list, on its way through a message to the function that tells it."""

    items: list[Any]

    def __new__(cls, items: list[Any]) -> "Several":
        """Without such a function its place in the message is marked."""
        several = super().__new__(cls, "{list}")
        several.items = items
        return several


class Catalogue:
    """All messages of one game, of the terminal, or of errors, in one language."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.game = game
        # By name: the engine is compiled by a mypy that sees the standard library alone, and the package leads it here.
        fluent, utils = import_module("fluent.runtime"), import_module("fluent.runtime.utils")
        own = ROOMS[game] if game in ROOMS else find(game).words
        parsed = {name: fluent.FluentResource(source(lang, name)) for name in (GENERAL, *own)}
        functions: dict[str, Callable[..., Any]] = {
            "SEAT": self._seat,
            "ME": self._me,
            "LIST": self._list,
            "SIGN": lambda amount: "minus" if amount < 0 else "plus",
            "ABS": lambda amount: utils.native_to_fluent(abs(amount)),
            "CAP": lambda what: f"{str(what)[:1].upper()}{str(what)[1:]}",
            "PAD": self._pad,
        }
        for name, resource in parsed.items():
            if name.endswith(NAMES):
                kinds = {entry.id.name.partition("-")[0] for entry in resource.body if hasattr(entry, "id")}
                functions |= {kind.upper(): self._namer(kind) for kind in kinds}
        self._bundle = fluent.FluentBundle([LOCALES[lang]], functions, use_isolating=False)
        for resource in parsed.values():  # what an edition says otherwise comes last, and counts
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, args: Json, form: str = "") -> str:
        """A message with its arguments; `form` is one of its attributes."""
        own = READER.get(ANYBODY).own
        if own and key in own and not form:
            return own[key]
        if not self.has(key):
            raise Untold("no-message", lang=self.lang, room=self.game, message=shown(key))
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise Untold(
                "no-form" if form else "no-text", lang=self.lang, room=self.game, message=shown(key), form=form
            )
        told, errors = self._bundle.format_pattern(pattern, self._arguments(args))
        if errors:
            wrong = [str(error) for error in errors]
            raise Untold(
                "message-fails", lang=self.lang, room=self.game, message=shown(key), given=str(args), errors=wrong
            )
        return str(told)

    def said(self, what: Json) -> str:
        """Something said: `card-brewing.text` is the attribute `text` of the message `card-brewing`.

        A key that names another game, or the errors, is told with the words of that one.
        """
        room, _, name = what["key"].rpartition("/")
        if room and room != self.game:
            return words_of(self.lang, room).said(what)
        key, _, form = name.partition(".")
        return self.text(key, what, form)

    def tell(self, key: str, **args: Any) -> str:
        """A message with its arguments."""
        return self.said(say(key, **args))

    def spoken(self, value: Any) -> Any:
        """The same data with text in place of whatever is said in it."""
        if isinstance(value, dict):
            return self.said(value) if "key" in value else {name: self.spoken(each) for name, each in value.items()}
        return [self.spoken(each) for each in value] if isinstance(value, (list, tuple)) else value

    def _arguments(self, args: Json) -> dict[str, Any]:
        known: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, dict) and "key" not in value:
                known |= {f"{name}_{part}": self._argument(figure) for part, figure in value.items()}
            elif value is not None:
                known[name] = self._argument(value)
        return known

    def _argument(self, value: Any) -> Any:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, dict):
            return self.said(value) if "key" in value else Several([value])
        return Several(value) if isinstance(value, list) else value

    # What messages call

    def _seat(self, seat: Any, form: str = "") -> str:
        if isinstance(seat, Several):
            return self._joined([self._seat(each, form) for each in seat.items], "and")
        eyes = READER.get(ANYBODY)
        if seat == eyes.me:
            return self.text("seat-you", {}, form)
        if eyes.names is not None:
            return self.text("seat-named", {"name": eyes.names[seat]}, form)
        return self.text("seat-numbered", {"number": seat + 1}, form)

    def _me(self, seat: Any) -> str:
        me = READER.get(ANYBODY).me
        return "you" if (me in seat.items if isinstance(seat, Several) else seat == me) else "other"

    def _list(self, several: Several, style: str = "and") -> str:
        return self._joined([str(self._argument(each)) for each in several.items], style)

    def _joined(self, items: list[str], style: str) -> str:
        if not items:
            return ""
        told = items[0]
        for place, item in enumerate(items[1:], 2):
            between = "comma" if style in ("and", "or") and place < len(items) else style
            told = self.text(f"list-{between}", {"before": told, "next": item})
        return told

    def _pad(self, what: Any, width: int, align: str = "left") -> str:
        if isinstance(what, Several):
            return "".join([self._pad(self._argument(each), width, align) for each in what.items])
        return str(what).rjust(width) if align == "right" else str(what).ljust(width)

    def _namer(self, kind: str) -> Callable[..., str]:
        def name(thing: Any, form: str = "", style: str = "and") -> str:
            if isinstance(thing, Several):
                return self._joined([name(each, form) for each in thing.items], style)
            return self.text(f"{kind}-{thing}", {}, form)

        return name


@cache
def source(lang: str, name: str) -> str:
    """The text of a file of a language."""
    return (files("bigsmoke.words") / lang / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def words_of(lang: str, game: str = "") -> Catalogue:
    """The words of a game in a language, or of errors; without one, those of the terminal around it."""
    if lang not in LANGUAGES:
        raise about(BadOptions, "lang", "choose-one", value=shown(lang), choices=list(LANGUAGES))
    return Catalogue(lang, game)


def tell(
    said: Mapping[str, Any] | None,
    lang: str = "en",
    part: str | None = None,
    me: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """What a row, a question or an error says, in a language; `part` is another thing that it says, such as its
    `warning`.

    `me` is the seat of whoever reads it, and is called "you"; `names` are the names of all seats. Where nothing is
    said, such as the question to a seat that is not asked, there is no text.

    >>> import bigsmoke
    >>> match = bigsmoke.new_match("london-2e", players=2, seed=7)
    >>> tell(match.prompt())
    'Choose an action'
    """
    if said is None:
        return ""
    if not says_something(said):
        raise BadOptions("says-nothing", value=shown(said))
    what = said if part is None else said.get(part)
    if what is None:
        return ""
    if not isinstance(what, (dict, list)):
        raise about(BadOptions, "part", "no-part", part=shown(part))
    words = words_of(lang, said["key"].rpartition("/")[0])
    with reading(Eyes(me, names)):
        return words.said(what) if isinstance(what, dict) else words._list(Several(what), "comma")


def says_something(value: Any) -> bool:
    """Whether a value is a row or a question of a match, which names its game, or what an error says."""
    return isinstance(value, dict) and isinstance(value.get("key"), str) and "/" in value["key"]


def in_words(row: Json, sentence: str, lang: str = "en", eyes: Eyes = ANYBODY) -> Json:
    """A row with its `sentence` (its label, its text), and with text in place of whatever else it says."""
    said = {name: value for name, value in row.items() if isinstance(value, (dict, list))}
    told: Json = spoken(row["key"].rpartition("/")[0], {**said, sentence: row}, lang, eyes)
    return {**row, **told}


def spoken(game: str, value: Any, lang: str = "en", eyes: Eyes = ANYBODY) -> Any:
    """Data of a game with text in place of whatever is said in it."""
    names = None if eyes.names is None else tuple(eyes.names)
    own = tuple(eyes.own.items()) if eyes.own else ()
    return marshal.loads(_spoken(game, marshal.dumps(value, PLAIN), lang, eyes.me, names, own))


@lru_cache(maxsize=MOST_REMEMBERED)
def _spoken(
    game: str,
    value: bytes,
    lang: str,
    me: int | None,
    names: tuple[str, ...] | None,
    own: tuple[tuple[str, str], ...],
) -> bytes:
    """Tables ask for the same things again and again, and telling them takes longer than all the rest."""
    with reading(Eyes(me, names, dict(own))):
        return marshal.dumps(words_of(lang, game).spoken(marshal.loads(value)), PLAIN)


@contextmanager
def reading(eyes: Eyes) -> Iterator[None]:
    """Tell everything for these eyes."""
    token = READER.set(eyes)
    try:
        yield
    finally:
        READER.reset(token)
