"""What a learned quick policy weighs in London Markets: of each option the traits that it has, as small numbers.

A policy adds up a weight for each trait of an option, so a trait is a conjunction of facts that decide together: what
is done, how much it brings, how late it is, what the others can do about it.
"""

from typing import Final

from bigsmoke.games.markets.cards import (
    CLIENTELE,
    COMBINED_OFFER,
    EFFECTS,
    GENERAL,
    MARKETS,
    MONOPOLY,
    PILES,
    PROFIT,
    RICH_OFFER,
    SPECIAL,
    STACK,
)
from bigsmoke.games.markets.features import Seen
from bigsmoke.games.markets.judge import (
    CRATES_WORTH,
    SPECIAL_WORTH,
    after_stacking,
    auctions_left,
    card_cost,
    most_of_others,
    offer_worth,
    prize,
    quick,
    special_worth,
    turns_left,
)
from bigsmoke.games.markets.options import (
    CASH,
    DONE,
    NO_OFFER,
    card_played,
    count_of,
    given,
    good_of,
    is_merchant,
    is_play,
    taken,
    token_of,
)
from bigsmoke.games.markets.rules import (
    ACTION,
    AFTER,
    CASH_INSTEAD,
    DRAW,
    MERCHANT_BARS,
    OFFER,
    PICK,
    PILE,
    PLACE,
    PLACE_FIRST,
    SWAP,
    TAKE,
    TYPE,
    action_of,
    counted,
    market_of,
    payment,
)
from bigsmoke.games.markets.state import (
    AUCTION,
    BARS,
    BARS_PASSED,
    GOODS_OF_A_TYPE,
    LAYER,
    MINIMUM,
    REPLENISH,
    ROUNDS,
    TAKE_ACTIONS,
    Markets,
)
from bigsmoke.kernel.decision import Decision

# Amounts are told in steps: a list gives the step of each amount.
STAGE: Final = [0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5]
"""How late it is, by the rounds that follow."""
SALE: Final = [0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5]
"""The rounds in which goods can still be sold."""
PAY: Final = [0, 0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6]
"""Pounds that a special card pays."""
GAIN: Final = [0, 0, 1, 2, 3, 4, 5, 6, 6, 7]
"""What bars bring, in thirds of `CRATES_WORTH`."""
RIVAL: Final = [0, 0, 0, 0, 1, 2, 3, 4, 4, 4]
"""Crates of another where they would count, beyond the least that is paid."""
DISPLAY: Final = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3]
"""Crates on display."""
OWNED: Final = [0, 1, 1, 2, 2, 3]
"""Goods of a type in hand."""
FULL: Final = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3]
"""Goods in hand."""
TURNS: Final = [0, 0, 1, 1, 2]
"""Turns that a player still has."""

STAGES: Final = 6
SALES: Final = 6
PAYS: Final = 7
GAINS: Final = 8
RIVALS: Final = 5
DISPLAYS: Final = 4
AMOUNTS: Final = 7
"""What a profit or goods action brings: three to nine."""
FEW: Final = 8
"""A number of goods: up to six, or more."""
APART: Final = 9
"""How far two such numbers are apart: from -4 to 4, or more."""
REWARDS: Final = 6
"""Nothing, one to four pounds, or a special card."""
PRIZES: Final = 5
"""The same for a good that can be offered."""
WORTHS: Final = 12
"""What the judgement gives for an offer, in half pounds, from two below zero."""
CARDS: Final = 32
"""More than there are kinds of special cards."""
TOKENS: Final = 5
"""Three merchants and two assistants."""
ACTS: Final = 6
"""The three actions by a merchant, and by an assistant."""
FOLLOWERS: Final = 4
KINDS: Final = [PLACE_FIRST, ACTION, AFTER, PLACE, TYPE, DRAW, TAKE, SWAP, OFFER, PILE, PICK]


class Room:
    """Gives each family of traits numbers of its own."""

    def __init__(self) -> None:
        self.used = 0
        self.firsts: list[int] = []
        """Where each family begins."""

    def of(self, *sizes: int) -> int:
        """The first number of a family that is told by so many values of each fact."""
        first = self.used
        self.firsts.append(first)
        count = 1
        for size in sizes:
            count *= size
        self.used += count
        return first


ROOM: Final = Room()
QUICK: Final = ROOM.of(len(KINDS))
"""What the hand-made quick policy would do."""

