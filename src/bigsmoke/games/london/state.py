"""The state of a game of London, and the small things that can happen to it."""

from typing import Any, Final, Self

from bigsmoke.games.london.cards import BANK, SHOPS, CardTable
from bigsmoke.games.london.memory import Memory, new_memory
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import AT_ONCE, PACED, Rules
from bigsmoke.kernel.ordered import put, remove, take
from bigsmoke.kernel.state import State

HAND_LIMIT: Final = 9
LOAN: Final = 10
LOAN_WITH_BANK: Final = 12
REPAYMENT: Final = 15

# Marks of the card on top of a stack.
UP: Final = 1
USED: Final = 2  # activated this turn
FRESH: Final = 4  # placed this turn

EMPTY: Final = -1  # a free space of the board
TOP: Final = 0  # the rows of the board
BOTTOM: Final = 1
DECK: Final = 10  # where a draw may come from, besides the board's spaces 0 to 9
NEW_STACK: Final = 99  # where a card may be placed, besides on the stacks

# Options that stand beside cards, stacks and boroughs in a menu.
DONE: Final = 1001
TAKE_LOAN: Final = 1002
USE_SWAP: Final = 1003
RUN_BOROUGH: Final = 1004

# A card, stack, space or borough as an option carries what choosing it entails; the helpers below read it.
_BORROW: Final = 256  # take the loans that are needed to pay
_SCHOOLED: Final = 512  # pay £1 so that the discard counts as the colour needed
_THING: Final = 255  # what remains when the flags are taken off


def with_loan(thing: int) -> int:
    """A card, stack, space or borough as an option that takes the loans it needs."""
    return thing | _BORROW


def by_school(card: int) -> int:
    """A discard as an option that makes use of a School."""
    return card | _SCHOOLED


def thing_of(option: int) -> int:
    """The card, stack, space or borough that an option is about."""
    return option & _THING


def names_thing(option: int) -> bool:
    """Whether an option is about a card, stack, space or borough, and not one of a menu's own."""
    return option < DONE


def borrows(option: int) -> bool:
    """Whether an option takes loans."""
    return option < DONE and option & _BORROW != 0


def is_schooled(option: int) -> bool:
    """Whether an option makes use of a School."""
    return option < DONE and option & _SCHOOLED != 0


def cover(stack: int, card: int, mark: int) -> int:
    """A covered card as one number: its stack, whether it was face down, the card."""
    return stack << 9 | (0 if mark & UP else 256) | card


def covered_card(code: int) -> int:
    """The card that lies covered."""
    return code & 255


def covered_up(code: int) -> bool:
    """Whether it lies face up under the others."""
    return not code & 256


