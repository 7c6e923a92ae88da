"""Dealing anew what a seat cannot know, from what it can know alone."""

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


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, in order."""
    found: list[int] = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


def redeal_cards(s: Nanty, me: int, chance: Chance) -> None:
    """Grey cards are drawn before brown ones, so hands hold the earlier and the pile the later of those unseen."""
    t = s.table.cards
    seen = s.in_the_open()
    for card in s.seats[me].hand:
        seen |= 1 << card
    known = [0 if seat == me else s.known_cards(me, seat) for seat in range(s.players)]
    for mask in known:
        seen |= mask
    grey: list[int] = []
    brown: list[int] = []
    for card in range(t.size):
        if not seen >> card & 1:
            (brown if t.brown[card] else grey).append(card)
    chance.shuffle(grey)
    chance.shuffle(brown)
    unseen = grey + brown
    size = len(s.pile)
    held = unseen[: len(unseen) - size]
    s.pile = unseen[len(unseen) - size :]
    s.pile.reverse()
    chance.shuffle(held)
    for seat, p in enumerate(s.seats):
        if seat == me:
            continue
        hand = cards_of(known[seat])
        while len(hand) < len(p.hand):
            hand.append(held.pop())
        hand.sort()
        p.hand = hand
        p.reactions = 0
        for card in hand:
            p.reactions |= t.reaction[card]
        for other in range(s.players):
            s.known[seat * s.players + other] = 0


def redeal_personalities(s: Nanty, me: int, chance: Chance) -> None:
    """Deal until all that the seat has seen of looking and trading fits."""
    first = s.seats[me].personality
    for i in range(len(s.identity) - 4, -1, -4):
        if s.identity[i] != LOOKED and s.identity[i + 1] == me:
            first = s.identity[i + 2]
    while True:
        rest = [personality for personality in range(s.table.people.size) if personality != first]
        chance.shuffle(rest)
        held = [first if seat == me else rest.pop() for seat in range(s.players)]
        history = retrace(s, me, held, rest, chance)
        if history is not None:
            break
    for seat, p in enumerate(s.seats):
        p.personality = held[seat]
    s.aside = rest
    s.identity = history


def retrace(s: Nanty, me: int, held: list[int], aside: list[int], chance: Chance) -> list[int] | None:
    """Go through the history from an invented deal; None if it contradicts what the seat saw."""
    history: list[int] = []
    for i in range(0, len(s.identity), 4):
        kind, seat, first, second = s.identity[i : i + 4]
        if kind == LOOKED:
            if seat == me:
                if any(first >> personality & 1 and personality not in aside for personality in cards_of(first)):
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
    rest = [e for e in range(len(s.table.events.ids)) if e not in s.gone_events and e not in top and e not in bottom]
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
