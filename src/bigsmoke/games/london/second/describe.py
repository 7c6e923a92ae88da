"""A view of the 2nd edition as it is said."""

from bigsmoke.games.london.cards import CardTable
from bigsmoke.games.london.describe import Section, hand_lines, player_lines, row
from bigsmoke.games.london.second.boroughs import NO_ABILITY, BoroughTable
from bigsmoke.games.london.second.text import borough_run
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say


def table(view: Json, cards: CardTable, boroughs: BoroughTable) -> list[Section]:
    """The whole table, section by section."""
    last = view["last_round"] is not None
    sections: list[Section] = [
        (
            say("table-board", deck=view["deck"], last_round=last),
            [row(view["board"][name]) for name in ("top", "bottom")],
        ),
        (
            say("table-market", count=view["borough_deck"]),
            [land_line(boroughs, b) for b in view["market"]] or [say("table-no-land")],
        ),
    ]
    sections += [player_lines(cards, seat) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append(hand_lines(cards, view["seats"][you]))
    return sections


def land_line(t: BoroughTable, borough_id: str) -> Json:
    """What a borough costs, brings at once, and does later."""
    b = t.by_id[borough_id]
    figures = [
        say("price", amount=t.cost[b]),
        say("draws", count=t.cards[b]),
        say("figure-prestige", amount=t.prestige[b]),
        say("figure-poverty", amount=-t.relief[b]),
    ]
    if t.runs[b]:
        figures.append(say("each-run", figures=borough_run(t, b)))
    if t.ability[b] != NO_ABILITY:
        figures.append(say(f"text-{borough_id}"))
    return say("table-figures", what=say("borough", borough=borough_id), figures=figures)
