"""A table of London Markets in numbers, as one seat may know it: what a learned judgement looks at.

The seat itself comes first, the others follow in turn order. Of others' hands it uses what everybody saw being taken
and the chances of the rest; of the special cards what this seat has seen in the piles. Every number lies about
between -1 and 3.
"""

from typing import Final

from bigsmoke.games.markets.cards import (
    CLIENTELE,
    FETCH,
    GENERAL,
    MARKETS,
    NOTHING,
    PILES,
    PROFIT,
    SHOW_MONEY,
    SPACES,
    SPECIAL,
    STACK,
    TAKE_SPECIAL,
)
from bigsmoke.games.markets.judge import (
    GOODS_A_ROUND,
    GOODS_WORTH,
    SPECIAL_WORTH,
    auctions_left,
    bar_gain,
    crates_worth,
    special_worth,
    turns_left,
)
from bigsmoke.games.markets.rules import MERCHANT_BARS, payment
from bigsmoke.games.markets.state import (
    AUCTION,
    GOODS_OF_A_TYPE,
    LAYER,
    MINIMUM,
    NOBODY,
    PHASES,
    ROUNDS,
    TAKE_ACTIONS,
    Markets,
    card_moved,
    mover,
    origin,
)

STEPS_SEEN: Final = 4
"""How many spaces of a track are told one by one."""
VISITS_SEEN: Final = 3
"""For how many rounds the way of each merchant is told."""
MANY_GOODS: Final = 9.0
"""More of one good than this makes no difference any more."""
MOST_POUNDS: Final = 300.0
"""More than anyone earns: what lies above, in a position made up, is told like this."""


class Seen:
    """The special cards that lie in piles, as far as a seat knows from having looked through them."""

    def __init__(self, s: Markets, me: int) -> None:
        t = s.table
        history = s.history
        self.unseen: list[int] = t.copies[:]
        """Of each card how many are neither in this seat's hand, nor played, nor out of the game."""
        unseen = self.unseen
        for card in s.out:
            unseen[card] -= 1
        for p in s.seats:
            for card in p.played:
                unseen[card] -= 1
        for card in s.seats[me].specials:
            unseen[card] -= 1
        self.looked: list[bool] = [False] * PILES
        self.cards: list[list[int]] = [pile[:] for pile in s.special_piles]
        """What lay in each pile when this seat last looked, less what it took; it says nothing for other piles."""
        self.taken: list[int] = [0] * PILES
        """How many of them others have taken since."""
        if s.looking != NOBODY and s.turn == me:
            self.looked[s.looking] = True
        for i in range(len(history) - 1, -1, -1):
            move = history[i]
            pile = origin(move)
            if pile >= PILES or self.looked[pile]:
                continue
            if mover(move) == me:
                self.looked[pile] = True
            else:
                self.cards[pile].append(card_moved(move))
                self.taken[pile] += 1


