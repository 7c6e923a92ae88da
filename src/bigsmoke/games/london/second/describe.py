"""A view of the 2nd edition in words."""

from bigsmoke.games.london.cards import CardTable
from bigsmoke.games.london.describe import hand_lines, player_lines, row
from bigsmoke.games.london.second.boroughs import BoroughTable
from bigsmoke.games.london.second.text import WORDS, borough_figures
from bigsmoke.kernel.data import Json


def table(view: Json, cards: CardTable, boroughs: BoroughTable) -> list[tuple[str, list[str]]]:
    """The whole table, section by section."""
    names = dict(zip(boroughs.ids, boroughs.names, strict=True))
    deck = f"{view['deck']} cards left" if view["deck"] else "empty"
    last = "" if view["last_round"] is None else " (last round)"
    sections = [
        (f"Development board (deck: {deck}{last})", [row(cards, view["board"][name]) for name in ("top", "bottom")]),
        (
            f"Boroughs for sale ({view['borough_deck']} more)",
            [f"{names[b]}: {borough_figures(boroughs, boroughs.by_id[b])}" for b in view["market"]] or ["None"],
        ),
    ]
    sections += [player_lines(WORDS, cards, seat, names) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append(hand_lines(WORDS, cards, view["seats"][you]))
    return sections
