"""Setting up tables of Nanty Narking in the notation of the checklist, and playing on them in its words.

`City[G2 Y1 bG T Gr1 NC1]` holds two Green Agents, one Yellow one, a Green Building, a Trouble marker, a Grenadier and
a New Citizen. `<place, skull>` is a card with those symbols, from top to bottom. G, Y, R and B sit clockwise; G begins.
"""

import re
from typing import Any

import bigsmoke
from bigsmoke.kernel.match import Match

G, Y, R, B = 0, 1, 2, 3
COLOURS = "GYRB"
BLANK = [
    "bob_cratchit",
    "jefferson_hope",
    "diogenes_club",
    "monsieur_rigaud",
    "inspector_lestrade",
    "dr_grimesby_roylott",
    "mrs_lovetts_pie_shop",
    "simpsons_in_the_strand",
    "alhambra_music_hall",
    "royal_mint",
    "dr_jekyll_and_mr_hyde",
    "six_jolly_fellowship_porters",
]
"""Cards without a text, which lend themselves to made-up symbols."""


def slug(name: str) -> str:
    """The id of an area or a figure from its name."""
    return name.lower().replace(" ", "_")


class Game:
    """A match under test."""

    def __init__(self, match: Match, made_up: dict[str, list[str]]) -> None:
        self.match = match
        self.made_up = made_up

    # Choosing

    def rows(self, **wanted: Any) -> list[dict[str, Any]]:
        """The options that fit."""
        ids = {key: self.ids(key, value) for key, value in wanted.items()}
        return [row for row in self.match.legal() if all(row.get(key) in value for key, value in ids.items())]

    def ids(self, key: str, value: Any) -> list[Any]:
        """What a name stands for; several cards may have the same made-up symbols."""
        if key == "card":
            return self.made_up.get(value, [value])
        if key in ("area", "to", "figure", "house") and isinstance(value, str):
            return [slug(value)]
        return [value]

    def card(self, name: str) -> str:
        """The id of a card, made up or not."""
        return self.made_up[name][0] if name in self.made_up else name

    def can(self, **wanted: Any) -> bool:
        """Whether such an option is offered."""
        return bool(self.rows(**wanted))

    def do(self, **wanted: Any) -> "Game":
        """Take the one option that fits."""
        rows = self.rows(**wanted)
        assert len(rows) == 1, f"{wanted} fits {rows} of {self.match.decision}: {self.match.legal()}"
        self.match.choose(rows[0]["option"])
        return self

    def play(self, card: str) -> "Game":
        """Play a card from the hand."""
        return self.do(card=card, action=None)

    def skip(self) -> "Game":
        """Skip a symbol."""
        return self.do(action="skip")

    def use(self) -> "Game":
        """Use a text, or take money."""
        return self.do(action="use")

    def let(self) -> "Game":
        """Let something happen without a reaction."""
        return self.do(action="pass")

    def end(self) -> "Game":
        """End the turn."""
        return self.do(action="end_turn")

    def finish(self) -> "Game":
        """End the turn if that is asked at all."""
        return self.end() if not self.match.over and self.can(action="end_turn") else self

    def offered(self, key: str, **wanted: Any) -> list[Any]:
        """The values of a field among the options, in order."""
        return [row[key] for row in self.rows(**wanted) if key in row]

    def areas(self) -> set[str]:
        """The areas offered, other than as powers."""
        return {row["area"] for row in self.match.legal() if "area" in row and row.get("action") != "power"}

    @property
    def kind(self) -> str:
        """What is being asked; empty at the end."""
        decision = self.match.decision
        return "" if decision is None else decision.kind  # type: ignore[union-attr]

    @property
    def asked(self) -> int:
        """Who is being asked."""
        return self.match.asked[0]

    # Looking

    def at(self, name: str) -> str:
        """An area in the notation of the checklist."""
        row = next(r for r in self.match.view()["areas"] if r["area"] == slug(name))
        parts = [f"{COLOURS[seat]}{count}" for seat, count in enumerate(row["agents"]) if count]
        if row["building"] is not None:
            parts.append(f"b{COLOURS[row['building']]}")
        if row["trouble"]:
            parts.append("T")
        if row["grenadiers"]:
            parts.append(f"Gr{row['grenadiers']}")
        if row["new_citizens"]:
            parts.append(f"NC{row['new_citizens']}")
        return " ".join(parts)

    def area(self, name: str) -> dict[str, Any]:
        """An area as everybody sees it."""
        found: dict[str, Any] = next(r for r in self.match.view()["areas"] if r["area"] == slug(name))
        return found

    def seat(self, seat: int) -> dict[str, Any]:
        """A player's side as that player sees it."""
        found: dict[str, Any] = self.match.view(seat)["seats"][seat]
        return found

    def money(self, seat: int) -> int:
        """A player's money."""
        return int(self.seat(seat)["money"])

    def hand(self, seat: int) -> list[str]:
        """A player's hand."""
        return list(self.seat(seat)["hand"])

    @property
    def discard(self) -> list[str]:
        """The discard pile, topmost last."""
        return list(self.match.view()["discard"])

    @property
    def pile(self) -> int:
        """How many cards are left to draw."""
        return int(self.match.view()["pile"])

    def happened(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind, as a seat may know them."""
        return [event for event in self.match.events(seat) if event["kind"] == kind]


def parse_board(board: str) -> dict[str, Any]:
    """Areas in the notation of the checklist; figures by name as `G:Maid`."""
    areas: dict[str, Any] = {}
    for name, content in re.findall(r"([A-Z][A-Za-z ]+?)\[([^\]]*)\]", board):
        row: dict[str, Any] = {}
        agents = [0, 0, 0, 0]
        figures: list[list[str]] = [[], [], [], []]
        for part in (p.strip() for p in content.split(",")) if ":" in content else content.split():
            if not part:
                continue
            if part == "T":
                row["trouble"] = True
            elif part.startswith("Gr"):
                row["grenadiers"] = int(part[2:])
            elif part.startswith("NC"):
                row["new_citizens"] = int(part[2:])
            elif part[0] == "b":
                row["building"] = COLOURS.index(part[1])
                if ":" in part:
                    row["house"] = slug(part.split(":")[1])
            elif ":" in part:
                figures[COLOURS.index(part[0])].append(slug(part.split(":")[1]))
            else:
                agents[COLOURS.index(part[0])] = int(part[1:])
        if any(agents):
            row["agents"] = agents
        if any(figures):
            row["figures"] = figures
        areas[slug(name.strip())] = row
    return areas


def trim(areas: dict[str, Any], players: int) -> dict[str, Any]:
    """Leave out the seats that nobody sits on."""
    for row in areas.values():
        for key in ("agents", "figures"):
            if key in row:
                row[key] = row[key][:players]
    return areas


def table(
    board: str | None = None,
    *,
    players: int = 4,
    hands: dict[int, list[str]] | None = None,
    money: dict[int, int] | None = None,
    personalities: dict[int, str] | None = None,
    turns: int | None = None,
    seats: dict[int, dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Game:
    """A table in the middle of a game, Green to move. Hands that are not given are empty."""
    made_up: dict[str, list[str]] = {}
    corrections: dict[str, Any] = {}
    used = [name for hand in (hands or {}).values() for name in hand]
    blank = (card for card in BLANK if card not in used)
    rows: list[dict[str, Any]] = []
    for seat in range(players):
        row: dict[str, Any] = {"hand": [], "money": 10, **(seats or {}).get(seat, {})}
        names: list[str] = []
        for name in (hands or {}).get(seat, row["hand"]):
            if name.startswith("<"):
                symbols = [s.strip().replace("£", "money ") for s in name[1:-1].split(",") if s.strip()]
                card = next(blank)
                made_up.setdefault(name, []).append(card)
                corrections[card] = {"symbols": symbols}
                name = card
            names.append(name)
        row["hand"] = names
        if money and seat in money:
            row["money"] = money[seat]
        if personalities and seat in personalities:
            row["personality"] = personalities[seat]
        rows.append(row)
    setup: dict[str, Any] = {
        "players": players,
        "seed": 1,
        "turn": G,
        "turns": 4 * players if turns is None else turns,
        "options": {"first": 0, **(options or {})},
        "seat": rows,
        **position,
    }
    if corrections:
        setup["options"]["cards"] = {**corrections, **setup["options"].get("cards", {})}
    if board is not None:
        setup["areas"] = trim(parse_board(board), players)
    return Game(bigsmoke.from_position("nanty-narking", setup), made_up)


def named(board: str, **rest: Any) -> Game:
    """A table with Agent and Building cards; seats hold none unless given."""
    seats = rest.pop("seats", {})
    players = rest.get("players", 4)
    for seat in range(players):
        seats.setdefault(seat, {})
        seats[seat].setdefault("secret", [])
    options = {"figures": True, **rest.pop("options", {})}
    return table(board, seats=seats, options=options, **rest)
