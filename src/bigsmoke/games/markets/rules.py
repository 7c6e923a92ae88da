"""London Markets: the sequence of play, in the order of the rulebook."""

from typing import Final

from bigsmoke.games.markets.cards import (
    ANY_MARKET,
    CLIENTELE,
    COMBINED_OFFER,
    EXCHANGE,
    GENERAL,
    MARKETS,
    MONOPOLY,
    NOTHING,
    PILES,
    PROFIT,
    RICH_OFFER,
    SHOW_MONEY,
    SPECIAL,
    STACK,
    TAKE_SPECIAL,
    TIEBREAKER,
    Board,
    CardTable,
)
from bigsmoke.games.markets.options import (
    CASH,
    DONE,
    NO_OFFER,
    assistant_at,
    card_played,
    count_of,
    given,
    good_of,
    is_merchant,
    is_play,
    market_of_assistant,
    offer_of,
    play_of,
    swap_of,
    taken,
    token_of,
    track_of,
)
from bigsmoke.games.markets.state import (
    AUCTION,
    BARS_PASSED,
    FOR_SPECIALS,
    FROM_AUCTIONS,
    FROM_PROFIT,
    FROM_SPECIALS,
    GOODS_OF_A_TYPE,
    LAYER,
    MINIMUM,
    MOVE,
    NO_CARD,
    NOBODY,
    REPLENISH,
    REPLENISHMENT_CARDS,
    ROUNDS,
    TAKE_ACTIONS,
    Markets,
)
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import ASKED, PACED, Asking, Decision, Rules, Together

STARTING_HAND: Final = 8
DEALT_OF_A_TYPE: Final = {3: 6, 4: 8}
MERCHANT_BARS: Final = 2
MOST_PLAYS: Final = 2
SECOND_PLAY: Final = 3
CASH_INSTEAD: Final = 3

PLACE_FIRST: Final = "place_first"
ACTION: Final = "action"
AFTER: Final = "after"
PLACE: Final = "place"
TYPE: Final = "type"
DRAW: Final = "draw"
TAKE: Final = "take"
SWAP: Final = "swap"
OFFER: Final = "offer"
PILE: Final = "pile"
PICK: Final = "pick"

OFFERED: Final = [[[offer_of(good, count) for count in range(1, have + 1)] for have in range(19)] for good in range(4)]
"""The offers that can be made with so many cards of a good."""


# Set-up


def set_up(players: int, table: CardTable, board: Board, chance: Chance) -> Markets:
    """Lay the table; the goods bars are placed by the players, and the merchants after them."""
    s = Markets()
    s.begin_table(players, table, board, chance)
    dealt = DEALT_OF_A_TYPE[players]
    goods = [good for good in range(4) for _ in range(dealt)]
    chance.shuffle(goods)
    for p in s.seats:
        for _ in range(STARTING_HAND):
            p.hand[goods.pop()] += 1
        p.unknown = STARTING_HAND
    s.piles = [GOODS_OF_A_TYPE - dealt] * 4
    chance.shuffle(s.offers)
    s.deck = list(range(len(table.closed)))
    chance.shuffle(s.deck)
    while table.closed[s.deck[0]]:
        chance.shuffle(s.deck)
    lay_special_piles(s, table.all_specials())
    s.start = s.turn = chance.below(players)
    return s


def lay_special_piles(s: Markets, cards: list[int]) -> None:
    """Shuffle special cards into four piles of about the same size."""
    s.chance.shuffle(cards)
    s.special_piles = [sorted(cards[pile::PILES]) for pile in range(PILES)]


def turn(s: Markets) -> Rules:
    """One step of the round: a player's turn in a phase, one reveal of the auction, or a move."""
    phase = s.phase
    if s.over:
        return nothing()
    if phase == TAKE_ACTIONS:
        return take_action(s)
    if phase == REPLENISH:
        return replenish(s)
    if phase == AUCTION:
        return auction(s)
    if phase == MOVE:
        return move(s)
    return place_first_bar(s)


def nothing() -> Rules:
    """No turn at all: the game is over."""
    yield from ()


def place_first_bar(s: Markets) -> Rules:
    """Before the first round each player places three bars that the right-hand neighbour passed on (R-03)."""
    me = s.turn
    colour = (me - 1) % s.players
    options = [m for m in range(MARKETS) if len(s.stacks[m]) < LAYER]
    market = yield Decision(me, PLACE_FIRST, options, colour)
    s.place(colour, market)
    s.note("place_first", me, colour, market)
    s.turns += 1
    s.turn = (me + 1) % s.players
    if sum([len(stack) for stack in s.stacks]) == BARS_PASSED * s.players:
        places = list(range(MARKETS))
        s.chance.shuffle(places)
        s.set_merchants(places[:3])
        s.note_all("merchants", s.merchants)
        reveal_market_card(s)


