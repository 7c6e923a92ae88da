"""The state of a game of London, and the small things that can happen to it."""

from bisect import insort
from typing import Any

from bigsmoke.games.london.cards import BANK, SHOPS, CardTable
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Rules
from bigsmoke.kernel.state import State

HAND_LIMIT = 9
LOAN = 10
LOAN_WITH_BANK = 12
REPAYMENT = 15

# Marks of the card on top of a stack.
UP = 1
USED = 2  # activated this turn
FRESH = 4  # placed this turn

EMPTY = -1  # a free space of the board
DECK = 10  # where a draw may come from, besides the board's spaces 0 to 9
NEW_STACK = 99  # where a card may be placed, besides on the stacks

# Flags that an option of a card, stack or borough may carry.
BORROW = 256  # take the loans that are needed to pay
SCHOOLED = 512  # pay £1 so that the discard counts as the colour needed
PLAIN = 255  # what remains when the flags are taken off

# Options that stand beside cards, stacks and boroughs in a menu.
DONE = 1001
TAKE_LOAN = 1002
USE_SWAP = 1003
RUN_BOROUGH = 1004


class Player:
    """One player's side of the table."""

    money: int
    poverty: int
    loans: int
    prestige: int
    hand: list[int]
    """Sorted, so that equal hands are equal lists."""
    known: list[int]
    """The part of the hand that everybody saw being taken from the board."""
    foreseen: list[int]
    """What this player knows to lie on top of the deck, topmost last."""
    tops: list[int]
    """The card on top of each stack."""
    marks: list[int]
    """UP, USED and FRESH of each top card."""
    coins: list[int]
    """The money lying on each top card (Shops)."""
    covered: list[int]
    """Cards built over, oldest first: see `cover`."""
    boroughs: list[int]
    """Oldest first; the last is the topmost."""

    def copy(self) -> "Player":
        """An independent copy."""
        p = Player()
        p.money = self.money
        p.poverty = self.poverty
        p.loans = self.loans
        p.prestige = self.prestige
        p.hand = self.hand[:]
        p.known = self.known[:]
        p.foreseen = self.foreseen[:]
        p.tops = self.tops[:]
        p.marks = self.marks[:]
        p.coins = self.coins[:]
        p.covered = self.covered[:]
        p.boroughs = self.boroughs[:]
        return p

    def key(self) -> tuple[Any, ...]:
        """All of it, as nested tuples."""
        return (
            self.money,
            self.poverty,
            self.loans,
            self.prestige,
            tuple(self.hand),
            tuple(self.known),
            tuple(self.foreseen),
            tuple(self.tops),
            tuple(self.marks),
            tuple(self.coins),
            tuple(sorted(self.covered, key=_stack_of)),  # the order within a stack is all that counts
            tuple(self.boroughs),
        )

    def stack(self, index: int) -> list[tuple[int, bool]]:
        """A stack from bottom to top: (card, face up)."""
        cards = [(code & PLAIN, not code & 256) for code in self.covered if code >> 9 == index]
        return [*cards, (self.tops[index], bool(self.marks[index] & UP))]

    def built(self) -> list[int]:
        """Every card in the display: covered, face down or showing."""
        return [code & PLAIN for code in self.covered] + self.tops

    def drop(self, card: int) -> None:
        """Take a card out of the hand."""
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)

    def relieve(self, poverty: int) -> None:
        """Lose poverty, never below none: nothing is stored (L2-064, L2-081)."""
        self.poverty = self.poverty - poverty if self.poverty > poverty else 0


def new_player(money: int, poverty: int) -> Player:
    """A player who has built nothing yet."""
    p = Player()
    p.money = money
    p.poverty = poverty
    p.loans = 0
    p.prestige = 0
    p.hand = []
    p.known = []
    p.foreseen = []
    p.tops = []
    p.marks = []
    p.coins = []
    p.covered = []
    p.boroughs = []
    return p


def _stack_of(code: int) -> int:
    return code >> 9


def cover(stack: int, card: int, mark: int) -> int:
    """A covered card as one number: its stack, whether it was face down, the card."""
    return stack << 9 | (0 if mark & UP else 256) | card