# Bars before the first round
FIRST_BARS: Final = ROOM.of(BARS_PASSED, LAYER, LAYER, LAYER)
FIRST_OFFER: Final = ROOM.of(BARS_PASSED, GENERAL + 1)
FIRST_MARKET: Final = ROOM.of(MARKETS)

# Merchants and assistants
ACT_STAGE: Final = ROOM.of(ACTS, STAGES)
ACT_MARKET: Final = ROOM.of(TOKENS, MARKETS)
ACT_DENIES: Final = ROOM.of(ACTS, FOLLOWERS, RIVALS)
PROFIT_STAGE: Final = ROOM.of(AMOUNTS, STAGES)
PROFIT_BEST: Final = ROOM.of(AMOUNTS, AMOUNTS)
FETCH_SALES: Final = ROOM.of(AMOUNTS, SALES, 4)
FETCH_GOOD: Final = ROOM.of(REWARDS + 1, 3, 4)
FETCH_RIVAL: Final = ROOM.of(REWARDS + 1, 3)
FETCH_SHORT: Final = ROOM.of(1)

# Bars, by an action or by a special card
BARS_GAIN: Final = ROOM.of(GAINS, STAGES)
BARS_CRATES: Final = ROOM.of(10, 10)
BARS_COVER: Final = ROOM.of(7, STAGES)
BARS_VISIT: Final = ROOM.of(2, MARKETS, DISPLAYS, STAGES)
BARS_PAY: Final = ROOM.of(PAYS, STAGES)
BARS_OPEN: Final = ROOM.of(LAYER, STAGES)
BARS_LEFT: Final = ROOM.of(4, STAGES)
PLACE_MARKET: Final = ROOM.of(MARKETS)

# Special cards played
PLAY_STAGE: Final = ROOM.of(2, len(EFFECTS), STAGES)
PLAY_PAY: Final = ROOM.of(len(EFFECTS), PAYS, STAGES)
PLAY_COUNTED: Final = ROOM.of(len(EFFECTS), 10, 3)
PLAY_SECOND: Final = ROOM.of(len(EFFECTS), STAGES)
PLAY_SURPLUS: Final = ROOM.of(len(EFFECTS), 4)
PLAY_BEST: Final = ROOM.of(len(EFFECTS), 2)
PLAY_CARD: Final = ROOM.of(2, CARDS)
DONE_PAY: Final = ROOM.of(2, PAYS, STAGES)

# Goods taken: all of one type, one instead of it, or to replenish
GOOD_HERE: Final = ROOM.of(3, 4)
GOOD_OWN: Final = ROOM.of(3, REWARDS, FEW)
GOOD_APART: Final = ROOM.of(3, REWARDS, APART)
GOOD_SALES: Final = ROOM.of(3, SALES, FEW)
GOOD_FIRST: Final = ROOM.of(3, REWARDS, 3, FOLLOWERS)
GOOD_PILE: Final = ROOM.of(3, 4)
GOOD_LATER: Final = ROOM.of(3, 5, STAGES)

# Exchanges
SWAP_HERE: Final = ROOM.of(4, 4)
SWAP_GIVE: Final = ROOM.of(REWARDS, FEW)
SWAP_TAKE: Final = ROOM.of(REWARDS, FEW)
SWAP_GIVE_APART: Final = ROOM.of(REWARDS, APART)
SWAP_TAKE_APART: Final = ROOM.of(REWARDS, APART)
SWAP_REWARDS: Final = ROOM.of(REWARDS, REWARDS)
SWAP_DONE: Final = ROOM.of(SALES)

# Offers
OFFER_HERE: Final = ROOM.of(4)
OFFER_COUNT: Final = ROOM.of(GOODS_OF_A_TYPE + 1)
OFFER_MOST: Final = ROOM.of(PRIZES, FEW, FEW)
OFFER_OWN: Final = ROOM.of(PRIZES, FEW, FEW)
OFFER_SALES: Final = ROOM.of(PRIZES, FEW, SALES)
OFFER_APART: Final = ROOM.of(PRIZES, APART, FOLLOWERS)
OFFER_WANTED: Final = ROOM.of(PRIZES, FEW, FOLLOWERS)
OFFER_WANTED_MOST: Final = ROOM.of(PRIZES, FEW, FEW)
OFFER_HAND: Final = ROOM.of(FEW, 6)
OFFER_OPEN: Final = ROOM.of(PRIZES, 4, 4)
OFFER_RANK: Final = ROOM.of(4, 4, 3)
OFFER_TIE: Final = ROOM.of(PRIZES, 3, 3)
OFFER_LEFT: Final = ROOM.of(PRIZES, 4, SALES)
OFFER_WORTH: Final = ROOM.of(WORTHS, SALES)
OFFER_LEAD: Final = ROOM.of(3, STAGES, FEW)
NONE_REWARD: Final = ROOM.of(REWARDS, 4)
NONE_HAND: Final = ROOM.of(SALES, 6)
NONE_REVEAL: Final = ROOM.of(4, SALES)
NONE_LEAD: Final = ROOM.of(3, STAGES)

