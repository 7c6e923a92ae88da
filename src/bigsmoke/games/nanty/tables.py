"""The cards, areas, events and Personalities as columns of whole numbers, read from the TOML files beside this one."""

import tomllib
from importlib.resources import files
from typing import Any, Final, cast

from bigsmoke.kernel.corrections import CARDS
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about, told

AREAS: Final = 12
ALL: Final = (1 << AREAS) - 1
AGENTS: Final = 12
BUILDINGS: Final = 6

# Symbols of an action card.
PLACE: Final = 1
CALM: Final = 2
MONEY: Final = 3
SKULL: Final = 4
BUILD: Final = 5
SCROLL: Final = 6
EVENT: Final = 7
ANOTHER: Final = 8
INTERRUPT: Final = 9
SYMBOLS: Final = ["none", "place", "calm", "money", "skull", "build", "scroll", "event", "another", "interrupt"]

# What the text of a card does. Its figures stand in the columns of `CardTable`.
NO_EFFECT: Final = 0
GIVE_MONEY_OR_CARD: Final = 1
TAKE_LOAN: Final = 2
TARGET_GIVES_CARDS: Final = 3
TAKE_FROM_EACH: Final = 4
VIEW_UNUSED: Final = 5
GAMBLE_BANK: Final = 6
PLAY_CARDS: Final = 7
MOVE_OTHER: Final = 8
EARN_PER_PAWN: Final = 9
PAY_OR_LOSE_BUILDING: Final = 10
PAY_OR_BURDEN: Final = 11
DISCARD_FOR_MONEY: Final = 12
GAMBLE_STEAL: Final = 13
DRAW_CARDS: Final = 14
DRAW_FROM_DISCARD: Final = 15
DISCARD_CARDS: Final = 16
TAKE_FROM_ONE: Final = 17
MOVE_OWN_FROM_TROUBLE: Final = 18
SELL_CARD: Final = 19
EARN_PER_TROUBLE: Final = 20
SWAP_PERSONALITY: Final = 21
MOVE_OWN_ANYWHERE: Final = 22
DISCARD_AND_REFILL: Final = 23
OTHERS_REMOVE_AGENT: Final = 24
PAY_THEN_ASSASSINATE: Final = 25
SWAP_PAWNS: Final = 26
INSPECT_HAND: Final = 27
ROLL_AND_REMOVE: Final = 28
SWAP_HANDS: Final = 29
EARN_PER_BUILDING: Final = 30
PAY_TO_REMOVE: Final = 31
REMOVE_FROM_AREA: Final = 32
PLACE_ANYWHERE: Final = 33
GAMBLE_REMOVE: Final = 34
DRAW_PER_BUILDING: Final = 35
TROUBLE_ANYWHERE: Final = 36
PAY_THEN_MOVE: Final = 37
FORCE_TRANSFER: Final = 38
TROUBLE_NEXT_TO_TROUBLE: Final = 39
BUY_BUILDING: Final = 40
PLACE_NEAR: Final = 41
EARN_IN_TROUBLE: Final = 42
PLACE_IN_TROUBLE: Final = 43
TAKE_TWO_KEEP_ONE: Final = 44
BUILD_CHEAPLY: Final = 45
PLACE_AT_BUILDING: Final = 46
RELOCATE: Final = 47
PREVENT: Final = 48
PREVENT_REMOVAL: Final = 49
BLOCK_TEXT: Final = 50
END_TURN: Final = 51
EFFECTS: Final = [
    "none",
    "each_other_gives_money_or_card",
    "take_loan",
    "target_gives_cards",
    "take_from_each_other",
    "view_unused_personalities",
    "gamble_bank",
    "play_cards",
    "move_other_agent_adjacent",
    "earn_per_pawn_in_area",
    "pay_or_lose_building",
    "pay_or_hand_burden",
    "discard_any_for_money",
    "gamble_steal",
    "draw_cards",
    "draw_random_from_discard",
    "discard_cards",
    "take_from_one",
    "move_own_from_trouble_adjacent",
    "sell_card",
    "earn_per_trouble",
    "swap_personality",
    "move_own_anywhere",
    "discard_and_refill",
    "others_remove_own_agent",
    "pay_player_then_assassinate",
    "swap_two_pawns",
    "inspect_hand_discard_one",
    "roll_and_remove",
    "swap_hands",
    "earn_per_building",
    "pay_player_to_remove",
    "remove_pawn_from_area",
    "place_anywhere_no_trouble",
    "gamble_remove",
    "draw_per_own_building",
    "place_trouble_any",
    "pay_player_then_move_own",
    "force_transfer",
    "place_trouble_next_to_trouble",
    "buy_building",
    "place_in_or_adjacent_area",
    "earn_per_pawn_in_trouble_area",
    "place_in_trouble_area",
    "take_two_random_keep_one",
    "build_half_price",
    "place_at_own_building",
    "relocate_removed",
    "prevent_move_or_remove",
    "prevent_removal",
    "block_text",
    "end_turn_keep_card",
]