class Table:
    """What the parts of the description share: worked out once."""

    def __init__(self, s: Markets, me: int) -> None:
        n = s.players
        self.order: list[int] = [(me + k) % n for k in range(n)]
        self.auctions: int = auctions_left(s)
        self.pool: list[int] = [0, 0, 0, 0]
        """The goods cards in others' hands that this seat did not see being taken."""
        self.hands: list[list[float]] = []
        """Goods in hand, this seat's as they are and the others' as is to be expected."""
        self.least: list[list[int]] = []
        self.most: list[list[int]] = []
        """And how few and how many there may be."""
        self._goods(s, me)
        self.now: list[int] = []
        """What can still be done this round, see `packed`."""
        self.next: list[int] = []
        """And in the round to come."""
        self._actions(s)
        self.seen: Seen = Seen(s, me)
        self.lying: list[float] = [0.0] * s.table.size
        """Of each special card how many are to be expected in the piles that this seat has looked through."""
        self.elsewhere: list[float] = [0.0] * s.table.size
        """And elsewhere: in others' hands, or in the other piles."""
        self._specials(s)

    def _goods(self, s: Markets, me: int) -> None:
        hidden = 0
        for good in range(4):
            left = GOODS_OF_A_TYPE - s.piles[good]
            for seat, p in enumerate(s.seats):
                left -= p.hand[good] if seat == me else p.known[good]
            self.pool[good] = left
            hidden += left
        for seat in self.order:
            p = s.seats[seat]
            if seat == me:
                self.hands.append([float(count) for count in p.hand])
                self.least.append(p.hand)
                self.most.append(p.hand)
                continue
            share = p.unknown / hidden if hidden else 0.0
            hand: list[float] = []
            most: list[int] = []
            for good in range(4):
                count = p.known[good]
                more = self.pool[good]
                hand.append(count + share * more)
                most.append(count + (more if more < p.unknown else p.unknown))
            self.hands.append(hand)
            self.least.append(p.known)
            self.most.append(most)

    def _actions(self, s: Markets) -> None:
        if not s.free:
            return
        one, other = s.free
        tracks = len(s.board.tracks)
        if s.phase == TAKE_ACTIONS:
            for token in s.merchants_left():
                self.now.append(packed(token, s.merchants[token], MERCHANT_BARS))
            for track in s.tracks_left():
                if track < tracks:
                    action = s.board.actions[track][s.space - 1]
                    self.now += [packed(action, one, 1), packed(action, other, 1)]
        if s.round >= ROUNDS or s.over:
            return
        step = 1 if s.space <= s.round else 0  # 0: they have moved already
        for token in range(3):
            self.next.append(packed(token, (s.merchants[token] + step) % MARKETS, MERCHANT_BARS))
        for track in range(tracks):
            action = s.board.actions[track][s.space - 1 + step]
            self.next += [packed(action, (one + step) % MARKETS, 1), packed(action, (other + step) % MARKETS, 1)]

    def _specials(self, s: Markets) -> None:
        seen = self.seen
        t = s.table
        for pile in range(PILES):
            cards = seen.cards[pile]
            if seen.looked[pile] and cards:
                share = len(s.special_piles[pile]) / len(cards)
                for card in cards:
                    if seen.unseen[card] > 0:  # else it has been played since
                        self.lying[card] += share
        for card in range(t.size):
            left = seen.unseen[card] - self.lying[card]
            if left > 0.0:
                self.elsewhere[card] = left


def packed(action: int, market: int, bars: int) -> int:
    """Something that a merchant or an assistant can do."""
    return action | market << 2 | bars << 5


def features(s: Markets, me: int) -> list[float]:
    """The whole table in numbers."""
    f: list[float] = []
    table = Table(s, me)
    tell_round(f, s, me, table)
    tell_tracks(f, s)
    tell_goods(f, s, me, table)
    tell_markets(f, s, me, table)
    tell_seats(f, s, table)
    tell_specials(f, s, me, table)
    return f


def flag(truth: bool) -> float:
    """Yes or no as a number."""
    return 1.0 if truth else 0.0


def tell_one_of(f: list[float], which: int, count: int) -> None:
    """One of so many things, each a number."""
    at = len(f) + which
    f += [0.0] * count
    f[at] = 1.0


def tell_bits(f: list[float], bits: int, count: int) -> None:
    """The lowest of some bits, each a number."""
    at = len(f)
    f += [0.0] * count
    for i in range(count):
        if bits >> i & 1:
            f[at + i] = 1.0


# The round


def tell_round(f: list[float], s: Markets, me: int, table: Table) -> None:
    """How far the game is, and whose turn it is."""
    n = s.players
    t = s.table
    tell_one_of(f, s.round - 1, ROUNDS)
    tell_one_of(f, s.phase, len(PHASES))
    f.append(s.round / 12.0)
    f.append(flag(s.over))
    f.append(table.auctions / 5.0)
    f.append(flag(table.auctions == 1))
    f.append(s.auctions / 4.0)
    f.append(len(s.open_goods()) / 4.0 if s.phase <= AUCTION and s.card >= 0 else 0.0)
    f.append(s.plays / 2.0)
    f.append(flag(s.looking != NOBODY))
    f.append(flag(s.looking != NOBODY and s.turn == me))
    for seat in table.order:
        f.append(flag(seat == s.turn))
        f.append(flag(seat == s.start))
    acting = s.phase == TAKE_ACTIONS
    place = (me - s.start) % n
    to_act = acting and place >= (s.turn - s.start) % n
    f.append(flag(to_act))
    f.append((me - s.turn) % n / 3.0 if to_act else 0.0)
    f.append((n - 1 - place) / 3.0 if acting else 0.0)
    f.append((place - 1) % n / 3.0)
    closed = 0
    for card in s.deck:
        if t.closed[card]:
            closed += 1
    f.append(closed / 2.0)
    f.append(flag(s.card >= 0 and t.closed[s.card]))
    token_count = 3 + len(s.board.tracks)
    tell_bits(f, s.used, token_count)
    f.append((token_count - s.tokens_used()) / 5.0 if acting else 0.0)