# Special cards taken
PILE_HERE: Final = ROOM.of(PILES + 1)
PILE_SIZE: Final = ROOM.of(FEW)
PILE_BEST: Final = ROOM.of(8, 3)
PICK_CARD: Final = ROOM.of(CARDS)
PICK_STAGE: Final = ROOM.of(len(EFFECTS), STAGES)
PICK_WORTH: Final = ROOM.of(12, STAGES)
PICK_PAY: Final = ROOM.of(len(EFFECTS), PAYS, STAGES)
PICK_COUNTED: Final = ROOM.of(len(EFFECTS), 10, 3)
PICK_SAME: Final = ROOM.of(len(EFFECTS), 4)

TRAITS: Final = ROOM.used


def step(steps: list[int], amount: int) -> int:
    """The step that an amount belongs to; the last one for more."""
    return steps[amount] if amount < len(steps) else steps[-1]


def few(count: int) -> int:
    """A number of goods, up to seven."""
    return count if count < FEW else FEW - 1


def apart(one: int, other: int) -> int:
    """How far one number of goods is ahead of another, with 4 for equals."""
    difference = one - other
    return 0 if difference < -4 else 8 if difference > 4 else difference + 4


def followers(s: Markets, me: int) -> int:
    """How many others come after a player in this phase."""
    return s.players - 1 - (me - s.start) % s.players


def reward_of(s: Markets, good: int) -> int:
    """What a good earns this round, as one of `REWARDS`; at the end a special card is worth its money."""
    if s.card < 0 or s.phase > AUCTION or s.is_covered(good):
        return 0
    reward = s.table.reward[s.card][good]
    if reward == SPECIAL:
        return 5 if s.round < ROUNDS else CASH_INSTEAD
    return reward if reward < 4 else 4


def traits(s: Markets, decision: Decision) -> list[list[int]]:
    """Of each option the traits that it has."""
    kind, options, me = decision.kind, decision.options, decision.seat
    if kind == OFFER:
        told = of_offers(s, me, options)
    elif kind == ACTION:
        told = of_actions(s, me, options)
    elif kind == AFTER:
        told = of_plays(s, me, options)
    elif kind == PLACE_FIRST:
        told = of_first_bars(s, me, decision.about, options)
    elif kind == PLACE:
        told = of_places(s, me, options)
    elif kind == SWAP:
        told = of_swaps(s, me, options)
    elif kind == PILE:
        told = of_piles(s, me, options)
    elif kind == PICK:
        told = of_picks(s, me, options)
    else:
        told = of_goods(s, me, options, 0 if kind == TYPE else 1 if kind == DRAW else 2, decision.about)
    if len(options) > 1:
        told[options.index(quick(s, decision))].append(QUICK + KINDS.index(kind))
    return told


# Bars


def of_first_bars(s: Markets, me: int, owner: int, options: list[int]) -> list[list[int]]:
    """Where to place a bar of a neighbour."""
    placed = BARS - s.seats[owner].bars
    rows: list[list[int]] = []
    for market in options:
        stack = s.stacks[market]
        theirs = 0
        mine = 0
        for seat in stack:
            if seat == owner:
                theirs += 1
            elif seat == me:
                mine += 1
        rows.append(
            [
                FIRST_BARS + ((placed * LAYER + len(stack)) * LAYER + theirs) * LAYER + mine,
                FIRST_OFFER + placed * (GENERAL + 1) + s.offers[market],
                FIRST_MARKET + market,
            ]
        )
    return rows