# 1. Reveal a market card


def reveal_market_card(s: Markets) -> None:
    """Turn up the card of the round."""
    s.card = s.deck.pop()
    s.reveals += 1
    s.phase = TAKE_ACTIONS
    s.turn = s.start
    open_auctions(s)
    s.note("round", s.round, s.card, s.start)


def open_auctions(s: Markets) -> None:
    """No good is covered yet; those that the card does not show are not for auction."""
    s.covered = 0
    s.auctions = 0
    for good, reward in enumerate(s.table.reward[s.card]):
        if reward == NOTHING:
            s.cover(good)


# 2. Take actions


def take_action(s: Markets) -> Rules:
    """A player's turn: one merchant or assistant, and special cards before or after (R-15)."""
    me = s.turn
    while True:
        options = tokens(s)
        add_playable(s, me, options)
        choice = yield Decision(me, ACTION, options)
        if not is_play(choice):
            break
        yield from play_special(s, me, card_played(choice))
    yield from use(s, me, choice)
    while s.plays < MOST_PLAYS and s.seats[me].specials:
        options = []
        add_playable(s, me, options)
        options.append(DONE)
        # Put whatever the hand holds: a turn that ends at once would tell that nothing in it can be played.
        choice = yield Decision(me, AFTER, options, -1, PACED)
        if choice == DONE:
            break
        yield from play_special(s, me, card_played(choice))
    s.plays = 0
    s.turns += 1
    s.turn = (me + 1) % s.players
    if s.turn == s.start:
        s.phase = MOVE if s.table.closed[s.card] else REPLENISH


def tokens(s: Markets) -> list[int]:
    """The merchants and assistants that nobody has used this round; these act where no merchant stands (R-10)."""
    options = s.merchants_left()[:]
    one, other = s.free
    for track in s.tracks_left():
        if track < len(s.board.tracks):
            options += [assistant_at(track, one), assistant_at(track, other)]
    return options


def action_of(s: Markets, token: int) -> int:
    """What a token does: a merchant always the same, an assistant what its space says."""
    return token if is_merchant(token) else s.board.actions[track_of(token)][s.space - 1]


def market_of(s: Markets, option: int) -> int:
    """The market where an option uses a merchant or an assistant."""
    token = token_of(option)
    return s.merchants[token] if is_merchant(token) else market_of_assistant(option)


def use(s: Markets, me: int, option: int) -> Rules:
    """Use a merchant or an assistant, and turn it over."""
    token = token_of(option)
    action = action_of(s, token)
    market = market_of(s, option)
    s.turn_over(token)
    s.note("use", me, token, action, market)
    if action == STACK:
        stack_bars(s, me, market, MERCHANT_BARS if is_merchant(token) else 1)
    elif action == PROFIT:
        gain_profits(s, me, market)
    else:
        yield from take_goods(s, me, market)


def stack_bars(s: Markets, me: int, market: int, count: int) -> None:
    """Place bars, as many as there are (R-06, R-07)."""
    placed = min(count, s.seats[me].bars)
    for _ in range(placed):
        s.place(me, market)
    s.note("stack", me, market, placed)


def place_bar(s: Markets, me: int, market: int) -> None:
    """Place the one bar that a special card brings."""
    s.place(me, market)
    s.note("place", me, market)


def gain_profits(s: Markets, me: int, market: int) -> None:
    """£1 for each crate on display, £3 at the least."""
    pounds = max(MINIMUM, s.crates[market][me])
    s.gain(me, pounds, FROM_PROFIT)
    s.note("profit", me, market, pounds)


def piles_left(s: Markets) -> list[int]:
    """The goods of which cards are left to take; that a pile is empty, everyone sees."""
    return [good for good in range(4) if s.piles[good]]


def take_goods(s: Markets, me: int, market: int) -> Rules:
    """A goods card for each crate on display, three at the least."""
    due = max(MINIMUM, s.crates[market][me])
    good = s.offers[market]
    if good == GENERAL:
        options = piles_left(s)
        if not options:
            return
        good = yield Decision(me, TYPE, options, due)
    yield from take_type(s, me, good, due)


def take_type(s: Markets, me: int, good: int, due: int) -> Rules:
    """Take cards of one type; where the pile runs out one goes on elsewhere (R-13), while there is any (R-14)."""
    count = min(due, s.piles[good])
    if count:
        s.draw(me, good, count)
    for left in range(due - count, 0, -1):
        options = piles_left(s)
        if not options:
            return
        good = yield Decision(me, DRAW, options, left)
        s.draw(me, good, 1)


# Special cards


def may_play(s: Markets, me: int) -> bool:
    """Whether another special card may be played this turn: the first is free, the second costs £3."""
    return s.plays == 0 or (s.plays == 1 and s.seats[me].money >= SECOND_PLAY)


