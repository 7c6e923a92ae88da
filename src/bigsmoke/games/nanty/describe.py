"""A view in words: for the terminal, and for screen readers."""

from bigsmoke.games.nanty.state import Table
from bigsmoke.games.nanty.text import symbols
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import player


def table(view: Json, t: Table) -> list[tuple[str, list[str]]]:
    """The whole table, section by section."""
    sections = [
        ("The board", [area_line(row, t) for row in view["areas"]]),
        ("The piles", pile_lines(view, t)),
    ]
    sections += [player_lines(seat, t) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append(own_lines(view, view["seats"][you], t))
    return sections


def names(ids: list[str], known: list[str], labels: list[str]) -> str:
    """Names from ids."""
    return ", ".join(labels[known.index(name)] for name in ids)


def area_line(row: Json, t: Table) -> str:
    """An area: "6 City (£6): Player 1 x2, Building of Player 2, Trouble; controlled by Player 1"."""
    area = t.areas.by_id[row["area"]]
    parts = [f"{player(seat)} x{count}" for seat, count in enumerate(row["agents"]) if count]
    if t.named:
        parts = [
            f"{player(seat)}: {names(figures, t.figures.ids, t.figures.names)}"
            for seat, figures in enumerate(row["figures"])
            if figures
        ]
    if row["grenadiers"]:
        parts.append(f"Grenadier x{row['grenadiers']}")
    if row["new_citizens"]:
        parts.append(f"New Citizen x{row['new_citizens']}")
    if row["building"] is not None:
        kind = t.figures.names[t.figures.by_id[row["house"]]] if t.named else "Building"
        without = "" if row["card"] is not None else ", without its card"
        parts.append(f"{kind} of {player(row['building'])}{without}")
    if row["trouble"]:
        parts.append("Trouble")
    told = ", ".join(parts) or "empty"
    if row["control"] is not None:
        told += f"; controlled by {player(row['control'])}"
    return f"{area + 1} {t.areas.names[area]} (£{t.areas.cost[area]}): {told}"


def pile_lines(view: Json, t: Table) -> list[str]:
    """The piles, and what has left the game."""
    lines = [f"{view['pile']} cards to draw, {view['grey_left']} of them grey"]
    top = view["discard"][-3:]
    if top:
        lines.append(f"Discarded: {len(view['discard'])}, lately {names(top, t.cards.ids, t.cards.names)}")
    gone = names(view["events_gone"], t.events.ids, t.events.names)
    lines.append(f"{view['events_left']} Random Events to come" + (f"; gone: {gone}" if gone else ""))
    if view.get("foreseen_events"):
        lines.append("You know the next events: " + names(view["foreseen_events"], t.events.ids, t.events.names))
    return lines


def player_lines(seat: Json, t: Table) -> tuple[str, list[str]]:
    """One player's side of the table."""
    title = (
        f"{player(seat['seat'])}: £{seat['money']}, {seat['hand_size']} in hand, {seat['reserve']} Agents in reserve"
    )
    lines = []
    if seat["cards"]:
        lines.append("City Area cards: " + names(seat["cards"], t.areas.ids, t.areas.names))
    for key, label in (("loans", "Loans"), ("burdens", "Stuck with"), ("known", "Known in hand")):
        if seat[key]:
            lines.append(f"{label}: {names(seat[key], t.cards.ids, t.cards.names)}")
    if t.named:
        lines.append(f"{seat['agent_cards']} Agent cards, {seat['building_cards']} Building cards unrevealed")
        if seat["revealed"]:
            lines.append("Revealed: " + names(seat["revealed"], t.figures.ids, t.figures.names))
    return title, lines or ["No City Area cards"]


def own_lines(view: Json, seat: Json, t: Table) -> tuple[str, list[str]]:
    """One's own secrets."""
    personality = t.people.by_id[seat["personality"]]
    lines = [f"You are {t.people.names[personality]}: {t.people.texts[personality]}"]
    if view.get("seen_personalities"):
        lines.append("Seen aside: " + names(view["seen_personalities"], t.people.ids, t.people.names))
    lines += [card_line(card, t) for card in seat["hand"]]
    if t.named:
        for name in seat["secret"]:
            card = t.figures.by_id[name]
            lines.append(f"{t.figures.names[card]}: {t.figures.rows[card]['text']}")
    return "Your secrets", lines


def card_line(name: str, t: Table) -> str:
    """A card with its symbols and its text."""
    card = t.cards.by_id[name]
    text = t.cards.rows[card].get("text")
    line = f"{t.cards.names[card]} ({symbols(t.cards, card)})"
    return f"{line}: {text}" if text else line
