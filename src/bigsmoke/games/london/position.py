"""London positions: what both editions write and read alike."""

from bisect import insort
from typing import Final

from bigsmoke.games.london.boroughs import Boroughs
from bigsmoke.games.london.cards import SHOPS, CardTable
from bigsmoke.games.london.draw import LOOKED_AT
from bigsmoke.games.london.remember import read_memory, write_memory
from bigsmoke.games.london.state import EMPTY, NEW_STACK, UP, London, Player
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import told
from bigsmoke.kernel.position import Fields, lookup

REST: Final = "*"
GAP: Final = "-"
FACE_DOWN: Final = "-"


def write_table(s: London) -> Json:
    """The shared part of the table."""
    ids = s.table.ids
    rows = [GAP if card == EMPTY else ids[card] for card in s.board]
    table: Json = {
        "turn": s.turn,
        "turns": s.turns,
        "deck": [ids[card] for card in reversed(s.deck)],
        "board": {"top": rows[: s.width], "bottom": rows[s.width :]},
        "removed": [ids[card] for card in s.removed],
    }
    if s.ending >= 0:
        table["last_round"] = s.ending
    if s.over:
        table["over"] = True
    return {**table, **write_memory(s)}


def write_player(s: London, p: Player, borough_ids: list[str]) -> Json:
    """One seat."""
    ids = s.table.ids
    seat: Json = {
        "money": p.money,
        "poverty": p.poverty,
        "loans": p.loans,
        "prestige": p.prestige,
        "hand": [ids[card] for card in p.hand],
        "stacks": [
            [("" if up else FACE_DOWN) + ids[card] for card, up in p.stack(index)] for index in range(len(p.tops))
        ],
        "boroughs": [borough_ids[b] for b in p.boroughs],
    }
    if p.known:
        seat["known"] = [ids[card] for card in p.known]
    if p.foreseen:
        seat["foreseen"] = [ids[card] for card in reversed(p.foreseen)]
    if any(p.coins):
        seat["coins"] = list(p.coins)
    return seat


