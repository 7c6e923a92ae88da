"""The state of a game of Nanty Narking, and the small things that can happen to it."""

from bisect import insort
from typing import Any

from bigsmoke.games.nanty.tables import (
    AGENTS,
    AREAS,
    BUILDINGS,
    AreaTable,
    CardTable,
    EventTable,
    FigureTable,
    PersonalityTable,
)
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.state import State

HAND = 5
GRENADIERS, NEW_CITIZENS = 4, 3
"""How many there are of each."""

NOBODY = -1
NAMELESS = -1  # a figure where figures have no names
GRENADIER, CITIZEN = 4, 5  # as owners of pawns, beside the seats 0 to 3

# How a game ends.
DECLARED, HOLMES, RIOT, POINTS = 1, 2, 3, 4

# Entries of `identity`, the history of looking at and trading Personalities.
LOOKED, TRADED = 0, 1


def pawn(area: int, owner: int, figure: int = NAMELESS) -> int:
    """A pawn as one number: where it stands, whose it is, and its name where figures have one."""
    return area << 7 | owner << 4 | (figure + 1)


def area_of(code: int) -> int:
    """Where a pawn stands."""
    return code >> 7


def owner_of(code: int) -> int:
    """Whose pawn it is: a seat, GRENADIER or CITIZEN."""
    return code >> 4 & 7


def figure_of(code: int) -> int:
    """The name of a pawn, or NAMELESS."""
    return (code & 15) - 1


class Table:
    """What a match is played with: the card tables and the table options. It never changes."""

    cards: CardTable
    areas: AreaTable
    events: EventTable
    people: PersonalityTable
    figures: FigureTable
    named: bool
    """Whether figures have names (Agent and Building cards)."""
    first_round_claims: bool
    """NN-A01: whether victory may be declared in a player's first turn."""
    free_relocation: bool
    """NN-A11: whether moving a seventh Building costs nothing."""
    both_at_once: bool
    """NN-A17: whether the two cards of Babbage and Mycroft are picked together."""
    dead_cards: bool
    """NN-A28: whether a City Area card lost to Inigo Jones is dead for good."""
    secret_start: bool
    """NN-A39: whether the starting Agents are chosen at the same time, in secret."""


class Player:
    """One player's side of the table."""

    money: int
    hand: list[int]
    """Sorted, so that equal hands are equal lists."""
    reactions: int
    """The Interrupts in hand, as bits of `CardTable.reaction`."""
    burdens: list[int]
    """Cards accepted for good (Irene Adler, Charles Augustus Milverton)."""
    loans: list[int]
    personality: int
    agents: list[int]
    """How many Agents stand in each area."""
    standing: int
    """The areas with Agents, as a mask."""
    reserve: int
    """Agents off the board."""
    buildings: int
    """The areas with Buildings, as a mask."""
    cards: int
    """The City Area cards held, as a mask."""
    rounds: int
    """How many turns of this player have ended."""
    figures: list[int]
    """Where each named Agent stands, or NOBODY's area -1; empty where figures have no names."""
    houses: list[int]
    """Where each named Building stands, likewise."""
    secret: list[int]
    """Agent and Building cards not yet revealed, sorted."""
    shown: list[int]
    """Agent and Building cards revealed, sorted."""

    def copy(self) -> "Player":
        """An independent copy."""
        p = Player()
        p.money = self.money
        p.hand = self.hand[:]
        p.reactions = self.reactions
        p.burdens = self.burdens[:]
        p.loans = self.loans[:]
        p.personality = self.personality
        p.agents = self.agents[:]
        p.standing = self.standing
        p.reserve = self.reserve
        p.buildings = self.buildings
        p.cards = self.cards
        p.rounds = self.rounds
        p.figures = self.figures[:]
        p.houses = self.houses[:]
        p.secret = self.secret[:]
        p.shown = self.shown[:]
        return p

    def key(self) -> tuple[Any, ...]:
        """All of it, as nested tuples."""
        return (
            self.money,
            tuple(self.hand),
            self.reactions,
            tuple(self.burdens),
            tuple(self.loans),
            self.personality,
            tuple(self.agents),
            self.standing,
            self.reserve,
            self.buildings,
            self.cards,
            self.rounds,
            tuple(self.figures),
            tuple(self.houses),
            tuple(self.secret),
            tuple(self.shown),
        )


