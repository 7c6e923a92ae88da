"""Dealing anew what a seat cannot know."""

from bisect import insort

from bigsmoke.games.markets.cards import PILES
from bigsmoke.games.markets.state import (
    GOODS_OF_A_TYPE,
    NOBODY,
    NOWHERE,
    PLAYED,
    Markets,
    card_moved,
    moved,
    mover,
    origin,
)
from bigsmoke.kernel.chance import Chance


def redeal_goods(s: Markets, me: int, chance: Chance) -> None:
    """Deal the goods cards that nobody saw the others take: what is left of their first hands."""
    pool: list[int] = []
    for good in range(4):
        left = GOODS_OF_A_TYPE - s.piles[good]
        for seat, p in enumerate(s.seats):
            left -= p.hand[good] if seat == me else p.known[good]
        pool += [good] * left
    chance.shuffle(pool)
    for seat, p in enumerate(s.seats):
        if seat != me:
            p.hand = p.known[:]
            for _ in range(p.unknown):
                p.hand[pool.pop()] += 1


def forget_goods(s: Markets, me: int) -> None:
    """Forget which goods cards the others were seen to take: how many they hold can be seen."""
    for seat, p in enumerate(s.seats):
        if seat != me:
            p.known = [0, 0, 0, 0]
            p.unknown = p.hand_size()


def redeal_deck(s: Markets, chance: Chance) -> None:
    """Shuffle the market cards to come; the bottom one was shown to all at the start."""
    if len(s.deck) > 2:
        bottom = s.deck[0]
        rest = sorted(s.deck[1:])
        chance.shuffle(rest)
        s.deck = [bottom, *rest]


def redeal_money(s: Markets, me: int, chance: Chance) -> None:
    """Put each other player's money anywhere in the range that is known."""
    for seat, p in enumerate(s.seats):
        if seat != me and (p.under or p.above):
            low = p.money - p.under
            high = p.money + p.above
            money = low + chance.below(high - low + 1)
            p.under += money - p.money
            p.above = high - money
            p.money = money


class Batch:
    """Special cards of which the seat knows that they lay together, and not who of the others took which."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.takes: list[int] = []
        """Where in the history others took one of them."""

    def take_away(self, cards: list[int]) -> None:
        """Leave out cards, each one once."""
        for card in cards:
            self.cards.remove(card)


class Memory:
    """What a seat can tell about the special cards: one batch for each look at a pile, and one for all the rest.

    A look at a pile shows what others have taken since the look before; what they have taken after the last look is
    among what was left. All of this the seat itself has seen; identical cards it cannot tell apart.
    """

    def __init__(self, s: Markets, me: int) -> None:
        history = s.history
        lying = [pile[:] for pile in s.special_piles]
        for move in history:
            if origin(move) < PILES:
                lying[origin(move)].append(card_moved(move))
        self.rest = Batch(s.table.all_specials())
        self.rest.take_away(s.out)
        self.batches: list[Batch] = [self.rest]
        self.of_pile = [self.rest] * PILES
        """The batch that each pile's cards now belong to."""
        self.plays: list[int] = []
        for at, move in enumerate(history):
            seat, where, card = mover(move), origin(move), card_moved(move)
            if where == PLAYED:
                if seat != me:
                    self.plays.append(at)
                continue
            if seat != me:
                batch = self.rest if where == NOWHERE else self.of_pile[where]
                batch.takes.append(at)
            elif where == NOWHERE:
                self.rest.take_away([card])
            else:
                self._look(where, lying[where])
                self.of_pile[where].take_away([card])
            if where != NOWHERE:
                lying[where].remove(card)
        if s.looking != NOBODY and s.turn == me:
            self._look(s.looking, lying[s.looking])

    def _look(self, pile: int, cards: list[int]) -> None:
        # what remains of an earlier look is exactly what the others have taken since
        self.of_pile[pile].take_away(cards)
        self.of_pile[pile] = Batch(cards[:])
        self.batches.append(self.of_pile[pile])


def fit_plays(memory: Memory, history: list[int], index: int, taken: dict[int, int], chance: Chance) -> bool:
    """Find for every card that another seat has played a take that it may have come from.

    `taken` gets the card of each such take, by its place in the history.
    """
    if index == len(memory.plays):
        return True
    at = memory.plays[index]
    seat, card = mover(history[at]), card_moved(history[at])
    sources = [
        (take, batch)
        for batch in memory.batches
        if card in batch.cards
        for take in batch.takes
        if take < at and mover(history[take]) == seat and take not in taken
    ]
    order = list(range(len(sources)))
    chance.shuffle(order)
    for i in order:
        take, batch = sources[i]
        taken[take] = card
        batch.cards.remove(card)
        if fit_plays(memory, history, index + 1, taken, chance):
            return True
        del taken[take]
        batch.cards.append(card)
    return False


def redeal_specials(s: Markets, me: int, chance: Chance) -> None:
    """Deal the special cards that the seat cannot place: in the others' hands and in the piles."""
    memory = Memory(s, me)
    history = s.history
    taken: dict[int, int] = {}
    fits = fit_plays(memory, history, 0, taken, chance)
    assert fits, "the special cards played do not fit those taken"
    for batch in memory.batches:
        batch.cards.sort()
        chance.shuffle(batch.cards)
        for take in batch.takes:
            if take not in taken:
                taken[take] = batch.cards.pop()
    for take, card in taken.items():
        history[take] = moved(mover(history[take]), origin(history[take]), card)
    for pile, batch in enumerate(memory.of_pile):
        if batch is memory.rest:
            size = len(s.special_piles[pile])
            s.special_piles[pile] = sorted([batch.cards.pop() for _ in range(size)])
        else:
            s.special_piles[pile] = sorted(batch.cards)
    for seat, p in enumerate(s.seats):
        if seat != me:
            p.specials = []
    for move in history:
        seat = mover(move)
        if seat != me:
            if origin(move) == PLAYED:
                s.seats[seat].specials.remove(card_moved(move))
            else:
                insort(s.seats[seat].specials, card_moved(move))
