"""Dealing anew what a seat cannot know: a world that agrees with all that it was ever shown."""

from bigsmoke.games.london.cards import SETS, CardTable
from bigsmoke.games.london.memory import NOBODY, UNKNOWN, Doubt, Memory, Track, at
from bigsmoke.games.london.state import London, covered_card
from bigsmoke.kernel.chance import Chance


def redeal_cards(s: London, me: int, chance: Chance) -> None:
    """Deal the hidden cards, the others' hands and the deck, worked out from what the seat has seen.

    It has seen every card of every display, when it was placed: those that were turned over or built upon since, and
    in a position those that lie so from the start.
    """
    left = unseen(s, me)
    known = [known_hand(s, me, seat) for seat in range(s.players)]
    memory = s.memory
    if not (memory.stacked and deal_by_letter(s, me, left, known, chance)):
        memory.forget_letters(s.table)
        deal_latest_to_the_deck(s, me, left, known, chance)
    for seat, p in enumerate(s.seats):
        if seat != me:
            p.foreseen = []
    if memory.looker != me:  # what the looker alone knows has no place in this world
        memory.looker = NOBODY
        memory.lookers = memory.track
        memory.marked = []


def known_hand(s: London, me: int, seat: int) -> list[int]:
    """What a seat knows of another's hand: cards that all saw being taken, and those that it had foreseen."""
    hand = s.seats[seat].known[:]
    memory = s.memory
    if memory.looker == me:
        hand += [card for holder, card, _ in memory.marked if holder == seat]
    return hand


def unseen(s: London, me: int) -> list[int]:
    """How many cards of each kind the seat cannot place."""
    left = s.table.copies[:]
    for card in s.removed:
        left[card] -= 1
    for card in s.board:
        if card >= 0:
            left[card] -= 1
    for index, p in enumerate(s.seats):
        for card in p.tops:
            left[card] -= 1
        for code in p.covered:
            left[covered_card(code)] -= 1
        for card in p.hand if index == me else p.known:
            left[card] -= 1
    for card in s.seats[me].foreseen:
        left[card] -= 1
    if s.memory.looker == me:
        for _, card, _ in s.memory.marked:
            left[card] -= 1
    return left


# Where nothing is known of letters


def deal_latest_to_the_deck(s: London, me: int, left: list[int], known: list[list[int]], chance: Chance) -> None:
    """The deck is stacked by set letter, so most likely it holds the latest letters among the unseen cards."""
    sets: list[list[int]] = [[], [], []]
    for card, count in enumerate(left):
        if count:
            letters = s.table.letters[card]
            # Of a kind in several sets, the earliest copies are the likeliest to have been seen.
            for letter in letters[len(letters) - count :]:
                sets[letter].append(card)
    pool: list[int] = []
    for cards in sets:
        chance.shuffle(cards)
        pool += cards
    foreseen = s.seats[me].foreseen
    body = len(s.deck) - len(foreseen)
    deck = pool[len(pool) - body :]
    deck.reverse()
    s.deck = deck + foreseen
    hidden = pool[: len(pool) - body]
    chance.shuffle(hidden)
    for seat, p in enumerate(s.seats):
        if seat != me:
            hand = known[seat]
            for _ in range(len(p.hand) - len(hand)):
                hand.append(hidden.pop())
            hand.sort()
            p.hand = hand


# Where every letter is known, or in a doubt that can be settled


def deal_by_letter(s: London, me: int, left: list[int], known: list[list[int]], chance: Chance) -> bool:
    """Deal each set to the places that it must be in; false if it does not fit (a position that cannot be)."""
    t = s.table
    memory = s.memory
    track = memory.track_of(me)
    used = mixed_cards_seen(s, me, track)
    letters = settle(t, track, memory, me, used, chance) if track.doubts else []
    if letters is None:
        return False
    held = track.held[:]
    for doubt, letter in zip(track.doubts, letters, strict=True):
        if letter != UNKNOWN:
            held[doubt.seat * SETS + letter] += 1 if doubt.entered else -1
    stirred = stirred_letters(memory, me, track, letters) if memory.stirred else []
    pools = unplaced(t, left, used)
    if not fits(s, me, pools, held, stirred):
        return False
    for pool in pools:
        chance.shuffle(pool)
    deal_hands(s, me, track, pools, held, known)
    chance.shuffle(stirred)
    top = [pools[letter].pop() for letter in stirred]
    s.deck = pools[2] + pools[1] + pools[0] + top + s.seats[me].foreseen
    if memory.marked or track.doubts or stirred:
        put_right(s, me, track, letters, stirred)
    return True


