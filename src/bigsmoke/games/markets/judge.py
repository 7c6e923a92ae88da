"""A rough eye for London Markets: what a side is worth, and quick answers to any question. For bots."""

from math import exp
from typing import Final

from bigsmoke.games.markets.cards import (
    ANY_MARKET,
    CLIENTELE,
    COMBINED_OFFER,
    EXCHANGE,
    FETCH,
    MARKETS,
    MONOPOLY,
    PROFIT,
    RICH_OFFER,
    SPECIAL,
    STACK,
    TIEBREAKER,
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
    offer_of,
    taken,
    token_of,
)
from bigsmoke.games.markets.rules import (
    ACTION,
    AFTER,
    MERCHANT_BARS,
    OFFER,
    PICK,
    PILE,
    PLACE,
    PLACE_FIRST,
    SECOND_PLAY,
    SWAP,
    action_of,
    market_of,
    payment,
)
from bigsmoke.games.markets.state import AUCTION, LAYER, MINIMUM, MOVE, ROUNDS, TAKE_ACTIONS, Markets
from bigsmoke.kernel.decision import Decision, pick

GOODS_WORTH: Final = 0.75
"""What a goods card brings in an auction to come, in pounds."""
GOODS_A_ROUND: Final = 5
"""How many goods cards a player can use well in a round of auctions."""
SPECIAL_WORTH: Final = 4.0
CRATES_WORTH: Final = [0.0, 0.3, 0.6, 0.9, 1.6, 2.5, 3.5, 4.6, 5.8, 7.0]
"""What crates on display at a market are good for, for each round in which they may pay."""
LIKELY: Final = 0.7
"""An offer that is worth so many pounds less is made a third as often."""
LASTING: Final = 3.5
"""For how many rounds crates stay on display, before other bars cover them."""


def turns_left(s: Markets, me: int) -> int:
    """How many turns the player still has."""
    left = ROUNDS - s.round
    if s.phase < TAKE_ACTIONS:
        return left + 1
    if s.phase == TAKE_ACTIONS and (me - s.start) % s.players >= (s.turn - s.start) % s.players:
        return left + 1
    return left


def auctions_left(s: Markets) -> int:
    """In how many rounds goods can still be sold."""
    left = 0 if s.phase == MOVE or s.card < 0 or s.table.closed[s.card] else 1
    for card in s.deck:
        if not s.table.closed[card]:
            left += 1
    return left


def crates_worth(s: Markets, me: int, turns: int) -> float:
    """What the crates on display may still bring."""
    rounds = turns if turns < LASTING else LASTING
    worth = 0.0
    for crates in s.crates:
        worth += CRATES_WORTH[crates[me]]
    return 0.22 * rounds * worth


def goods_worth(s: Markets, me: int, auctions: int) -> float:
    """What the goods cards in hand may still bring."""
    cards = s.seats[me].hand_size()
    useful = GOODS_A_ROUND * auctions
    worth = GOODS_WORTH * (cards if cards < useful else useful)
    if auctions and s.phase <= AUCTION and not s.over:
        worth += ready_worth(s, me)
    return worth


def ready_worth(s: Markets, me: int) -> float:
    """What this round's auctions offer to someone who holds more of a good than the others."""
    hand = s.seats[me].hand
    rewards = s.table.reward[s.card] if s.card >= 0 else [2, 2, 2, 2]
    worth = 0.0
    for good in range(4):
        if hand[good] and not s.is_covered(good):
            reward = rewards[good] if rewards[good] != SPECIAL else SPECIAL_WORTH
            worth += 0.12 * reward * (hand[good] if hand[good] < 5 else 5) / 2
    return worth


def special_worth(s: Markets, me: int, card: int, turns: int, auctions: int) -> float:
    """What a special card in hand may still bring."""
    if not turns:
        return 0.0
    effect = s.table.effect[card]
    if effect == TIEBREAKER:
        return 0.4 + 0.5 * auctions
    if effect == EXCHANGE:
        return 1.0 * auctions
    if effect == ANY_MARKET:
        return 1.5 if turns > 1 and s.seats[me].bars else 0.2
    now = payment(s, me, card)
    if turns == 1:
        return 0.95 * now
    if effect == CLIENTELE:
        return 2.0 + 0.6 * now
    if effect == RICH_OFFER:
        return 2.5 + 0.5 * now
    if effect == MONOPOLY:
        return 0.7 + 0.25 * s.crates[s.table.markets[card][0]][me] + 0.6 * now
    assert effect == COMBINED_OFFER
    one, other = s.table.markets[card]
    return 1.2 + 0.25 * min(s.crates[one][me] + s.crates[other][me], 8) + 0.6 * now


