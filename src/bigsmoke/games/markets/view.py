"""What a seat may know of the table, built from nothing upwards."""

from bigsmoke.games.markets.cards import ACTIONS, FETCH, GENERAL, GOODS, ICONS, NOTHING, OFFERS, PILES, SPECIAL
from bigsmoke.games.markets.redeal import Memory
from bigsmoke.games.markets.rules import counted, payment
from bigsmoke.games.markets.state import (
    AUCTION,
    GOODS_OF_A_TYPE,
    LAYER,
    NO_CARD,
    NOBODY,
    NOT_PLACED,
    PHASES,
    REPLENISH,
    REPLENISHMENT_CARDS,
    Markets,
    Player,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.state import OPEN


def top_view(stack: list[int]) -> list[list[int | None]]:
    """The nine cells of a market seen from above, row by row: whose crate shows in each.

    The bars of every other layer lie along the rows, those between along the columns.
    """
    cells: list[list[int | None]] = [[None] * LAYER for _ in range(LAYER)]
    for index, owner in enumerate(stack):
        layer, line = divmod(index, LAYER)
        for i in range(LAYER):
            if layer % 2:
                cells[i][line] = owner
            else:
                cells[line][i] = owner
    return cells


def by_good(counts: list[int]) -> Json:
    """Numbers of goods cards under their names."""
    return {good: counts[i] for i, good in enumerate(GOODS)}


def pile_shown(s: Markets, good: int, hidden: bool) -> int | None:
    """How many cards of a good lie at its market; where piles may not be counted, all see whether there are any."""
    if good == GENERAL or (hidden and s.piles[good]):
        return None
    return s.piles[good]


def view_market(s: Markets, market: int, hidden: bool) -> Json:
    """One market: what it sells, its bars, and the crates on display."""
    good = s.offers[market]
    return {
        "id": s.board.ids[market],
        "offer": OFFERS[good],
        "pile": pile_shown(s, good, hidden),
        "bars": s.stacks[market][:],
        "crates": s.crates[market][:],
        "top": top_view(s.stacks[market]),
        "merchants": [ACTIONS[i] for i in range(3) if s.merchants[i] == market],
    }


def view_card(s: Markets, card: int) -> Json | None:
    """A market card and what it pays."""
    if card == NO_CARD:
        return None
    rewards = s.table.reward[card]
    return {
        "id": s.table.market_ids[card],
        "closed": s.table.closed[card],
        "rewards": {
            good: "special" if rewards[i] == SPECIAL else rewards[i]
            for i, good in enumerate(GOODS)
            if rewards[i] != NOTHING
        },
    }


def view_board(s: Markets, hidden: bool) -> Json:
    """Markets, merchants, assistants and cards: what lies open for all."""
    ids = s.board.ids
    placed = s.merchants[0] != NOT_PLACED
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start,
        "markets": [view_market(s, market, hidden) for market in range(len(ids))],
        "merchants": [
            {"action": ACTIONS[i], "market": ids[s.merchants[i]] if placed else None, "used": s.is_used(i)}
            for i in range(3)
        ],
        "assistants": [
            {
                "track": track["id"],
                "space": s.space,
                "action": ACTIONS[s.board.actions[i][s.space - 1]],
                "used": s.is_used(FETCH + 1 + i),
            }
            for i, track in enumerate(s.board.tracks)
        ],
        "tracks": [
            {
                "id": track["id"],
                "spaces": [
                    {"space": n + 1, "action": ACTIONS[action], "icon": ICONS[icon] or None}
                    for n, (action, icon) in enumerate(zip(s.board.actions[i], s.board.icons[i], strict=True))
                ],
            }
            for i, track in enumerate(s.board.tracks)
        ],
        "assistants_act_at": [ids[market] for market in s.free],
        "card": view_card(s, s.card),
        "past_cards": [s.table.market_ids[card] for card in s.past],
        "cards_left": len(s.deck),
        "last_card": view_card(s, s.deck[0] if s.deck else s.card),
        "covered": [good for i, good in enumerate(GOODS) if s.is_covered(i)] if s.phase == AUCTION else [],
        "reveals": s.auctions,
        "money_shown_in_round": s.shown_in or None,
    }


