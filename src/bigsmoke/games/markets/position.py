"""Positions of London Markets: the table at the start of a step, in a form that can be read and written by hand.

What follows from the rest is not written: the goods piles (18 of a type, less the hands), the bars left (20 each, less
those at the markets), the assistants' space (the round).
"""

from typing import Any, Final

from bigsmoke.games.markets.cards import ACTIONS, EXCHANGE, GOODS, OFFERS, PILES, TIEBREAKER, Board, CardTable
from bigsmoke.games.markets.rules import DEALT_OF_A_TYPE, STARTING_HAND, lay_special_piles, open_auctions
from bigsmoke.games.markets.scoring import SOURCES
from bigsmoke.games.markets.state import (
    AUCTION,
    BARS,
    BARS_PASSED,
    GOODS_OF_A_TYPE,
    LAYER,
    MOVE,
    NO_CARD,
    NOWHERE,
    PHASES,
    PLAYED,
    REPLENISH,
    ROUNDS,
    SETUP,
    TAKE_ACTIONS,
    Markets,
    Player,
    card_moved,
    moved,
    mover,
    origin,
)
from bigsmoke.games.markets.text import TOKEN_IDS
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import told
from bigsmoke.kernel.position import Fields, lookup

REST: Final = "*"
GOODS_BY_NAME: Final = {name: good for good, name in enumerate(GOODS)}


# Writing


def write(s: Markets) -> Json:
    """The table as a position."""
    t, b = s.table, s.board
    position: Json = {
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start,
        "turn": s.turn,
        "turns": s.turns,
        "offers": [OFFERS[offer] for offer in s.offers],
        "stacks": {b.ids[market]: stack[:] for market, stack in enumerate(s.stacks) if stack},
        "deck": [t.market_ids[card] for card in reversed(s.deck)],
        "special_piles": [[t.ids[card] for card in pile] for pile in s.special_piles],
        "seat": [write_player(s, p) for p in s.seats],
    }
    if s.phase != SETUP:
        position["card"] = t.market_ids[s.card]
        position["past"] = [t.market_ids[card] for card in s.past]
        position["merchants"] = {ACTIONS[i]: b.ids[market] for i, market in enumerate(s.merchants)}
        position["used"] = [name for token, name in enumerate(TOKEN_IDS) if s.is_used(token)]
    if s.phase == AUCTION:
        position["covered"] = [name for good, name in enumerate(GOODS) if s.is_covered(good)]
        position["reveals"] = s.auctions
    if s.history:
        position["history"] = [write_move(s, move) for move in s.history]
    if s.out:
        position["out"] = [t.ids[card] for card in s.out]
    if s.shown_in:
        position["shown_in"] = s.shown_in
    if s.over:
        position["over"] = True
    return position


def write_player(s: Markets, p: Player) -> Json:
    """One seat."""
    ids = s.table.ids
    return {
        "money": p.money,
        "shown": p.shown,
        "account": [p.money - p.under, p.money + p.above],
        "ledger": {name: p.ledger[source] for name, source in SOURCES if p.ledger[source]},
        "hand": {name: p.hand[good] for good, name in enumerate(GOODS) if p.hand[good]},
        "known": {name: p.known[good] for good, name in enumerate(GOODS) if p.known[good]},
        "specials": [ids[card] for card in p.specials],
        "played": [ids[card] for card in p.played],
    }


def write_move(s: Markets, move: int) -> Json:
    """A special card taken or played."""
    seat, where, card = mover(move), origin(move), s.table.ids[card_moved(move)]
    if where == PLAYED:
        return {"seat": seat, "play": card}
    return {"seat": seat, "take": card} if where == NOWHERE else {"seat": seat, "take": card, "pile": where}


# Reading


def read(position: Json, table: CardTable, board: Board, chance: Chance) -> Markets:
    """The table that a position describes."""
    fields = Fields(position)
    s = Markets()
    s.begin_table(fields.amount("players", 3), table, board, chance)
    s.round = s.space = fields.amount("round", 1, 1, ROUNDS)
    phase = fields.get("phase", PHASES[TAKE_ACTIONS])
    if phase not in PHASES:
        raise fields.fail("phase", "choose-one", value=told(phase), choices=list(PHASES))
    s.phase = PHASES.index(phase)
    if s.phase == MOVE and s.round == ROUNDS:
        raise fields.fail("phase", "markets-last-round", round=ROUNDS)
    s.start = fields.amount("start", 0, 0, s.players - 1)
    s.turns = fields.amount("turns", 0)
    _read_offers(s, fields)
    _read_stacks(s, fields)
    _read_deck(s, fields)
    _read_turn(s, fields)
    _read_merchants(s, fields)
    _read_auction(s, fields)
    seats = _seat_fields(fields, s.players)
    _read_goods(s, fields, seats)
    _read_money(s, fields, seats)
    _read_specials(s, fields, seats)
    s.over = fields.flag("over", False)
    for seat in seats:
        seat.end()
    fields.end()
    return s


