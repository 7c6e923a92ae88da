"""The state of a game of Nanty Narking, and the small things that can happen to it."""

from typing import Any, Final

from bigsmoke.games.nanty.codes import (
    CITIZEN,
    GRENADIER,
    NAMELESS,
    NOBODY,
    UNNAMED,
    area_of,
    figure_of,
    mask_of,
    owner_of,
    pawn,
)
from bigsmoke.games.nanty.memory import DRAWN, SHOWN, Memory, new_memory
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
from bigsmoke.kernel.ordered import put, remove
from bigsmoke.kernel.state import State

HAND: Final = 5
GRENADIERS: Final = 4
NEW_CITIZENS: Final = 3
"""How many there are of each."""

# How a game ends.
DECLARED: Final = 1
HOLMES: Final = 2
RIOT: Final = 3
POINTS: Final = 4

# Entries of `identity`, the history of looking at and trading Personalities.
LOOKED: Final = 0
TRADED: Final = 1


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
    """The symbols being carried out (see `codes.step`), the innermost last."""
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
    memory: Memory
    """What everybody remembers of the hands of others."""
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
    aimed: list[int]
    """While somebody is asked for a reaction: all that would still happen, as codes of threats."""
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
        self.memory = new_memory(players, table.cards.grey)
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
        self.aimed = []

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
        s.memory = self.memory.copy()
        s.out = self.out
        s.used = self.used
        s.gained = self.gained
        s.stopped = self.stopped
        s.extra = self.extra
        s.spent = self.spent
        s.bargain = self.bargain
        s.shield = self.shield
        s.aimed = self.aimed[:]
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
            self.memory.key(),
            self.out,
            (self.used, self.gained, self.stopped, self.extra, self.spent, self.bargain, self.shield),
            tuple(self.aimed),
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
        put(p.hand, card)
        p.reactions |= self.table.cards.reaction[card]

    def drop(self, me: int, card: int) -> None:
        """Take a card out of a hand."""
        p = self.seats[me]
        remove(p.hand, card)
        p.reactions &= ~self.table.cards.reaction[card]

    def show(self, me: int, card: int) -> None:
        """Take a card out of a hand for all to see."""
        self.memory.sights.append((SHOWN, me, card, 0, 0))
        p = self.seats[me]
        remove(p.hand, card)
        p.reactions &= ~self.table.cards.reaction[card]

    def recover(self, me: int, card: int) -> None:
        """Put a card from the open into a hand."""
        self.memory.recovered(me, card)
        self.take(me, card)

    def throw(self, card: int) -> None:
        """Put a card on the discard pile, for all to see."""
        self.discard.append(card)
        self.out |= self.table.cards.reaction[card]

    def lift(self, card: int) -> None:
        """Take a card from the discard pile."""
        self.discard.remove(card)
        self.out &= ~self.table.cards.reaction[card]

    def throw_from(self, me: int, card: int) -> None:
        """Discard a card from a hand."""
        self.show(me, card)
        self.throw(card)
        self.note("discard", me, card)

    def missing(self, me: int) -> int:
        """How many cards a player has fewer than a turn ends with."""
        p = self.seats[me]
        return HAND - len(p.hand) - len(p.burdens)

    def draw(self, me: int, count: int) -> int:
        """Draw from the pile, as many as there are; returns how many were missing."""
        pile = self.pile
        reaction = self.table.cards.reaction
        p = self.seats[me]
        hand = p.hand
        sights = self.memory.sights
        drawn = 0
        while drawn < count and pile:
            card = pile.pop()
            sights.append((DRAWN, me, card, 0, 0))
            put(hand, card)
            p.reactions |= reaction[card]
            drawn += 1
            self.note("draw", me, card)
        if drawn:
            self.reveals += 1
        return count - drawn

    def pass_card(self, giver: int, taker: int, card: int) -> None:
        """Hand a card over: those two know it, the others only that one was passed (NN-H18)."""
        self.memory.passed(giver, taker, card)
        self.drop(giver, card)
        self.take(taker, card)
        self.reveals += 1
        self.note("pass", giver, taker, card)

    def look_at(self, viewer: int, holder: int, cards: list[int]) -> None:
        """Some cards of a hand, or all, are looked at (NN-H17)."""
        self.memory.looked_at(viewer, holder, cards)
        self.reveals += 1
        self.note_all("look", [viewer, holder, *cards])

    def swap_hands(self, one: int, other: int) -> None:
        """Exchange whole hands."""
        a, b = self.seats[one], self.seats[other]
        self.memory.swapped(one, other, a.hand, b.hand)
        self.note_all("swap_hands", [one, other, len(a.hand), *a.hand, *b.hand])
        a.hand, b.hand = b.hand, a.hand
        a.reactions, b.reactions = b.reactions, a.reactions
        self.reveals += 1

    def in_the_open(self) -> int:
        """Every action card that lies where all can see it, as a mask."""
        mask = mask_of(self.discard) | mask_of(self.in_play) | mask_of(self.box)
        for p in self.seats:
            mask |= mask_of(p.burdens) | mask_of(p.loans)
        return mask

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
            self.note("gain", me, amount)

    def pay(self, me: int, amount: int) -> None:
        """Pay the bank."""
        if amount:
            self.seats[me].money -= amount
            self.note("pay", me, amount)

    def pay_to(self, me: int, other: int, amount: int) -> None:
        """Pay another player, as far as the money goes (NN-A36)."""
        p = self.seats[me]
        if amount > p.money:
            amount = p.money
        if amount:
            p.money -= amount
            self.seats[other].money += amount
            self.note("pay_to", me, other, amount)

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
        area = area_of(code)
        owner = owner_of(code)
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
                p.figures[figure_of(code)] = NOBODY

    def note_trouble(self, before: int) -> None:
        """Tell where Trouble came or went with pawns, since the markers lay as they did before."""
        if self.log is not None and before != self.trouble:
            for area in self.table.areas.of[before & ~self.trouble]:
                self.note("trouble_went", area)
            for area in self.table.areas.of[self.trouble & ~before]:
                self.note("trouble_came", area)

    def set_down(self, me: int, area: int, figure: int, marks: bool = True) -> None:
        """An Agent is placed from the reserve."""
        before = self.trouble
        self.enter(me, area, figure, marks)
        self.note("place", me, area, figure)
        self.note_trouble(before)

    def take_off(self, code: int) -> None:
        """A pawn is removed from the board; the card of a revealed figure is lost with it (NN-131)."""
        before = self.trouble
        self.leave(code)
        self.note("remove", code)
        self.note_trouble(before)
        figure = figure_of(code)
        if figure >= 0:
            self.lose_figure_card(owner_of(code), figure)

    def move(self, code: int, to: int, marks: bool = True) -> None:
        """A pawn goes from one area to another."""
        before = self.trouble
        self.leave(code)
        self.enter(owner_of(code), to, figure_of(code), marks)
        self.note("move", code, to)
        self.note_trouble(before)

    def swap_pawns(self, first: int, second: int) -> None:
        """Two pawns are lifted, then each is set down where the other stood."""
        before = self.trouble
        self.leave(first)
        self.leave(second)
        self.enter(owner_of(first), area_of(second), figure_of(first))
        self.enter(owner_of(second), area_of(first), figure_of(second))
        self.note("swap", first, second)
        self.note_trouble(before)

    def arrive(self, owner: int, area: int) -> None:
        """A neutral pawn comes; a Grenadier brings Trouble even with no other pawn there."""
        before = self.trouble
        self.enter(owner, area, NAMELESS)
        if owner == GRENADIER:
            self.trouble |= 1 << area
        self.note("arrive", owner, area)
        self.note_trouble(before)

    def lose_figure_card(self, owner: int, card: int) -> None:
        """A revealed card whose figure left the board is out of the game."""
        p = self.seats[owner]
        if card in p.shown:
            p.shown.remove(card)
            self.gone.append(card)
            self.note("lose_card", owner, card)

    def add_trouble(self, area: int) -> None:
        """Put a Trouble marker into an area."""
        self.trouble |= 1 << area
        self.note("trouble", area)

    def calm(self, area: int) -> None:
        """Take the Trouble marker out of an area."""
        self.trouble &= ~(1 << area)
        self.note("calm", area)

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
                    found.append(UNNAMED[owner][area])
        if self.grenadiers[area]:
            found.append(UNNAMED[GRENADIER][area])
        if self.citizens[area]:
            found.append(UNNAMED[CITIZEN][area])
        return found

    def agents_of(self, me: int, areas: int) -> list[int]:
        """A player's Agents in a set of areas; those without names once for each area."""
        p = self.seats[me]
        if p.figures:
            return [pawn(a, me, f) for f, a in enumerate(p.figures) if a >= 0 and areas >> a & 1]
        unnamed = UNNAMED[me]
        return [unnamed[a] for a in self.table.areas.of[p.standing & areas]]

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
        if moved:
            self.note("vacate", owner, area)
        else:
            self.note("raze", owner, area)
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
        self.note("roll", me, area)
        return area

    def supply(self, owner: int) -> int:
        """Neutral pawns that may still come onto the board."""
        if owner == GRENADIER:
            return GRENADIERS - self.lost_grenadiers - sum(self.grenadiers)
        return NEW_CITIZENS - self.lost_citizens - sum(self.citizens)
