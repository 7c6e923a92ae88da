"""A card in words: all its figures as phrases, with a star at each that is our reconstruction."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import plural

STAR = "*"
STAR_MEANS = f"{STAR} our reconstruction: the printed figure is not known to us"

TITLES = {
    "city": "City cards",
    "borough": "Boroughs",
    "market_card": "Market cards",
    "special": "Special cards",
    "market": "Markets",
    "track": "Tracks of the assistants",
    "action": "Action cards",
    "area": "Areas",
    "event": "Random Events",
    "personality": "Personalities",
    "agent": "Agent cards",
    "building": "Building cards",
}

TOLD_BY_TEXT = {"effect", "ongoing", "action", "ability", "power", "condition", "closed", "pays"}
"""What a card does, which its text tells: the text is a fact where one of these is."""
APART = {"type", "id", "name", "mark", "known", "text", "note", "aliases", "colour", "copies"}
"""Fields that are no figures, or have a place of their own."""
SYMBOLS = {
    "place": "place an Agent",
    "calm": "take a Trouble marker away",
    "skull": "assassination",
    "build": "build",
    "scroll": "its text",
    "event": "a Random Event",
    "another": "play another card",
    "interrupt": "Interrupt",
}
SPACES = {"stack": "bars", "profit": "profits", "goods": "goods"}
ICONS = {"special": "all take a special card", "reveal": "all show their money"}
KINDS = {"single": "used once", "ongoing": "stays in play", "interrupt": "an Interrupt"}
ORDINALS = ["", "first", "second", "third"]

NO_CLAIM = {
    *(("city", "deck"), ("action", "set"), ("personality", "set")),  # with which table options a card is used
    *(("market_card", "name"), ("track", "name")),  # these have no printed name
}
"""Fields that say nothing about a printed card."""

Phrase = Callable[[Any], str]


class Catalogue:
    """The cards of one game with one set of options, and the words for them."""

    def __init__(self, game_id: str, rows: list[Json]) -> None:
        self.rows = rows
        points = "victory point" if game_id == "london-1e" else "prestige"
        self.points = points
        shared = {key for key, count in Counter((row.get("type"), row["name"]) for row in rows).items() if count > 1}
        self.full_names = {str(row["id"]): full_name(row, (row.get("type"), row["name"]) in shared) for row in rows}
        self.words: dict[str, Phrase] = {
            "cost": lambda v: f"costs £{v}",
            "activate": lambda v: f"activated {ACTIVATE.get(v, f'for £{v}')}",
            "money": lambda v: f"+£{v}",
            "prestige": lambda v: f"+{self.score(v)}",
            "relief": lambda v: f"-{v} poverty",
            "poverty": lambda v: f"+{v} poverty",
            "flips": lambda v: "turns over when used" if v else "never turns over",
            "value": lambda v: f"{self.score(v)} at the end",
            "free": lambda _: "placed without a discard",
            "starter": lambda _: "for sale from the start",
            "cards": lambda v: f"draw {plural(v, 'card')}",
            "side": lambda v: f"{v} of the Thames",
            "river": lambda v: "on the Thames" if v else "not on the Thames",
            "run_money": lambda v: f"+£{v} each run",
            "run_poverty": lambda v: f"+{v} poverty each run",
            "run_relief": lambda v: f"-{v} poverty each run",
            "run_prestige": lambda v: f"+{self.score(v)} each run",
            "borders": lambda v: f"borders on {self.listed(v)}",
            "bridges": lambda v: f"bridge to {self.listed(v)}",
            "near": lambda v: f"next to {self.listed(v)}",
            "markets": self.listed,
            "coffee": lambda v: f"coffee {reward(v)}",
            "soap": lambda v: f"soap {reward(v)}",
            "silk": lambda v: f"silk {reward(v)}",
            "china": lambda v: f"china {reward(v)}",
            "permanent": lambda v: "stays in front of its player" if v else "used once",
            "from_round": lambda v: f"from round {v} on",
            "actions": spaces,
            "icons": icons,
            "number": lambda v: f"number {v}",
            "symbols": lambda v: "symbols: " + ", ".join(symbol(each) for each in v),
            "set": lambda v: f"with the {v} Personalities",
            "start": lambda v: f"everybody's {ORDINALS[v]} Agent starts here",
            "rolls": lambda v: plural(v, "roll") + " of the die",
            "holborn": lambda v: f"owner of Holborn: {v}",
            "needs": needs,
            "kind": lambda v: KINDS[v],
        }
        self.words_by_type: dict[tuple[str, str], Phrase] = {
            ("city", "deck"): lambda v: f"with action_cards={v} only",
            ("action", "deck"): lambda v: f"{v} deck",
            ("action", "players"): lambda v: f"with {v} players or more",
            ("track", "players"): lambda v: f"for {v} players",
            ("area", "cost"): lambda v: f"a Building costs £{v}",
        }

    def score(self, count: int) -> str:
        """So many points, as the edition calls them."""
        return plural(count, self.points) if self.points != "prestige" else f"{count} {self.points}"

    def listed(self, ids: list[str]) -> str:
        """Boroughs, areas or markets by their names."""
        return ", ".join(self.full_names.get(name, name) for name in ids)

    def name(self, row: Json) -> str:
        """A card's name, told from others of that name, with a star where it is ours."""
        return self.full_names[str(row["id"])] + star(row, "name")

    def copies(self, row: Json) -> str:
        """How often a card is in the game, by sets where it has them; empty where cards are not counted."""
        copies = row.get("copies")
        if copies is None:
            return ""
        if isinstance(copies, dict):
            copies = ", ".join(f"{count} in {letter}" for letter, count in copies.items())
        return f"{copies}{star(row, 'copies')}"

    def figures(self, row: Json) -> list[str]:
        """Every figure of a card as a phrase."""
        phrases = [f"{row['colour']}{star(row, 'colour')}"] if "colour" in row else []
        for field, value in row.items():
            if field not in APART and not (field in TOLD_BY_TEXT and "text" in row):
                phrase = self.phrase(str(row.get("type", "")), field, value)
                phrases.append(phrase + star(row, field) if phrase else "")
        return [phrase for phrase in phrases if phrase]

    def phrase(self, kind: str, field: str, value: Any) -> str:
        """One figure; what has no words here is told as it stands."""
        words = self.words_by_type.get((kind, field)) or self.words.get(field)
        return words(value) if words else f"{field.replace('_', ' ')} {plain(value)}"

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
            listed = titled.setdefault(TITLES.get(kind, f"{kind.replace('_', ' ').capitalize()}s"), [])
            if listed and same(listed[-1][0], row):
                listed[-1] = (listed[-1][0], listed[-1][1] + 1)
            else:
                listed.append((row, 1))
        return list(titled.items())