# Powers of the City Area cards.
PAY_PLACE: Final = 0
DRAW_DISCARD: Final = 1
PAY_CALM: Final = 2
TAKE_MONEY: Final = 3
PROTECT: Final = 4
DISCARD_MONEY: Final = 5
MAKE_TROUBLE: Final = 6
POWERS: Final = [
    "pay_place_agent",
    "draw_then_discard",
    "pay_remove_trouble",
    "take_money",
    "protect_from_event",
    "discard_for_money",
    "place_trouble",
]

# Random Events.
ZEPPELIN: Final = 0
FLOOD: Final = 1
FIRE: Final = 2
FOG: Final = 3
RIOTS: Final = 4
EXPLOSION: Final = 5
MURDERS: Final = 6
RIOT_ACT: Final = 7
SUBSIDENCE: Final = 8
INIGO_JONES: Final = 9
CITIZENS: Final = 10
EARTHQUAKE: Final = 11
EVENTS: Final = [
    "zeppelin_crash",
    "flood",
    "fire",
    "fog",
    "riots",
    "explosion",
    "mysterious_murders",
    "riot_act",
    "subsidence",
    "inigo_jones",
    "new_citizens",
    "earthquake",
]

# What a Personality wins by.
IN_AREAS: Final = 0
TROUBLE: Final = 1
NET_WORTH: Final = 2
CONTROL: Final = 3
EXHAUSTED: Final = 4
CASH: Final = 5
BUILT: Final = 6
ON_RIVER: Final = 7
IN_TROUBLE: Final = 8
WITH_WESTMINSTER: Final = 9
QUIET_END: Final = 10
ON_BOARD: Final = 11
HAND_SIZE: Final = 12
CONDITIONS: Final = [
    "agents_in_areas",
    "trouble_markers",
    "net_worth",
    "areas_controlled",
    "deck_exhausted",
    "cash",
    "buildings",
    "agents_in_river_areas",
    "agents_in_trouble_areas",
    "control_westminster_plus",
    "deck_exhausted_low_trouble",
    "agents_on_board",
    "hand_size",
]

# Agent cards, then Building cards: the number of a named figure's card.
STREET_GIRL: Final = 0
TOSHER: Final = 1
CYCLIST: Final = 2
JOCKEY: Final = 3
SEAMAN: Final = 4
PAPER_BOY: Final = 5
SUFFRAGIST: Final = 6
FLOWER_GIRL: Final = 7
MATCHSTICK_GIRL: Final = 8
MAID: Final = 9
GOVERNESS: Final = 10
GENTLEMAN: Final = 11
PALACE: Final = 12
MANSION: Final = 13
FACTORY: Final = 14
TENEMENT: Final = 15
OFFICE: Final = 16
HOTEL: Final = 17
FIGURES: Final = [
    "street_girl",
    "tosher",
    "cyclist",
    "jockey",
    "seaman",
    "paper_boy",
    "suffragist",
    "flower_girl",
    "little_matchstick_girl",
    "maid",
    "governess",
    "gentleman",
    "palace",
    "mansion",
    "factory",
    "tenement",
    "office",
    "hotel",
]
SINGLE: Final = 0
ONGOING: Final = 1
REACTION: Final = 2
USES: Final = ["single", "ongoing", "interrupt"]


