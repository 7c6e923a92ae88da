"""The state of a game of London Markets, and the small things that can happen to it."""

from typing import Any, Final

from bigsmoke.games.markets.cards import MARKETS, PILES, Board, CardTable
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.ordered import put, remove
from bigsmoke.kernel.state import State

ROUNDS: Final = 12
BARS: Final = 20
BARS_PASSED: Final = 3
GOODS_OF_A_TYPE: Final = 18
REPLENISHMENT_CARDS: Final = 2
MINIMUM: Final = 3
"""The least that a profit or goods action brings."""
LAYER: Final = 3
OPEN_GOODS: Final = [[good for good in range(4) if not covered >> good & 1] for covered in range(16)]
"""The goods that are still open, by the bits of those that are covered."""
MERCHANTS_LEFT: Final = [[token for token in range(3) if not used >> token & 1] for used in range(32)]
TRACKS_LEFT: Final = [[track for track in range(2) if not used >> 3 + track & 1] for used in range(32)]
"""The merchants, and the assistants by track, that can still be used, by the bits of those that are turned over."""

# Phases. The reveal of the market card and the change of the starting player need nobody's decision: they belong to the
# phases beside them.
SETUP: Final = 0
TAKE_ACTIONS: Final = 1
REPLENISH: Final = 2
AUCTION: Final = 3
MOVE: Final = 4
PHASES: Final = ["setup", "actions", "replenish", "auction", "move"]

# Where money comes from and goes to.
FROM_PROFIT: Final = 0
FROM_AUCTIONS: Final = 1
FROM_SPECIALS: Final = 2
FOR_SPECIALS: Final = 3

NOBODY: Final = -1
NO_CARD: Final = -1
NOT_PLACED: Final = -1

# The history of special cards: seat, where from, and which card, as one number (see `moved`).
NOWHERE: Final = 6
"""A card whose coming nobody saw: it was dealt by a position."""
PLAYED: Final = 7


def moved(seat: int, where: int, card: int) -> int:
    """A special card that a seat took from a pile (or `NOWHERE`), or `PLAYED`."""
    return seat | where << 3 | card << 6


def mover(move: int) -> int:
    """The seat that took or played a special card."""
    return move & 7


def origin(move: int) -> int:
    """The pile that a special card was taken from, or `NOWHERE`, or `PLAYED`."""
    return move >> 3 & 7


def card_moved(move: int) -> int:
    """The special card that was taken or played."""
    return move >> 6


class Player:
    """One player's side of the table."""

    money: int
    under: int
    """How far the money may lie below the true amount, as the others can tell; 0 in any game played from the start.
    It is never more than the money itself."""
    above: int
    """How far it may lie above."""
    shown: int
    """The money at the last reveal."""
    ledger: list[int]
    """Money by where it came from."""
    hand: list[int]
    """Goods cards by type."""
    known: list[int]
    """The part of the hand that everybody saw being taken."""
    unknown: int
    """How many cards in hand nobody saw being taken: what is left of the first deal."""
    specials: list[int]
    """Special cards in hand, sorted."""
    played: list[int]
    """Special cards played, in order; the permanent ones lie in front."""
    tiebreaker: bool
    exchanges: int
    """Replenishment cards with exchange in front."""
    bars: int

    def begin(self) -> None:
        """Bars and two replenishment cards, and nothing else (R-04: no money)."""
        self.money = 0
        self.under = 0
        self.above = 0
        self.shown = 0
        self.ledger = [0, 0, 0, 0]
        self.hand = [0, 0, 0, 0]
        self.known = [0, 0, 0, 0]
        self.unknown = 0
        self.specials = []
        self.played = []
        self.tiebreaker = False
        self.exchanges = 0
        self.bars = BARS

    def copy(self) -> "Player":
        """An independent copy."""
        p = Player()
        p.money = self.money
        p.under = self.under
        p.above = self.above
        p.shown = self.shown
        p.ledger = self.ledger[:]
        p.hand = self.hand[:]
        p.known = self.known[:]
        p.unknown = self.unknown
        p.specials = self.specials[:]
        p.played = self.played[:]
        p.tiebreaker = self.tiebreaker
        p.exchanges = self.exchanges
        p.bars = self.bars
        return p

    def key(self) -> tuple[Any, ...]:
        """All of it, as nested tuples."""
        return (
            self.money,
            self.under,
            self.above,
            self.shown,
            tuple(self.ledger),
            tuple(self.hand),
            tuple(self.known),
            self.unknown,
            tuple(self.specials),
            tuple(self.played),
            self.tiebreaker,
            self.exchanges,
            self.bars,
        )

    def hand_size(self) -> int:
        """How many goods cards are in hand."""
        a, b, c, d = self.hand
        return a + b + c + d


