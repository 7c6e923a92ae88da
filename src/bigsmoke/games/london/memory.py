"""What can be told of the cards that somebody drew unseen: everybody remembers all that was ever shown.

Everything built was seen when it was placed, and so was everything that lies on the board or has left the game. Hidden
are the cards that went from the deck into a hand, and the deck itself. Even of these something is known: the deck is
stacked by set letter, so its size tells the letter of every card drawn from it, and a card that a player shows later
was drawn by that player as a card of its own letter.

Two things leave a letter open, and are kept as `Doubt`s in the order in which they happened:

- a card of a kind that is in several sets (a Pauper) leaves a hand that holds unseen cards of more than one of them;
- cards are drawn that were looked at where two sets meet, and came back in an order that only the looker knows.

Whoever looks at the deck knows more than the others, and has a `Track` of its own. London has one such power
(St. Pancras, or the University), and it never changes hands: so at most one seat of a game looks. (A position may let a
seat without it foresee cards, until somebody looks.)
"""

from typing import Any, Final

from bigsmoke.games.london.cards import SETS, CardTable

NOBODY: Final = -1
UNKNOWN: Final = -1  # a card or a letter that is not known

Marked = tuple[int, int, int]
"""A card that the looker knows to be in a hand: whose, the card, its set letter."""


class Doubt:
    """A card that entered a hand, or left one, as a card of one letter or another. It is never changed."""

    __slots__ = ("card", "entered", "letter", "letters", "reach", "room", "seat", "zone")

    def __init__(
        self,
        seat: int,
        card: int,
        letters: tuple[int, ...],
        room: tuple[int, ...],
        zone: int = NOBODY,
        reach: tuple[int, ...] = (),
        letter: int = UNKNOWN,
    ) -> None:
        self.seat = seat
        self.card = card
        """Which card it was; of one that was drawn, only the one who drew it knows."""
        self.letters = letters
        """The letters that are possible."""
        self.room = room
        """How many cards of each letter can have left the hand by doubts up to this one, less those that entered."""
        self.entered = zone != NOBODY
        """Whether it was drawn; otherwise it was shown as it left the hand."""
        self.zone = zone
        """From which zone it was drawn: see `Memory.zones`."""
        self.reach = reach
        """How many cards of each letter could be drawn from that zone so far."""
        self.letter = letter
        """The letter of one that was drawn; only the looker knows."""

    def key(self) -> tuple[Any, ...]:
        """All of it."""
        return (self.seat, self.card, self.letters, self.room, self.zone, self.reach, self.letter)