def _seat_fields(fields: Fields, players: int) -> list[Fields]:
    rows = fields.items("seat", [])
    if len(rows) > players:
        raise fields.fail("seat", "too-many-seats", seats=len(rows), players=players)
    return [Fields(rows[i] if i < len(rows) else {}, f"seat[{i}]") for i in range(players)]


def _read_offers(s: Markets, fields: Fields) -> None:
    """The offer cards, by market in clockwise order."""
    names = fields.names("offers", OFFERS)
    if sorted(names) != sorted(OFFERS):
        raise fields.fail("offers", "markets-give-offers", value=told(names), offers=list(OFFERS))
    s.offers = [OFFERS.index(name) for name in names]


def _read_stacks(s: Markets, fields: Fields) -> None:
    """The bars of each market, in the order they were placed."""
    stacks = Fields(fields.get("stacks", {}), "stacks")
    for market, name in enumerate(s.board.ids):
        for owner in stacks.items(name, []):
            if type(owner) is not int or not 0 <= owner < s.players:
                raise stacks.fail(name, "markets-not-a-seat", value=told(owner), last=s.players - 1)
            if not s.seats[owner].bars:
                raise stacks.fail(name, "markets-too-many-bars", seat=owner, most=BARS)
            s.place(owner, market)
    stacks.end()
    if s.phase == SETUP:
        placed = sum(len(stack) for stack in s.stacks)
        if placed >= BARS_PASSED * s.players or any(len(stack) > LAYER for stack in s.stacks):
            most = BARS_PASSED * s.players
            raise fields.fail("stacks", "markets-set-up-over", bars=most, layer=LAYER)


def _read_turn(s: Markets, fields: Fields) -> None:
    """Whose turn it is, and which merchants and assistants have been used."""
    default = (s.start + sum(len(stack) for stack in s.stacks)) % s.players if s.phase == SETUP else s.start
    s.turn = fields.amount("turn", default, 0, s.players - 1)
    if s.phase == SETUP:
        if s.turn != default:
            raise fields.fail("turn", "markets-not-its-turn", turn=s.turn, seat=default)
        return
    acted = (s.turn - s.start) % s.players if s.phase == TAKE_ACTIONS else s.players
    known = TOKEN_IDS[: 3 + len(s.board.tracks)]
    names = fields.names("used", known[:acted])
    for name in names:
        if name not in known:
            raise fields.fail("used", "markets-no-token", value=told(name), players=s.players, tokens=known)
        s.turn_over(known.index(name))
    if s.tokens_used() != acted:
        raise fields.fail("used", "markets-tokens-used", value=told(names), players=acted)


def _read_merchants(s: Markets, fields: Fields) -> None:
    """Where the merchants stand; left out, on the first three markets."""
    if s.phase == SETUP:
        return
    merchants = Fields(fields.get("merchants", {}), "merchants")
    places = [
        lookup(merchants, name, str(merchants.get(name, s.board.ids[i])), s.board.by_id, "market")
        for i, name in enumerate(ACTIONS)
    ]
    merchants.end()
    if len(set(places)) < len(places):
        raise fields.fail("merchants", "markets-merchants-apart")
    s.set_merchants(places)