def tell_tracks(f: list[float], s: Markets) -> None:
    """What the assistants do now and in the next rounds, and what their tracks still bring."""
    at = s.space - 1
    for actions in s.board.actions:
        left = [0, 0, 0]
        for space in range(at + 1, SPACES):
            left[actions[space]] += 1
        for space in range(at, at + STEPS_SEEN):
            action = actions[space] if space < SPACES else -1
            f.append(flag(action == STACK))
            f.append(flag(action == PROFIT))
            f.append(flag(action == FETCH))
        f += [left[STACK] / 3.0, left[PROFIT] / 3.0, left[FETCH] / 3.0]
    cards = 0
    soon = SPACES
    shows = SPACES
    for icons in s.board.icons:
        for space in range(SPACES - 1, at, -1):
            if icons[space] == TAKE_SPECIAL:
                cards += 1
                soon = min(soon, space - at)
            elif icons[space] == SHOW_MONEY:
                shows = min(shows, space - at)
    f += [cards / 2.0, soon / 6.0, flag(soon == 1), shows / 6.0]


# Goods and auctions


def tell_goods(f: list[float], s: Markets, me: int, table: Table) -> None:
    """Of each good what it earns now and later, where its cards are, and who can offer most."""
    t = s.table
    n = s.players
    open_now = s.card >= 0 and s.phase <= AUCTION and not s.over
    last = t.reward[s.deck[0] if s.deck else s.card]
    later = [0, 0, 0, 0]
    cards_later = [0, 0, 0, 0]
    for card in s.deck:
        rewards = t.reward[card]
        for good in range(4):
            if rewards[good] == SPECIAL:
                cards_later[good] += 1
            else:
                later[good] += rewards[good]
    rounds = len(s.deck) or 1
    tie_mine = s.seats[me].tiebreaker
    tie_theirs = False
    for p in s.seats:
        if p.tiebreaker:
            tie_theirs = True
    tie_theirs = tie_theirs and not tie_mine
    sure_pounds = 0.0
    likely_pounds = 0.0
    for good in range(4):
        reward = t.reward[s.card][good] if open_now and not s.is_covered(good) else NOTHING
        f.append(0.0 if reward == SPECIAL else reward / 3.0)
        f.append(flag(reward == SPECIAL))
        f.append(flag(reward != NOTHING))
        f.append(0.0 if last[good] == SPECIAL else last[good] / 3.0)
        f.append(flag(last[good] == SPECIAL))
        f.append(later[good] / rounds / 2.0)
        f.append(later[good] / 12.0)
        f.append(cards_later[good] / 3.0)
        f.append(s.piles[good] / 9.0)
        f.append(flag(not s.piles[good]))
        f.append(table.pool[good] / 5.0)
        mine = s.seats[me].hand[good]
        expected = 0.0
        surely = 0
        perhaps = 0
        for k in range(1, n):
            if table.hands[k][good] > expected:
                expected = table.hands[k][good]
            if table.least[k][good] > surely:
                surely = table.least[k][good]
            if table.most[k][good] > perhaps:
                perhaps = table.most[k][good]
        f.append(surely / 5.0)
        f.append(perhaps / 6.0)
        ahead = within(mine - expected, MANY_GOODS)
        f.append(ahead / 4.0)
        f.append(flag(mine > perhaps))
        f.append(flag(mine > surely))
        f.append(flag(mine > 0 and mine == surely))
        f.append(flag(mine < surely))
        pounds = SPECIAL_WORTH if reward == SPECIAL else float(reward)
        f.append(pounds * within(mine, MANY_GOODS) / 12.0)
        f.append(pounds * ahead / 10.0)
        sure = mine > perhaps or (tie_mine and mine == perhaps and mine > 0)
        if sure:
            sure_pounds += pounds
        if mine > expected or (mine > 0 and mine + 0.5 > expected and not tie_theirs):
            likely_pounds += pounds
        f.append(pounds / 4.0 if sure else 0.0)
    f.append(sure_pounds / 8.0)
    f.append(likely_pounds / 8.0)
    f.append(flag(tie_theirs))