class Track:
    """The letters of unseen cards in all hands, as somebody can follow them."""

    held: list[int]
    """The unseen cards in each hand by letter, three figures for each seat, before any doubt is settled."""
    shed: list[int]
    """What each seat has shown of each mixed kind by letter, where that is sure: see `at`."""
    doubts: list[Doubt]
    last: list[int]
    """Where each seat's latest doubt stands; -1: it has none."""

    def copy(self) -> "Track":
        """An independent copy."""
        track = Track()
        track.held = self.held[:]
        track.shed = self.shed[:]
        track.doubts = self.doubts[:]
        track.last = self.last[:]
        return track

    def key(self) -> tuple[Any, ...]:
        """All of it, as nested tuples."""
        doubts = tuple([doubt.key() for doubt in self.doubts])
        return (tuple(self.held), tuple(self.shed), doubts, tuple(self.last))

    def leave(self, t: CardTable, seat: int, card: int) -> None:
        """A card that was drawn unseen is shown as it leaves a hand."""
        letter = t.letter[card]
        mixed = t.mixed_at[card]
        if mixed >= 0:
            letters = self._possible(t, seat, mixed)
            if len(letters) != 1:
                self.doubt(Doubt(seat, card, letters, self.hand(seat)))
                return
            letter = letters[0]
            self.shed[at(t, seat, mixed, letter)] += 1
        self.held[seat * SETS + letter] -= 1
        if self.last[seat] >= 0:
            self._tighten(seat, letter)

    def _possible(self, t: CardTable, seat: int, mixed: int) -> tuple[int, ...]:
        """As which letters a seat may have drawn a card of a mixed kind that it shows now."""
        letters: list[int] = []
        for letter in range(SETS):
            left = t.mixed_copies[mixed * SETS + letter]
            for other in range(len(self.last)):
                left -= self.shed[at(t, other, mixed, letter)]
            if left > 0 and (self.held[seat * SETS + letter] > 0 or self._unsure(seat, letter)):
                letters.append(letter)
        return tuple(letters)

    def _unsure(self, seat: int, letter: int) -> bool:
        """Whether the seat may have drawn a card of this letter by a doubt."""
        for d in self.doubts:
            if d.entered and d.seat == seat and letter in d.letters:
                return True
        return False

    def hand(self, seat: int) -> tuple[int, ...]:
        """The unseen cards in a hand by letter."""
        return tuple(self.held[seat * SETS : seat * SETS + SETS])

    def doubt(self, doubt: Doubt) -> None:
        """Keep a doubt."""
        self.last[doubt.seat] = len(self.doubts)
        self.doubts.append(doubt)

    def _tighten(self, seat: int, letter: int) -> None:
        """A card of a sure letter has left the hand: so many fewer can have left it by doubts before that."""
        last = self.last[seat]
        d = self.doubts[last]
        held = self.held[seat * SETS + letter]
        if held < d.room[letter]:
            room = tuple([held if each == letter else d.room[each] for each in range(SETS)])
            self.doubts[last] = Doubt(seat, d.card, d.letters, room, d.zone, d.reach, d.letter)