class Supply:
    """The cards that have not been put anywhere yet."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.left = table.copies[:]

    def spend(self, fields: Fields, field: str, name: str) -> int:
        """Use up one copy of the named card."""
        card = lookup(fields, field, name, self.table.by_id, "card")
        if not self.left[card]:
            have = self.table.copies[card]
            raise fields.fail(field, "used-too-often", name=told(name), have=have)
        self.left[card] -= 1
        return card

    def rest(self, s: London) -> list[int]:
        """All that is left, shuffled within each set letter, topmost last: A above B above C.

        Of a kind with copies in several sets, the earliest are taken to be the ones used.
        """
        sets: list[list[int]] = [[], [], []]
        for card, count in enumerate(self.left):
            letters = self.table.letters[card]
            for letter in letters[len(letters) - count :]:
                sets[letter].append(card)
        for cards in sets:
            s.chance.shuffle(cards)
        self.left = [0] * self.table.size
        return sets[2] + sets[1] + sets[0]


def read_table(s: London, fields: Fields, supply: Supply) -> None:
    """Read the board and the removed cards; the deck comes last, from what remains (`read_deck`)."""
    s.turn = fields.amount("turn", 0, 0, s.players - 1)
    s.turns = fields.amount("turns", 0)
    s.ending = fields.amount("last_round", -1, -1, s.players - 1)
    s.over = fields.flag("over", False)
    if s.over and s.ending != s.turn:
        raise fields.fail("over", "london-over-when")
    if s.ending == s.turn and not s.over:
        raise fields.fail("last_round", "london-had-last-turn", seat=s.turn)
    board = Fields(fields.get("board", {}), "board")
    for row, start in (("top", 0), ("bottom", s.width)):
        names = board.names(row, [])
        if len(names) > s.width:
            raise board.fail(row, "london-row-too-long", cards=len(names), players=s.players, spaces=s.width)
        for i, name in enumerate(names):
            if name != GAP:
                s.board[start + i] = supply.spend(board, row, name)
    board.end()
    s.removed = [supply.spend(fields, "removed", name) for name in fields.names("removed", [])]


def read_player(s: London, p: Player, fields: Fields, supply: Supply) -> None:
    """Read one seat but for its boroughs, and for a hand that is not given (`read_deck` deals it)."""
    t = s.table
    p.money = fields.amount("money", p.money)
    p.poverty = fields.amount("poverty", p.poverty)
    p.loans = fields.amount("loans", 0)
    p.prestige = fields.amount("prestige", 0, -999)
    stacks = fields.items("stacks", [])
    for index, names in enumerate(stacks):
        if not isinstance(names, list) or not names or not all(isinstance(n, str) for n in names):
            raise fields.fail("stacks", "london-give-stack", value=told(names))
        for name in names:
            card = supply.spend(fields, "stacks", name.removeprefix(FACE_DOWN))
            if not t.building[card]:
                raise fields.fail("stacks", "london-cannot-be-built", name=told(name))
            s.place_quietly(p, card, index if index < len(p.tops) else NEW_STACK)
            if name.startswith(FACE_DOWN):
                p.marks[index] &= ~UP
    coins = fields.items("coins", [0] * len(p.tops))
    if len(coins) != len(p.tops) or not all(type(c) is int and c >= 0 for c in coins):
        raise fields.fail("coins", "london-give-coins", value=told(coins), stacks=len(p.tops))
    for i, amount in enumerate(coins):
        if amount and not (p.marks[i] & UP and t.power[p.tops[i]] == SHOPS):
            raise fields.fail("coins", "london-only-shops", name=told(stacks[i][-1]))
    p.coins = list(coins)


def read_hand(s: London, p: Player, fields: Fields, supply: Supply) -> None:
    """Read the hand and the part of it that all have seen."""
    for name in fields.names("hand", []):
        insort(p.hand, supply.spend(fields, "hand", name))
    for name in fields.names("known", []):
        card = lookup(fields, "known", name, s.table.by_id, "card")
        insort(p.known, card)
        if p.known.count(card) > p.hand.count(card):
            raise fields.fail("known", "not-in-hand", name=told(name))


def read_seats(s: London, seats: list[Fields], supply: Supply, boroughs: Boroughs, free: set[int]) -> list[Player]:
    """Read every seat, its boroughs out of the free ones; the players whose hands are left out and must be dealt."""
    to_deal = []
    for p, fields in zip(s.seats, seats, strict=True):
        read_player(s, p, fields, supply)
        p.boroughs = [claim(fields, "boroughs", name, boroughs, free) for name in fields.names("boroughs", [])]
        if not fields.has("hand"):
            to_deal.append(p)
        read_hand(s, p, fields, supply)
    return to_deal


def claim(fields: Fields, field: str, name: str, boroughs: Boroughs, free: set[int]) -> int:
    """Use up the named borough."""
    borough = lookup(fields, field, name, boroughs.by_id, "borough")
    if borough not in free:
        raise fields.fail(field, "used-twice", name=told(name))
    free.remove(borough)
    return borough


def read_deck(s: London, fields: Fields, supply: Supply, to_deal: list[Player], hand_size: int) -> None:
    """Read the deck, top first; deal the hands that were left out; "*" stands for the rest."""
    names = fields.names("deck", [REST])
    if REST in names[:-1]:
        raise fields.fail("deck", "rest-of-deck-last", rest=REST)
    listed = [supply.spend(fields, "deck", name) for name in names if name != REST]
    rest = supply.rest(s)
    for p in to_deal:
        if len(rest) < hand_size:
            raise fields.fail("deck", "too-few-to-deal")
        for _ in range(hand_size):
            insort(p.hand, rest.pop())
    if names and names[-1] == REST:
        s.deck = rest + listed[::-1]
    else:
        s.deck = listed[::-1]
        s.removed += sorted(rest)


def read_foreseen(s: London, seat: int, fields: Fields) -> None:
    """Read what a seat knows to lie on top of the deck."""
    p = s.seats[seat]
    names = fields.names("foreseen", [])
    p.foreseen = [lookup(fields, "foreseen", name, s.table.by_id, "card") for name in reversed(names)]
    if not names:
        return
    if len(names) > LOOKED_AT:
        raise fields.fail("foreseen", "london-looked-at", cards=len(names), shown=LOOKED_AT)
    if p.foreseen != s.deck[-len(names) :]:
        raise fields.fail("foreseen", "london-not-on-top")
    for other in range(s.players):
        if other != seat and (s.seats[other].foreseen or s.may_have_looked(other)):
            raise fields.fail("foreseen", "london-another-looked", seat=other)


def finish_reading(s: London, fields: Fields, seats: list[Fields]) -> None:
    """Read what hangs on all the cards being in their places, and complain about whatever is left."""
    for seat, seat_of in enumerate(seats):
        read_foreseen(s, seat, seat_of)
        seat_of.end()
    read_memory(s, fields)
    fields.end()


def seat_fields(fields: Fields, players: int) -> list[Fields]:
    """The fields of each seat; seats that are left out are at their start."""
    entries = fields.items("seat", [])
    if len(entries) > players:
        raise fields.fail("seat", "too-many-seats", seats=len(entries), players=players)
    return [Fields(entries[i] if i < len(entries) else {}, f"seat[{i}]") for i in range(players)]
