"""A London view in words: what both editions show alike."""

from bigsmoke.games.london.cards import BLUE_CARD, COLOURS, GREY, CardTable
from bigsmoke.games.london.text import Words
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import player, plural


def card_line(w: Words, table: CardTable, card_id: str) -> str:
    """A card with its colour and figures: "Hospital (blue, £2): value 3"."""
    card = table.by_id[card_id]
    colour = COLOURS[table.colour[card]]
    if table.colour[card] == GREY:
        return f"{table.names[card]} ({colour})"
    cost = f", £{table.cost[card]}" if table.cost[card] else ""
    parts = [
        f"spend {'a blue card' if table.asks_card[card] == BLUE_CARD else 'a card'}" if table.asks_card[card] else "",
        f"pay £{table.asks_money[card]}" if table.asks_money[card] else "",
        f"+£{table.money[card]}" if table.money[card] else "",
        f"+{table.prestige[card]} {w.points}" if table.prestige[card] else "",
        f"+{table.poverty[card]} poverty" if table.poverty[card] else "",
        f"-{table.relief[card]} poverty" if table.relief[card] else "",
        "power" if table.power[card] or table.effect[card] else "",
        "action" if table.action[card] else "",
        "flips" if table.flips[card] else "",
        f"value {table.value[card]}" if table.value[card] else "",
    ]
    figures = ", ".join(part for part in parts if part)
    return f"{table.names[card]} ({colour}{cost})" + (f": {figures}" if figures else "")


def row(table: CardTable, ids: list[str | None]) -> str:
    """A row of the board; a free space is a dot."""
    return " | ".join("·" if i is None else table.names[table.by_id[i]] for i in ids)


def stack_line(w: Words, table: CardTable, stack: Json) -> str:
    """A stack by its top card."""
    top = stack["top"]
    name = (
        "face down" if top is None else card_line(w, table, top) if stack["up"] else f"{table.names[table.by_id[top]]}"
    )
    notes = [
        f"on {len(stack['cards']) - 1}" if len(stack["cards"]) > 1 else "",
        "face down" if top is not None and not stack["up"] else "",
        "used" if stack["used"] else "",
        f"£{stack['coins']} on it" if stack["coins"] else "",
    ]
    told = ", ".join(note for note in notes if note)
    return name + (f" [{told}]" if told else "")


def player_lines(w: Words, table: CardTable, seat: Json, borough_names: dict[str, str]) -> tuple[str, list[str]]:
    """One player's side of the table."""
    title = (
        f"{player(seat['seat'])}: £{seat['money']}, {seat['prestige']} {w.points}, {seat['poverty']} poverty, "
        f"{plural(seat['loans'], 'loan')}, {plural(seat['hand_size'], 'card')}"
    )
    lines = [f"{i + 1}. {stack_line(w, table, stack)}" for i, stack in enumerate(seat["stacks"])]
    if seat["boroughs"]:
        lines.append("Boroughs: " + ", ".join(borough_names[b] for b in seat["boroughs"]))
    if seat["hand"] is None and seat["known"]:
        lines.append("Known in hand: " + ", ".join(table.names[table.by_id[c]] for c in seat["known"]))
    return title, lines or ["Nothing built yet"]


def hand_lines(w: Words, table: CardTable, seat: Json) -> tuple[str, list[str]]:
    """One's own hand, colour by colour."""
    cards = sorted(seat["hand"], key=lambda c: (table.colour[table.by_id[c]], table.names[table.by_id[c]]))
    return "Your hand", [card_line(w, table, card) for card in cards] or ["No cards"]
