"""What a seat may know of a London table, built from nothing upwards."""

from typing import Final

from bigsmoke.games.london.cards import LETTERS
from bigsmoke.games.london.scoring import LOSS, poverty_loss, poverty_over
from bigsmoke.games.london.state import BOTTOM, EMPTY, FRESH, HAND_LIMIT, TOP, UP, USED, London, Player
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.state import OPEN

ROWS: Final = ["top", "bottom"]


def card_row(s: London, card: int) -> str | None:
    """A card by its id; an empty space is None."""
    return None if card == EMPTY else s.table.ids[card]


def view_table(s: London, seat: int | None) -> Json:
    """The shared part of the table."""
    ids = s.table.ids
    view: Json = {
        "turns": s.turns,
        "deck": len(s.deck),
        "sets": deck_sets(s),
        "board": view_board(s),
        "removed": sorted(ids[card] for card in s.removed),
        "last_round": s.ending if s.ending >= 0 else None,
        "hand_limit": HAND_LIMIT,
        "losses": LOSS[:],
    }
    if seat is not None and seat >= 0 and s.seats[seat].foreseen:
        view["foreseen"] = [ids[card] for card in reversed(s.seats[seat].foreseen)]
    return view


def deck_sets(s: London) -> Json:
    """How many cards the deck has of each set, uppermost first: A lies above B, B above C."""
    left = len(s.deck)
    sets: Json = {}
    for letter in (2, 1, 0):
        count = min(left, s.table.set_sizes[letter])
        if count:
            sets = {LETTERS[letter]: count, **sets}
        left -= count
    return sets


def view_board(s: London) -> Json:
    """The board, and where the next discard comes to lie: on a full one a row must leave first."""
    rows = [[card_row(s, card) for card in s.row(row)] for row in (TOP, BOTTOM)]
    board: Json = dict(zip(ROWS, rows, strict=True))
    return {**board, "leaves": ROWS[s.leaving_row()]} if s.board_is_full() else {**board, "lands": s.landing()}


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


def view_players(s: London, seat: int | None, borough_ids: list[str]) -> list[Json]:
    """Every player's side of the table."""
    return [view_player(s, i, seat, borough_ids, over) for i, over in enumerate(poverty_over(s))]


def view_player(s: London, index: int, seat: int | None, borough_ids: list[str], over: int) -> Json:
    """One player's side of the table; `over` is the poverty above the fewest at the table."""
    p = s.seats[index]
    ids = s.table.ids
    mine = seat in (index, OPEN)
    return {
        "seat": index,
        "money": p.money,
        "poverty": p.poverty,
        "loans": p.loans,
        "prestige": p.prestige,
        "over": over,
        "loss": poverty_loss(over),
        "hand_size": len(p.hand),
        "hand": [ids[card] for card in p.hand] if mine else None,
        "known": [ids[card] for card in p.known],
        "stacks": [view_stack(s, p, i, mine) for i in range(len(p.tops))],
        "boroughs": [borough_ids[b] for b in p.boroughs],
    }
