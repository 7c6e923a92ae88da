"""City cards as columns of whole numbers, read from a cards.toml and from a player's own corrections."""

from typing import Any, Final

from bigsmoke.kernel.corrections import CARDS
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about, told

BROWN: Final = 0
BLUE: Final = 1
PINK: Final = 2
GREY: Final = 3
COLOURS: Final = ["brown", "blue", "pink", "grey"]
LETTERS: Final = ["A", "B", "C"]
SETS: Final = len(LETTERS)
SEVERAL: Final = -1
"""In place of the set letter of a card that has copies in more than one set."""

# What a card asks for when it is activated, besides money.
NO_CARD: Final = 0
ANY_CARD: Final = 1
BLUE_CARD: Final = 2

# Effects on activation that are more than symbols; `a` and `b` are their parameters.
NO_EFFECT: Final = 0
MONEY_PER_CARD: Final = 1  # a: colour, b: pounds for each face-up card of it
PRESTIGE_PER_CARD: Final = 2  # a: colour, b: prestige for each face-up card of it
PRESTIGE_PER_OTHER_CARD: Final = 3  # a: colour that does not count, b: prestige for each other face-up card
MONEY_PER_BOROUGH: Final = 4  # a: where, b: pounds for each
PRISON: Final = 5  # a: most cards, b: prestige for each
WORKHOUSE: Final = 6  # b: pounds for each pauper
TAKE_FROM_OTHERS: Final = 7  # b: pounds from each
OTHERS_PAY_PER_BOROUGH: Final = 8  # b: pounds to the bank for each
POVERTY_FOR_ONE: Final = 9  # b: poverty
GIVE_POVERTY: Final = 10  # b: poverty
IGNORE_HAND: Final = 11
COLLECT_COINS: Final = 12
REACTIVATE: Final = 13
PLACE_FROM_BOARD: Final = 14
UNDERGROUND: Final = 15
EFFECTS: Final = [
    "none",
    "money_per_card",
    "prestige_per_card",
    "prestige_per_other_card",
    "money_per_borough",
    "prison",
    "workhouse",
    "take_from_others",
    "others_pay_per_borough",
    "poverty_for_one",
    "give_poverty",
    "ignore_hand",
    "collect_coins",
    "reactivate",
    "place_from_board",
    "underground",
]
ANYWHERE: Final = 0
RIVER: Final = 1
NORTH: Final = 2
SOUTH: Final = 3
PLACES: Final = ["any", "river", "north", "south"]

# Powers that hold while the card shows.
NO_POWER: Final = 0
BANK: Final = 1  # loans bring £12
HOSPITAL: Final = 2  # may flip in another card's place
PARLIAMENT: Final = 3  # opening draw of none, one or two
SCHOOL: Final = 4  # £1: a discard counts as the colour needed
SHOPS: Final = 5  # gathers £1 for each card placed
SWAP: Final = 6  # once a turn, swap a hand card for one on the board
UNIVERSITY: Final = 7  # look at three cards for the opening draw
POWERS: Final = ["none", "bank", "hospital", "parliament", "school", "shops", "swap", "university"]

# What an action card does.
NO_ACTION: Final = 0
DRAW_TWO: Final = 1
PLAY_TWO: Final = 2
PLAY_FROM_BOARD: Final = 3
ACTIONS: Final = ["none", "draw_two", "play_two", "play_from_board"]

FIGURES: Final = ("cost", "money", "prestige", "relief", "poverty", "value")
"""The fields that hold an amount, and that a player may correct."""

# What bots reckon with, in points.
POUND: Final = 0.8
"""A pound while land is to be had: £5 buy about three points, three cards and some relief, and take a turn."""
POVERTY: Final = 1.0
"""A poverty token, about the middle of the table of losses."""


