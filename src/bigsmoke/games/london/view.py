"""What a seat may know of a London table, built from nothing upwards."""

from bigsmoke.games.london.state import EMPTY, FRESH, UP, USED, London, Player
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.state import OPEN


def card_row(s: London, card: int) -> str | None:
    """A card by its id; an empty space is None."""
    return None if card == EMPTY else s.table.ids[card]


def view_table(s: London, seat: int | None) -> Json:
    """The shared part of the table."""
    ids = s.table.ids
    view: Json = {
        "turns": s.turns,
        "deck": len(s.deck),
        "board": {
            "top": [card_row(s, card) for card in s.board[: s.width]],
            "bottom": [card_row(s, card) for card in s.board[s.width :]],
        },
        "removed": sorted(ids[card] for card in s.removed),
        "last_round": s.ending if s.ending >= 0 else None,
    }
    if seat is not None and seat >= 0 and s.seats[seat].foreseen:
        view["foreseen"] = [ids[card] for card in reversed(s.seats[seat].foreseen)]
    return view


def view_stack(s: London, p: Player, index: int, mine: bool) -> Json:
    """A stack: covered and face-down cards are hidden from everyone but their owner (L2-009)."""
    ids = s.table.ids
    cards = p.stack(index)
    mark = p.marks[index]
    shown = [ids[card] if mine or (i == len(cards) - 1 and up) else None for i, (card, up) in enumerate(cards)]
    return {
        "cards": shown,
        "top": shown[-1],
        "up": bool(mark & UP),
        "used": bool(mark & USED),
        "fresh": bool(mark & FRESH),
        "coins": p.coins[index],
    }


def view_player(s: London, index: int, seat: int | None, borough_ids: list[str]) -> Json:
    """One player's side of the table."""
    p = s.seats[index]
    ids = s.table.ids
    mine = seat in (index, OPEN)
    return {
        "seat": index,
        "money": p.money,
        "poverty": p.poverty,
        "loans": p.loans,
        "prestige": p.prestige,
        "hand_size": len(p.hand),
        "hand": [ids[card] for card in p.hand] if mine else None,
        "known": [ids[card] for card in p.known],
        "stacks": [view_stack(s, p, i, mine) for i in range(len(p.tops))],
        "boroughs": [borough_ids[b] for b in p.boroughs],
    }
