"""What everybody remembers of the hands of others: the cards seen there, and where they may have gone since.

Whoever follows the table knows of every card drawn whether it is grey or brown (the grey ones lie on top), of every
card played from which hand it came, and of every look who saw what. One thing alone blurs this: a card that passes
unseen between two others may have been any of the giver's. From then on a viewer has several *guesses*, and each later
sight rules some of them out. Cards of one colour that a viewer has never seen are all alike to them, so that a guess is
no more than the known cards and the number of grey cards of each hand. The truth is always among the guesses.

Viewers are the seats, and after them one who sees what everybody sees.
"""

from typing import Any, Final

from bigsmoke.games.nanty.codes import mask_of, members

Guess = tuple[int, ...]
"""For each hand the cards known to be there, as a mask; then for each hand how many grey cards it holds. A viewer's own
hand counts as empty."""


LARGEST: Final = 1 << 40
"""No more ways than this are counted."""

# Sights as they are written down: what happened, and up to four numbers (seats, cards, hands as masks).
DRAWN: Final = 0
SHOWN: Final = 1
RECOVERED: Final = 2
PASSED: Final = 3
SEEN: Final = 4
SWAPPED: Final = 5
Sight = tuple[int, int, int, int, int]


class Memory:
    """What all viewers remember. It has no `__init__`, so that `copy` starts from a blank object.

    Sights are written down, which costs little, and taken in when somebody asks: in playouts nobody does.
    """

    players: int
    grey: int
    """All grey cards, as a mask."""
    viewers: list[int]
    """Those who remember: in an imagined world only the one who imagines it, and the one who sees what all see."""
    sizes: list[int]
    greys: list[int]
    """How many cards, and how many grey ones, each hand holds."""
    known: list[int]
    """known[viewer * players + holder]: the cards that a viewer without a doubt knows in a hand, as a mask."""
    guesses: list[dict[Guess, int]]
    """For each viewer in doubt the guesses, with the number of ways in which each may have come about."""
    sights: list[Sight]
    """What has not been taken in yet."""

    def copy(self) -> "Memory":
        """An independent copy. Guesses are replaced and never changed, so they may be shared."""
        self.take_in()
        m = Memory()
        m.players = self.players
        m.grey = self.grey
        m.viewers = self.viewers
        m.sizes = self.sizes[:]
        m.greys = self.greys[:]
        m.known = self.known[:]
        m.guesses = self.guesses[:]
        m.sights = []
        return m

    def key(self) -> tuple[Any, ...]:
        """All of it, as nested tuples."""
        self.take_in()
        return tuple(self.known), tuple(tuple(sorted(guesses.items())) for guesses in self.guesses)

    # Asking

    def known_cards(self, viewer: int, holder: int) -> int:
        """The cards that a viewer is sure to find in a hand, as a mask."""
        self.take_in()
        if not self.guesses[viewer]:
            return self.known[viewer * self.players + holder]
        sure = -1
        for guess in self.guesses[viewer]:
            sure &= guess[holder]
        return sure

    def guesses_of(self, viewer: int) -> dict[Guess, int]:
        """All that a viewer may take the hands to be; one who is not in doubt has a single guess."""
        self.take_in()
        return self.guesses[viewer] or {self._certain(viewer): 1}

    # Writing down. What happens all the time the state writes down itself: (DRAWN, holder, card, 0, 0), where all know
    # the colour, and (SHOWN, holder, card, 0, 0), where a card leaves a hand for all to see.

    def recovered(self, holder: int, card: int) -> None:
        """A hand gets a card that lay open."""
        self.sights.append((RECOVERED, holder, card, 0, 0))

    def passed(self, giver: int, taker: int, card: int) -> None:
        """A card changes hands: those two see it, the others do not."""
        self.sights.append((PASSED, giver, taker, card, 0))

    def looked_at(self, viewer: int, holder: int, cards: list[int]) -> None:
        """A viewer sees some cards of a hand, or all of them."""
        self.sights.append((SEEN, viewer, holder, mask_of(cards), 0))

    def swapped(self, one: int, other: int, mine: list[int], theirs: list[int]) -> None:
        """Two hands are exchanged: each of the two knows both, the others keep what they know of each."""
        self.sights.append((SWAPPED, one, other, mask_of(mine), mask_of(theirs)))

    # Taking in

    def take_in(self) -> None:
        """Draw the conclusions from all sights since the last time."""
        if not self.sights:
            return
        for what, one, other, third, fourth in self.sights:
            if what == DRAWN:
                self._draws(one, other)
            elif what == SHOWN:
                self._shows(one, other)
            elif what == RECOVERED:
                self._recovers(one, other)
            elif what == PASSED:
                self._passes(one, other, third)
            elif what == SEEN:
                if one in self.viewers:
                    self._sees(one, other, third)
            else:
                self._swaps(one, other, third, fourth)
        self.sights = []

    def _draws(self, holder: int, card: int) -> None:
        grey = self.grey >> card & 1
        self.sizes[holder] += 1
        if grey:
            self.greys[holder] += 1
            for viewer in self.viewers:
                if self.guesses[viewer] and viewer != holder:
                    self._change(viewer, holder, 0, 1)

    def _shows(self, holder: int, card: int) -> None:
        bit = 1 << card
        n = self.players
        known = self.known
        for viewer in self.viewers:
            if self.guesses[viewer]:
                if viewer != holder:
                    self._leaves(viewer, holder, card)
            else:
                known[viewer * n + holder] &= ~bit
        self.sizes[holder] -= 1
        self.greys[holder] -= self.grey >> card & 1

    def _recovers(self, holder: int, card: int) -> None:
        for viewer in self.viewers:
            if viewer != holder:
                self._comes(viewer, holder, card)
        self.sizes[holder] += 1
        self.greys[holder] += self.grey >> card & 1

    def _passes(self, giver: int, taker: int, card: int) -> None:
        n = self.players
        for viewer in self.viewers:
            if viewer == giver:
                self._comes(viewer, taker, card)
            elif viewer != taker:
                self._passes_unseen(viewer, giver, taker)
            elif self.guesses[viewer]:
                self._leaves(viewer, giver, card)
            else:
                self.known[viewer * n + giver] &= ~(1 << card)
        grey = self.grey >> card & 1
        self.sizes[giver] -= 1
        self.sizes[taker] += 1
        self.greys[giver] -= grey
        self.greys[taker] += grey

    def _sees(self, viewer: int, holder: int, seen: int) -> None:
        if not self.guesses[viewer]:
            self.known[viewer * self.players + holder] |= seen
            return
        whole = seen.bit_count() == self.sizes[holder]
        left: dict[Guess, int] = {}
        for guess, ways in self.guesses[viewer].items():
            after = guess
            for card in members(seen):
                ways *= self._ways(after, holder, card)
                after = self._with(after, holder, 1 << card, 0)
            if ways and not (whole and self._unknown(after, holder, 1)):
                left[after] = left.get(after, 0) + ways
        self._settle(viewer, left)

    def _swaps(self, one: int, other: int, mine: int, theirs: int) -> None:
        n = self.players
        known, sizes, greys = self.known, self.sizes, self.greys
        for viewer in self.viewers:
            row = viewer * n
            if viewer == one:
                self._sees(one, other, theirs)
                self._finds(one, other, mine, greys[one])
            elif viewer == other:
                self._sees(other, one, mine)
                self._finds(other, one, theirs, greys[other])
            elif self.guesses[viewer]:
                guesses = self.guesses[viewer]
                self.guesses[viewer] = {self._crossed(guess, one, other): ways for guess, ways in guesses.items()}
            else:
                known[row + one], known[row + other] = known[row + other], known[row + one]
        sizes[one], sizes[other] = sizes[other], sizes[one]
        greys[one], greys[other] = greys[other], greys[one]

    # What this means for one viewer

    def _certain(self, viewer: int) -> Guess:
        """The one guess of a viewer who is not in doubt."""
        n = self.players
        greys = self.greys[:]
        if viewer < n:
            greys[viewer] = 0
        return (*self.known[viewer * n : viewer * n + n], *greys)

    def _change(self, viewer: int, holder: int, known: int, greys: int) -> None:
        """Put a card into a hand in every guess of a viewer in doubt."""
        guesses = self.guesses[viewer]
        self.guesses[viewer] = {self._with(guess, holder, known, greys): ways for guess, ways in guesses.items()}

    def _comes(self, viewer: int, holder: int, card: int) -> None:
        """A card that the viewer sees comes into a hand."""
        if self.guesses[viewer]:
            self._change(viewer, holder, 1 << card, self.grey >> card & 1)
        else:
            self.known[viewer * self.players + holder] |= 1 << card

    def _finds(self, viewer: int, holder: int, hand: int, greys: int) -> None:
        """A whole hand that the viewer knows takes the place of another."""
        if self.guesses[viewer]:
            self.guesses[viewer] = {
                self._with(self._emptied(guess, holder), holder, hand, greys): ways
                for guess, ways in self.guesses[viewer].items()
            }
        else:
            self.known[viewer * self.players + holder] = hand

    def _leaves(self, viewer: int, holder: int, card: int) -> None:
        """A viewer in doubt sees a card that leaves a hand: guesses in which it was not there are wrong."""
        grey = self.grey >> card & 1
        left: dict[Guess, int] = {}
        for guess, ways in self.guesses[viewer].items():
            ways *= self._ways(guess, holder, card)
            if ways:
                after = self._without(guess, holder, 1 << card, grey)
                left[after] = left.get(after, 0) + ways
        self._settle(viewer, left)

    def _passes_unseen(self, viewer: int, giver: int, taker: int) -> None:
        """Some card of a hand goes to another: any of those known there, or one of those unknown."""
        greys = self.greys[giver]
        if (
            not self.guesses[viewer]
            and not self.known[viewer * self.players + giver]
            and greys in (0, self.sizes[giver])
        ):
            return  # all cards of the giver are alike
        after: dict[Guess, int] = {}
        for guess, ways in (self.guesses[viewer] or {self._certain(viewer): 1}).items():
            for card in members(guess[giver]):
                grey = self.grey >> card & 1
                moved = self._with(self._without(guess, giver, 1 << card, grey), taker, 1 << card, grey)
                after[moved] = after.get(moved, 0) + ways
            for grey in (0, 1):
                unknown = self._unknown(guess, giver, grey)
                if unknown:
                    moved = self._with(self._without(guess, giver, 0, grey), taker, 0, grey)
                    after[moved] = after.get(moved, 0) + ways * unknown
        self._settle(viewer, after)

    def _settle(self, viewer: int, guesses: dict[Guess, int]) -> None:
        """Keep what is left of the guesses; a single one is no doubt."""
        assert guesses, "the truth is among the guesses"
        n = self.players
        if len(guesses) == 1:
            for guess in guesses:
                self.known[viewer * n : viewer * n + n] = guess[:n]
            self.guesses[viewer] = {}
            return
        self.known[viewer * n : viewer * n + n] = [0] * n
        most = max(guesses.values())
        if most > LARGEST:  # what matters is how they compare
            guesses = {guess: max(1, ways * LARGEST // most) for guess, ways in guesses.items()}
        self.guesses[viewer] = guesses

    # Guesses

    def _unknown(self, guess: Guess, holder: int, grey: int) -> int:
        """How many cards of a colour a hand holds beside those known."""
        known = guess[holder]
        greys = guess[self.players + holder]
        if grey:
            return greys - (known & self.grey).bit_count()
        return self.sizes[holder] - greys - (known & ~self.grey).bit_count()

    def _ways(self, guess: Guess, holder: int, card: int) -> int:
        """In how many ways a card may be in a hand."""
        if guess[holder] >> card & 1:
            return 1
        for other in range(self.players):
            if guess[other] >> card & 1:
                return 0
        return self._unknown(guess, holder, self.grey >> card & 1)

    def _with(self, guess: Guess, holder: int, known: int, greys: int) -> Guess:
        """A guess with further cards in a hand."""
        parts = list(guess)
        parts[holder] |= known
        parts[self.players + holder] += greys
        return tuple(parts)

    def _without(self, guess: Guess, holder: int, known: int, greys: int) -> Guess:
        """A guess with fewer cards in a hand."""
        parts = list(guess)
        parts[holder] &= ~known
        parts[self.players + holder] -= greys
        return tuple(parts)

    def _emptied(self, guess: Guess, holder: int) -> Guess:
        """A guess with an empty hand."""
        return self._without(guess, holder, guess[holder], guess[self.players + holder])

    def _crossed(self, guess: Guess, one: int, other: int) -> Guess:
        """A guess with two hands exchanged."""
        parts = list(guess)
        n = self.players
        parts[one], parts[other] = parts[other], parts[one]
        parts[n + one], parts[n + other] = parts[n + other], parts[n + one]
        return tuple(parts)

    # Worlds and positions

    def count(self, hands: list[list[int]]) -> None:
        """Begin with these hands."""
        self.sizes = [len(hand) for hand in hands]
        self.greys = [(mask_of(hand) & self.grey).bit_count() for hand in hands]

    def forget(self, viewer: int) -> None:
        """Let a viewer forget all cards that it has seen in hands, but for what has not been taken in yet."""
        n = self.players
        if not self.guesses[viewer]:
            self.known[viewer * n : viewer * n + n] = [0] * n
            return
        left: dict[Guess, int] = {}
        for guess, ways in self.guesses[viewer].items():
            colours = (*[0] * n, *guess[n:])  # the backs of the cards can be seen, as far as they ever could
            left[colours] = left.get(colours, 0) + ways
        self._settle(viewer, left)

    def keep_only(self, viewer: int) -> None:
        """Forget what all other seats know; what everybody knows stays."""
        n = self.players
        self.viewers = [viewer, n]
        for other in range(n):
            if other != viewer:
                self.known[other * n : other * n + n] = [0] * n
                self.guesses[other] = {}


def new_memory(players: int, grey: int) -> Memory:
    """Nobody has seen anything yet, and all hands are empty."""
    m = Memory()
    m.players = players
    m.grey = grey
    m.viewers = list(range(players + 1))
    m.sizes = [0] * players
    m.greys = [0] * players
    m.known = [0] * (players * (players + 1))
    m.guesses = [{} for _ in range(players + 1)]
    m.sights = []
    return m
