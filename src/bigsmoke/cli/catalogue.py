"""A card in words: all its figures as phrases, with a star at each that is our reconstruction."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say
from bigsmoke.words import words_of

STAR = "*"

TOLD_BY_TEXT = {"effect", "ongoing", "action", "ability", "power", "condition", "closed", "pays"}
"""What a card does, which its text tells: the text is a fact where one of these is."""
APART = {"type", "id", "name", "full_name", "mark", "known", "text", "note", "aliases", "colour", "copies"}
"""Fields that are no figures, or have a place of their own."""
NO_CLAIM = {
    *(("city", "deck"), ("action", "set"), ("personality", "set")),  # with which table options a card is used
    *(("market_card", "name"), ("track", "name")),  # these have no printed name
}
"""Fields that say nothing about a printed card."""

POINTS = {"prestige", "value", "run_prestige"}
PLACES = {"borders", "bridges", "near", "markets"}
GOODS = {"coffee", "soap", "silk", "china"}


class Catalogue:
    """The cards of one game with one set of options, and the words for them."""

    def __init__(self, game_id: str, rows: list[Json], lang: str = "en") -> None:
        self.rows = rows
        self.words = words_of(lang)
        self.points = "points-victory" if game_id == "london-1e" else "points-prestige"
        shared = {key for key, count in Counter((row.get("type"), row["name"]) for row in rows).items() if count > 1}
        self.full_names = {str(row["id"]): full_name(row, (row.get("type"), row["name"]) in shared) for row in rows}

    def tell(self, key: str, **args: Any) -> str:
        """A message of the terminal with its arguments."""
        return self.words.tell(key, **args)

    def listed(self, ids: list[str]) -> str:
        """Boroughs, areas or markets by their names."""
        return ", ".join(self.full_names.get(name, name) for name in ids)

    def star_means(self) -> str:
        """What a star at a figure means."""
        return self.tell("star-means", star=STAR)

    def name(self, row: Json) -> str:
        """A card's name, told from others of that name, with a star where it is ours."""
        return self.full_names[str(row["id"])] + star(row, "name")

    def copies(self, row: Json) -> str:
        """How often a card is in the game, by sets where it has them; empty where cards are not counted."""
        copies = row.get("copies")
        if copies is None:
            return ""
        if isinstance(copies, dict):
            copies = ", ".join(self.tell("figure-copies", value=n, set=letter) for letter, n in copies.items())
        return f"{copies}{star(row, 'copies')}"

    def figures(self, row: Json) -> list[str]:
        """Every figure of a card as a phrase."""
        phrases = [self.tell("figure-colour", value=row["colour"]) + star(row, "colour")] if "colour" in row else []
        for field, value in row.items():
            if field not in APART and not (field in TOLD_BY_TEXT and "text" in row):
                phrase = self.phrase(str(row.get("type", "")), field, value)
                phrases.append(phrase + star(row, field) if phrase else "")
        return [phrase for phrase in phrases if phrase]

    def phrase(self, kind: str, field: str, value: Any) -> str:
        """One figure; what has no words here is told as it stands."""
        key = f"figure-{kind}-{field}" if self.words.has(f"figure-{kind}-{field}") else f"figure-{field}"
        if field in POINTS:
            return self.tell(key, points=self.tell(self.points, value=value))
        if field in PLACES:
            return self.tell(key, names=self.listed(value))
        if field in GOODS:
            reward = say("reward-special") if value == "special" else say("reward-money", value=value)
            return self.tell(key, reward=reward)
        if field in BY_FIELD:
            return BY_FIELD[field](self, value)
        return self.tell(key, value=value) if self.words.has(key) else f"{field.replace('_', ' ')} {plain(value)}"

    def activate(self, value: Any) -> str:
        """What activating a card takes."""
        return self.tell("figure-activate" if isinstance(value, int) else f"figure-activate-{value}", value=value)

    def actions(self, value: list[str]) -> str:
        """What an assistant does on which spaces of a track."""
        on = {
            each: [str(n) for n, name in enumerate(value, 1) if name == each] for each in ("stack", "profit", "goods")
        }
        told = [self.tell(f"figure-actions-{each}", spaces=", ".join(spaces)) for each, spaces in on.items() if spaces]
        return "; ".join(told)

    def icons(self, value: dict[str, str]) -> str:
        """What happens as an assistant comes to a space."""
        told = [self.tell(f"figure-icons-{icon}", space=space) for space, icon in value.items()]
        return "; ".join(told) or self.tell("figure-icons-none")

    def symbols(self, value: list[str]) -> str:
        """The symbols of an action card."""
        each = [name.partition(" ") for name in value]
        told = [self.tell(f"symbol-{kind}", value=amount) for kind, _, amount in each]
        return self.tell("figure-symbols", symbols=", ".join(told))

    def needs(self, value: list[int]) -> str:
        """What a Personality needs, by the number of players."""
        if not any(value):  # it wins by something that is not counted
            return ""
        if len(set(value)) == 1:
            return self.tell("figure-needs", value=value[0])
        parts = [self.tell("figure-needs-part", value=n, players=count) for count, n in enumerate(value, 2) if n]
        return self.tell("figure-needs-by-players", parts=", ".join(parts))

    def text(self, row: Json) -> str:
        """What a card says, and what is to be said about it."""
        words = []
        if "text" in row:
            facts = [field for field in ("text", *TOLD_BY_TEXT) if field in row and field in row.get("known", [field])]
            words.append(row["text"] + ("" if facts else STAR))
        if "note" in row:
            words.append(f"({row['note']})")
        return " ".join(words)

    def find(self, words: str) -> list[Json]:
        """The cards with this in their name; one of exactly this name alone."""
        wanted = words.lower().strip()
        rows = [row for row in self.rows if wanted and wanted in self.full_names[str(row["id"])].lower()]
        exact = [row for row in rows if wanted in (str(row["name"]).lower(), self.full_names[str(row["id"])].lower())]
        return exact or rows

    def kinds(self) -> list[tuple[str, list[tuple[Json, int]]]]:
        """The cards by kind, under a title each; those equal in all but their id are told once, and counted."""
        titled: dict[str, list[tuple[Json, int]]] = {}
        for row in self.rows:
            kind = str(row.get("type", "card"))
            listed = titled.setdefault(self.tell(f"title-{kind}"), [])
            if listed and same(listed[-1][0], row):
                listed[-1] = (listed[-1][0], listed[-1][1] + 1)
            else:
                listed.append((row, 1))
        return list(titled.items())


