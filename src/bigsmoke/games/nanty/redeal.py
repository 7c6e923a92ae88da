"""Dealing anew what a seat cannot know, from what it can know alone.

Worlds have perfect recall: each agrees with all that the seat has ever been shown. Of action cards the state's memory
keeps what that leaves open; of Personalities a history is retraced; all else that was seen stands in the state.
"""

from bigsmoke.games.nanty.codes import mask_of, members
from bigsmoke.games.nanty.memory import Guess
from bigsmoke.games.nanty.state import LOOKED, Nanty
from bigsmoke.games.nanty.tables import AGENTS, BUILDINGS
from bigsmoke.kernel.chance import Chance


def redeal(s: Nanty, me: int, chance: Chance) -> None:
    """Replace hands, piles and Personalities by others that the seat could not tell from the real ones."""
    redeal_cards(s, me, chance)
    redeal_personalities(s, me, chance)
    redeal_events(s, me, chance)
    if s.table.named:
        redeal_figure_cards(s, me, chance)
    s.dice = []


def redeal_cards(s: Nanty, me: int, chance: Chance) -> None:
    """Deal the unseen cards, each to a place of its colour, by one of the seat's guesses."""
    t = s.table.cards
    n = s.players
    s.memory.keep_only(me)
    guess = one_guess(s.memory.guesses_of(me), chance)
    seen = s.in_the_open() | mask_of(s.seats[me].hand)
    for holder in range(n):
        seen |= guess[holder]
    grey: list[int] = []
    brown: list[int] = []
    for card in range(t.size):
        if not seen >> card & 1:
            (brown if t.brown[card] else grey).append(card)
    chance.shuffle(grey)
    chance.shuffle(brown)
    for holder, p in enumerate(s.seats):
        if holder == me:
            continue
        known = guess[holder]
        hand = members(known) if known else []
        size = len(p.hand)
        greys = guess[n + holder] - (known & t.grey).bit_count()
        for _ in range(size - len(hand) - greys):
            hand.append(brown.pop())
        for _ in range(greys):
            hand.append(grey.pop())
        hand.sort()
        p.hand = hand
        p.reactions = 0
        for card in hand:
            p.reactions |= t.reaction[card]
    s.pile = brown + grey
    s.memory.count([p.hand for p in s.seats])


def one_guess(guesses: dict[Guess, int], chance: Chance) -> Guess:
    """What a seat takes the other hands to be: one of its guesses, by their weight."""
    if len(guesses) == 1:
        return next(iter(guesses))
    at = chance.below(sum(guesses.values()))
    for guess, ways in sorted(guesses.items()):
        at -= ways
        if at < 0:
            return guess
    raise AssertionError("the weights add up")


def redeal_personalities(s: Nanty, me: int, chance: Chance) -> None:
    """Deal until all that the seat has seen of looking and trading fits."""
    first, aside = at_the_start(s, me)
    while True:
        rest = [p for p in range(s.table.people.size) if p != first and not aside >> p & 1]
        chance.shuffle(rest)
        held = [first if seat == me else rest.pop() for seat in range(s.players)]
        rest += members(aside)
        history = retrace(s, me, held, rest, chance)
        if history is not None:
            break
    for seat, p in enumerate(s.seats):
        p.personality = held[seat]
    s.aside = rest
    s.identity = history


def at_the_start(s: Nanty, me: int) -> tuple[int, int]:
    """The Personality that the seat was dealt, and those that it knows to have lain aside then, as a mask.

    What it saw before anybody else traded lay there from the start, but for what it had put there itself.
    """
    first = -1
    aside = 0
    own = 0
    traded = False
    identity = s.identity
    for i in range(0, len(identity), 4):
        kind, seat, one, other = identity[i : i + 4]
        if seat != me:
            traded = traded or kind != LOOKED
        elif kind == LOOKED:
            if not traded:
                aside |= one & ~own
        else:
            first = one if first < 0 else first
            if not traded:
                aside |= 1 << other & ~own
            own |= 1 << one
    return (first if first >= 0 else s.seats[me].personality), aside & ~(1 << first if first >= 0 else 0)


def retrace(s: Nanty, me: int, held: list[int], aside: list[int], chance: Chance) -> list[int] | None:
    """Go through the history from an invented deal; None if it contradicts what the seat saw."""
    history: list[int] = []
    for i in range(0, len(s.identity), 4):
        kind, seat, first, second = s.identity[i : i + 4]
        if kind == LOOKED:
            if seat == me:
                if any(personality not in aside for personality in members(first)):
                    return None
                history += [kind, seat, first, second]
            else:
                history += [kind, seat, 0, 0]
            continue
        if seat == me:
            if second not in aside:
                return None
            spot = aside.index(second)
        else:
            spot = chance.below(len(aside))
        held[seat], aside[spot] = aside[spot], held[seat]
        history += [kind, seat, aside[spot], held[seat]]
    return history


def redeal_events(s: Nanty, me: int, chance: Chance) -> None:
    """Shuffle the Random Events, but for those that the seat has put in order."""
    top: list[int] = []
    bottom: list[int] = []
    if s.looker == me:
        top = s.foreseen
        bottom = [s.sunk] if s.sunk >= 0 else []
    seen = s.gone_events + top + bottom
    rest = [event for event in range(len(s.table.events.ids)) if event not in seen]
    chance.shuffle(rest)
    if s.looker != me:
        size = len(s.foreseen)
        s.events = rest
        s.foreseen = rest[len(rest) - size :]
        s.sunk = rest[0] if s.sunk >= 0 else -1
    else:
        s.events = bottom + rest + top


def redeal_figure_cards(s: Nanty, me: int, chance: Chance) -> None:
    """Deal the Agent and Building cards that the seat has not seen."""
    seen = s.gone + s.seats[me].secret
    for p in s.seats:
        seen = seen + p.shown
    agents = [card for card in range(AGENTS) if card not in seen]
    buildings = [card for card in range(AGENTS, AGENTS + BUILDINGS) if card not in seen]
    chance.shuffle(agents)
    chance.shuffle(buildings)
    for seat, p in enumerate(s.seats):
        if seat == me:
            continue
        held = sum(1 for card in p.secret if card < AGENTS)
        cards = [agents.pop() for _ in range(held)] + [buildings.pop() for _ in range(len(p.secret) - held)]
        p.secret = sorted(cards)
    s.agent_box = agents
    s.building_deck = buildings