def covered_stack(code: int) -> int:
    """The stack that it lies in."""
    return code >> 9


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
            tuple(sorted(self.covered, key=covered_stack)),  # the order within a stack is all that counts
            tuple(self.boroughs),
        )

    def stack(self, index: int) -> list[tuple[int, bool]]:
        """A stack from bottom to top: (card, face up)."""
        cards = [(covered_card(code), covered_up(code)) for code in self.covered if covered_stack(code) == index]
        return [*cards, (self.tops[index], bool(self.marks[index] & UP))]

    def built(self) -> list[int]:
        """Every card in the display: covered, face down or showing."""
        return [covered_card(code) for code in self.covered] + self.tops

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
    memory: Memory

    def begin_london(self, players: int, table: CardTable, chance: Chance) -> None:
        """An empty table, of whose deck nothing is known yet."""
        self.begin(players, chance)
        self.memory = new_memory(table, players, False)
        self.table = table
        self.seats = []
        self.deck = []
        self.width = players + 1
        self.board = [EMPTY] * (2 * self.width)
        self.removed = []
        self.ending = -1
        self.swapped = False
        self.hand_ignored = False

    def copy(self, chance: Chance) -> Self:
        raise NotImplementedError

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
        self.memory = other.memory.copy()

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
            self.memory.key(),
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
        self.memory = new_memory(self.table, self.players, True)

    def deal(self, hand_size: int) -> None:
        """Deal from the top of the deck."""
        for seat, p in enumerate(self.seats):
            for _ in range(hand_size):
                card = self.deck.pop()
                put(p.hand, card)
                self.memory.draw(self.table, seat, card, len(self.deck), False)

    def gone(self) -> float:
        """The part of the deck that has been drawn: the game ends soon after its last card."""
        return 1 - len(self.deck) / len(self.table.letter_at)

    def drawable(self) -> int:
        """How many cards can be drawn at all."""
        return len(self.deck) + sum(1 for card in self.board if card >= 0)

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
            foreseen = False
            for q in self.seats:
                if q.foreseen:
                    q.foreseen.pop()
                    foreseen = True
            self.memory.draw(self.table, me, card, len(self.deck), foreseen)
            put(p.hand, card)
            self.note("draw", me, card)
        else:
            card = self.pick(me, source)
            self.note("pick", me, card, source)

    def pick(self, me: int, space: int) -> int:
        """Take a card from the board into the hand, before all eyes; the card."""
        card = self.board[space]
        self.board[space] = EMPTY
        p = self.seats[me]
        put(p.hand, card)
        put(p.known, card)
        return card

    def drop(self, me: int, card: int) -> None:
        """Take a card out of a hand; everybody sees which."""
        p = self.seats[me]
        remove(p.hand, card)
        if not take(p.known, card):
            self.memory.leave(self.table, me, card)

    def discard(self, me: int, card: int) -> None:
        """Put a card from the hand onto the board."""
        self.drop(me, card)
        if self.board_is_full():
            self.overflow()
        space = self.landing()
        self.board[space] = card
        self.note("discard", me, card, space)

    def board_is_full(self) -> bool:
        """Whether a row must leave before the next card is discarded."""
        return EMPTY not in self.board

    def landing(self) -> int:
        """The space where the next card that is discarded comes to lie."""
        return self.board.index(EMPTY)

    def overflow(self) -> None:
        """Make room on a full board: one row leaves, and the other moves into its place."""
        lost = self.row(self.leaving_row())
        stays = self.row(1 - self.leaving_row())
        free = [EMPTY] * self.width
        self.removed += lost
        self.board[:] = stays + free if self.leaving_row() == TOP else free + stays
        self.note_all("overflow", lost)

    def row(self, row: int) -> list[int]:
        """A row of the board."""
        return self.board[row * self.width : (row + 1) * self.width]

    def leaving_row(self) -> int:
        """The row of a full board that leaves."""
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
        self.note("loan", me, amount)

    def pay(self, me: int, amount: int) -> None:
        """Pay, taking the loans that are needed for it."""
        p = self.seats[me]
        while p.money < amount:
            self.borrow(me)
        p.money -= amount
        if amount:
            self.note("pay", me, amount)

    def gain(self, me: int, money: int) -> None:
        """Take money from the bank."""
        self.seats[me].money += money
        if money:
            self.note("money", me, money)

    def honour(self, me: int, prestige: int) -> None:
        """Gain prestige at once."""
        self.seats[me].prestige += prestige
        if prestige:
            self.note("prestige", me, prestige)

    def burden(self, me: int, poverty: int) -> None:
        """Take poverty."""
        self.seats[me].poverty += poverty
        if poverty:
            self.note("poverty", me, poverty)

    def relieve(self, me: int, poverty: int) -> None:
        """Lose poverty, as far as there is any."""
        p = self.seats[me]
        before = p.poverty
        p.relieve(poverty)
        if before != p.poverty:
            self.note("relief", me, before - p.poverty)

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
        self.note("place", me, card, stack)
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
        self.note("flip", me, p.tops[stack], stack)

    def face_up(self, me: int, colour: int) -> int:
        """How many face-up top cards of a colour this player has."""
        p = self.seats[me]
        colours = self.table.colour
        count = 0
        for i, card in enumerate(p.tops):
            if colours[card] == colour and p.marks[i] & UP:
                count += 1
        return count

    def hand_pace(self, me: int) -> int:
        """How to put a question whose answers hang on the hand: where it is empty, everybody knows them."""
        return PACED if self.seats[me].hand else AT_ONCE

    def burdening_hand(self, me: int) -> int:
        """The poverty that the hand brings this player in a run."""
        return self.card_burden(me) * len(self.seats[me].hand)

    def card_burden(self, me: int) -> int:
        """The poverty that a card in hand brings in a run: none once Public Houses were used in it."""
        return 0 if self.hand_ignored and me == self.turn else 1

    # What each edition says in its own way

    def price(self, me: int, card: int) -> int:
        """What building this card from the hand, or by an action card, costs besides the discard."""
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

    def swap_shows(self, me: int) -> bool:
        """Whether a swap may be possible for all that the others can tell: the power shows, and is not used up."""
        return False

    def may_swap(self, me: int) -> bool:
        """Whether the hand and the board let a swap that shows be made."""
        return False

    def offer_swap(self, me: int, options: list[int]) -> int:
        """Add a swap to a menu if one may be made; how the menu must be put if nothing else of it is hidden."""
        if not self.swap_shows(me):
            return AT_ONCE
        if self.may_swap(me):
            options.append(USE_SWAP)
        return PACED

    def action_may_idle(self) -> bool:
        """Whether an action card may be played where it does nothing; by L1-A12 Wren places at least one card."""
        return False

    def swap_leaves_a_play(self, options: list[int]) -> bool:
        """Whether one of these plays is still there after any swap: at least one card must be played (L2-031)."""
        return False

    def use_swap(self, me: int) -> Rules:
        """Use the swap power."""
        raise NotImplementedError

    def run_poverty(self, me: int) -> int:
        """The poverty that the end of a run brings; below 0 where it takes some away."""
        raise NotImplementedError

    def end_run(self, me: int) -> None:
        """What happens when no more cards are activated."""
        raise NotImplementedError

    def may_have_looked(self, me: int) -> bool:
        """Whether this player has the power to look at the deck, or once had it."""
        raise NotImplementedError

    def edition_effect(self, me: int, card: int) -> Rules:
        """An effect that only one edition knows."""
        raise NotImplementedError