class Memory:
    """What the seats of a table remember besides what lies open. All of it is public but for what says otherwise."""

    stacked: bool
    """Whether the deck is known to be stacked by set letter; not where a position was laid out by hand."""
    track: Track
    drawn: list[int]
    """What each seat has drawn of each mixed kind by letter (see `at`), where that is sure; private to that seat."""
    zones: list[tuple[int, ...]]
    """Where the looker stirred cards of several letters: how many of each letter came in reach, place by place."""
    stirred: int
    """How many cards of the latest zone still lie on top of the deck."""
    tops: list[int]
    """Their letters, topmost last; private to the looker, as all that follows."""
    looker: int
    """The seat that has looked at the deck; -1: none has."""
    lookers: Track
    """As the looker can follow the cards: none of those that it has seen on the deck are counted."""
    marked: list[Marked]
    """What the looker saw on the deck and others have drawn and not yet shown."""

    def copy(self) -> "Memory":
        """An independent copy."""
        m = Memory()
        m.stacked = self.stacked
        m.track = self.track.copy()
        m.drawn = self.drawn[:]
        m.zones = self.zones[:]
        m.stirred = self.stirred
        m.tops = self.tops[:]
        m.looker = self.looker
        m.lookers = m.track if self.lookers is self.track else self.lookers.copy()
        m.marked = self.marked[:]
        return m

    def key(self) -> tuple[Any, ...]:
        """All of it, as nested tuples."""
        return (
            self.stacked,
            self.track.key(),
            tuple(self.drawn),
            tuple(self.zones),
            self.stirred,
            tuple(self.tops),
            self.looker,
            self.lookers.key(),
            tuple(self.marked),
        )

    def track_of(self, seat: int) -> Track:
        """The cards as this seat can follow them."""
        return self.lookers if seat == self.looker else self.track

    def draw(self, t: CardTable, seat: int, card: int, place: int, foreseen: bool) -> None:
        """A seat draws a card unseen by the others from this place of the deck; the looker may have foreseen it."""
        stirred = self.stirred > 0
        letter = UNKNOWN
        if stirred:
            letter = self._draw_stirred(seat, card)
        elif self.stacked:
            letter = t.letter_at[place]
            self.track.held[seat * SETS + letter] += 1
        if seat != self.looker:
            if foreseen:
                self.marked.append((seat, card, letter))
            elif self.stacked and self.lookers is not self.track:
                self.lookers.held[seat * SETS + letter] += 1
        mixed = t.mixed_at[card]
        if mixed >= 0 and self.stacked and (seat == self.looker or not stirred):
            self.drawn[at(t, seat, mixed, letter)] += 1

    def _draw_stirred(self, seat: int, card: int) -> int:
        """Draw one of the cards that were stirred: its letter, which only the looker can tell."""
        zone = len(self.zones) - 1
        reach = self.zones[zone]
        letter = self.tops.pop()
        self.stirred -= 1
        letters = tuple([each for each in range(SETS) if reach[each]])
        self.track.doubt(Doubt(seat, card, letters, self.track.hand(seat), zone, reach, letter))
        return letter

    def leave(self, t: CardTable, seat: int, card: int) -> None:
        """A card that nobody saw being taken is shown as it leaves a hand."""
        if self.stacked:
            self.track.leave(t, seat, card)
        if self.lookers is not self.track and seat != self.looker:
            marked = self._unmark(t, seat, card)
            if self.stacked and not marked:
                self.lookers.leave(t, seat, card)

    def _unmark(self, t: CardTable, seat: int, card: int) -> bool:
        """Whether the looker knew this card to be in the hand that it leaves."""
        for i, (holder, marked, letter) in enumerate(self.marked):
            if holder == seat and marked == card:
                del self.marked[i]
                if self.stacked and t.mixed_at[card] >= 0:
                    self.lookers.shed[at(t, seat, t.mixed_at[card], letter)] += 1
                return True
        return False

    def look(self, t: CardTable, seat: int, size: int, count: int) -> None:
        """A seat looks at so many cards on top of a deck of this size, and may put them back in another order."""
        if self.looker != seat:
            self.looker = seat
            self.lookers = self.track.copy()
            self.marked = []
        if not self.stacked:
            return
        below = [t.letter_at[place] for place in range(size - count, size - self.stirred)]
        if not self.stirred:
            if len(set(below)) < 2:
                return  # of one letter: whatever their order is, nothing is in doubt
            self.zones.append((0,) * SETS)
        reach = self.zones[-1]
        self.zones[-1] = tuple([reach[letter] + below.count(letter) for letter in range(SETS)])
        self.tops = below + self.tops
        self.stirred = count

    def move(self, source: int, target: int) -> None:
        """The looker moves a card among those looked at; places are counted from the deepest."""
        if self.stirred:
            self.tops.insert(target, self.tops.pop(source))

    def forget_letters(self, t: CardTable) -> None:
        """Keep nothing but what the looker has seen: where a position was laid out that does not go by letters."""
        plain = new_memory(t, len(self.track.last), False)
        self.stacked = False
        self.track = plain.track
        self.drawn = plain.drawn
        self.zones = []
        self.stirred = 0
        self.tops = []
        self.lookers = self.track if self.looker == NOBODY else self.track.copy()
        self.marked = [(seat, card, UNKNOWN) for seat, card, _ in self.marked]


def at(t: CardTable, seat: int, mixed: int, letter: int) -> int:
    """Where a seat's cards of a mixed kind and letter are counted."""
    return (seat * len(t.mixed) + mixed) * SETS + letter


def new_memory(t: CardTable, players: int, stacked: bool) -> Memory:
    """What is known before the first card is dealt."""
    track = Track()
    track.held = [0] * (players * SETS)
    track.shed = [0] * (players * len(t.mixed) * SETS)
    track.doubts = []
    track.last = [NOBODY] * players
    m = Memory()
    m.stacked = stacked
    m.track = track
    m.drawn = track.shed[:]
    m.zones = []
    m.stirred = 0
    m.tops = []
    m.looker = NOBODY
    m.lookers = track
    m.marked = []
    return m