ACTIVATE = {"card": "with a card from hand", "blue_card": "with a blue card from hand"}


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


def reward(value: Any) -> str:
    """What a good earns on a market card."""
    return "a special card" if value == "special" else f"£{value}"


def spaces(actions: list[str]) -> str:
    """What an assistant does on which spaces of a track."""
    return "; ".join(
        f"{words} on {', '.join(str(n) for n, name in enumerate(actions, 1) if name == action)}"
        for action, words in SPACES.items()
        if action in actions
    )


def icons(by_space: dict[str, str]) -> str:
    """What happens as an assistant comes to a space."""
    return "; ".join(f"on {space} {ICONS[icon]}" for space, icon in by_space.items()) or "nothing on the way"


def symbol(name: str) -> str:
    """A symbol of an action card."""
    kind, _, amount = name.partition(" ")
    return f"£{amount}" if kind == "money" else SYMBOLS.get(kind, kind)


def needs(counts: list[int]) -> str:
    """What a Personality needs, by the number of players."""
    if not any(counts):  # it wins by something that is not counted
        return ""
    if len(set(counts)) == 1:
        return f"needs {counts[0]}"
    parts = [f"{count} with {players}" for players, count in enumerate(counts, 2) if count]
    return f"needs {', '.join(parts)} players"


def plain(value: Any) -> str:
    """Any value without brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(plain(each) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ")