class London(State):
    """What both editions have on the table."""

    table: CardTable
    seats: list[Player]
    deck: list[int]
    """Topmost last."""
    board: list[int]
    """The spaces for discarded cards, top row first, then the bottom row."""
    width: int
    removed: list[int]
    ending: int
    """The seat whose turn ended with an empty deck; -1 before that."""
    swapped: bool
    """Whether the swap power was used this turn."""
    hand_ignored: bool
    """Whether the hand brings no poverty in this run (Public Houses)."""

    def begin_london(self, players: int, table: CardTable, chance: Chance) -> None:
        """An empty table."""
        self.begin(players, chance)
        self.table = table
        self.seats = []
        self.deck = []
        self.width = players + 1
        self.board = [EMPTY] * (2 * self.width)
        self.removed = []
        self.ending = -1
        self.swapped = False
        self.hand_ignored = False

    def copy_london(self, other: "London", chance: Chance) -> None:
        """Take everything from another table."""
        self.copy_base(other, chance)
        self.table = other.table
        self.seats = [p.copy() for p in other.seats]
        self.deck = other.deck[:]
        self.width = other.width
        self.board = other.board[:]
        self.removed = other.removed[:]
        self.ending = other.ending
        self.swapped = other.swapped
        self.hand_ignored = other.hand_ignored

    def key_london(self) -> tuple[Any, ...]:
        """All of it, as nested tuples."""
        return (
            self.turn,
            self.turns,
            self.over,
            tuple(p.key() for p in self.seats),
            tuple(self.deck),
            tuple(self.board),
            tuple(self.removed),
            self.ending,
            self.swapped,
            self.hand_ignored,
        )

    # Drawing and discarding

    def stack_deck(self) -> None:
        """Shuffle the three sets and put them on top of each other: A above B above C."""
        deck: list[int] = []
        for letter in (2, 1, 0):
            cards = self.table.set_of(letter)
            self.chance.shuffle(cards)
            deck += cards
        self.deck = deck

    def deal(self, hand_size: int) -> None:
        """Deal from the top of the deck."""
        for p in self.seats:
            for _ in range(hand_size):
                insort(p.hand, self.deck.pop())

    def sources(self) -> list[int]:
        """Where a card can be drawn from: any card on the board, or the deck."""
        places = [i for i, card in enumerate(self.board) if card >= 0]
        if self.deck:
            places.append(DECK)
        return places

    def take(self, me: int, source: int) -> None:
        """Draw one card."""
        p = self.seats[me]
        if source == DECK:
            card = self.deck.pop()
            self.reveals += 1
            for q in self.seats:
                if q.foreseen:
                    q.foreseen.pop()
            insort(p.hand, card)
            if self.log is not None:
                self.log.append(("draw", me, card))
        else:
            card = self.board[source]
            self.board[source] = EMPTY
            insort(p.hand, card)
            insort(p.known, card)
            if self.log is not None:
                self.log.append(("pick", me, card, source))

    def discard(self, me: int, card: int) -> None:
        """Put a card from the hand onto the board."""
        self.seats[me].drop(card)
        board = self.board
        if EMPTY not in board:
            self.overflow()
        space = board.index(EMPTY)
        board[space] = card
        if self.log is not None:
            self.log.append(("discard", me, card, space))

    def overflow(self) -> None:
        """Make room on a full board."""
        raise NotImplementedError

    # Money

    def loan(self, me: int) -> int:
        """What a loan brings this player."""
        return LOAN_WITH_BANK if self.shows(me, BANK) else LOAN

    def borrow(self, me: int) -> None:
        """Take one loan."""
        p = self.seats[me]
        p.loans += 1
        amount = self.loan(me)
        p.money += amount
        if self.log is not None:
            self.log.append(("loan", me, amount))

    def pay(self, me: int, amount: int) -> None:
        """Pay, taking the loans that are needed for it."""
        p = self.seats[me]
        while p.money < amount:
            self.borrow(me)
        p.money -= amount
        if amount and self.log is not None:
            self.log.append(("pay", me, amount))

    def gain(self, me: int, money: int) -> None:
        """Take money from the bank."""
        self.seats[me].money += money
        if money and self.log is not None:
            self.log.append(("money", me, money))

    def honour(self, me: int, prestige: int) -> None:
        """Gain prestige at once."""
        self.seats[me].prestige += prestige
        if prestige and self.log is not None:
            self.log.append(("prestige", me, prestige))

    def burden(self, me: int, poverty: int) -> None:
        """Take poverty."""
        self.seats[me].poverty += poverty
        if poverty and self.log is not None:
            self.log.append(("poverty", me, poverty))

    def relieve(self, me: int, poverty: int) -> None:
        """Lose poverty, as far as there is any."""
        p = self.seats[me]
        before = p.poverty
        p.relieve(poverty)
        if before != p.poverty and self.log is not None:
            self.log.append(("relief", me, before - p.poverty))

    # The display

    def shows(self, me: int, power: int) -> bool:
        """Whether a face-up top card of this player has the power."""
        p = self.seats[me]
        powers = self.table.power
        for i, card in enumerate(p.tops):
            if powers[card] == power and p.marks[i] & UP:
                return True
        return False

    def place(self, me: int, card: int, stack: int) -> None:
        """Put a card into the display, on a stack or as a new one."""
        p = self.seats[me]
        powers = self.table.power
        stack = self.place_quietly(p, card, stack)
        p.marks[stack] |= FRESH
        if self.log is not None:
            self.log.append(("place", me, card, stack))
        for i, top in enumerate(p.tops):
            if powers[top] == SHOPS and i != stack and p.marks[i] & UP:
                p.coins[i] += 1

    def place_quietly(self, p: Player, card: int, stack: int) -> int:
        """Lay a card down without any consequence; the stack it came to lie on."""
        if stack == NEW_STACK:
            p.tops.append(card)
            p.marks.append(UP)
            p.coins.append(0)
            return len(p.tops) - 1
        p.covered.append(cover(stack, p.tops[stack], p.marks[stack]))
        p.tops[stack] = card
        p.marks[stack] = UP
        p.coins[stack] = 0  # money on a covered Shops goes back to the bank (L1-A18)
        return stack

    def flip(self, me: int, stack: int) -> None:
        """Turn a stack's top card face down."""
        p = self.seats[me]
        p.marks[stack] &= ~UP
        p.coins[stack] = 0
        if self.log is not None:
            self.log.append(("flip", me, p.tops[stack], stack))

    def face_up(self, me: int, colour: int) -> int:
        """How many face-up top cards of a colour this player has."""
        p = self.seats[me]
        colours = self.table.colour
        count = 0
        for i, card in enumerate(p.tops):
            if colours[card] == colour and p.marks[i] & UP:
                count += 1
        return count

    def burdening_hand(self, me: int) -> int:
        """How many cards in hand bring this player poverty in a run: none once Public Houses were used in it."""
        return 0 if self.hand_ignored and me == self.turn else len(self.seats[me].hand)

    # What each edition says in its own way

    def price(self, me: int, card: int) -> int:
        """What building this card costs besides the discard."""
        return self.table.cost[card]

    def paupers_pay(self, me: int) -> bool:
        """Whether Paupers may be discarded as the colour needed."""
        return False

    def boroughs_at(self, me: int, place: int) -> int:
        """How many of this player's boroughs lie there: see `Boroughs.lies`."""
        raise NotImplementedError

    def may_cover(self, me: int, stack: int) -> bool:
        """Whether the card on top of a stack may be covered by its own effect now."""
        return True

    def may_borrow(self, me: int) -> bool:
        """Whether a loan that no payment asks for may be taken now."""
        return False

    def may_swap(self, me: int) -> bool:
        """Whether a swap power may be used now."""
        return False

    def action_may_idle(self) -> bool:
        """Whether an action card may be played where it does nothing; by L1-A12 Wren places at least one card."""
        return False

    def swap_leaves_a_play(self, options: list[int]) -> bool:
        """Whether one of these plays is still there after any swap: at least one card must be played (L2-031)."""
        return False

    def use_swap(self, me: int) -> Rules:
        """Use the swap power."""
        raise NotImplementedError

    def edition_effect(self, me: int, card: int) -> Rules:
        """An effect that only one edition knows."""
        raise NotImplementedError