# Markets


def tell_markets(f: list[float], s: Markets, me: int, table: Table) -> None:
    """Of each market what it sells, who stands there, whose bars lie on top and what one's own would bring."""
    bars = s.seats[me].bars
    for market in range(MARKETS):
        stack = s.stacks[market]
        crates = s.crates[market]
        size = len(stack)
        f.append(size / 9.0)
        tell_one_of(f, size % LAYER, LAYER)
        tell_one_of(f, s.offers[market], GENERAL + 1)
        f.append(flag(s.merchants[STACK] == market))
        f.append(flag(s.merchants[PROFIT] == market))
        f.append(flag(s.merchants[FETCH] == market))
        top = (size - 1) // LAYER * LAYER if size else 0
        most = 0
        for k, seat in enumerate(table.order):
            shown = crates[seat]
            on_top = 0
            below = 0
            for i in range(top - LAYER if top else 0, size):
                if stack[i] == seat:
                    if i >= top:
                        on_top += 1
                    else:
                        below += 1
            f.append(shown / 5.0)
            f.append((shown - MINIMUM) / 3.0 if shown > MINIMUM else 0.0)
            f.append(on_top / 2.0)
            f.append(below / 2.0)
            if k and shown > most:
                most = shown
        mine = crates[me]
        f.append((mine - most) / 4.0)
        f.append(flag(mine >= 5))
        f.append(flag(mine >= 7))
        f.append(bar_gain(s, me, market, 1) / 3.0 if bars else 0.0)
        f.append(bar_gain(s, me, market, 2) / 4.0 if bars > 1 else 0.0)


# Seats


def tell_seats(f: list[float], s: Markets, table: Table) -> None:
    """Of each seat what it owns, what it may do next and what all of it is worth; then how far ahead the seat is."""
    n = s.players
    money: list[float] = []
    sides: list[float] = []
    for k, seat in enumerate(table.order):
        p = s.seats[seat]
        pounds = float(p.money) if k == 0 else p.money + (p.above - p.under) / 2.0  # the middle of what all know
        money.append(pounds)
        f.append((pounds if pounds < MOST_POUNDS else MOST_POUNDS) / 40.0)
        f.append(p.ledger[0] / 25.0)
        f.append(p.ledger[1] / 25.0)
        f.append(p.ledger[2] / 25.0)
        sides.append(pounds + tell_worth(f, s, table, k))
        f.append(p.bars / 10.0)
        f.append(len(p.specials) / 3.0)
        f.append(flag(p.tiebreaker))
        f.append(p.exchanges / 2.0)
        f.append(p.unknown / 4.0)
        tell_hand(f, s, table, k)
        tell_crates(f, s, seat)
        tell_visits(f, s, seat)
        yet = s.phase == TAKE_ACTIONS and (seat - s.start) % n >= (s.turn - s.start) % n
        f.append(flag(yet))
        tell_actions(f, s, seat, table.now, yet)
        tell_actions(f, s, seat, table.next, True)
    tell_lead(f, s, money)
    tell_lead(f, s, sides)