def of_places(s: Markets, me: int, options: list[int]) -> list[list[int]]:
    """Where to place the bar of a special card."""
    stage = STAGE[ROUNDS - s.round]
    rows: list[list[int]] = []
    for market in options:
        row = [PLACE_MARKET + market]
        add_bars(row, s, me, market, 1, stage)
        rows.append(row)
    return rows


def add_bars(row: list[int], s: Markets, me: int, market: int, count: int, stage: int) -> None:
    """What bars at a market change: crates on display, one's own and others', and what they are good for."""
    bars = s.seats[me].bars
    placed = count if count < bars else bars
    before = s.crates[market][me]
    after, covers = after_stacking(s, me, market, placed)
    gain = int(3.0 * (CRATES_WORTH[after] - CRATES_WORTH[before]))
    row.append(BARS_GAIN + step(GAIN, gain if gain > 0 else 0) * STAGES + stage)
    row.append(BARS_CRATES + before * 10 + after)
    row.append(BARS_COVER + (covers if covers < 6 else 6) * STAGES + stage)
    display = DISPLAY[after]
    for i in range(2):
        away = (market - s.merchants[PROFIT + i]) % MARKETS
        row.append(BARS_VISIT + ((i * MARKETS + away) * DISPLAYS + display) * STAGES + stage)
    more = pays_more(s, me, market, after)
    if more:
        row.append(BARS_PAY + step(PAY, more if more > 0 else 0) * STAGES + stage)
    row.append(BARS_OPEN + (len(s.stacks[market]) + placed) % LAYER * STAGES + stage)
    row.append(BARS_LEFT + (bars if bars < 3 else 3) * STAGES + stage)


def pays_more(s: Markets, me: int, market: int, after: int) -> int:
    """How much more the special cards in hand would pay with so many crates at a market."""
    t = s.table
    before = s.crates[market][me]
    more = 0
    for card in s.seats[me].specials:
        effect = t.effect[card]
        pays = t.pays[card]
        if effect in (CLIENTELE, MONOPOLY):
            if t.markets[card][0] == market:
                more += pays[after] - pays[before]
        elif effect == COMBINED_OFFER:
            one, other = t.markets[card]
            if market in (one, other):
                there = s.crates[other if market == one else one][me]
                more += pays[after if after < there else there] - pays[before if before < there else there]
        elif effect == RICH_OFFER and after and not before:
            shown = s.markets_shown(me)
            more += pays[shown + 1] - pays[shown]
    return more


# Actions


def of_actions(s: Markets, me: int, options: list[int]) -> list[list[int]]:
    """Which merchant or assistant to use, or which special card to play first."""
    stage = STAGE[ROUNDS - s.round]
    best = 0
    best_pay = -1
    for option in options:
        if is_play(option):
            pays = payment(s, me, card_played(option))
            if pays > best_pay:
                best_pay = pays
        elif action_of(s, token_of(option)) == PROFIT:
            amount = s.crates[market_of(s, option)][me]
            if amount > best:
                best = amount
    if best < MINIMUM:
        best = MINIMUM
    rows: list[list[int]] = []
    for option in options:
        if is_play(option):
            row = play_traits(s, me, card_played(option), 0, stage, best_pay)
        else:
            row = act_traits(s, me, option, stage, best)
        rows.append(row)
    return rows


def act_traits(s: Markets, me: int, option: int, stage: int, best: int) -> list[int]:
    """What using a merchant or an assistant brings, and what it keeps from those who follow."""
    token = token_of(option)
    action = action_of(s, token)
    market = market_of(s, option)
    act = action if is_merchant(token) else 3 + action
    after_me = followers(s, me)
    crates = s.crates[market]
    rival = 0
    for i in range(1, after_me + 1):
        theirs = crates[(me + i) % s.players]
        if theirs > rival:
            rival = theirs
    row = [
        ACT_STAGE + act * STAGES + stage,
        ACT_MARKET + token * MARKETS + market,
        ACT_DENIES + (act * FOLLOWERS + after_me) * RIVALS + RIVAL[rival],
    ]
    if action == STACK:
        add_bars(row, s, me, market, MERCHANT_BARS if is_merchant(token) else 1, stage)
        return row
    amount = crates[me] if crates[me] > MINIMUM else MINIMUM
    if action == PROFIT:
        row.append(PROFIT_STAGE + (amount - MINIMUM) * STAGES + stage)
        row.append(PROFIT_BEST + (best - MINIMUM) * AMOUNTS + amount - MINIMUM)
    else:
        add_fetch(row, s, me, s.offers[market], amount)
    return row