FILES: Final[dict[str, Json]] = {}
"""The TOML files beside this one, once they have been read."""


def rows(name: str, what: str) -> list[Json]:
    """The rows of one of the TOML files beside this one."""
    if name not in FILES:
        content = files("bigsmoke.games.nanty").joinpath(name).read_text(encoding="utf-8")
        FILES[name] = tomllib.loads(content)
    return cast("list[Json]", FILES[name][what])


def _figure(effects: list[Json], name: str, default: int = 0) -> list[int]:
    return [int(e.get(name, default)) for e in effects]


class CardTable:
    """The action cards of a match, a column for each field: `table.money[card]`."""

    def __init__(self, card_rows: list[Json], area_ids: list[str]) -> None:
        self.rows = card_rows
        self.size = len(card_rows)
        self.ids = [str(r["id"]) for r in card_rows]
        self.by_id = {name: card for card, name in enumerate(self.ids)}
        self.brown = [r["deck"] == "brown" for r in card_rows]
        self.grey = sum(1 << card for card, brown in enumerate(self.brown) if not brown)
        """The grey cards, as a mask."""
        self.grey_count = self.grey.bit_count()
        self.players = [int(r.get("players", 2)) for r in card_rows]
        self.symbols = [[SYMBOLS.index(symbol.split()[0]) for symbol in r["symbols"]] for r in card_rows]
        self.signs = [sum(symbols.count(sign) for symbols in self.symbols) for sign in range(len(SYMBOLS))]
        """How often each symbol is on all cards together."""
        self.coins = [_coins(r["symbols"]) for r in card_rows]
        effects = [r.get("effect", {}) for r in card_rows]
        self.effect = [EFFECTS.index(e.get("name", "none")) for e in effects]
        self.money = _figure(effects, "money")
        self.cards = _figure(effects, "cards")
        self.agents = _figure(effects, "agents")
        self.rolls = _figure(effects, "rolls")
        self.least = _figure(effects, "least")
        self.unlucky = _figure(effects, "unlucky")
        self.loss = _figure(effects, "loss")
        self.divisor = _figure(effects, "divisor", 1)
        self.hidden = _figure(effects, "leave_hidden")
        self.repay = _figure(effects, "repay")
        self.penalty = _figure(effects, "penalty")
        self.net_worth = _figure(effects, "net_worth")
        self.in_trouble = [bool(e.get("trouble", False)) for e in effects]
        self.area = [area_ids.index(e["area"]) if "area" in e else 0 for e in effects]
        self.reaction = _bits([INTERRUPT in symbols for symbols in self.symbols])
        """A bit of its own for each card with the Interrupt symbol, 0 for the others."""
        self.reactions = sum(self.reaction)
        self.grey_reactions = sum(bit for card, bit in enumerate(self.reaction) if not self.brown[card])
        self.saving = self._with(RELOCATE) | self._with(PREVENT_REMOVAL)
        """The Interrupts that save an Agent from any removal, Random Events included."""
        self.preventing = self._with(PREVENT)
        self.blocking = self._with(BLOCK_TEXT)
        self.ending = self._with(END_TURN)

    def _with(self, effect: int) -> int:
        return sum(bit for card, bit in enumerate(self.reaction) if self.effect[card] == effect)


def _bits(flags: list[bool]) -> list[int]:
    bits: list[int] = []
    following = 1
    for flag in flags:
        bits.append(following if flag else 0)
        if flag:
            following <<= 1
    return bits


