"""A view section by section: for the terminal, and for screen readers."""

from bigsmoke.games.nanty.state import Table
from bigsmoke.games.nanty.text import card_text, symbols
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say


def table(view: Json, t: Table) -> list[tuple[Json, list[Json]]]:
    """The whole table, section by section."""
    sections = [
        (say("the-board"), [area_line(row, t) for row in view["areas"]]),
        (say("the-piles"), pile_lines(view)),
    ]
    sections += [(player_title(seat), player_lines(seat, t)) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append((say("your-secrets"), own_lines(view, view["seats"][you], t)))
    return sections


def area_line(row: Json, t: Table) -> Json:
    """An area: "6 City (£6): Player 1 x2, Building of Player 2, Trouble; controlled by Player 1"."""
    area = t.areas.by_id[row["area"]]
    line = {
        "number": area + 1,
        "area": row["area"],
        "cost": t.areas.cost[area],
        "pieces": [*agents(row, t), *others(row, t)] or [say("board-empty")],
    }
    if row["control"] is not None:
        return say("board-controlled", seat=row["control"], **line)
    return say("board-area", **line)


def agents(row: Json, t: Table) -> list[Json]:
    """The players' Agents in an area."""
    if t.named:
        return [
            say("board-figures", seat=seat, figures=figures) for seat, figures in enumerate(row["figures"]) if figures
        ]
    return [say("board-agents", seat=seat, count=count) for seat, count in enumerate(row["agents"]) if count]


def others(row: Json, t: Table) -> list[Json]:
    """What else is in an area."""
    parts: list[Json] = []
    if row["grenadiers"]:
        parts.append(say("board-grenadiers", count=row["grenadiers"]))
    if row["new_citizens"]:
        parts.append(say("board-new-citizens", count=row["new_citizens"]))
    if row["building"] is not None:
        house = row["house"] if t.named else "building"
        if row["card"] is not None:
            parts.append(say("board-building", house=house, owner=row["building"]))
        else:
            parts.append(say("board-building-only", house=house, owner=row["building"]))
    if row["trouble"]:
        parts.append(say("board-trouble"))
    return parts


def pile_lines(view: Json) -> list[Json]:
    """The piles, and what has left the game."""
    lines = [say("pile-cards", count=view["pile"], grey=view["grey_left"])]
    top = view["discard"][-3:]
    if top:
        lines.append(say("pile-discarded", count=len(view["discard"]), cards=top))
    if view["events_gone"]:
        lines.append(say("pile-events-gone", count=view["events_left"], events=view["events_gone"]))
    else:
        lines.append(say("pile-events", count=view["events_left"]))
    if view.get("foreseen_events"):
        lines.append(say("pile-foreseen", events=view["foreseen_events"]))
    return lines


def player_title(seat: Json) -> Json:
    """Whose side of the table it is, with what everybody counts."""
    return say("side", seat=seat["seat"], money=seat["money"], hand_size=seat["hand_size"], reserve=seat["reserve"])


def player_lines(seat: Json, t: Table) -> list[Json]:
    """One player's side of the table."""
    lines: list[Json] = []
    if seat["cards"]:
        lines.append(say("side-areas", areas=seat["cards"]))
    held = [what for what in ("loans", "burdens", "known") if seat[what]]
    lines += [say(f"side-{what}", cards=seat[what]) for what in held]
    if t.named:
        lines.append(say("side-unrevealed", agents=seat["agent_cards"], buildings=seat["building_cards"]))
        if seat["revealed"]:
            lines.append(say("side-revealed", figures=seat["revealed"]))
    return lines or [say("side-empty")]


def own_lines(view: Json, seat: Json, t: Table) -> list[Json]:
    """One's own secrets."""
    name = seat["personality"]
    text = say(f"personality-{name}.text", need=t.people.need[t.people.by_id[name]])
    lines = [say("own-personality", personality=name, words=text)]
    if view.get("seen_personalities"):
        lines.append(say("own-seen", personalities=view["seen_personalities"]))
    lines += [card_line(card, t) for card in seat["hand"]]
    if t.named:
        lines += [say("own-figure", figure=name, words=say(f"figure-{name}.text")) for name in seat["secret"]]
    return lines


def card_line(name: str, t: Table) -> Json:
    """A card with its symbols and its text."""
    card = t.cards.by_id[name]
    text = card_text(t.cards.rows[card])
    if text is None:
        return say("own-card", card=name, symbols=symbols(t.cards, card))
    return say("own-card-with-text", card=name, symbols=symbols(t.cards, card), words=text)