def add_playable(s: Markets, me: int, options: list[int]) -> None:
    """Add the special cards in hand that can be played now (R-17)."""
    hand = s.seats[me].specials
    if hand and may_play(s, me):
        last = NO_CARD
        for card in hand:
            if card != last and does_something(s, me, card):
                options.append(play_of(card))
            last = card


def does_something(s: Markets, me: int, card: int) -> bool:
    """Whether the card may be played in this round and would not be wasted."""
    t = s.table
    if s.round < t.from_round[card]:
        return False
    effect = t.effect[card]
    if effect == ANY_MARKET:
        return s.seats[me].bars > 0
    return effect in (TIEBREAKER, EXCHANGE) or payment(s, me, card) > 0


def payment(s: Markets, me: int, card: int) -> int:
    """The pounds that a special card would pay now."""
    return s.table.pays[card][counted(s, me, card)]


def counted(s: Markets, me: int, card: int) -> int:
    """What a special card that pays counts: crates on display, the fewer of two markets, or markets with any."""
    t = s.table
    effect = t.effect[card]
    if effect in (CLIENTELE, MONOPOLY):
        return s.crates[t.markets[card][0]][me]
    if effect == COMBINED_OFFER:
        one, other = t.markets[card]
        return min(s.crates[one][me], s.crates[other][me])
    return s.markets_shown(me) if effect == RICH_OFFER else 0


def play_special(s: Markets, me: int, card: int) -> Rules:
    """Play a special card from hand; a second one is paid for first."""
    p = s.seats[me]
    if s.plays:
        s.gain(me, -SECOND_PLAY, FOR_SPECIALS)
        s.note("pay", me, SECOND_PLAY)
    s.plays += 1
    s.show_special(me, card)
    s.note("play", me, card)
    effect = s.table.effect[card]
    if effect == TIEBREAKER:
        p.tiebreaker = True
    elif effect == EXCHANGE:
        p.exchanges += 1
    elif effect == ANY_MARKET:
        market = yield Decision(me, PLACE, list(range(MARKETS)), card)
        place_bar(s, me, market)
    else:
        pounds = payment(s, me, card)
        s.gain(me, pounds, FROM_SPECIALS)
        s.note("earn", me, card, pounds)


def choose_special(s: Markets, me: int, piles: list[int]) -> Asking[int]:
    """Choose one of the piles, look through it and take a card, or the money that may be offered with them (R-27).

    It returns the pile that was chosen.
    """
    s.turn = me
    pile = yield Decision(me, PILE, piles)
    if pile == CASH:
        take_cash(s, me)
        return pile
    yield from look_through(s, me, pile)
    return pile


def look_through(s: Markets, me: int, pile: int) -> Rules:
    """Look through a pile and take a card."""
    s.looking = pile
    s.reveals += 1
    s.note_all("look", [me, pile, *s.special_piles[pile]])
    # Put whatever lies there: a card taken at once would tell that all are alike.
    card = yield Decision(me, PICK, sorted(set(s.special_piles[pile])), pile, PACED)
    s.take_special(me, pile, card)
    s.looking = NOBODY


def take_cash(s: Markets, me: int) -> None:
    """Money instead of a special card (R-28)."""
    s.gain(me, CASH_INSTEAD, FROM_AUCTIONS)
    s.note("cash", me, CASH_INSTEAD)


# 3. Replenish


def replenish(s: Markets) -> Rules:
    """A goods card of choice for each replenishment card, then exchanges (R-20, R-21)."""
    me = s.turn
    p = s.seats[me]
    for left in range(REPLENISHMENT_CARDS + p.exchanges, 0, -1):
        options = piles_left(s)
        if not options:
            break
        good = yield Decision(me, TAKE, options, left)
        s.draw(me, good, 1)
    for left in range(p.exchanges, 0, -1):
        # Put whatever the hand holds: no pause here would tell that there is nothing to exchange for.
        choice = yield Decision(me, SWAP, swaps(s, me), left, PACED)
        if choice == DONE:
            break
        exchange(s, me, choice)
    s.turns += 1
    s.turn = (me + 1) % s.players
    if s.turn == s.start:
        s.phase = AUCTION


def swaps(s: Markets, me: int) -> list[int]:
    """Every exchange of a goods card in hand for one of another type."""
    hand = s.seats[me].hand
    left = piles_left(s)
    options = [swap_of(give, take) for give in range(4) if hand[give] for take in left if take != give]
    options.append(DONE)
    return options


def exchange(s: Markets, me: int, swap: int) -> None:
    """Put a goods card back, and take one of another type."""
    give, take = given(swap), taken(swap)
    s.put_back(me, give, 1)
    s.note("swap", me, give, take)
    s.draw(me, take, 1)


# 4. Auction