def add_fetch(row: list[int], s: Markets, me: int, good: int, amount: int) -> None:
    """What goods from a market are good for."""
    p = s.seats[me]
    sale = step(SALE, auctions_left(s))
    many = 0 if amount == MINIMUM else 1 if amount < 6 else 2
    row.append(FETCH_SALES + ((amount - MINIMUM) * SALES + sale) * 4 + step(FULL, p.hand_size()))
    if good == GENERAL:
        row.append(FETCH_GOOD + (REWARDS * 3 + many) * 4)
        return
    reward = reward_of(s, good)
    row.append(FETCH_GOOD + (reward * 3 + many) * 4 + step(OWNED, p.hand[good]))
    most = most_of_others(s, me, good)
    then = p.hand[good] + amount
    row.append(FETCH_RIVAL + reward * 3 + (0 if then < most else 1 if then == most else 2))
    if s.piles[good] < amount:
        row.append(FETCH_SHORT)


# Special cards


def of_plays(s: Markets, me: int, options: list[int]) -> list[list[int]]:
    """Which special card to play after the action, if any."""
    stage = STAGE[ROUNDS - s.round]
    best_pay = -1
    for option in options:
        if option != DONE:
            pays = payment(s, me, card_played(option))
            if pays > best_pay:
                best_pay = pays
    rows: list[list[int]] = []
    for option in options:
        if option == DONE:
            most = step(PAY, best_pay if best_pay > 0 else 0)
            rows.append([DONE_PAY + ((1 if s.plays else 0) * PAYS + most) * STAGES + stage])
        else:
            rows.append(play_traits(s, me, card_played(option), 1, stage, best_pay))
    return rows


def play_traits(s: Markets, me: int, card: int, after: int, stage: int, best_pay: int) -> list[int]:
    """What playing a special card brings, and whether it could wait."""
    effect = s.table.effect[card]
    pays = payment(s, me, card)
    turns = turns_left(s, me)
    surplus = len(s.seats[me].specials) - turns
    row = [
        PLAY_CARD + after * CARDS + card,
        PLAY_STAGE + (after * len(EFFECTS) + effect) * STAGES + stage,
        PLAY_PAY + (effect * PAYS + step(PAY, pays)) * STAGES + stage,
        PLAY_COUNTED + (effect * 10 + counted(s, me, card)) * 3 + step(TURNS, turns),
        PLAY_SURPLUS + effect * 4 + (0 if surplus < -2 else 3 if surplus > 0 else 1 if surplus < 0 else 2),
        PLAY_BEST + effect * 2 + (1 if pays == best_pay else 0),
    ]
    if s.plays:
        row.append(PLAY_SECOND + effect * STAGES + stage)
    return row


def of_piles(s: Markets, me: int, options: list[int]) -> list[list[int]]:
    """Which pile to look through: what the player knows of it from before."""
    seen = Seen(s, me)
    turns = turns_left(s, me)
    auctions = auctions_left(s)
    rows: list[list[int]] = []
    for pile in options:
        if pile == CASH:
            rows.append([PILE_HERE + PILES])
            continue
        row = [PILE_HERE + pile, PILE_SIZE + few(len(s.special_piles[pile]))]
        best = 0.0
        if seen.looked[pile]:
            for card in seen.cards[pile]:
                if seen.unseen[card] > 0:
                    worth = special_worth(s, me, card, turns, auctions)
                    if worth > best:
                        best = worth
        known = 0
        if seen.looked[pile]:
            known = 1 + (int(best / 1.5) if best < 9.0 else 6)
        since = seen.taken[pile] if seen.looked[pile] else 0
        row.append(PILE_BEST + known * 3 + (since if since < 2 else 2))
        rows.append(row)
    return rows


