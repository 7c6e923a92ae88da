"""Setting up tables of Nanty Narking and playing on them in the game's own words.

Players are G, Y, R and B, clockwise; G is seat 0 and has the turn unless a test says otherwise.
An area is written as it looks: "G2 Y1 bR T Gr1 NC1" is two Agents of G, one of Y, a Building of R, a Trouble marker,
a Grenadier and a New Citizen; "bR-" is a Building whose City Area card lies in the display. `<place, skull>` is a
card with those symbols, from top to bottom.

`table` takes a whole board, "City[G2 Y1 T] Strand[bG]", and gives a `Game`, whose options are picked by what they say.
`laid` takes hands and areas by their ids and gives a `Match`, whose options are called by what they name:

    strand  toby  Y           an area, a card, a player
    Y@city  Gr@city  NC@city  a pawn (Y's Agent, a Grenadier, a New Citizen), "Y@city>strand" if it moves
    skip  use  pay  end_turn  whatever the option calls its action
    power city                the power of a City Area card
    throw toby                throwing an Interrupt away
    watson                    ending the turn with Doctor John H. Watson
    holborn Y@city            paying for Holborn; likewise "holborn b@city" for a Building, "card@" and "arrival@"

Hands that a test does not lay out are empty, so that nobody can react unless the test is about it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import bigsmoke
from bigsmoke import Decision, Match, Teller
from bigsmoke.kernel.orders import Orders

G, Y, R, B = 0, 1, 2, 3
COLOURS = "GYRB"
Json = dict[str, Any]
GAME = "nanty-narking"
ROWS: list[Json] = bigsmoke.cards(GAME)
AREAS = [str(row["id"]) for row in ROWS if row["type"] == "area"]
EVENTS = [str(row["id"]) for row in ROWS if row["type"] == "event"]
ACTION_CARDS = {int(row["number"]): row for row in ROWS if row["type"] == "action"}
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
        self.orders = Orders(match)
        self.made_up = made_up

    # Choosing

    def rows(self, **wanted: Any) -> list[dict[str, Any]]:
        """The options that fit."""
        ids = {key: self.ids(key, value) for key, value in wanted.items()}
        return [row for row in Teller(self.match).legal() if all(row.get(key) in value for key, value in ids.items())]

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
        self.orders.obey()
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
    def prompt(self) -> str:
        """The question in words."""
        return Teller(self.match).prompt()

    @property
    def asked(self) -> int:
        """Who is being asked."""
        return self.match.asked[0]

    # Looking

    def at(self, name: str) -> str:
        """An area in the notation of the checklist."""
        return at(self.match, slug(name))

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
        return [event for event in Teller(self.match).events(seat) if event["kind"] == kind]


def parse_board(board: str) -> dict[str, Any]:
    """Areas in the notation of the checklist; figures by name as `G:Maid`."""
    areas: dict[str, Any] = {}
    for name, content in re.findall(r"([A-Z][A-Za-z ]+?)\[([^\]]*)\]", board):
        row = named_area(content) if ":" in content else area(content)
        areas[slug(name.strip())] = row
    return areas


def named_area(content: str) -> Json:
    """An area whose Agents and Buildings have names: "G:Maid, bY:Palace, T"."""
    figures: list[list[str]] = [[], [], [], []]
    plain: list[str] = []
    house = ""
    for part in (part.strip() for part in content.split(",")):
        what, _, name = part.partition(":")
        if what.startswith("b"):
            plain.append(what)
            house = slug(name)
        elif name:
            figures[COLOURS.index(what)].append(slug(name))
        else:
            plain.append(part)
    row = area(" ".join(plain))
    del row["agents"]
    if house:
        row["house"] = house
    return {**row, "figures": figures}


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


# Areas, cards and options by their ids


def area(words: str) -> Json:
    """An area as a position wants it: "G2 Y1 bR T Gr1 NC1"."""
    agents = [0, 0, 0, 0]
    row: Json = {}
    for word in words.split():
        if word == "T":
            row["trouble"] = True
        elif word.startswith("Gr"):
            row["grenadiers"] = int(word[2:])
        elif word.startswith("NC"):
            row["new_citizens"] = int(word[2:])
        elif word.startswith("b"):
            row["building"] = COLOURS.index(word[1])
            if word.endswith("-"):
                row["card"] = False
        else:
            agents[COLOURS.index(word[0])] = int(word[1:])
    while agents and not agents[-1]:
        agents.pop()
    return {**row, "agents": agents}


def face(rolled: str | int) -> int:
    """A result of the die, which may be called by its area."""
    return AREAS.index(rolled) + 1 if isinstance(rolled, str) else rolled


def laid(
    *hands: str,
    players: int = 3,
    money: Sequence[int] = (),
    personalities: Sequence[str] = (),
    burdens: Mapping[str, str] | None = None,
    loans: Mapping[str, str] | None = None,
    pile: str = "*",
    discard: str = "",
    events: str = "*",
    dice: Sequence[str | int] = (),
    **fields: Any,
) -> Match:
    """A match at the start of G's turn. Hands are card ids with spaces between them, areas are given by their ids."""
    seats: list[Json] = []
    for index in range(players):
        colour = COLOURS[index]
        row: Json = {"hand": hands[index].split() if index < len(hands) else []}
        if index < len(money):
            row["money"] = money[index]
        if index < len(personalities):
            row["personality"] = personalities[index]
        for name, held in (("burdens", burdens), ("loans", loans)):
            if held and colour in held:
                row[name] = held[colour].split()
        seats.append(row)
    position: Json = {
        "players": players,
        "seed": 1,
        "seat": seats,
        "areas": {name: area(fields.pop(name)) for name in AREAS if name in fields},
        "pile": pile.split(),
        "discard": discard.split(),
        "events": events.split(),
        "dice": [face(rolled) for rolled in dice],
        **fields,
    }
    return bigsmoke.from_position(GAME, position)