def new_player(named: bool) -> Player:
    """A player with nothing yet."""
    p = Player()
    p.money = 0
    p.hand = []
    p.reactions = 0
    p.burdens = []
    p.loans = []
    p.personality = 0
    p.agents = [0] * AREAS
    p.standing = 0
    p.reserve = AGENTS
    p.buildings = 0
    p.cards = 0
    p.rounds = 0
    p.figures = [NOBODY] * AGENTS if named else []
    p.houses = [NOBODY] * BUILDINGS if named else []
    p.secret = []
    p.shown = []
    return p


class Nanty(State):
    """The whole table."""

    table: Table
    seats: list[Player]
    # Action cards
    pile: list[int]
    """Topmost last: every grey card lies above every brown one."""
    browns: int
    """How many brown cards were in the pile at the start."""
    discard: list[int]
    in_play: list[int]
    """The cards being carried out, the innermost last."""
    acting: list[int]
    """The symbols being carried out, each as card << 3 | which of its symbols, the innermost last."""
    box: list[int]
    """Cards out of the game, for all to see."""
    last: int
    """The card played last in this turn, or -1."""
    # Random Events
    events: list[int]
    """Topmost last."""
    gone_events: list[int]
    dice: list[int]
    """Results that a position has set for the next rolls."""
    # The board
    pawns: list[int]
    """How many pawns stand in each area, whoever owns them."""
    trouble: int
    """The areas with a Trouble marker, as a mask."""
    grenadiers: list[int]
    citizens: list[int]
    guarded: int
    """The areas with Grenadiers, as a mask."""
    lost_grenadiers: int
    lost_citizens: int
    """Neutral pawns kept off the board for good through Holborn."""
    built: list[int]
    """Whose Building stands in each area, or NOBODY."""
    sites: int
    """The areas with Buildings, as a mask."""
    dead: int
    """City Area cards that nobody may use again (NN-A28), as a mask."""
    # Personalities
    aside: list[int]
    identity: list[int]
    """What was done with Personalities since the deal, four numbers each: LOOKED or TRADED, the seat, and what it saw
    (a mask), or what it gave and got. It lets each seat keep what it knows, and no more."""
    # Knowledge
    known: list[int]
    """known[viewer * players + holder]: cards that the viewer has seen in the holder's hand, as a mask. The last row
    is what everybody saw. A card that has been played since stays in the mask: see `known_cards`."""
    out: int
    """The Interrupts that everybody has seen leave for the discard pile, as bits of `CardTable.reaction`."""
    # This turn
    used: int
    """City Area cards used this turn, as a mask."""
    gained: int
    """City Area cards gained this turn, as a mask."""
    stopped: bool
    """The turn, or the game, has come to an end in the middle of a card."""
    extra: int
    """Further cards that may be played this turn (Tosher)."""
    spent: int
    """Ongoing Agent and Building cards used this turn, as a mask."""
    bargain: bool
    """Whether the Gentleman lowers prices this turn."""
    shield: int
    """The seat that the Suffragist protects during the present action, or NOBODY."""
    # Agent and Building cards
    placing: bool
    """Whether the starting Agents are still to be chosen."""
    agent_box: list[int]
    building_deck: list[int]
    """Topmost last."""
    gone: list[int]
    """Agent and Building cards out of the game."""
    looker: int
    """The seat that has looked at Random Events (Governess), or NOBODY."""
    foreseen: list[int]
    """What that seat knows to lie on top of the event deck, topmost last."""
    sunk: int
    """The event it has put at the bottom, or -1."""
    # The end
    ending: int
    winner: int

    def begin_table(self, players: int, table: Table, chance: Chance) -> None:
        """An empty table."""
        self.begin(players, chance)
        self.table = table
        self.seats = [new_player(table.named) for _ in range(players)]
        self.pile = []
        self.browns = 0
        self.discard = []
        self.in_play = []
        self.acting = []
        self.box = []
        self.last = -1
        self.events = []
        self.gone_events = []
        self.dice = []
        self.pawns = [0] * AREAS
        self.trouble = 0
        self.grenadiers = [0] * AREAS
        self.citizens = [0] * AREAS
        self.guarded = 0
        self.lost_grenadiers = 0
        self.lost_citizens = 0
        self.built = [NOBODY] * AREAS
        self.sites = 0
        self.dead = 0
        self.aside = []
        self.identity = []
        self.known = [0] * (players * (players + 1))
        self.out = 0
        self.placing = False
        self.agent_box = []
        self.building_deck = []
        self.gone = []
        self.looker = NOBODY
        self.foreseen = []
        self.sunk = -1
        self.ending = 0
        self.winner = NOBODY
        self.fresh_turn()

    def fresh_turn(self) -> None:
        """Forget what lasts for one turn only."""
        self.last = -1
        self.used = 0
        self.gained = 0
        self.stopped = False
        self.extra = 0
        self.spent = 0
        self.bargain = False
        self.shield = NOBODY

    def copy(self, chance: Chance) -> "Nanty":
        s = Nanty()
        s.copy_base(self, chance)
        s.table = self.table
        s.seats = [p.copy() for p in self.seats]
        s.pile = self.pile[:]
        s.browns = self.browns
        s.discard = self.discard[:]
        s.in_play = self.in_play[:]
        s.acting = self.acting[:]
        s.box = self.box[:]
        s.last = self.last
        s.events = self.events[:]
        s.gone_events = self.gone_events[:]
        s.dice = self.dice[:]
        s.pawns = self.pawns[:]
        s.trouble = self.trouble
        s.grenadiers = self.grenadiers[:]
        s.citizens = self.citizens[:]
        s.guarded = self.guarded
        s.lost_grenadiers = self.lost_grenadiers
        s.lost_citizens = self.lost_citizens
        s.built = self.built[:]
        s.sites = self.sites
        s.dead = self.dead
        s.aside = self.aside[:]
        s.identity = self.identity[:]
        s.known = self.known[:]
        s.out = self.out
        s.used = self.used
        s.gained = self.gained
        s.stopped = self.stopped
        s.extra = self.extra
        s.spent = self.spent
        s.bargain = self.bargain
        s.shield = self.shield
        s.placing = self.placing
        s.agent_box = self.agent_box[:]
        s.building_deck = self.building_deck[:]
        s.gone = self.gone[:]
        s.looker = self.looker
        s.foreseen = self.foreseen[:]
        s.sunk = self.sunk
        s.ending = self.ending
        s.winner = self.winner
        return s

    def key(self) -> tuple[Any, ...]:
        return (
            self.turn,
            self.turns,
            self.over,
            tuple(p.key() for p in self.seats),
            tuple(self.pile),
            self.browns,
            tuple(self.discard),
            tuple(self.in_play),
            tuple(self.acting),
            tuple(self.box),
            self.last,
            tuple(self.events),
            tuple(self.gone_events),
            tuple(self.dice),
            tuple(self.pawns),
            self.trouble,
            tuple(self.grenadiers),
            tuple(self.citizens),
            self.guarded,
            self.lost_grenadiers,
            self.lost_citizens,
            tuple(self.built),
            self.sites,
            self.dead,
            tuple(self.aside),
            tuple(self.identity),
            tuple(self.known),
            self.out,
            (self.used, self.gained, self.stopped, self.extra, self.spent, self.bargain, self.shield),
            self.placing,
            tuple(self.agent_box),
            tuple(self.building_deck),
            tuple(self.gone),
            self.looker,
            tuple(self.foreseen),
            self.sunk,
            self.ending,
            self.winner,
        )

    # Action cards

    def take(self, me: int, card: int) -> None:
        """Put a card into a hand."""
        p = self.seats[me]
        insort(p.hand, card)
        p.reactions |= self.table.cards.reaction[card]

    def drop(self, me: int, card: int) -> None:
        """Take a card out of a hand."""
        p = self.seats[me]
        p.hand.remove(card)
        p.reactions &= ~self.table.cards.reaction[card]

    def throw(self, card: int) -> None:
        """Put a card on the discard pile, for all to see."""
        self.discard.append(card)
        self.out |= self.table.cards.reaction[card]

    def throw_from(self, me: int, card: int) -> None:
        """Discard a card from a hand."""
        self.drop(me, card)
        self.throw(card)
        if self.log is not None:
            self.log.append(("discard", me, card))

    def draw(self, me: int, count: int) -> int:
        """Draw from the pile, as many as there are; returns how many were missing."""
        pile = self.pile
        reaction = self.table.cards.reaction
        p = self.seats[me]
        hand = p.hand
        drawn = 0
        while drawn < count and pile:
            card = pile.pop()
            insort(hand, card)
            p.reactions |= reaction[card]
            drawn += 1
            if self.log is not None:
                self.log.append(("draw", me, card))
        if drawn:
            self.reveals += 1
        return count - drawn

    def pass_card(self, giver: int, taker: int, card: int) -> None:
        """Hand a card over: those two know it, the others only that one was passed (NN-H18)."""
        self.drop(giver, card)
        self.take(taker, card)
        bit = 1 << card
        n = self.players
        known = self.known
        for viewer in range(n + 1):
            if viewer == giver:
                known[viewer * n + taker] |= bit
            elif viewer != taker:
                known[viewer * n + giver] = 0  # any of those seen there may have been the one
        known[taker * n + giver] &= ~bit
        self.reveals += 1
        if self.log is not None:
            self.log.append(("pass", giver, taker, card))

    def saw_hand(self, viewer: int, holder: int) -> None:
        """Remember a whole hand that was looked at."""
        mask = 0
        for card in self.seats[holder].hand:
            mask |= 1 << card
        self.known[viewer * self.players + holder] = mask
        self.reveals += 1

    def all_saw(self, holder: int, card: int) -> None:
        """Remember that a card from the open went into a hand."""
        bit = 1 << card
        n = self.players
        known = self.known
        for viewer in range(n + 1):
            for other in range(n):
                known[viewer * n + other] &= ~bit
            if viewer != holder:
                known[viewer * n + holder] |= bit

    def in_the_open(self) -> int:
        """Every action card that lies where all can see it, as a mask."""
        mask = 0
        for card in self.discard:
            mask |= 1 << card
        for card in self.in_play:
            mask |= 1 << card
        for card in self.box:
            mask |= 1 << card
        for p in self.seats:
            for card in p.burdens:
                mask |= 1 << card
            for card in p.loans:
                mask |= 1 << card
        return mask

    def known_cards(self, viewer: int, holder: int) -> int:
        """The cards in the holder's hand that the viewer knows, as a mask; viewer `players`: what everybody knows."""
        mask = self.known[viewer * self.players + holder]
        return mask & ~self.in_the_open() if mask else 0

    def seen_aside(self, me: int) -> int:
        """The Personalities that a seat knows to lie aside, as a mask."""
        known = 0
        for i in range(0, len(self.identity), 4):
            kind, seat, first, second = self.identity[i : i + 4]
            if seat == me:
                known |= first if kind == LOOKED else 1 << first
                if kind != LOOKED:
                    known &= ~(1 << second)
            elif kind != LOOKED:
                known = 0  # somebody else has traded: any of them may be gone
        return known

    # Money

    def gain(self, me: int, amount: int) -> None:
        """Take money from the bank."""
        if amount:
            self.seats[me].money += amount
            if self.log is not None:
                self.log.append(("gain", me, amount))

    def pay(self, me: int, amount: int) -> None:
        """Pay the bank."""
        if amount:
            self.seats[me].money -= amount
            if self.log is not None:
                self.log.append(("pay", me, amount))

    def pay_to(self, me: int, other: int, amount: int) -> None:
        """Pay another player, as far as the money goes (NN-A36)."""
        p = self.seats[me]
        if amount > p.money:
            amount = p.money
        if amount:
            p.money -= amount
            self.seats[other].money += amount
            if self.log is not None:
                self.log.append(("pay_to", me, other, amount))

    # Pawns

    def enter(self, owner: int, area: int, figure: int, marks: bool = True) -> None:
        """A pawn comes into an area; joining other pawns brings Trouble (NN-050)."""
        bit = 1 << area
        if self.pawns[area] and marks:
            self.trouble |= bit
        self.pawns[area] += 1
        if owner == GRENADIER:
            self.grenadiers[area] += 1
            self.guarded |= bit
        elif owner == CITIZEN:
            self.citizens[area] += 1
        else:
            p = self.seats[owner]
            p.agents[area] += 1
            p.standing |= bit
            p.reserve -= 1
            if figure >= 0:
                p.figures[figure] = area

    def leave(self, code: int) -> None:
        """A pawn goes out of its area, and takes the Trouble marker with it (NN-053)."""
        area = code >> 7
        owner = code >> 4 & 7
        bit = 1 << area
        self.trouble &= ~bit
        self.pawns[area] -= 1
        if owner == GRENADIER:
            self.grenadiers[area] -= 1
            if not self.grenadiers[area]:
                self.guarded &= ~bit
        elif owner == CITIZEN:
            self.citizens[area] -= 1
        else:
            p = self.seats[owner]
            p.agents[area] -= 1
            if not p.agents[area]:
                p.standing &= ~bit
            p.reserve += 1
            if p.figures:
                p.figures[(code & 15) - 1] = NOBODY

    def take_off(self, code: int) -> None:
        """A pawn is removed from the board; the card of a revealed figure is lost with it (NN-131)."""
        self.leave(code)
        if self.log is not None:
            self.log.append(("remove", code))
        figure = (code & 15) - 1
        if figure >= 0:
            self.lose_figure_card(code >> 4 & 7, figure)

    def move(self, code: int, to: int) -> None:
        """A pawn goes from one area to another."""
        self.leave(code)
        self.enter(code >> 4 & 7, to, (code & 15) - 1)
        if self.log is not None:
            self.log.append(("move", code, to))

    def lose_figure_card(self, owner: int, card: int) -> None:
        """A revealed card whose figure left the board is out of the game."""
        p = self.seats[owner]
        if card in p.shown:
            p.shown.remove(card)
            self.gone.append(card)
            if self.log is not None:
                self.log.append(("lose_card", owner, card))

    def add_trouble(self, area: int) -> None:
        """Put a Trouble marker into an area."""
        self.trouble |= 1 << area
        if self.log is not None:
            self.log.append(("trouble", area))

    def calm(self, area: int) -> None:
        """Take the Trouble marker out of an area."""
        self.trouble &= ~(1 << area)
        if self.log is not None:
            self.log.append(("calm", area))

    def pawns_in(self, area: int, spared: int) -> list[int]:
        """Every kind of pawn in an area but the Agents of the seat `spared` (NOBODY: all)."""
        found: list[int] = []
        if not self.pawns[area]:
            return found
        for owner, p in enumerate(self.seats):
            if owner != spared and p.agents[area]:
                if p.figures:
                    found += [pawn(area, owner, figure) for figure in range(AGENTS) if p.figures[figure] == area]
                else:
                    found.append(area << 7 | owner << 4)
        if self.grenadiers[area]:
            found.append(area << 7 | GRENADIER << 4)
        if self.citizens[area]:
            found.append(area << 7 | CITIZEN << 4)
        return found

    def agents_of(self, me: int, areas: int) -> list[int]:
        """A player's Agents in a set of areas; those without names once for each area."""
        p = self.seats[me]
        if p.figures:
            return [pawn(a, me, f) for f, a in enumerate(p.figures) if a >= 0 and areas >> a & 1]
        return [a << 7 | me << 4 for a in self.table.areas.of[p.standing & areas]]

    # Buildings

    def put_building(self, me: int, area: int, house: int) -> None:
        """A Building is set up, and its owner takes the City Area card (NN-076: not for use this turn)."""
        bit = 1 << area
        p = self.seats[me]
        self.built[area] = me
        self.sites |= bit
        p.buildings |= bit
        self.gained |= bit
        if not self.dead & bit:
            p.cards |= bit
        if house >= 0:
            p.houses[house] = area

    def raze(self, area: int, moved: bool = False) -> None:
        """A Building leaves its area, and the City Area card goes back to the display."""
        owner = self.built[area]
        bit = 1 << area
        p = self.seats[owner]
        self.built[area] = NOBODY
        self.sites &= ~bit
        p.buildings &= ~bit
        p.cards &= ~bit
        house = self.house_at(area, owner)
        if house >= 0:
            p.houses[house] = NOBODY
        if not moved:
            if self.log is not None:
                self.log.append(("raze", owner, area))
            if house >= 0:
                self.lose_figure_card(owner, AGENTS + house)

    def house_at(self, area: int, owner: int) -> int:
        """The name of the Building in an area, or NAMELESS."""
        houses = self.seats[owner].houses
        return houses.index(area) if houses and area in houses else NAMELESS

    # Dice

    def roll(self, me: int) -> int:
        """Roll the die: the area that it names."""
        if self.dice:
            area = self.dice.pop(0)
            self.reveals += 1
        else:
            area = self.chance.below(AREAS)
        if self.log is not None:
            self.log.append(("roll", me, area))
        return area

    def supply(self, owner: int) -> int:
        """Neutral pawns that may still come onto the board."""
        if owner == GRENADIER:
            return GRENADIERS - self.lost_grenadiers - sum(self.grenadiers)
        return NEW_CITIZENS - self.lost_citizens - sum(self.citizens)