def tell_worth(f: list[float], s: Markets, table: Table, k: int) -> float:
    """The pieces of a side's worth beside the money, and their sum."""
    seat = table.order[k]
    p = s.seats[seat]
    if s.over:
        f += [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        return 0.01 * p.hand_size()
    auctions = table.auctions
    turns = turns_left(s, seat)
    crates = crates_worth(s, seat, turns)
    size = p.hand_size()
    useful = GOODS_A_ROUND * auctions
    goods = GOODS_WORTH * (size if size < useful else useful)
    ready = ready_for_auction(s, table.hands[k]) if auctions and s.phase <= AUCTION else 0.0
    specials = 0.0
    if k == 0:
        for card in p.specials:
            specials += special_worth(s, seat, card, turns, auctions)
    elif p.specials:
        specials = len(p.specials) * unseen_worth(s, table, seat, turns)
    lasting = 1.3 * p.exchanges * auctions
    if p.tiebreaker:
        lasting += 0.5 + 0.5 * auctions
    whole = crates + goods + ready + specials + lasting
    f.append(turns / 6.0)
    f.append(crates / 5.0)
    f.append(goods / 5.0)
    f.append(ready / 2.0)
    f.append(specials / 8.0)
    f.append(lasting / 8.0)
    f.append(whole / 15.0)
    return whole


def ready_for_auction(s: Markets, hand: list[float]) -> float:
    """What this round's auctions offer to someone who holds these goods, as in `judge.ready_worth`."""
    worth = 0.0
    for good in range(4):
        if not s.is_covered(good):
            reward = float(s.table.reward[s.card][good]) if s.card >= 0 else 2.0
            if reward < 0.0:
                reward = SPECIAL_WORTH
            worth += 0.06 * reward * (hand[good] if hand[good] < 5.0 else 5.0)
    return worth


def unseen_worth(s: Markets, table: Table, seat: int, turns: int) -> float:
    """What a special card that nobody knows is worth in another's hand, on average."""
    total = 0.0
    weight = 0.0
    for card in range(s.table.size):
        here = table.elsewhere[card]
        if here > 0.0:
            weight += here
            total += here * special_worth(s, seat, card, turns, table.auctions)
    return total / weight if weight > 0.0 else 0.0


def tell_hand(f: list[float], s: Markets, table: Table, k: int) -> None:
    """The goods in hand: all, each, and the greatest number of one."""
    size = s.seats[table.order[k]].hand_size()
    hand = table.hands[k]
    useful = GOODS_A_ROUND * table.auctions
    f.append(size / 10.0)
    f.append(((size if size < 40 else 40) - useful) / 20.0)
    greatest = 0.0
    for good in range(4):
        count = hand[good]
        if count > greatest:
            greatest = count
        f.append(count / 4.0)
        if k:
            f.append(table.least[k][good] / 4.0)
        else:
            f.append(flag(count >= 1.0))
            f.append(flag(count >= 3.0))
            f.append(flag(count >= 5.0))
    f.append(greatest / 5.0)


def tell_crates(f: list[float], s: Markets, seat: int) -> None:
    """The crates on display: all, at how many markets, the most, the second most, and on how many they are many."""
    total = 0
    places = 0
    first = 0
    second = 0
    many = 0
    for crates in s.crates:
        here = crates[seat]
        total += here
        if here:
            places += 1
        if here > MINIMUM:
            many += 1
        if here > first:
            second = first
            first = here
        elif here > second:
            second = here
    f += [total / 12.0, places / 5.0, first / 6.0, second / 5.0, many / 3.0]


def tell_visits(f: list[float], s: Markets, seat: int) -> None:
    """The seat's crates where each merchant stands in this and the next rounds."""
    placed = len(s.free) > 0
    ahead = 0 if s.space <= s.round else -1
    for token in range(3):
        for step in range(VISITS_SEEN):
            if not placed or s.round + step > ROUNDS or (not step and (s.phase > TAKE_ACTIONS or s.is_used(token))):
                f.append(0.0)
            else:
                crates = s.crates[(s.merchants[token] + step + ahead) % MARKETS][seat]
                f.append((crates if crates > MINIMUM else MINIMUM) / 4.0)


def tell_actions(f: list[float], s: Markets, seat: int, actions: list[int], able: bool) -> None:
    """The best that the seat can do of each action."""
    profit = 0
    goods = 0
    stack = 0.0
    kinds = 0
    if able:
        bars = s.seats[seat].bars
        for entry in actions:
            action = entry & 3
            market = entry >> 2 & 7
            kinds |= 1 << action
            if action == STACK:
                count = entry >> 5
                gain = bar_gain(s, seat, market, count if count < bars else bars) if bars else 0.0
                if gain > stack:
                    stack = gain
                continue
            crates = s.crates[market][seat]
            if crates < MINIMUM:
                crates = MINIMUM
            if action == PROFIT:
                if crates > profit:
                    profit = crates
            elif crates > goods:
                goods = crates
    f.append(profit / 4.0)
    f.append(goods / 4.0)
    f.append(stack / 4.0)
    f.append(flag(kinds & 1 != 0))


def tell_lead(f: list[float], s: Markets, amounts: list[float]) -> None:
    """How far the first of some amounts is ahead of the others: of each, of the best, and for the rounds left."""
    mine = amounts[0]
    best = amounts[1]
    total = 0.0
    ahead = 0
    for k in range(1, len(amounts)):
        if amounts[k] > best:
            best = amounts[k]
        total += amounts[k]
        if mine > amounts[k]:
            ahead += 1
        f.append(within(mine - amounts[k], 60.0) / 10.0)
    lead = within(mine - best, 60.0)
    f.append(lead / 10.0)
    f.append(within(mine - total / (len(amounts) - 1), 60.0) / 10.0)
    f.append(within(lead, 4.0) / 4.0)
    f.append(within(lead, 12.0) / (1.0 + ROUNDS - s.round) / 4.0)
    f.append(ahead / (len(amounts) - 1))


def within(x: float, most: float) -> float:
    """A number that is not farther from zero than so much."""
    return most if x > most else -most if x < -most else x


# Special cards


def tell_specials(f: list[float], s: Markets, me: int, table: Table) -> None:
    """Of each special card who has it, what it would pay and be worth to the seat; and what lies in the piles."""
    t = s.table
    size = t.size
    turns = 0 if s.over else turns_left(s, me)
    held = [0] * size
    for card in s.seats[me].specials:
        held[card] += 1
    played = [0] * size
    for p in s.seats:
        for card in p.played:
            played[card] += 1
    worth = [0.0] * size
    best_pay = 0
    second_pay = 0
    all_pay = 0
    for card in range(size):
        pays = 0
        worth[card] = special_worth(s, me, card, turns, table.auctions)
        f.append(float(held[card]))
        f.append(played[card] / 2.0)
        f.append(table.lying[card])
        f.append(table.elsewhere[card] / 2.0)
        if t.effect[card] >= CLIENTELE:
            pays = payment(s, me, card)
            f.append(pays / 6.0 if held[card] else 0.0)
        if held[card] and s.round >= t.from_round[card]:
            for _ in range(held[card]):
                all_pay += pays
                if pays > best_pay:
                    second_pay = best_pay
                    best_pay = pays
                elif pays > second_pay:
                    second_pay = pays
    f += [best_pay / 6.0, second_pay / 6.0, all_pay / 10.0]
    cards_held = len(s.seats[me].specials)
    f.append(flag(cards_held > turns))
    f.append((turns - cards_held) / 6.0)
    tell_piles(f, s, table, worth)


def tell_piles(f: list[float], s: Markets, table: Table, worth: list[float]) -> None:
    """Of each pile how many cards it has, and what those that the seat saw there are worth to it."""
    seen = table.seen
    greatest = 0.0
    for pile in range(PILES):
        f.append(len(s.special_piles[pile]) / 5.0)
        f.append(flag(seen.looked[pile]))
        best = 0.0
        second = 0.0
        if seen.looked[pile]:
            for card in seen.cards[pile]:
                if seen.unseen[card] > 0:
                    if worth[card] > best:
                        second = best
                        best = worth[card]
                    elif worth[card] > second:
                        second = worth[card]
            f.append(seen.taken[pile] / 2.0)
        else:
            f.append(0.0)
        f.append(best / 6.0)
        f.append(second / 6.0)
        if best > greatest and not seen.taken[pile]:
            greatest = best
    f.append(greatest / 6.0)
