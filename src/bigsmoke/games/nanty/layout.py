"""What a position of Nanty Narking is made of, for whoever sets one up by hand."""

from bigsmoke.games.nanty.state import GRENADIERS, NEW_CITIZENS, Table
from bigsmoke.games.nanty.tables import AGENTS, AREAS, BUILDINGS
from bigsmoke.games.nanty.victory import ENDINGS
from bigsmoke.kernel.shapes import Layout, LayoutField

CARD = "card"
EVENT = "event"
PERSONALITY = "personality"
FIGURE = "figure"
AGENT = "agent"

HISTORY: list[LayoutField] = [
    {"path": "seat", "kind": "seat"},
    {"path": "saw", "kind": "list", "things": PERSONALITY},
    {"path": "gave", "kind": "thing", "things": PERSONALITY},
    {"path": "got", "kind": "thing", "things": PERSONALITY},
]
"""Somebody who has looked at the Personalities set aside, or has traded one for one of them."""


def layout(t: Table, players: int) -> Layout:
    """The table, every area and every seat."""
    fields: list[LayoutField] = [
        {"path": "turn", "kind": "seat"},
        {"path": "turns", "kind": "amount", "least": 0, "most": 9999},
        {"path": "pile", "kind": "list", "things": CARD, "rest": True},
        {"path": "discard", "kind": "list", "things": CARD},
        {"path": "box", "kind": "list", "things": CARD},
        {"path": "events", "kind": "list", "things": EVENT, "rest": True},
        {"path": "events_gone", "kind": "list", "things": EVENT},
        {"path": "aside", "kind": "list", "things": PERSONALITY},
        {"path": "personality_history", "kind": "rows", "columns": HISTORY},
        {"path": "dice", "kind": "numbers", "least": 1, "most": AREAS},
        {"path": "dead", "kind": "several", "choices": list(t.areas.ids)},
        {"path": "browns", "kind": "amount", "least": 0, "most": 9999},
        {"path": "grenadiers_in_box", "kind": "amount", "least": 0, "most": GRENADIERS},
        {"path": "new_citizens_in_box", "kind": "amount", "least": 0, "most": NEW_CITIZENS},
    ]
    for area in t.areas.ids:
        fields += area_fields(t, area, players)
    fields += [
        {"path": "seat.money", "kind": "amount", "least": 0, "most": 9999},
        {"path": "seat.turns", "kind": "amount", "least": 0, "most": 9999},
        {"path": "seat.hand", "kind": "list", "things": CARD},
        {"path": "seat.personality", "kind": "thing", "things": PERSONALITY},
        {"path": "seat.burdens", "kind": "list", "things": CARD},
        {"path": "seat.loans", "kind": "list", "things": CARD},
        {"path": "known", "kind": "sights", "things": CARD, "among": "hand"},
    ]
    used = [card for card in range(t.cards.size) if t.cards.players[card] <= players]
    supplies = {
        CARD: {t.cards.ids[card]: 1 for card in used},
        EVENT: dict.fromkeys(t.events.ids, 1),
        PERSONALITY: dict.fromkeys(t.people.ids, 1),
    }
    if t.named:
        supplies[FIGURE] = dict.fromkeys(t.figures.ids, 1)
        supplies[AGENT] = dict.fromkeys(t.figures.ids[:AGENTS], players)
        fields += [
            {"path": "seat.secret", "kind": "list", "things": FIGURE},
            {"path": "seat.revealed", "kind": "list", "things": FIGURE},
            {"path": "agent_box", "kind": "list", "things": FIGURE},
            {"path": "building_deck", "kind": "list", "things": FIGURE},
            {"path": "figure_cards_gone", "kind": "list", "things": FIGURE},
            {"path": "placing", "kind": "flag"},
            {"path": "governess.seat", "kind": "owner"},
            {"path": "governess.foreseen", "kind": "amount", "least": 0, "most": len(t.events.ids)},
            {"path": "governess.sunk", "kind": "flag"},
        ]
    fields += [
        {"path": "ended.by", "kind": "choice", "label": "ending", "choices": list(ENDINGS.values())},
        {"path": "ended.winner", "kind": "owner"},
    ]
    return {
        "supplies": supplies,
        "places": "area",
        "fields": fields,
        "empty": {"areas": {}, "seat": [{"hand": []} for _ in range(players)]},
        "memory": {"guesses": CARD, "personality_history": PERSONALITY, "governess": EVENT},
    }


def area_fields(t: Table, area: str, players: int) -> list[LayoutField]:
    """What may stand in an area."""
    at = f"areas.{area}"
    agents: list[LayoutField] = [{"path": f"{at}.agents", "kind": "amounts", "least": 0, "most": AGENTS, "place": area}]
    houses: list[LayoutField] = []
    if t.named:
        named = list(t.figures.ids[AGENTS:])
        houses = [{"path": f"{at}.house", "kind": "choice", "choices": named, "place": area}]
        agents = [
            {"path": f"{at}.figures[{seat}]", "kind": "list", "things": AGENT, "place": area} for seat in range(players)
        ]
    return [
        *agents,
        {"path": f"{at}.building", "kind": "owner", "most": BUILDINGS, "place": area},
        *houses,
        {"path": f"{at}.card", "label": "area_card", "kind": "flag", "usual": True, "place": area},
        {"path": f"{at}.trouble", "kind": "flag", "place": area},
        {"path": f"{at}.grenadiers", "kind": "amount", "least": 0, "most": GRENADIERS, "place": area},
        {"path": f"{at}.new_citizens", "kind": "amount", "least": 0, "most": NEW_CITIZENS, "place": area},
    ]