def _read_deck(s: Markets, fields: Fields) -> None:
    """The market cards: this round's, those to come (top first), those that were; "*" stands for the rest."""
    t = s.table
    left = list(range(len(t.closed)))

    def spend(field: str, name: str) -> int:
        card = lookup(fields, field, name, t.market_by_id, "market-card")
        if card not in left:
            raise fields.fail(field, "used-twice", name=told(name))
        left.remove(card)
        return card

    def any_of(field: str, must_be_open: bool) -> int:
        for card in left:
            if not (must_be_open and t.closed[card]):
                left.remove(card)
                return card
        raise fields.fail(field, "markets-no-open-card")

    before_rounds = s.phase == SETUP
    if before_rounds and s.round > 1:
        raise fields.fail("round", "markets-set-up-first")
    ahead = ROUNDS if before_rounds else ROUNDS - s.round
    if fields.has("card") and not before_rounds:
        s.card = spend("card", str(fields.get("card", "")))
    s.past = [spend("past", name) for name in fields.names("past", [])]
    if len(s.past) > s.round - 1:
        raise fields.fail("past", "markets-past", cards=len(s.past), rounds=s.round - 1)
    names = fields.names("deck", [REST])
    if REST in names[:-1]:
        raise fields.fail("deck", "rest-of-deck-last", rest=REST)
    listed = [spend("deck", name) for name in names if name != REST]
    need = ahead - len(listed)
    if need < 0 or (need and REST not in names):
        raise fields.fail("deck", "markets-still-to-come", cards=len(listed), round=s.round, ahead=ahead)
    s.chance.shuffle(left)
    last = [any_of("deck", True)] if need else []  # the last card is never a closed one
    if s.card == NO_CARD and not before_rounds:
        s.card = any_of("card", s.phase in (REPLENISH, AUCTION) or s.round == ROUNDS)
    listed += [any_of("deck", False) for _ in range(need - len(last))] + last
    s.deck = listed[::-1]
    last_card, where = (s.deck[0], "deck") if s.deck else (s.card, "card")
    if t.closed[last_card]:
        raise fields.fail(where, "markets-closed-last", card=t.market_ids[last_card])
    if s.phase in (REPLENISH, AUCTION) and t.closed[s.card]:
        raise fields.fail("card", "markets-closed-phase", card=t.market_ids[s.card], phase=PHASES[s.phase])
    s.past += left


def _read_auction(s: Markets, fields: Fields) -> None:
    """What has been auctioned this round."""
    if s.phase == SETUP:
        return
    open_auctions(s)
    covered = fields.names("covered", []) if s.phase == AUCTION else []
    for name in covered:
        s.cover(lookup(fields, "covered", name, GOODS_BY_NAME, "good"))
    if s.phase == AUCTION:
        if not s.open_goods():
            raise fields.fail("covered", "markets-all-auctioned")
        s.auctions = fields.amount("reveals", 1 if covered else 0, 0, 4)


def _read_counts(fields: Fields, name: str) -> list[int]:
    """Numbers of goods cards by type."""
    counts = Fields(fields.get(name, {}), fields.path(name))
    numbers = [counts.amount(good, 0, 0, GOODS_OF_A_TYPE) for good in GOODS]
    counts.end()
    return numbers


def _read_goods(s: Markets, fields: Fields, seats: list[Fields]) -> None:
    """The hands, and with them the piles; hands that are left out are dealt."""
    to_deal = [p for p, seat in zip(s.seats, seats, strict=True) if not seat.has("hand")]
    s.piles = [GOODS_OF_A_TYPE] * 4
    for p, seat in zip(s.seats, seats, strict=True):
        p.hand = _read_counts(seat, "hand")
        for good, count in enumerate(p.hand):
            s.piles[good] -= count
            if s.piles[good] < 0:
                raise seat.fail("hand", "markets-too-many-goods", most=GOODS_OF_A_TYPE, good=GOODS[good])
    most = DEALT_OF_A_TYPE[s.players] if len(to_deal) == s.players else GOODS_OF_A_TYPE
    pool = [good for good in range(4) for _ in range(min(most, s.piles[good]))]
    s.chance.shuffle(pool)
    for p in to_deal:
        for _ in range(STARTING_HAND):
            if not pool:
                raise fields.fail("seat", "markets-too-few-goods")
            good = pool.pop()
            p.hand[good] += 1
            s.piles[good] -= 1
    for p, seat in zip(s.seats, seats, strict=True):
        p.known = _read_counts(seat, "known")
        for good, count in enumerate(p.known):
            if count > p.hand[good]:
                raise seat.fail("known", "markets-goods-not-in-hand", count=count, good=GOODS[good])
        p.unknown = p.hand_size() - sum(p.known)


