"""A London view as it is said: what both editions show alike."""

from bigsmoke.games.london.cards import COLOURS, GREY, CardTable
from bigsmoke.games.london.preview import MONEY, POVERTY, PRESTIGE
from bigsmoke.games.london.text import cost_said, spread
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say

Section = tuple[Json, list[Json]]
"""A title and its lines."""


def card_line(table: CardTable, card_id: str) -> Json:
    """A card with its colour and figures: "Hospital (blue, £2): value 3"."""
    card = table.by_id[card_id]
    colour = COLOURS[table.colour[card]]
    if table.colour[card] == GREY:
        return say("table-card", card=table.ids[card], colour=colour)
    figures = card_figures(table, card)
    key = "table-card.priced" if table.cost[card] else "table-card"
    line = say(key, card=table.ids[card], colour=colour, cost=table.cost[card])
    return say("table-figures", what=line, figures=figures) if figures else line


def card_figures(table: CardTable, card: int) -> list[Json]:
    """What a card asks for, brings and is worth."""
    parts = cost_said(table, card)
    parts += spread(MONEY, table.money[card], table.money[card])
    parts += spread(PRESTIGE, table.prestige[card], table.prestige[card])
    parts += spread(POVERTY, table.poverty[card], table.poverty[card])
    parts += spread(POVERTY, -table.relief[card], -table.relief[card])
    if table.power[card] or table.effect[card]:
        parts.append(say("table-power"))
    if table.action[card]:
        parts.append(say("table-action"))
    if table.flips[card]:
        parts.append(say("flips"))
    if table.value[card]:
        parts.append(say("table-value", amount=table.value[card]))
    return parts


def row(ids: list[str | None]) -> Json:
    """A row of the board; a free space is a dot."""
    spaces = [say("table-space") if i is None else say("card", card=i) for i in ids]
    told = spaces[0]
    for space in spaces[1:]:
        told = say("table-beside", before=told, next=space)
    return told


def stack_line(table: CardTable, number: int, stack: Json) -> Json:
    """A stack by its top card."""
    top = stack["top"]
    if top is None:
        name = say("table-face-down")
    else:
        name = card_line(table, top) if stack["up"] else say("card", card=top)
    notes: list[Json] = []
    if len(stack["cards"]) > 1:
        notes.append(say("table-covers", count=len(stack["cards"]) - 1))
    if top is not None and not stack["up"]:
        notes.append(say("table-face-down"))
    if stack["used"]:
        notes.append(say("table-used"))
    if stack["coins"]:
        notes.append(say("table-coins", amount=stack["coins"]))
    if notes:
        return say("table-stack.noted", number=number, top=name, notes=notes)
    return say("table-stack", number=number, top=name)


def player_lines(table: CardTable, seat: Json) -> Section:
    """One player's side of the table."""
    title = say(
        "table-seat",
        seat=seat["seat"],
        money=seat["money"],
        prestige=seat["prestige"],
        poverty=seat["poverty"],
        loans=seat["loans"],
        cards=seat["hand_size"],
    )
    lines = [stack_line(table, i, stack) for i, stack in enumerate(seat["stacks"], 1)]
    if seat["boroughs"]:
        lines.append(say("table-boroughs", boroughs=seat["boroughs"]))
    if seat["hand"] is None and seat["known"]:
        lines.append(say("table-known", cards=seat["known"]))
    return title, lines or [say("table-nothing-built")]


def hand_lines(table: CardTable, seat: Json) -> Section:
    """One's own hand, colour by colour."""
    cards = sorted(seat["hand"], key=lambda card: (table.colour[table.by_id[card]], card))
    return say("table-hand"), [card_line(table, card) for card in cards] or [say("table-no-cards")]