def _coins(symbols: list[str]) -> int:
    for symbol in symbols:
        if symbol.startswith("money "):
            return int(symbol.split()[1])
    return 0


class AreaTable:
    """The board: areas are numbered from 0, sets of areas are bit masks."""

    def __init__(self, area_rows: list[Json]) -> None:
        self.rows = area_rows
        self.ids = [str(r["id"]) for r in area_rows]
        self.by_id = {name: area for area, name in enumerate(self.ids)}
        self.cost = [int(r["cost"]) for r in area_rows]
        self.power = [POWERS.index(r["power"]["name"]) for r in area_rows]
        self.price = [int(r["power"].get("cost", 0)) for r in area_rows]
        """What using the power costs."""
        self.income = [int(r["power"].get("money", 0)) for r in area_rows]
        """What using the power brings."""
        self.free = sum(1 << area for area, power in enumerate(self.power) if power == TAKE_MONEY)
        """The areas whose power can always be used."""
        self.next_to = [sum(1 << self.by_id[name] for name in r["near"]) for r in area_rows]
        """The neighbours of each area."""
        self.near = [mask | 1 << area for area, mask in enumerate(self.next_to)]
        """Each area with its neighbours."""
        self.river = sum(1 << area for area, r in enumerate(area_rows) if r["river"])
        first = sorted((int(r["start"]), area) for area, r in enumerate(area_rows) if "start" in r)
        self.start = [area for _, area in first]
        self.protect = self.power.index(PROTECT)
        self.westminster = self.by_id["westminster"]
        self.of: list[list[int]] = [[area for area in range(AREAS) if mask >> area & 1] for mask in range(ALL + 1)]
        """The areas of every mask, in order."""
        self.count = [len(areas) for areas in self.of]
        self.reach = [0] * (ALL + 1)
        """For every set of areas where a player has Agents, those in which the player may place one."""
        for mask in range(1, ALL + 1):
            low = mask & -mask
            self.reach[mask] = self.reach[mask ^ low] | self.near[low.bit_length() - 1]
        self.reach[0] = ALL


class EventTable:
    """The Random Events, in the order of the constants above."""

    def __init__(self, event_rows: list[Json]) -> None:
        by_id = {str(r["id"]): r for r in event_rows}
        self.rows = [by_id[name] for name in EVENTS]
        self.ids = EVENTS
        self.rolls = [int(r["rolls"]) for r in self.rows]
        self.by_id = {name: event for event, name in enumerate(self.ids)}


class PersonalityTable:
    """The Personalities that may be dealt in a match."""

    def __init__(self, personality_rows: list[Json], players: int) -> None:
        self.rows = personality_rows
        self.size = len(personality_rows)
        self.ids = [str(r["id"]) for r in personality_rows]
        self.by_id = {name: personality for personality, name in enumerate(self.ids)}
        self.condition = [CONDITIONS.index(r["condition"]) for r in personality_rows]
        self.need = [int(r["needs"][players - 2]) for r in personality_rows]
        self.aims = sorted(set(self.condition))
        """The conditions that may win this match: the three Lords have one in common."""
        self.needed = [self.need[self.condition.index(condition)] for condition in self.aims]
        """What each of them needs."""


class FigureTable:
    """The Agent and Building cards of the variant, in the order of the constants above."""

    def __init__(self, agent_rows: list[Json], building_rows: list[Json], area_ids: list[str]) -> None:
        by_id = {str(r["id"]): r for r in [*agent_rows, *building_rows]}
        self.rows = [by_id[name] for name in FIGURES]
        self.ids = FIGURES
        self.by_id = {name: figure for figure, name in enumerate(self.ids)}
        self.use = [USES.index(r["kind"]) for r in self.rows]
        effects = [r["effect"] for r in self.rows]
        self.cost = _figure(effects, "cost")
        self.money = _figure(effects, "money")
        self.cards = _figure(effects, "cards")
        self.agents = _figure(effects, "agents")
        self.ransom = _figure(effects, "ransom")
        self.divisor = _figure(effects, "divisor", 1)
        self.areas = [_areas(e, area_ids) for e in effects]
        """Where the figure must stand; every area if it does not matter."""
        self.types = [[FIGURES.index(name) for name in e.get("types", [])] for e in effects]
        """The figures that the card names."""