# Playing


def called(row: Json) -> str:
    """An option by what it names; see above."""
    action = row.get("action")
    where = row.get("area")
    if action == "holborn":
        piece = (
            COLOURS[row["owner"]] if row["piece"] == "agent" else "b" if row["piece"] == "building" else row["piece"]
        )
        return f"holborn {piece}@{where}"
    if action in ("power", "throw_away"):
        return f"power {where}" if action == "power" else f"throw {row['card']}"
    if action is not None:
        return "watson" if action == "end_turn_keep_card" else str(action)
    if "pawn" in row:
        owner = (
            COLOURS[row["owner"]] if row["pawn"] == "agent" else {"grenadier": "Gr", "new_citizen": "NC"}[row["pawn"]]
        )
        return f"{owner}@{where}" + (f">{row['to']}" if "to" in row else "")
    if "target" in row:
        return COLOURS[row["target"]]
    return str(row.get("card", where))


def offered(match: Match) -> list[str]:
    """All that the player who is asked may answer."""
    return [called(row) for row in match.legal()]


def asks(match: Match) -> str:
    """Who is asked what: "Y react". Empty when the match is over."""
    decision = match.decision
    return f"{COLOURS[decision.seat]} {decision.kind}" if isinstance(decision, Decision) else ""


def do(match: Match, *answers: str) -> Match:
    """Give these answers one after the other."""
    for answer in answers:
        options = [row["option"] for row in match.legal() if called(row) == answer]
        assert len(options) == 1, f"{answer!r} fits {len(options)} of {asks(match)}: {offered(match)}"
        match.choose(options[0])
    return match


def finish_turn(match: Match) -> Match:
    """Skip whatever is still on offer and end the turn."""
    turns = match.turns
    while not match.over and match.turns == turns:
        do(match, "end_turn" if "end_turn" in offered(match) else "skip")
    return match


# Reading


def at(match: Match, name: str) -> str:
    """What stands in an area, as `laid` takes it: Agents, Building, Trouble, Grenadiers, New Citizens."""
    row = match.view()["areas"][AREAS.index(name)]
    words = [f"{COLOURS[seat]}{count}" for seat, count in enumerate(row["agents"]) if count]
    if row["building"] is not None:
        words.append(f"b{COLOURS[row['building']]}" + ("" if row["card"] == row["building"] else "-"))
    words += ["T"] if row["trouble"] else []
    words += [f"Gr{row['grenadiers']}"] if row["grenadiers"] else []
    words += [f"NC{row['new_citizens']}"] if row["new_citizens"] else []
    return " ".join(words)