def _read_money(s: Markets, fields: Fields, seats: list[Fields]) -> None:
    """Money, what was last shown of it, what others can tell, and where it came from."""
    s.shown_in = fields.amount("shown_in", 0, 0, ROUNDS)
    for p, seat in zip(s.seats, seats, strict=True):
        p.money = seat.amount("money", 0)
        p.shown = seat.amount("shown", 0)
        account = seat.items("account", [p.money, p.money])
        if not _is_range(account, p.money):
            raise seat.fail("account", "markets-give-account", value=told(account), money=told(p.money))
        p.under = p.money - account[0]
        p.above = account[1] - p.money
        ledger = Fields(seat.get("ledger", {}), seat.path("ledger"))
        for name, source in SOURCES:
            p.ledger[source] = ledger.amount(name, 0, -9999)
        ledger.end()


def _is_range(account: list[Any], money: int) -> bool:
    """Whether this is the least and the most that the money may be."""
    if len(account) != 2 or any(type(n) is not int for n in account):
        return False
    return bool(0 <= account[0] <= money <= account[1] <= 99_999)


def _read_specials(s: Markets, fields: Fields, seats: list[Fields]) -> None:
    """Special cards in hands, played, out of the game and in the piles; "*" in a pile takes a share of the rest."""
    t = s.table
    left = t.copies[:]

    def spend(where: Fields, field: str, name: str) -> int:
        card = lookup(where, field, name, t.by_id, "special-card")
        if not left[card]:
            raise where.fail(field, "used-too-often", name=told(name), have=t.copies[card])
        left[card] -= 1
        return card

    for me, (p, seat) in enumerate(zip(s.seats, seats, strict=True)):
        p.specials = sorted([spend(seat, "specials", name) for name in seat.names("specials", [])])
        p.played = [spend(seat, "played", name) for name in seat.names("played", [])]
        p.tiebreaker = any(t.effect[card] == TIEBREAKER for card in p.played)
        p.exchanges = sum(t.effect[card] == EXCHANGE for card in p.played)
        s.history += [moved(me, NOWHERE, card) for card in [*p.played, *p.specials]]
        s.history += [moved(me, PLAYED, card) for card in p.played]
    s.out = [spend(fields, "out", name) for name in fields.names("out", [])]
    piles = fields.items("special_piles", [[REST]] * PILES)
    if len(piles) != PILES:
        raise fields.fail("special_piles", "markets-give-piles", piles=len(piles), most=PILES)
    for i, pile in enumerate(piles):
        if not isinstance(pile, list):
            raise fields.fail(f"special_piles[{i}]", "markets-give-pile", value=told(pile))
        for name in pile:
            if not isinstance(name, str):
                raise fields.fail(f"special_piles[{i}]", "give-names", value=told(name))
    listed = [
        [spend(fields, f"special_piles[{i}]", name) for name in pile if name != REST] for i, pile in enumerate(piles)
    ]
    rest = [card for card in range(t.size) for _ in range(left[card])]
    takers = [pile for pile in range(PILES) if REST in piles[pile]]
    if takers == list(range(PILES)) and not any(listed):
        lay_special_piles(s, rest)
    elif takers:
        s.chance.shuffle(rest)
        for i, card in enumerate(rest):
            listed[takers[i % len(takers)]].append(card)
        s.special_piles = [sorted(pile) for pile in listed]
    else:
        s.special_piles = [sorted(pile) for pile in listed]
        s.out += rest
    _read_history(s, fields)


def _read_history(s: Markets, fields: Fields) -> None:
    """How the special cards came where they are: who took which from where, and played it."""
    if not fields.has("history"):
        return
    s.history = []
    held: list[list[int]] = [[] for _ in s.seats]
    played: list[list[int]] = [[] for _ in s.seats]
    for i, row in enumerate(fields.items("history", [])):
        move = Fields(row, f"history[{i}]")
        seat = move.amount("seat", -1, 0, s.players - 1)
        kind = "play" if move.has("play") else "take"
        card = lookup(move, kind, str(move.get(kind, "")), s.table.by_id, "special-card")
        if kind == "take":
            where = move.amount("pile", 0, 0, PILES - 1) if move.has("pile") else NOWHERE
            held[seat].append(card)
        else:
            where = PLAYED
            if card not in held[seat]:
                raise move.fail("play", "markets-did-not-have", seat=seat, card=s.table.ids[card])
            held[seat].remove(card)
            played[seat].append(card)
        s.history.append(moved(seat, where, card))
        move.end()
    for seat, p in enumerate(s.seats):
        if sorted(held[seat]) != p.specials or played[seat] != p.played:
            raise fields.fail("history", "markets-history-unfit", seat=seat)