class Markets(State):
    """The table of London Markets."""

    table: CardTable
    board: Board
    open_accounts: bool
    """Whether views tell what everybody can work out about the others."""
    strict_piles: bool
    """Whether the goods piles may not be counted while players replenish and make offers (R-31)."""
    seats: list[Player]
    phase: int
    round: int
    start: int
    """The starting player, who has the coach."""
    offers: list[int]
    """The offer card of each market: a good, or `GENERAL`."""
    piles: list[int]
    """Goods cards left, by type."""
    stacks: list[list[int]]
    """For each market the owners of its bars, in the order they were placed."""
    crates: list[list[int]]
    """For each market the crates that each player has on display."""
    deck: list[int]
    """Market cards, topmost last."""
    past: list[int]
    """Market cards of earlier rounds."""
    card: int
    """This round's market card."""
    merchants: list[int]
    """The markets where the merchants for stacking, profits and goods stand."""
    free: list[int]
    """The markets without a merchant."""
    space: int
    """The space of the tracks where the assistants stand."""
    used: int
    """A bit for each merchant and assistant that is turned over: see `is_used`."""
    plays: int
    """Special cards played in the present turn."""
    covered: int
    """A bit for each good that cannot be offered any more this round: see `is_covered`."""
    auctions: int
    """Reveals so far this round."""
    special_piles: list[list[int]]
    """Each sorted."""
    looking: int
    """The pile that the seat whose decision it is looks through, or `NOBODY`."""
    history: list[int]
    """Every special card taken or played: see `moved`."""
    out: list[int]
    """Special cards that were out of the game from the start: none, but for positions."""
    shown_in: int
    """The round in which money was last shown; 0: never."""

    def begin_table(self, players: int, table: CardTable, board: Board, chance: Chance) -> None:
        """Players with their bars, and nothing else yet."""
        self.begin(players, chance)
        self.table = table
        self.board = board
        self.open_accounts = False
        self.strict_piles = False
        self.seats = [Player() for _ in range(players)]
        for p in self.seats:
            p.begin()
        self.phase = SETUP
        self.round = 1
        self.start = 0
        self.offers = list(range(MARKETS))
        self.piles = [0, 0, 0, 0]
        self.stacks = [[] for _ in range(MARKETS)]
        self.crates = [[0] * players for _ in range(MARKETS)]
        self.deck = []
        self.past = []
        self.card = NO_CARD
        self.merchants = [NOT_PLACED, NOT_PLACED, NOT_PLACED]
        self.free = []
        self.space = 1
        self.used = 0
        self.plays = 0
        self.covered = 0
        self.auctions = 0
        self.special_piles = [[] for _ in range(PILES)]
        self.looking = NOBODY
        self.history = []
        self.out = []
        self.shown_in = 0

    def copy(self, chance: Chance) -> "Markets":
        s = Markets()
        s.copy_base(self, chance)
        s.table = self.table
        s.board = self.board
        s.open_accounts = self.open_accounts
        s.strict_piles = self.strict_piles
        s.seats = [p.copy() for p in self.seats]
        s.phase = self.phase
        s.round = self.round
        s.start = self.start
        s.offers = self.offers  # never changes
        s.piles = self.piles[:]
        s.stacks = [stack[:] for stack in self.stacks]
        s.crates = [crates[:] for crates in self.crates]
        s.deck = self.deck[:]
        s.past = self.past[:]
        s.card = self.card
        s.merchants = self.merchants[:]
        s.free = self.free[:]
        s.space = self.space
        s.used = self.used
        s.plays = self.plays
        s.covered = self.covered
        s.auctions = self.auctions
        s.special_piles = [pile[:] for pile in self.special_piles]
        s.looking = self.looking
        s.history = self.history[:]
        s.out = self.out  # never changes
        s.shown_in = self.shown_in
        return s

    def key(self) -> tuple[Any, ...]:
        return (
            self.players,
            self.turn,
            self.turns,
            self.over,
            tuple([p.key() for p in self.seats]),
            (self.phase, self.round, self.start, self.card, self.space, self.used, self.plays),
            (self.covered, self.auctions, self.looking, self.shown_in),
            tuple(self.offers),
            tuple(self.piles),
            tuple([tuple(stack) for stack in self.stacks]),
            tuple(self.deck),
            tuple(self.past),
            tuple(self.merchants),
            tuple([tuple(pile) for pile in self.special_piles]),
            tuple(self.history),
            tuple(self.out),
        )

    def gone(self) -> float:
        """The part of the rounds that is over, and of the phases of the present one."""
        return (self.round - 1 + self.phase / len(PHASES)) / ROUNDS

    # Goods bars

    def place(self, me: int, market: int) -> None:
        """Add one of a player's bars to a market: beside the last, or across a full layer (R-08)."""
        stack = self.stacks[market]
        stack.append(me)
        self.seats[me].bars -= 1
        crates = self.crates[market]
        crates[me] += LAYER
        below = (len(stack) - 1) // LAYER * LAYER
        if below:  # it crosses all three bars of the layer below, and hides a crate of each
            for owner in stack[below - LAYER : below]:
                crates[owner] -= 1

    # Goods cards

    def draw(self, me: int, good: int, count: int) -> None:
        """Take goods cards from a pile, for all to see."""
        p = self.seats[me]
        self.piles[good] -= count
        p.hand[good] += count
        p.known[good] += count
        self.note("draw", me, good, count)

    def put_back(self, me: int, good: int, count: int) -> None:
        """Return goods cards to their pile; those that all have seen go first, for that is what all know."""
        p = self.seats[me]
        self.piles[good] += count
        p.hand[good] -= count
        left = p.known[good] - count
        if left < 0:
            p.unknown += left
            left = 0
        p.known[good] = left

    # Money

    def gain(self, me: int, pounds: int, source: int) -> None:
        """Take money from the bank, or pay it."""
        p = self.seats[me]
        p.money += pounds
        p.ledger[source] += pounds
        if p.under > p.money:  # whoever pays had the money, as all have seen
            p.under = p.money

    # Special cards

    def take_special(self, me: int, pile: int, card: int) -> None:
        """Add a card of a pile to the hand."""
        remove(self.special_piles[pile], card)
        put(self.seats[me].specials, card)
        self.history.append(moved(me, pile, card))
        self.note("take", me, pile, card)

    def show_special(self, me: int, card: int) -> None:
        """Play a card from the hand: lay it down, or out of the game."""
        p = self.seats[me]
        remove(p.specials, card)
        p.played.append(card)
        self.history.append(moved(me, PLAYED, card))

    def markets_shown(self, me: int) -> int:
        """At how many markets the player has a crate on display."""
        count = 0
        for crates in self.crates:
            if crates[me]:
                count += 1
        return count

    # Merchants and assistants

    def set_merchants(self, places: list[int]) -> None:
        """Put the merchants on their markets."""
        self.merchants = places
        self.free = [m for m in range(MARKETS) if m not in places]

    def is_used(self, token: int) -> bool:
        """Whether a merchant or assistant is turned over."""
        return bool(self.used >> token & 1)

    def merchants_left(self) -> list[int]:
        """The merchants that are not turned over."""
        return MERCHANTS_LEFT[self.used]

    def tracks_left(self) -> list[int]:
        """The tracks whose assistants are not turned over; the second is there for four players only."""
        return TRACKS_LEFT[self.used]

    def turn_over(self, token: int) -> None:
        """Turn a merchant or assistant over: nobody can use it any more this round."""
        self.used |= 1 << token

    def tokens_used(self) -> int:
        """How many merchants and assistants are turned over."""
        return self.used.bit_count()

    # Auctions

    def is_covered(self, good: int) -> bool:
        """Whether a good cannot be offered any more this round."""
        return bool(self.covered >> good & 1)

    def cover(self, good: int) -> None:
        """Put a black marker on a good."""
        self.covered |= 1 << good

    def open_goods(self) -> list[int]:
        """The goods that can still be offered this round."""
        return OPEN_GOODS[self.covered]
