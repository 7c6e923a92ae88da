"""What a seat may know, built from nothing upwards."""

from bigsmoke.games.nanty.codes import CITIZEN, GRENADIER, NOBODY, card_of_step, members, symbol_of_step
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import AGENTS, AREAS, CONDITIONS
from bigsmoke.games.nanty.victory import controller, net_worth, progress
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.state import OPEN


def view(s: Nanty, seat: int | None) -> Json:
    """The table as the seat may know it; None: a spectator, OPEN: everything."""
    t = s.table
    people = t.people
    shown: Json = {
        "turns": s.turns,
        "pile": len(s.pile),
        "grey_left": max(0, len(s.pile) - s.browns),
        "discard": [t.cards.ids[card] for card in s.discard],
        "in_play": [t.cards.ids[card] for card in s.in_play],
        "acting": [{"card": t.cards.ids[card_of_step(at)], "symbol": symbol_of_step(at)} for at in s.acting],
        "box": [t.cards.ids[card] for card in s.box],
        "events_left": len(s.events),
        "events_gone": [t.events.ids[event] for event in s.gone_events],
        "personalities": list(people.ids),
        "aims": aims(s),
        "aside": len(s.aside),
        "areas": [view_area(s, area) for area in range(AREAS)],
        "trouble": t.areas.count[s.trouble],
        "grenadiers": {"supply": s.supply(GRENADIER), "box": s.lost_grenadiers},
        "new_citizens": {"supply": s.supply(CITIZEN), "box": s.lost_citizens},
        "seats": [view_player(s, index, seat) for index in range(s.players)],
    }
    if t.named:
        shown["agent_box"] = len(s.agent_box)
        shown["building_deck"] = len(s.building_deck)
        shown["figure_cards_gone"] = [t.figures.ids[card] for card in s.gone]
    if seat is not None and seat >= 0:
        shown["seen_personalities"] = [people.ids[p] for p in members(s.seen_aside(seat))]
        if s.looker == seat:
            shown["foreseen_events"] = [t.events.ids[event] for event in reversed(s.foreseen)]
            shown["sunk_event"] = t.events.ids[s.sunk] if s.sunk >= 0 else None
    if seat == OPEN:
        shown["aside_cards"] = [people.ids[personality] for personality in sorted(s.aside)]
    return shown


def aims(s: Nanty) -> list[Json]:
    """How far every player would be as each Personality: open knowledge. Those with the same aim stand together."""
    people = s.table.people
    rows: dict[tuple[int, int], Json] = {}
    for personality in range(people.size):
        condition, need = people.condition[personality], people.need[personality]
        if (condition, need) not in rows:
            have = [progress(s, seat, condition) for seat in range(s.players)]
            rows[condition, need] = {"condition": CONDITIONS[condition], "need": need, "people": [], "have": have}
        rows[condition, need]["people"].append(people.ids[personality])
    return list(rows.values())


def view_area(s: Nanty, area: int) -> Json:
    """One area of the board, all of which is open (NN-H08, NN-H09, NN-H21)."""
    t = s.table
    bit = 1 << area
    owner = s.built[area]
    holder = next((seat for seat, p in enumerate(s.seats) if p.cards & bit), NOBODY)
    control = controller(s, area)
    house = s.house_at(area, owner) if owner >= 0 else -1
    row: Json = {
        "area": t.areas.ids[area],
        "agents": [p.agents[area] for p in s.seats],
        "grenadiers": s.grenadiers[area],
        "new_citizens": s.citizens[area],
        "trouble": bool(s.trouble & bit),
        "building": owner if owner >= 0 else None,
        "card": holder if holder >= 0 else None,
        "control": control if control >= 0 else None,
    }
    for mark, areas in (("card_used", s.used), ("card_new", s.gained), ("card_dead", s.dead)):
        if areas & bit:
            row[mark] = True
    if t.named:
        row["figures"] = [[t.figures.ids[f] for f in range(AGENTS) if p.figures[f] == area] for p in s.seats]
        row["house"] = t.figures.ids[AGENTS + house] if house >= 0 else None
    return row


def view_player(s: Nanty, index: int, seat: int | None) -> Json:
    """One player's side of the table."""
    t = s.table
    p = s.seats[index]
    mine = seat in (index, OPEN)
    viewer = s.players if seat is None else seat
    known = [] if mine else [t.cards.ids[card] for card in members(s.memory.known_cards(viewer, index))]
    row: Json = {
        "seat": index,
        "money": p.money,
        "worth": net_worth(s, index),
        "hand_size": len(p.hand),
        "hand": [t.cards.ids[card] for card in p.hand] if mine else None,
        "known": known,
        "burdens": [t.cards.ids[card] for card in p.burdens],
        "loans": [t.cards.ids[card] for card in p.loans],
        "personality": t.people.ids[p.personality] if mine else None,
        "agents": sum(p.agents),
        "reserve": p.reserve,
        "buildings": [t.areas.ids[area] for area in t.areas.of[p.buildings]],
        "cards": [t.areas.ids[area] for area in t.areas.of[p.cards]],
        "turns": p.rounds,
    }
    if t.named:
        held = sum(1 for card in p.secret if card < AGENTS)
        row["agent_cards"] = held
        row["building_cards"] = len(p.secret) - held
        row["secret"] = [t.figures.ids[card] for card in p.secret] if mine else None
        row["revealed"] = [t.figures.ids[card] for card in p.shown]
        row["reserve_figures"] = [t.figures.ids[f] for f in range(AGENTS) if p.figures[f] < 0]
        row["reserve_houses"] = [t.figures.ids[AGENTS + h] for h, at in enumerate(p.houses) if at < 0]
    return row
