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


def forget(s: London, me: int) -> None:
    """Forget what the others were seen to take, and what their cards' letters must be."""
    for seat, p in enumerate(s.seats):
        if seat != me:
            p.known = []
    s.memory.forget_letters(s.table)


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
    """Deal each set to the places that it must be in.

    False if it does not fit: a position that cannot be, or a seat that begins to look in a world that was imagined.
    """
    t = s.table
    memory = s.memory
    track = memory.track_of(me)
    used = mixed_cards_seen(s, me, track)
    letters: list[int] = []
    if track.doubts:
        settling = Settling(s, me, track, used, chance)
        if not settling.works():
            return False
        letters = settling.letters
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
    if memory.looker == me or track.doubts or stirred:
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


class Settling:
    """Finding a letter for every doubt, as this seat knows them, so that all goes together."""

    def __init__(self, s: London, me: int, track: Track, used: list[int], chance: Chance) -> None:
        self.t = s.table
        self.me = me
        self.doubts = track.doubts
        self.used = used
        """The copies of mixed kinds that are taken, by letter: it goes on being counted."""
        self.chance = chance
        self.letters: list[int] = []
        """What has been settled so far; UNKNOWN: not in doubt to this seat."""
        self.balance = [0] * len(track.held)
        """What left each hand by doubts, by letter, less what entered it."""
        self.drawn = [0] * (len(s.memory.zones) * SETS)
        """What was drawn from each zone, by letter."""

    def works(self) -> bool:
        """Settle the doubts from here on; if it cannot be done, nothing is changed."""
        while len(self.letters) < len(self.doubts):
            d = self.doubts[len(self.letters)]
            if d.entered or d.seat != self.me:
                return self._works_for(d)
            self.letters.append(UNKNOWN)  # one's own cards are no riddle: they count as drawn
        return True

    def _works_for(self, d: Doubt) -> bool:
        settled = len(self.letters)
        mixed = self._takes_up(d)
        weights = self._weights(d, mixed)
        while True:
            letter = weighted(weights, self.chance)
            if letter == UNKNOWN:
                return False
            weights[letter] = 0
            self._count(d, mixed, letter, 1)
            self.letters.append(letter)
            if (d.seat == self.me or self._has_room(d)) and self.works():
                return True
            del self.letters[settled:]
            self._count(d, mixed, letter, -1)

    def _takes_up(self, d: Doubt) -> int:
        """The mixed kind that one copy less is left of: the card left another's hand, or this seat drew it itself."""
        known = d.card != UNKNOWN and (not d.entered or d.seat == self.me)
        return self.t.mixed_at[d.card] if known else -1

    def _weights(self, d: Doubt, mixed: int) -> list[int]:
        """How likely each letter is: by the copies that are left, or by the cards within reach."""
        weights = [0] * SETS
        for letter in candidates(self.t, self.me, d):
            reached = d.reach[letter] - self.drawn[d.zone * SETS + letter] if d.entered else 1
            if reached > 0:
                copies = mixed * SETS + letter
                left = self.t.mixed_copies[copies] - self.used[copies] if mixed >= 0 else reached
                weights[letter] = max(0, left)
        return weights

    def _count(self, d: Doubt, mixed: int, letter: int, step: int) -> None:
        self.balance[d.seat * SETS + letter] += -step if d.entered else step
        if d.entered:
            self.drawn[d.zone * SETS + letter] += step
        if mixed >= 0:
            self.used[mixed * SETS + letter] += step

    def _has_room(self, d: Doubt) -> bool:
        """Whether the hand has had as many cards of each letter as left it."""
        first = d.seat * SETS
        for letter in range(SETS):
            if self.balance[first + letter] > d.room[letter]:
                return False
        return True


def candidates(t: CardTable, me: int, d: Doubt) -> tuple[int, ...]:
    """The letters that a doubt may come down to, as this seat knows it: of what it drew itself it has seen the card."""
    if d.entered and d.seat == me:
        letter = d.letter if d.card == UNKNOWN else t.letter[d.card]
        if letter >= 0:
            return (letter,)
    return d.letters


def weighted(weights: list[int], chance: Chance) -> int:
    """A letter, by chance and by weight; UNKNOWN: none has any."""
    total = sum(weights)
    if not total:
        return UNKNOWN
    place = chance.below(total) if total > max(weights) else 0
    for letter, weight in enumerate(weights):
        if place < weight:
            return letter
        place -= weight
    return UNKNOWN