def _areas(effect: Json, area_ids: list[str]) -> int:
    names = [effect["area"]] if "area" in effect else effect.get("areas", area_ids)
    return sum(1 << area_ids.index(name) for name in names)


CLASSIC: Final = "_classic"
"""How the id of a classic Personality ends, after that of the one it stands in for."""


def chosen_personalities(kind: str, two: str, players: int, every: list[Json]) -> list[Json]:
    """The Personalities that a table option asks for (NN-124, NN-125, NN-126).

    `two` says what becomes of the classic Monsieur de Sidonia, who is not for two players (NN-A37).
    """
    if kind == "alternative":
        return [r for r in every if r["set"] == "alternative"]
    standard = [r for r in every if r["set"] == "standard"]
    if kind == "standard":
        return standard
    classic = {str(r["id"]).removesuffix(CLASSIC): r for r in every if r["set"] == "classic"}
    chosen: list[Json] = []
    for r in standard:
        swapped = classic.get(str(r["id"]), r)
        if swapped["needs"][players - 2]:
            chosen.append(swapped)
        elif r["condition"] != "deck_exhausted":
            if two == "standard":
                chosen.append(r)
        else:
            chosen.append(r)
    return chosen


CORRECTABLE: Final = ("symbols", "effect", "name", "text", "deck")


def set_field(row: Json, card: str, name: str, value: Any) -> None:
    """Correct a field of a card by what a player knows better; an effect is corrected figure by figure."""
    _check_correction(card, name, value, row)
    if name == "symbols" and "effect" not in row and "text" not in row.get("known", []):
        row.pop("text", None)  # it tells of the symbols that there were
    row[name] = {**row["effect"], **value} if name == "effect" else value


def _check_correction(card: str, name: str, value: Any, row: Json) -> None:
    where = f"{CARDS}: {card}.{name}"
    if name not in CORRECTABLE:
        raise BadOptions("cannot-be-set", field=where, settable=list(CORRECTABLE))
    if name == "symbols":
        _check_symbols(where, value, row)
    elif name == "effect":
        figures = row.get("effect", {})
        if not isinstance(value, dict):
            raise about(BadOptions, where, "nanty-give-figures", value=told(value))
        for figure, amount in value.items():
            if type(figures.get(figure)) is not int or type(amount) is not int or not 0 <= amount <= 99:
                raise about(BadOptions, f"{where}.{figure}", "nanty-no-figure", value=told(amount))
    elif not isinstance(value, str) or (name == "deck" and value not in ("grey", "brown")):
        raise about(BadOptions, where, "will-not-do", value=told(value))


def _check_symbols(where: str, value: Any, row: Json) -> None:
    if not isinstance(value, list):
        raise about(BadOptions, where, "nanty-give-symbols", value=told(value))
    texts = 0
    coins = 0
    for symbol in value:
        words = symbol.split() if isinstance(symbol, str) else [""]
        good = words[0] in SYMBOLS[1:] and (words[0] != "interrupt" or row["symbols"] == ["interrupt"])
        if words[0] == "money":
            coins += 1
            good = len(words) == 2 and words[1].isdecimal()
        elif len(words) != 1:
            good = False
        if not good:
            raise about(BadOptions, where, "nanty-no-symbol", value=told(symbol))
        texts += words[0] == "scroll"
    if texts > 1 or (texts and "effect" not in row):
        raise about(BadOptions, where, "nanty-too-many-scrolls")
    if coins > 1:
        raise about(BadOptions, where, "nanty-too-many-coins")