def auction(s: Markets) -> Rules:
    """One reveal: all make their offers in secret, and every good that was offered is auctioned."""
    covered = s.covered
    could = [could_offer(s, me) for me in range(s.players)]
    if True in could:
        together = Together(
            [Decision(me, OFFER, offers(s, me), -1, ASKED if could[me] else PACED) for me in range(s.players)]
        )
        yield together
        winners = settle(s, [together.answers[i] for i in range(s.players)])
        for me in winners:
            piles = [pile for pile in range(PILES) if s.special_piles[pile]]
            if s.round == ROUNDS:  # no card can be played any more
                piles.append(CASH)
            if piles:
                yield from choose_special(s, me, piles)
    s.turns += 1
    s.turn = s.start
    if not s.open_goods() or s.covered == covered:
        open_auctions(s)
        if s.round == ROUNDS:
            s.over = True
            s.note("end")
        else:
            s.phase = MOVE


def could_offer(s: Markets, me: int) -> bool:
    """Whether, for all that is known at the table, the player may have something to offer.

    What is really in the hand must not matter: not being asked would tell it (R-22).
    """
    p = s.seats[me]
    if p.unknown:
        return True
    for good in s.open_goods():
        if p.known[good]:
            return True
    return False


def offers(s: Markets, me: int) -> list[int]:
    """No offer, or any number of cards of one type that has not been auctioned yet."""
    hand = s.seats[me].hand
    options = [NO_OFFER]
    for good in s.open_goods():
        options += OFFERED[good][hand[good]]
    return options


def settle(s: Markets, made: list[int]) -> list[int]:
    """Auction the goods that were offered; who may choose a special card, clockwise from the starting player (R-26)."""
    s.note_all("offers", made)
    s.reveals += 1
    s.auctions += 1
    best = [0, 0, 0, 0]
    leaders: list[list[int]] = [[], [], [], []]
    for me, offer in enumerate(made):
        good, count = good_of(offer), count_of(offer)
        if not count or s.is_covered(good):  # a good that is covered makes a null offer
            continue
        s.put_back(me, good, count)
        if count > best[good]:
            best[good] = count
            leaders[good] = [me]
        elif count == best[good]:
            leaders[good].append(me)
    winners: list[int] = []
    rewards = s.table.reward[s.card]
    for good in range(4):
        if not best[good]:
            continue
        s.cover(good)
        first = break_tie(s, leaders[good])
        reward = rewards[good]
        if reward == SPECIAL:
            share = SPECIAL if s.round == ROUNDS or any(s.special_piles) else NOTHING
            if len(first) == 1:
                winners += first
        else:
            share = reward // len(first)  # what cannot be shared stays in the bank
            for me in first:
                s.gain(me, share, FROM_AUCTIONS)
        s.note_all("auction", [good, reward, share, first[0] if len(first) == 1 else NOBODY, *leaders[good]])
    if len(winners) > 1:
        winners.sort(key=lambda me: (me - s.start) % s.players)
    return winners


def break_tie(s: Markets, leaders: list[int]) -> list[int]:
    """The one leader with the Tiebreaker alone, or else all of them (R-25)."""
    if len(leaders) > 1:
        owners = [me for me in leaders if s.seats[me].tiebreaker]
        if len(owners) == 1:
            return owners
    return leaders


# 5. Move merchants and assistants


def move(s: Markets) -> Rules:
    """Merchants go on clockwise, assistants to the right; what the new spaces show happens (R-29)."""
    s.turn = s.start
    s.set_merchants([(market + 1) % MARKETS for market in s.merchants])
    s.space += 1
    s.note_all("move", [s.space, *s.merchants])
    for icons in s.board.icons:
        icon = icons[s.space - 1]
        if icon == TAKE_SPECIAL:
            yield from all_take_a_special(s)
        elif icon == SHOW_MONEY:
            show_money(s)
    s.used = 0
    change_starting_player(s)
    s.turns += 1


def all_take_a_special(s: Markets) -> Rules:
    """Each in turn takes a special card from a pile that nobody else has chosen (R-30)."""
    chosen: list[int] = []
    for step in range(s.players):
        me = (s.start + step) % s.players
        piles = [pile for pile in range(PILES) if s.special_piles[pile]]
        if piles:
            pile = yield from choose_special(s, me, [pile for pile in piles if pile not in chosen] or piles)
            chosen.append(pile)


def show_money(s: Markets) -> None:
    """Everyone shows how much money they have."""
    for p in s.seats:
        p.shown = p.money
        p.under = p.above = 0
    s.shown_in = s.round
    s.reveals += 1
    s.note_all("show", [p.money for p in s.seats])


# 6. Change the starting player


def change_starting_player(s: Markets) -> None:
    """The coach goes to the left, and the next round begins."""
    s.start = (s.start + 1) % s.players
    s.past.append(s.card)
    s.round += 1
    reveal_market_card(s)