BY_FIELD: dict[str, Callable[[Catalogue, Any], str]] = {
    "activate": Catalogue.activate,
    "actions": Catalogue.actions,
    "icons": Catalogue.icons,
    "symbols": Catalogue.symbols,
    "needs": Catalogue.needs,
}
"""Figures that take more than a sentence."""


def full_name(row: Json, shared: bool) -> str:
    """A card's name; where others share it, with what tells them apart: a mark of its own, or the rest of its id."""
    name = str(row["name"])
    slug = "_".join(word for word in name.lower().replace("-", " ").split())
    words = str(row["id"]).removeprefix(slug).strip("_").split("_")
    rest = " ".join(word.upper() if len(word) == 1 else word for word in words)
    mark = row.get("mark") or (rest if shared and str(row["id"]).startswith(f"{slug}_") else "")
    return f"{name} ({mark})" if mark else name


def same(one: Json, other: Json) -> bool:
    """Whether two rows are the same card."""
    return {**one, "id": ""} == {**other, "id": ""}


def star(row: Json, field: str) -> str:
    """A star, where the rows say what is known and this field is not."""
    claimed = "known" in row and (row.get("type"), field) not in NO_CLAIM
    return STAR if claimed and field not in row["known"] else ""


def plain(value: Any) -> str:
    """Any value without brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(plain(each) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ")
