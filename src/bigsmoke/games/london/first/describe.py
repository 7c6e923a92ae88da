"""A view of the 1st edition in words."""

from bigsmoke.games.london.cards import CardTable
from bigsmoke.games.london.describe import hand_lines, player_lines, row
from bigsmoke.games.london.first.boroughs import Map
from bigsmoke.games.london.first.text import WORDS, borough_figures
from bigsmoke.kernel.data import Json


def table(view: Json, cards: CardTable, boroughs: Map) -> list[tuple[str, list[str]]]:
    """The whole table, section by section."""
    names = dict(zip(boroughs.ids, boroughs.names, strict=True))
    deck = f"{view['deck']} cards left" if view["deck"] else "empty"
    last = "" if view["last_round"] is None else " (last round)"
    underground = ", ".join(names[b] for b in view["underground"]) or "None yet"
    sections = [
        (f"Card Display (deck: {deck}{last})", [row(cards, view["board"][name]) for name in ("top", "bottom")]),
        (
            "Land for sale",
            [f"{names[b]}: {borough_figures(boroughs, boroughs.by_id[b])}" for b in view["land"]] or ["None"],
        ),
        (f"Underground ({view['underground_left']} counters left)", [underground]),
    ]
    sections += [player_lines(WORDS, cards, seat, names) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append(hand_lines(WORDS, cards, view["seats"][you]))
    return sections