def unplaced(t: CardTable, left: list[int], used: list[int]) -> list[list[int]]:
    """The cards that the seat cannot place, set by set."""
    pools = [[card for card in kinds for _ in range(left[card])] for kinds in t.of_letter]
    for i, copies in enumerate(t.mixed_copies):
        card = t.mixed[i // SETS]
        pools[i % SETS] += [card for _ in range(copies - used[i])]
    return pools


def mixed_cards_seen(s: London, me: int, track: Track) -> list[int]:
    """How many copies of each mixed kind and letter the seat can place, doubts left aside."""
    t = s.table
    memory = s.memory
    size = len(t.mixed_copies)
    used = memory.drawn[me * size : me * size + size]
    for i, count in enumerate(track.shed):
        if count and i // size != me:
            used[i % size] += count
    if memory.looker == me:
        for _, card, letter in memory.marked:
            if t.mixed_at[card] >= 0:
                used[t.mixed_at[card] * SETS + letter] += 1
        foreseen = s.seats[me].foreseen
        deepest = len(s.deck) - len(foreseen)
        for i, card in enumerate(foreseen):
            if t.mixed_at[card] >= 0:
                letter = memory.tops[i] if memory.stirred else t.letter_at[deepest + i]
                used[t.mixed_at[card] * SETS + letter] += 1
    return used


def stirred_letters(memory: Memory, me: int, track: Track, letters: list[int]) -> list[int]:
    """The letters of the cards that the looker has put back where two sets meet, unless they lie open to this seat."""
    if memory.looker == me:
        return []
    zone = len(memory.zones) - 1
    left = list(memory.zones[zone])
    for doubt, letter in zip(track.doubts, letters, strict=True):
        if doubt.zone == zone:
            left[letter] -= 1
    return [letter for letter in range(SETS) for _ in range(left[letter])]


def fits(s: London, me: int, pools: list[list[int]], held: list[int], stirred: list[int]) -> bool:
    """Whether there are as many cards of each set as places for them."""
    body = len(s.deck) - len(stirred) - len(s.seats[me].foreseen)
    places = [0] * SETS
    for letter in (2, 1, 0):  # from the bottom of the deck
        places[letter] = min(body, s.table.set_sizes[letter])
        body -= places[letter]
    for letter in stirred:
        places[letter] += 1
    for i, count in enumerate(held):
        if i // SETS != me:
            if count < 0:
                return False
            places[i % SETS] += count
    return [len(pool) for pool in pools] == places


def deal_hands(
    s: London, me: int, track: Track, pools: list[list[int]], held: list[int], known: list[list[int]]
) -> None:
    """Deal the others' hands from the shuffled sets; what they draw of mixed kinds is theirs to remember."""
    t = s.table
    drawn = s.memory.drawn
    size = len(t.mixed_copies)
    own = drawn[me * size : me * size + size]
    drawn[:] = track.shed
    drawn[me * size : me * size + size] = own
    for seat, p in enumerate(s.seats):
        if seat == me:
            continue
        hand = known[seat]
        for letter in range(SETS):
            pool = pools[letter]
            for _ in range(held[seat * SETS + letter]):
                card = pool.pop()
                hand.append(card)
                if t.mixed_at[card] >= 0:
                    drawn[at(t, seat, t.mixed_at[card], letter)] += 1
        hand.sort()
        p.hand = hand


def put_right(s: London, me: int, track: Track, letters: list[int], stirred: list[int]) -> None:
    """Put what was dealt in the place of what others alone know."""
    t = s.table
    memory = s.memory
    if memory.looker == me:
        for seat, card, letter in memory.marked:
            if t.mixed_at[card] >= 0:
                memory.drawn[at(t, seat, t.mixed_at[card], letter)] += 1
    elif stirred:
        memory.tops = stirred
    for i, letter in enumerate(letters):
        d = track.doubts[i]
        if d.seat != me and not d.entered:
            memory.drawn[at(t, d.seat, t.mixed_at[d.card], letter)] += 1
        elif d.seat != me:
            track.doubts[i] = Doubt(d.seat, UNKNOWN, d.letters, d.room, d.zone, d.reach, letter)
    if memory.looker == me:
        public = memory.track.doubts
        for i, d in enumerate(public):
            if d.entered and d.seat != me:
                public[i] = Doubt(d.seat, UNKNOWN, d.letters, d.room, d.zone, d.reach, d.letter)


def settle(t: CardTable, track: Track, memory: Memory, me: int, used: list[int], chance: Chance) -> list[int] | None:
    """A letter for every doubt, so that all goes together (UNKNOWN: none of this seat's business); None: nothing does.

    `used` counts the copies of mixed kinds that are taken, and goes on counting.
    """
    letters: list[int] = []
    balance = [0] * len(track.held)
    zones = [0] * (len(memory.zones) * SETS)
    return letters if _settle(t, track, me, letters, balance, zones, used, chance) else None


def _settle(
    t: CardTable,
    track: Track,
    me: int,
    letters: list[int],
    balance: list[int],
    zones: list[int],
    used: list[int],
    chance: Chance,
) -> bool:
    """Settle the doubts from here on; if that fails nothing is left changed.

    `balance` counts what left each hand by doubts by letter, less what entered; `zones` what was drawn from each zone.
    """
    index = len(letters)
    if index == len(track.doubts):
        return True
    d = track.doubts[index]
    if d.seat == me and not d.entered:  # one's own cards are no riddle: they count as drawn
        letters.append(UNKNOWN)
        if _settle(t, track, me, letters, balance, zones, used, chance):
            return True
        letters.pop()
        return False
    # Which copy of a mixed kind the card takes up: one that left another's hand, or one that this seat drew itself.
    mixed = t.mixed_at[d.card] if d.card != UNKNOWN and (not d.entered or d.seat == me) else -1
    weights = [0] * SETS
    for letter in candidates(t, me, d):
        room = d.reach[letter] - zones[d.zone * SETS + letter] if d.entered else 1
        if room > 0:
            left = t.mixed_copies[mixed * SETS + letter] - used[mixed * SETS + letter] if mixed >= 0 else room
            weights[letter] = max(0, left)
    step = -1 if d.entered else 1
    while True:
        letter = weighted(weights, chance)
        if letter == UNKNOWN:
            return False
        weights[letter] = 0
        balance[d.seat * SETS + letter] += step
        if d.seat == me or _within(balance, d):
            letters.append(letter)
            if d.entered:
                zones[d.zone * SETS + letter] += 1
            if mixed >= 0:
                used[mixed * SETS + letter] += 1
            if _settle(t, track, me, letters, balance, zones, used, chance):
                return True
            letters.pop()
            if d.entered:
                zones[d.zone * SETS + letter] -= 1
            if mixed >= 0:
                used[mixed * SETS + letter] -= 1
        balance[d.seat * SETS + letter] -= step


def candidates(t: CardTable, me: int, d: Doubt) -> tuple[int, ...]:
    """The letters that a doubt may come down to, as this seat knows it: of what it drew itself it has seen the card."""
    if d.entered and d.seat == me:
        letter = d.letter if d.card == UNKNOWN else t.letter[d.card]
        if letter >= 0:
            return (letter,)
    return d.letters


def _within(balance: list[int], d: Doubt) -> bool:
    first = d.seat * SETS
    for letter in range(SETS):
        if balance[first + letter] > d.room[letter]:
            return False
    return True


def weighted(weights: list[int], chance: Chance) -> int:
    """A letter, by chance and by weight; UNKNOWN: none has any."""
    total = sum(weights)
    if total <= 0:
        return UNKNOWN
    at_weight = chance.below(total) if total > max(weights) else 0
    for letter, weight in enumerate(weights):
        if at_weight < weight:
            return letter
        at_weight -= weight
    return UNKNOWN