def board(match: Match) -> dict[str, str]:
    """Every area with something in it."""
    return {name: at(match, name) for name in AREAS if at(match, name)}


def side(match: Match, colour: str = "G") -> Json:
    """A player's side of the table, as that player sees it."""
    seat = COLOURS.index(colour)
    row: Json = match.view(seat)["seats"][seat]
    return row


def money(match: Match) -> list[int]:
    """Everybody's money."""
    return [int(row["money"]) for row in match.view()["seats"]]


def hand(match: Match, colour: str = "G") -> list[str]:
    """A player's hand, in no particular order: compare it with `sorted`."""
    return sorted(side(match, colour)["hand"])


def hand_sizes(match: Match) -> list[int]:
    """How many cards everybody holds."""
    return [int(row["hand_size"]) for row in match.view()["seats"]]


def discard(match: Match) -> list[str]:
    """The discard pile, the topmost last."""
    return list(match.view()["discard"])


def pile(match: Match) -> int:
    """How many cards the pile holds."""
    return int(match.view()["pile"])


def trouble(match: Match) -> list[str]:
    """The areas with a Trouble marker."""
    return [row["area"] for row in match.view()["areas"] if row["trouble"]]


def reserve(match: Match, colour: str = "G") -> int:
    """How many of a player's Agents are off the board."""
    return int(side(match, colour)["reserve"])


def controller(match: Match, name: str) -> str:
    """Who controls an area; empty if nobody does."""
    control = match.view()["areas"][AREAS.index(name)]["control"]
    return "" if control is None else COLOURS[control]


def told(match: Match, event: str, colour: str | None = None) -> list[Json]:
    """The events of one kind, as a player (or a spectator) is told of them."""
    seat = None if colour is None else COLOURS.index(colour)
    return [row for row in match.events(seat) if row["kind"] == event]


def rolls(match: Match) -> list[str]:
    """The areas that the die has named so far."""
    return [str(row["area"]) for row in told(match, "roll")]


# What every action card has in common

SYMBOLS = {
    "place_agent": "place",
    "remove_trouble": "calm",
    "take_money": "money",
    "assassinate": "skull",
    "build": "build",
    "another": "another",
}
"""The questions of the symbols; any other question comes from a text."""


def shows(number: int, card: str, *symbols: str) -> None:
    """The card has this number and these symbols; played where all could be used, they come in that order, and each
    but the Random Event can be skipped, which leaves no trace but the card on the discard pile."""
    row = ACTION_CARDS[number]
    assert (row["id"], row["symbols"]) == (card, list(symbols))
    assert row["deck"] == ("grey" if number <= 48 else "brown")
    spare = [name for name in ("bob_cratchit", "joe_gargery", "charles_darwin", "inspector_lestrade") if name != card]
    match = laid(
        f"{card} {spare[0]}",
        spare[1],
        spare[2],
        money=(30, 10, 10),
        discard="diogenes_club" if card != "diogenes_club" else "royal_mint",
        events="riots *",
        city="G1 Y1 T",
        strand="G1 Y1",
        westminster="R1",
        lambeth="R1 bY T",
        battersea="bY",
        bermondsey="bG",
    )
    before = (board(match), money(match), hand(match, "Y"), hand(match, "R"), discard(match), pile(match))
    do(match, card)
    assert match.view()["events_gone"] == (["riots"] if "event" in symbols else []), "the event is drawn at once"
    met = ["event"] if "event" in symbols else []
    while asks(match) != "G after":
        decision = match.decision
        assert isinstance(decision, Decision)
        assert decision.seat == 0
        symbol = SYMBOLS.get(decision.kind, "scroll")
        met.append(f"money {match.legal()[0]['amount']}" if symbol == "money" else symbol)
        do(match, "skip")
    if card in ("mycroft_holmes", "charles_babbage"):
        assert met[-2:] == ["another", "another"], "they let play two further cards"
        met[-2:] = ["scroll"]
    assert met == [symbol for symbol in symbols if symbol != "interrupt"]
    assert hand(match) == [spare[0]]
    after = (board(match), money(match), hand(match, "Y"), hand(match, "R"), discard(match)[:-1], pile(match))
    assert after == before
    assert discard(match)[-1] == card
    do(match, "end_turn")
    assert (len(hand(match)), pile(match), asks(match)) == (5, before[5] - 4, "Y turn")
