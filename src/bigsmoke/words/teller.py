"""A match in words: all that it says, told in a language."""

from collections.abc import Sequence
from typing import Any

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.words import say
from bigsmoke.words.catalogue import Eyes, in_words, spoken


class Teller:
    """Tells what a match says; with `me`, to that seat."""

    def __init__(
        self, match: Match, lang: str = "en", me: int | None = None, names: Sequence[str] | None = None
    ) -> None:
        if names is not None and len(names) < match.players:
            raise about(BadOptions, "names", "too-few-names", names=len(names), players=match.players)
        self.match = match
        self.lang = lang
        self.eyes = Eyes(me, names, match.game.renamed(match.options))

    def _rows(self, rows: list[Json], sentence: str) -> list[Json]:
        return [in_words(row, sentence, self.lang, self.eyes) for row in rows]

    def _spoken(self, value: Any) -> Any:
        return spoken(self.match.game.id, value, self.lang, self.eyes)

    def tell(self, key: str, **args: Any) -> str:
        """Any message of the game's catalogue, with its arguments."""
        return str(self._spoken(say(key, **args)))

    def prompt(self, seat: int | None = None) -> str:
        """The question being asked; empty when this seat is not asked."""
        said = self.match.prompt(seat)
        return "" if said is None else str(self._spoken(said))

    def legal(self, seat: int | None = None) -> list[Json]:
        """The options, each with its `label`, and with its `preview`, `warning` and `final` in words."""
        return self._rows(self.match.legal(seat), "label")

    def asides(self, seat: int) -> list[Json]:
        """What a seat may do besides, in the same form."""
        return self._rows(self.match.asides(seat), "label")

    def unavailable(self, seat: int | None = None) -> list[Json]:
        """What cannot be done, each with its `label` and its `reason` in words."""
        return self._rows(self.match.unavailable(seat), "label")

    def events(self, seat: int | None = None, since: int = -1, opened: bool | None = None) -> list[Json]:
        """What happened, each event with its `text`."""
        told: list[Json] = []
        for row in self.match.events(seat, since, opened):
            n, ply = row.pop("n"), row.pop("ply")  # all else may be told of another event alike
            told.append({"n": n, "ply": ply, **in_words(row, "text", self.lang, self.eyes)})
        return told

    def forecast(self, seat: int) -> Json:
        """The figures that decide the game, with their labels."""
        told: Json = self._spoken(self.match.forecast(seat))
        return told

    def outcome(self) -> Json | None:
        """How the match ended, with the score sheet's labels."""
        outcome = self.match.outcome
        return None if outcome is None else self._spoken(outcome.as_dict())

    def describe(self, view: Json) -> list[tuple[str, list[str]]]:
        """A view as titled sections of lines."""
        sections = self.match.game.describe(view)
        return [(self._spoken(title), self._spoken(lines)) for title, lines in sections]
