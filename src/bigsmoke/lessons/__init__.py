"""Lessons: each game taught at its own table, with its own rules. See `docs/lessons.md`.

A lesson is a TOML file named after its game. It names choices by what they mean, and is read by playing it: whatever is
asked for must be offered there, and be the only thing that fits. So a rule that changes breaks the reading, and never
leaves a learner before a choice that is not there.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bigsmoke.games import GAMES, find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BigSmokeError, about, told
from bigsmoke.kernel.match import Match, from_position
from bigsmoke.kernel.position import Fields, parse
from bigsmoke.lessons.shapes import Cue, CueAnswer, Lesson, LessonRow, LessonStep

SEAT: Final = 0
"""The learner's, where the lesson names no other."""
BOT: Final = "casual"
"""Who plays the others when a lesson has ended, where it names nobody."""


class BadLesson(BigSmokeError):
    """A lesson asks for what its game does not offer."""


def taught() -> list[str]:
    """The games that have a lesson, in the order of the games."""
    return [game for game in GAMES if _place(game).is_file()]


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game, played through once to find what it asks for."""
    if game not in GAMES or not _place(game).is_file():
        raise BadLesson("no-lesson", game=told(game))
    return read(game, _place(game).read_text(encoding="utf-8"))[0]


def rows() -> list[LessonRow]:
    """All lessons, by the names of their steps."""
    return [{"game": game, "steps": [step["id"] for step in lesson(game)["steps"]]} for game in taught()]


def covered(game: str) -> set[str]:
    """The kinds of questions that a lesson asks, or tells of."""
    return read(game, _place(game).read_text(encoding="utf-8"))[1]


def spoken(game: str) -> set[str]:
    """The messages that a lesson needs, with their forms."""
    return set(_messages(lesson(game)))


def read(game: str, text: str) -> tuple[Lesson, set[str]]:
    """A lesson from its TOML, and the kinds of questions that occur in it."""
    return _Reader(game, Fields(parse(text))).read()


def _place(game: str) -> Any:
    return files(__name__).joinpath(f"{game}.toml")


def _messages(whole: Lesson) -> Iterator[str]:
    for step in whole["steps"]:
        yield step["id"]
        for cue in step["cues"]:
            yield cue["id"]
            yield from (f"{cue['id']}.{part_form(part)}" for part in cue["sums"])
            yield from (f"{cue['id']}.{answer['says']}" for answer in cue["answers"])
            if cue["after"]:
                yield f"{cue['id']}.done"


def part_form(part: str) -> str:
    """The form of a message that stands on a part as its figure."""
    return "on-" + part.replace(" ", "-").replace("_", "-")


class _Reader:
    """Reads a lesson by playing it."""

    def __init__(self, game: str, fields: Fields) -> None:
        self.game = find(game)
        self.fields = fields
        self.positions = Fields(fields.get("position", {}), "position")
        self.seat = fields.amount("seat", SEAT, 0, 9)
        self.kinds: set[str] = set()
        self.position: Json = {}
        self.match: Match | None = None
        self.line: list[list[int]] = []

    def read(self) -> tuple[Lesson, set[str]]:
        """The whole, or the first thing that is wrong with it."""
        bot = self.fields.get("bot", BOT)
        steps = [self._step(Fields(row, f"step {n}")) for n, row in enumerate(self.fields.items("step", []), 1)]
        self.fields.end()
        assert self.match is not None
        players = self.match.players
        whole: Lesson = {"game": self.game.id, "seat": self.seat, "players": players, "bot": bot, "steps": steps}
        return whole, self.kinds

    def _step(self, fields: Fields) -> LessonStep:
        name = _word(fields, "id")
        fields.where = f"step {name}"
        given = fields.get("position", None)
        if given is not None:
            self._begin(fields, given)
        elif self.match is None:
            raise about(BadLesson, fields.path("position"), "lesson-begins-nowhere")
        # A step that goes on keeps the line that led to it: it can be opened by itself.
        position = self.position
        cues = [self._cue(name, Fields(row, f"step {name}")) for row in fields.items("cue", [])]
        fields.end()
        return {"id": name, "position": position, "cues": cues}

    def _begin(self, fields: Fields, given: Any) -> None:
        position = self.positions.data.get(given) if isinstance(given, str) else given
        if not isinstance(position, dict):
            raise about(BadLesson, fields.path("position"), "lesson-no-position", name=told(given))
        self.position = {**position, "game": self.game.id}
        self.position.setdefault("seed", 1)
        self.match = from_position(self.game, self.position)
        self.line = []

    def _cue(self, step: str, fields: Fields) -> Cue:
        assert self.match is not None
        name = f"{step}-{_word(fields, 'id')}"
        fields.where = f"cue {name}"
        asked = self.match.decision_of(self.seat)
        kind = "" if asked is None else asked.kind
        line = list(self.line)
        answers: list[CueAnswer] = []
        move = None
        self.kinds.update(fields.names("tells", []))
        for row in fields.items("answers", []):
            given = Fields(row, fields.path("answers"))
            says = f"try-{_word(given, 'say')}"
            fitting = self._fitting(given, "when", self.seat)
            answers += [{"option": option, "says": says} for option in fitting]
            given.end()
        if fields.has("do"):
            self.kinds.add(kind)
            move = self._one(fields, "do", fields.get("do", {}), self.seat)
            self._take(self.seat, move)
        self._follow(fields, "with")
        made = list(self.line)
        self._follow(fields, "then")
        cue: Cue = {
            "id": name,
            "line": line,
            "made": made,
            "kind": kind,
            "move": move,
            "answers": [answer for answer in answers if answer["option"] != move],
            "point": fields.names("point", []),
            "sums": fields.names("sums", []),
            "after": fields.names("after", []),
        }
        if move is None and not cue["point"]:
            raise about(BadLesson, fields.path("point"), "lesson-nothing-lit")
        fields.end()
        return cue

    def _follow(self, fields: Fields, field: str) -> None:
        """Take the steps that a lesson takes itself, each by its seat."""
        for row in fields.items(field, []):
            if not isinstance(row, dict):
                raise fields.fail(field, "give-table", value=told(row))
            seat = row.get("seat", self.seat)
            wanted = {key: value for key, value in row.items() if key != "seat"}
            self._take(seat, self._one(fields, field, wanted, seat))

    def _take(self, seat: int, option: int) -> None:
        assert self.match is not None
        decision = self.match.decision_of(seat)
        assert decision is not None
        self.kinds.add(decision.kind)
        self.match.apply((seat, option))
        self.line.append([seat, option])

    def _one(self, fields: Fields, field: str, wanted: Any, seat: int) -> int:
        """The one option that fits."""
        found = self._fit(fields, field, wanted, seat)
        if len(found) != 1:
            if not found:
                raise self._no_fit(fields, field, wanted, seat)
            rows = [_plain(row) for row in found]
            raise about(BadLesson, fields.path(field), "lesson-several-fit", wanted=told(wanted), offered=rows)
        return int(found[0]["option"])

    def _fitting(self, fields: Fields, field: str, seat: int) -> list[int]:
        wanted = fields.get(field, {})
        found = self._fit(fields, field, wanted, seat)
        if not found:
            raise self._no_fit(fields, field, wanted, seat)
        return [int(row["option"]) for row in found]

    def _no_fit(self, fields: Fields, field: str, wanted: Any, seat: int) -> BadLesson:
        rows = [_plain(row) for row in self._offered(seat)]
        return about(BadLesson, fields.path(field), "lesson-nothing-fits", wanted=told(wanted), offered=rows)

    def _fit(self, fields: Fields, field: str, wanted: Any, seat: int) -> list[Json]:
        if not isinstance(wanted, dict):
            raise fields.fail(field, "give-table", value=told(wanted))
        return [row for row in self._offered(seat) if all(fits(row, key, value) for key, value in wanted.items())]

    def _offered(self, seat: int) -> list[Json]:
        assert self.match is not None
        return self.match.legal(seat) if seat in self.match.asked else []


def fits(row: Json, field: str, value: Any) -> bool:
    """Whether an option is meant; what is false may be missing, and a key goes without the name of its game."""
    own = row.get(field)
    if value is False:
        return not own
    if field == "key":
        return bool(str(own).rpartition("/")[2] == value)
    return bool(own == value)


def _plain(row: Json) -> str:
    """An option by what tells it from others."""
    return str(
        {key: value for key, value in row.items() if isinstance(value, str | int) and key not in ("seat", "option")}
    )


def _word(fields: Fields, name: str) -> str:
    value = fields.get(name, None)
    if not isinstance(value, str) or not value:
        raise fields.fail(name, "give-names", value=told(value))
    return value


def kinds_missing(game: str) -> list[str]:
    """The kinds of questions of a game that its lesson neither asks nor tells of."""
    return [kind for kind in find(game).kinds if kind not in covered(game)]