def view_piles(s: Markets, seat: int | None) -> list[Json]:
    """The piles of special cards: sizes, and what this seat has seen there."""
    ids = s.table.ids
    rows: list[Json] = [{"size": len(pile), "cards": None, "seen": None, "taken_since": 0} for pile in s.special_piles]
    if seat == OPEN:
        for row, cards in zip(rows, s.special_piles, strict=True):
            row["cards"] = [ids[card] for card in cards]
    elif seat is not None:
        memory = Memory(s, seat)
        for pile in range(PILES):
            batch = memory.of_pile[pile]
            if batch is not memory.rest:
                rows[pile]["seen"] = [ids[card] for card in sorted(batch.cards)]
                rows[pile]["taken_since"] = len(batch.takes)
        if s.looking != NOBODY and s.turn == seat:
            rows[s.looking]["cards"] = [ids[card] for card in s.special_piles[s.looking]]
    return rows


def pays_now(s: Markets, me: int, cards: list[int]) -> Json:
    """What special cards count for a player, and what they would pay: those that pay, once they may be played."""
    t = s.table
    known = [card for card in sorted(set(cards)) if any(t.pays[card]) and s.round >= t.from_round[card]]
    return {t.ids[card]: [counted(s, me, card), payment(s, me, card)] for card in known}


def cards_seen(s: Markets, piles: list[Json]) -> list[int]:
    """The special cards that a seat sees, or has seen, in the piles."""
    return [s.table.by_id[card] for pile in piles for card in pile["cards"] or pile["seen"] or []]


def view_player(s: Markets, index: int, seat: int | None, hidden: bool, piles: list[Json]) -> Json:
    """One player's side of the table; `piles` are those of the special cards as the seat knows them."""
    p = s.seats[index]
    ids = s.table.ids
    mine = seat in (index, OPEN)
    row: Json = {
        "seat": index,
        "money": p.money if mine else None,
        "money_shown": p.shown if s.shown_in else None,
        "hand": by_good(p.hand) if mine else None,
        "hand_size": p.hand_size(),
        "specials": [ids[card] for card in p.specials] if mine else None,
        "specials_held": len(p.specials),
        "pays_now": pays_now(s, index, p.specials + (cards_seen(s, piles) if seat == index else [])) if mine else {},
        "in_front": [ids[card] for card in p.played if s.table.permanent[card]],
        "used_up": [ids[card] for card in p.played if not s.table.permanent[card]],
        "bars": p.bars,
        "replenishment": REPLENISHMENT_CARDS + p.exchanges,
        "exchanges": p.exchanges,
        "tiebreaker": p.tiebreaker,
    }
    if s.open_accounts:
        row["account"] = view_account(s, p, hidden)
    return row


def view_account(s: Markets, p: Player, hidden: bool) -> Json:
    """What everybody can work out about a player: the goods that must be in hand, and the range of the money.

    How many cards of a good are in the hands tells how many lie in its pile: it is left out while that is hidden.
    """
    goods: Json = {}
    for good, name in enumerate(GOODS):
        most = p.known[good] + p.unknown
        if not hidden:
            others = sum(q.known[good] for q in s.seats if q is not p)
            most = min(most, GOODS_OF_A_TYPE - s.piles[good] - others)
        goods[name] = [p.known[good], most]
    return {"goods": goods, "goods_unseen": p.unknown, "money": [p.money - p.under, p.money + p.above]}


def view(s: Markets, seat: int | None) -> Json:
    """The whole table as the seat may know it."""
    hidden = s.strict_piles and s.phase in (REPLENISH, AUCTION) and seat != OPEN
    piles = view_piles(s, seat)
    return {
        **view_board(s, hidden),
        "special_piles": piles,
        "looking": {"seat": s.turn, "pile": s.looking} if s.looking != NOBODY else None,
        "seats": [view_player(s, i, seat, hidden, piles) for i in range(s.players)],
    }