class CardTable:
    """The city cards of one match, a column for each field: `table.cost[card]`.

    A card here is a kind of card (all Paupers are one); `copies` says how many there are.
    """

    def __init__(self, rows: list[Json], numbers: list[int] | None = None) -> None:
        self.rows = rows
        self.size = len(rows)
        self.numbers = list(range(len(rows))) if numbers is None else numbers
        """Where each kind stands among all of its edition: the same in every deck."""
        self.ids = [str(r["id"]) for r in rows]
        self.colour = [COLOURS.index(r["colour"]) for r in rows]
        self.cost = _amounts(rows, "cost")
        self.money = _amounts(rows, "money")
        self.prestige = _amounts(rows, "prestige")
        self.relief = _amounts(rows, "relief")
        self.poverty = _amounts(rows, "poverty")
        self.value = _amounts(rows, "value")
        self.flips = [bool(r.get("flips", False)) for r in rows]
        self.free = [bool(r.get("free", False)) for r in rows]
        self.power = [POWERS.index(r.get("ongoing", "none")) for r in rows]
        self.action = [ACTIONS.index(r.get("action", "none")) for r in rows]
        self.building = [c != GREY and a == NO_ACTION for c, a in zip(self.colour, self.action, strict=True)]
        self.asks_card = [_asks_card(r.get("activate", 0)) for r in rows]
        self.asks_money = [_asks_money(r.get("activate", 0)) for r in rows]
        effects = [r.get("effect", {}) for r in rows]
        self.effect = [EFFECTS.index(e.get("name", "none")) for e in effects]
        self.effect_a = [_parameter(e) for e in effects]
        self.effect_b = [int(e.get("amount", e.get("prestige", 0))) for e in effects]
        self.activates = [self._has_activated_box(card) for card in range(self.size)]
        self.letters = [_letters(r["copies"]) for r in rows]
        """For each kind of card the set letters of its copies, in order."""
        self.copies = [len(letters) for letters in self.letters]
        self.letter = [letters[0] if len(set(letters)) == 1 else SEVERAL for letters in self.letters]
        """The set letter of each kind of card, or `SEVERAL`."""
        self.of_letter = [[card for card in range(self.size) if self.letter[card] == each] for each in range(SETS)]
        """The kinds of card that are in one set alone, set by set."""
        self.mixed = [card for card in range(self.size) if self.letter[card] == SEVERAL]
        """The kinds of card with copies in several sets."""
        self.mixed_at = [self.mixed.index(card) if card in self.mixed else -1 for card in range(self.size)]
        """Where each kind stands among the mixed ones; -1: its letter is sure."""
        self.mixed_copies = [self.letters[card].count(letter) for card in self.mixed for letter in range(SETS)]
        """How many copies of each mixed kind each set holds, kind by kind."""
        self.set_sizes = [len(self.set_of(letter)) for letter in range(SETS)]
        self.letter_at = [letter for letter in (2, 1, 0) for _ in self.set_of(letter)]
        """The set letter at each place of a whole deck, from the bottom: A above B above C."""
        self.pauper = self.colour.index(GREY)
        self.worth = [self._worth(card) for card in range(self.size)]
        """About how many points a card in hand is good for: a guide for bots."""
        self.by_id = {name: card for card, name in enumerate(self.ids)}
        for card, row in enumerate(rows):
            for alias in row.get("aliases", []):
                self.by_id[str(alias)] = card

    def _has_activated_box(self, card: int) -> bool:
        symbols = self.money[card] + self.prestige[card] + self.relief[card] + self.poverty[card]
        return symbols > 0 or self.effect[card] != NO_EFFECT

    def _worth(self, card: int) -> float:
        """The points of one activation and at the end, less what they cost, with something for what is no symbol."""
        if self.colour[card] == GREY:
            return -1.0
        if self.action[card] != NO_ACTION:
            return 2.0
        money = self.money[card] - self.cost[card] - self.asks_money[card]
        points = self.value[card] + self.prestige[card] + POUND * money
        points += POVERTY * (self.relief[card] - self.poverty[card])
        if self.effect[card] != NO_EFFECT:
            points += 1.5
        if self.power[card] != NO_POWER:
            points += 0.8
        if not self.flips[card] and self.activates[card]:
            points += 1.5  # it works again in every run
        return points

    def set_of(self, letter: int) -> list[int]:
        """All the cards of a set letter (0 for A), in table order."""
        return [card for card in range(self.size) for copy in self.letters[card] if copy == letter]


def _amounts(rows: list[Json], name: str) -> list[int]:
    return [int(r.get(name, 0)) for r in rows]


def _asks_card(activate: Any) -> int:
    return ANY_CARD if activate == "card" else BLUE_CARD if activate == "blue_card" else NO_CARD


def _asks_money(activate: Any) -> int:
    return activate if isinstance(activate, int) else 0


def _parameter(effect: Json) -> int:
    if "colour" in effect:
        return COLOURS.index(effect["colour"])
    if "where" in effect:
        return PLACES.index(effect["where"])
    return int(effect.get("cards", 0))


def _letters(copies: dict[str, int]) -> list[int]:
    return [LETTERS.index(letter) for letter in sorted(copies) for _ in range(copies[letter])]


def set_figure(row: Json, card: str, name: str, value: Any) -> None:
    """Correct a field of a card: an amount, `flips`, or `activate` ("card", "blue_card" or an amount)."""
    where = f"{CARDS}: {card}.{name}"
    amount = type(value) is int and 0 <= value <= 99
    if name in FIGURES:
        if not amount:
            raise about(BadOptions, where, "london-no-amount", value=told(value))
    elif name == "flips":
        if type(value) is not bool:
            raise about(BadOptions, where, "neither-true-nor-false", value=told(value))
    elif name == "activate":
        if value not in ("card", "blue_card") and not amount:
            raise about(BadOptions, where, "london-no-activation", value=told(value))
    else:
        raise BadOptions("cannot-be-set", field=where, settable=[*FIGURES, "flips", "activate"])
    row[name] = value