def side(s: Markets, me: int, auctions: int) -> float:
    """A player's money to be expected."""
    p = s.seats[me]
    if s.over:
        return p.money + 0.01 * p.hand_size()
    turns = turns_left(s, me)
    worth = p.money + crates_worth(s, me, turns) + goods_worth(s, me, auctions)
    for card in p.specials:
        worth += special_worth(s, me, card, turns, auctions)
    worth += 1.3 * p.exchanges * auctions
    if p.tiebreaker:
        worth += 0.5 + 0.5 * auctions
    return worth


def judge(s: Markets, me: int) -> float:
    """Pounds ahead of the others, the best of them above all."""
    auctions = auctions_left(s)
    mine = side(s, me, auctions)
    best = -1.0
    total = 0.0
    for other in range(s.players):
        if other != me:
            worth = side(s, other, auctions)
            total += worth
            if worth > best:
                best = worth
    return mine - 0.3 * best - 0.3 * total / (s.players - 1)


# Quick answers


def quick(s: Markets, decision: Decision) -> int:
    """A quick sensible answer to any decision."""
    kind, options, me = decision.kind, decision.options, decision.seat
    if kind == OFFER:
        return quick_offer(s, me)
    if kind == ACTION:
        return quick_action(s, me, options)
    if kind == AFTER:
        return pick(options, [0.0 if o == DONE else special_gain(s, me, card_played(o)) for o in options])
    if kind == PLACE_FIRST:
        owner = decision.about
        return pick(options, [-bar_gain(s, owner, m, 1) for m in options])
    if kind == PLACE:
        return pick(options, [bar_gain(s, me, m, 1) for m in options])
    if kind == SWAP:
        return quick_swap(s, me, options)
    if kind == PILE:
        return CASH if CASH in options else options[0]
    if kind == PICK:
        turns, auctions = turns_left(s, me), auctions_left(s)
        return pick(options, [special_worth(s, me, o, turns, auctions) for o in options])
    return pick(options, [good_wanted(s, me, o) for o in options])  # which goods to take


def after_stacking(s: Markets, me: int, market: int, count: int) -> tuple[int, int]:
    """A player's crates on display once bars are placed at a market, and how many crates of others they cover."""
    stack = s.stacks[market]
    size = len(stack)
    after = s.crates[market][me]
    others = 0
    for i in range(size, size + count):
        below = i // LAYER * LAYER
        after += LAYER
        for j in range(below - LAYER, below):
            if 0 <= j < size:
                if stack[j] == me:
                    after -= 1
                else:
                    others += 1
            elif j >= size:
                after -= 1
    if after > 9:
        after = 9
    if after < 0:
        after = 0
    return after, others


def bar_gain(s: Markets, me: int, market: int, count: int) -> float:
    """What placing bars at a market brings in crates."""
    after, others = after_stacking(s, me, market, count)
    return CRATES_WORTH[after] - CRATES_WORTH[s.crates[market][me]] + 0.12 * others


def quick_action(s: Markets, me: int, options: list[int]) -> int:
    """Whatever brings most now, in pounds, goods or crates."""
    p = s.seats[me]
    turns = turns_left(s, me)
    auctions = auctions_left(s)
    goods = GOODS_WORTH if p.hand_size() < GOODS_A_ROUND * auctions else 0.05
    later = 0.22 * (turns - 1 if turns - 1 < LASTING else LASTING)
    best = options[0]
    most = -1.0
    for option in options:
        if is_play(option):
            worth = special_first(s, card_played(option))
        else:
            token = token_of(option)
            action = action_of(s, token)
            market = market_of(s, option)
            bars = MERCHANT_BARS if is_merchant(token) else 1
            crates = s.crates[market][me]
            if action == PROFIT:
                worth = float(crates if crates > MINIMUM else MINIMUM)
            elif action == FETCH:
                worth = goods * (crates if crates > MINIMUM else MINIMUM)
            else:
                assert action == STACK
                worth = later * bar_gain(s, me, market, bars if bars < p.bars else p.bars)
        if worth > most:
            most = worth
            best = option
    return best


