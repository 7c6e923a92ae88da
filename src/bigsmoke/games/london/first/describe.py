"""A view of the 1st edition as it is said."""

from bigsmoke.games.london.cards import CardTable
from bigsmoke.games.london.describe import Section, hand_lines, player_lines, row
from bigsmoke.games.london.first.boroughs import Map
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say


def table(view: Json, cards: CardTable, boroughs: Map) -> list[Section]:
    """The whole table, section by section."""
    last = view["last_round"] is not None
    underground = view["underground"]
    sections: list[Section] = [
        (
            say("table-board", deck=view["deck"], last_round=last),
            [row(view["board"][name]) for name in ("top", "bottom")],
        ),
        (say("table-market"), [land_line(boroughs, b) for b in view["land"]] or [say("table-no-land")]),
        (
            say("table-underground", count=view["underground_left"]),
            [say("table-lines", boroughs=underground) if underground else say("table-no-lines")],
        ),
    ]
    sections += [player_lines(cards, seat) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append(hand_lines(cards, view["seats"][you]))
    return sections


def land_line(t: Map, borough_id: str) -> Json:
    """What a borough costs and brings."""
    b = t.by_id[borough_id]
    return say("table-land", borough=borough_id, cost=t.cost[b], cards=t.cards[b], value=t.value[b])