def of_picks(s: Markets, me: int, options: list[int]) -> list[list[int]]:
    """Which special card to take."""
    t = s.table
    stage = STAGE[ROUNDS - s.round]
    turns = turns_left(s, me)
    later = step(TURNS, turns)
    auctions = auctions_left(s)
    held = [0] * len(EFFECTS)
    for card in s.seats[me].specials:
        held[t.effect[card]] += 1
    rows: list[list[int]] = []
    for card in options:
        effect = t.effect[card]
        worth = special_worth(s, me, card, turns, auctions)
        same = held[effect] if held[effect] < 3 else 3
        rows.append(
            [
                PICK_CARD + card,
                PICK_STAGE + effect * STAGES + stage,
                PICK_WORTH + (int(worth) if worth < 11.0 else 11) * STAGES + stage,
                PICK_PAY + (effect * PAYS + step(PAY, payment(s, me, card))) * STAGES + stage,
                PICK_COUNTED + (effect * 10 + counted(s, me, card)) * 3 + later,
                PICK_SAME + effect * 4 + same,
            ]
        )
    return rows


# Goods


def of_goods(s: Markets, me: int, options: list[int], why: int, due: int) -> list[list[int]]:
    """Which goods to take."""
    hand = s.seats[me].hand
    stage = STAGE[ROUNDS - s.round]
    sale = step(SALE, auctions_left(s))
    after_me = followers(s, me) if s.phase in (TAKE_ACTIONS, REPLENISH) else 0
    later = rewards_later(s)
    rows: list[list[int]] = []
    for good in options:
        reward = reward_of(s, good)
        own = hand[good]
        most = most_of_others(s, me, good)
        pile = s.piles[good]
        then = own + (due if due < pile else pile)
        first = 0 if then < most else 1 if then == most else 2
        rows.append(
            [
                GOOD_HERE + why * 4 + good,
                GOOD_OWN + (why * REWARDS + reward) * FEW + few(own),
                GOOD_APART + (why * REWARDS + reward) * APART + apart(own, most),
                GOOD_SALES + (why * SALES + sale) * FEW + few(own),
                GOOD_FIRST + ((why * REWARDS + reward) * 3 + first) * FOLLOWERS + after_me,
                GOOD_PILE + why * 4 + (0 if pile < 2 else 1 if pile < due else 2 if pile < 6 else 3),
                GOOD_LATER + (why * 5 + later[good]) * STAGES + stage,
            ]
        )
    return rows


def rewards_later(s: Markets) -> list[int]:
    """What each good earns in the rounds to come, on average, in whole pounds."""
    t = s.table
    total = [0.0, 0.0, 0.0, 0.0]
    cards = 0
    for card in s.deck:
        if not t.closed[card]:
            cards += 1
            rewards = t.reward[card]
            for good in range(4):
                total[good] += SPECIAL_WORTH if rewards[good] == SPECIAL else rewards[good]
    if not cards:
        return [0, 0, 0, 0]
    return [int(pounds / cards + 0.5) if pounds < 4 * cards else 4 for pounds in total]


def of_swaps(s: Markets, me: int, options: list[int]) -> list[list[int]]:
    """Which goods to exchange."""
    hand = s.seats[me].hand
    rewards = [reward_of(s, good) for good in range(4)]
    most = [most_of_others(s, me, good) for good in range(4)]
    rows: list[list[int]] = []
    for option in options:
        if option == DONE:
            rows.append([SWAP_DONE + step(SALE, auctions_left(s))])
            continue
        give, take = given(option), taken(option)
        rows.append(
            [
                SWAP_HERE + give * 4 + take,
                SWAP_GIVE + rewards[give] * FEW + few(hand[give]),
                SWAP_TAKE + rewards[take] * FEW + few(hand[take]),
                SWAP_GIVE_APART + rewards[give] * APART + apart(hand[give], most[give]),
                SWAP_TAKE_APART + rewards[take] * APART + apart(hand[take], most[take]),
                SWAP_REWARDS + rewards[give] * REWARDS + rewards[take],
            ]
        )
    return rows


# Offers


class Rivals:
    """What the others hold for the auctions of this round, and what they would like best."""

    def __init__(self, s: Markets, me: int) -> None:
        self.rewards: list[int] = [reward_of(s, good) for good in range(4)]
        self.most: list[int] = [0, 0, 0, 0]
        self.wanting: list[int] = [0, 0, 0, 0]
        """How many others like a good best."""
        self.wanted: list[int] = [0, 0, 0, 0]
        """And the most cards that one of these has."""
        values = [prize(s, good) if self.rewards[good] else 0.0 for good in range(4)]
        for seat, p in enumerate(s.seats):
            if seat == me:
                continue
            best = -1
            liked = 0.0
            for good in range(4):
                count = p.hand[good]
                if count > self.most[good]:
                    self.most[good] = count
                if count and self.rewards[good]:
                    worth = values[good] + 0.5 * (count if count < 4 else 4)
                    if worth > liked:
                        liked = worth
                        best = good
            if best >= 0:
                self.wanting[best] += 1
                if p.hand[best] > self.wanted[best]:
                    self.wanted[best] = p.hand[best]
        self.rank: list[int] = [0, 0, 0, 0]
        """How many goods for auction earn more."""
        self.values: list[float] = values
        for good in range(4):
            for other in range(4):
                if values[other] > values[good]:
                    self.rank[good] += 1