def special_gain(s: Markets, me: int, card: int) -> float:
    """What playing a special card now is worth beyond keeping it."""
    effect = s.table.effect[card]
    cost = SECOND_PLAY if s.plays else 0
    turns = turns_left(s, me)
    if effect in (TIEBREAKER, EXCHANGE):
        return 1.0 + auctions_left(s) - cost
    if effect == ANY_MARKET:
        best = max([bar_gain(s, me, m, 1) for m in range(MARKETS)])
        return 0.22 * (turns - 1 if turns - 1 < LASTING else LASTING) * best - 0.8 - cost
    return payment(s, me, card) - cost - (0.0 if turns <= 1 else special_worth(s, me, card, turns, 0))


def special_first(s: Markets, card: int) -> float:
    """How urgent a special card is before the action; cards that only pay can wait until after it."""
    effect = s.table.effect[card]
    return 99.0 if effect in (TIEBREAKER, EXCHANGE) and not s.plays else -2.0


def good_wanted(s: Markets, me: int, good: int) -> float:
    """How welcome a card of a good is: for this round's reward, and beside those in hand."""
    hand = s.seats[me].hand
    wanted = 0.1 * hand[good] if hand[good] < 5 else 0.0
    if s.phase <= AUCTION and s.card >= 0 and not s.table.closed[s.card]:
        reward = s.table.reward[s.card][good]
        wanted += 0.5 * (SPECIAL_WORTH if reward == SPECIAL else reward)
        rival = 0
        for seat, p in enumerate(s.seats):
            if seat != me and p.hand[good] > rival:
                rival = p.hand[good]
        if rival - hand[good] in (0, 1, -1):
            wanted += 0.3
    return wanted


def quick_swap(s: Markets, me: int, options: list[int]) -> int:
    """Give the least wanted for the most wanted."""
    worths = [0.3 if o == DONE else good_wanted(s, me, taken(o)) - good_wanted(s, me, given(o)) for o in options]
    return pick(options, worths)


def quick_offer(s: Markets, me: int) -> int:
    """Offer enough to win what pays best, against what the others hold."""
    hand = s.seats[me].hand
    cost = card_cost(s, me)
    best = NO_OFFER
    most = 0.0
    for good in range(4):
        have = hand[good]
        if not have or s.is_covered(good):
            continue
        value = prize(s, good)
        rival = most_of_others(s, me, good)
        enough = rival + 1
        for count in range(1, (have if have < enough else enough) + 1):
            worth = offer_worth(value, rival, count, cost)
            if worth > most:
                most = worth
                best = offer_of(good, count)
    return best


def likely(s: Markets, decision: Decision, random: float) -> int:
    """An answer as somebody may well give it: of offers, the better, the more often."""
    me, options = decision.seat, decision.options
    if decision.kind != OFFER:
        return quick(s, decision)
    cost = card_cost(s, me)
    odds: list[float] = []
    for option in options:
        if option == NO_OFFER:
            odds.append(1.0)
            continue
        good = good_of(option)
        worth = offer_worth(prize(s, good), most_of_others(s, me, good), count_of(option), cost)
        odds.append(exp(worth / LIKELY))
    left = random * sum(odds)
    for i, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return options[i]
    return options[-1]


def card_cost(s: Markets, me: int) -> float:
    """What each card that is offered would be worth later."""
    auctions = auctions_left(s)
    spare = s.seats[me].hand_size() > GOODS_A_ROUND * (auctions - 1)
    return 0.15 if auctions <= 1 or spare else 0.55


def prize(s: Markets, good: int) -> float:
    """What winning the auction of a good brings."""
    reward = s.table.reward[s.card][good]
    if reward == SPECIAL:
        return SPECIAL_WORTH if s.round < ROUNDS else 3.0
    return float(reward)


def most_of_others(s: Markets, me: int, good: int) -> int:
    """The most cards of a good that another player holds."""
    rival = 0
    for seat, p in enumerate(s.seats):
        if seat != me and p.hand[good] > rival:
            rival = p.hand[good]
    return rival


def offer_worth(value: float, rival: int, count: int, cost: float) -> float:
    """What offering so many cards for a prize is worth against rivals who hold so many."""
    enough = rival + 1
    chance = 1.0 if count >= enough else 0.25 + 0.75 * count / enough
    return value * chance - cost * count