def of_offers(s: Markets, me: int, options: list[int]) -> list[list[int]]:
    """What to offer, and how much of it."""
    p = s.seats[me]
    rivals = Rivals(s, me)
    auctions = auctions_left(s)
    sale = step(SALE, auctions)
    stage = STAGE[ROUNDS - s.round]
    open_goods = len(s.open_goods()) - 1
    reveal = s.auctions if s.auctions < 3 else 3
    a_round = p.hand_size() // (auctions if auctions > 1 else 1)
    full = a_round // 2 if a_round < 10 else 5
    ahead = lead(s, me)
    cost = card_cost(s, me)
    tie = 1 if p.tiebreaker else 0
    for seat in s.seats:
        if seat.tiebreaker and not tie:
            tie = 2
    rows: list[list[int]] = []
    for option in options:
        if option == NO_OFFER:
            rows.append(no_offer(s, me, rivals, sale, stage, open_goods, reveal, full, ahead))
            continue
        good, count = good_of(option), count_of(option)
        earns = rivals.rewards[good] - 1 if rivals.rewards[good] else 0
        own = p.hand[good]
        most = rivals.most[good]
        much = few(count - 1)
        matching = 0
        for seat in s.seats:
            if seat is not p and seat.hand[good] >= count:
                matching += 1
        beats = 0 if own < most else 1 if own == most else 2
        left = own - count
        worth = 2.0 * offer_worth(rivals.values[good], most, count, cost) + 4.0
        judged = 0 if worth < 0.0 else int(worth) if worth < WORTHS else WORTHS - 1
        row = [
            OFFER_HERE + good,
            OFFER_COUNT + count,
            OFFER_MOST + (earns * FEW + much) * FEW + few(most),
            OFFER_OWN + (earns * FEW + much) * FEW + few(own),
            OFFER_SALES + (earns * FEW + much) * SALES + sale,
            OFFER_APART + (earns * APART + apart(count, most)) * FOLLOWERS + matching,
            OFFER_WANTED + (earns * FEW + much) * FOLLOWERS + rivals.wanting[good],
            OFFER_WANTED_MOST + (earns * FEW + much) * FEW + few(rivals.wanted[good]),
            OFFER_HAND + much * 6 + full,
            OFFER_OPEN + (earns * 4 + open_goods) * 4 + reveal,
            OFFER_RANK + (rivals.rank[good] * 4 + open_goods) * 3 + beats,
            OFFER_LEFT + (earns * 4 + (left if left < 3 else 3)) * SALES + sale,
            OFFER_WORTH + judged * SALES + sale,
            OFFER_LEAD + (ahead * STAGES + stage) * FEW + much,
        ]
        over = count - most
        if -1 <= over <= 1:
            row.append(OFFER_TIE + (earns * 3 + tie) * 3 + over + 1)
        rows.append(row)
    return rows


def no_offer(
    s: Markets,
    me: int,
    rivals: Rivals,
    sale: int,
    stage: int,
    open_goods: int,
    reveal: int,
    full: int,
    ahead: int,
) -> list[int]:
    """What offering nothing forgoes."""
    best = 0
    hand = s.seats[me].hand
    for good in range(4):
        if hand[good] and rivals.rewards[good] > best:
            best = rivals.rewards[good]
    return [
        NONE_REWARD + best * 4 + open_goods,
        NONE_HAND + sale * 6 + full,
        NONE_REVEAL + reveal * SALES + sale,
        NONE_LEAD + ahead * STAGES + stage,
    ]


def lead(s: Markets, me: int) -> int:
    """Whether a player has less money than the richest other, about the same, or more."""
    mine = s.seats[me].money
    best = 0
    for seat, p in enumerate(s.seats):
        if seat != me and p.money > best:
            best = p.money
    return 0 if mine < best - 3 else 2 if mine > best + 3 else 1
