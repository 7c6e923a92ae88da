"""Setting up, and the sequence of play."""

from typing import Final

from bigsmoke.games.nanty.codes import NAMELESS, agents_of_trio, trio
from bigsmoke.games.nanty.gaps import add_gap, use_gap
from bigsmoke.games.nanty.options import AFTER, CLAIM, DISCARD, END, START, START_ALL, TURN, WATSON
from bigsmoke.games.nanty.pieces import in_reserve
from bigsmoke.games.nanty.state import DECLARED, HAND, HOLMES, POINTS, Nanty, Table
from bigsmoke.games.nanty.symbols import play_card
from bigsmoke.games.nanty.tables import AGENTS, BUILDINGS
from bigsmoke.games.nanty.victory import has_won, wins_at_the_end
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import ASKED, AT_ONCE, Asking, Decision, Rules, Together

STARTING_MONEY: Final = 10
AGENT_CARDS: Final = 3
BUILDING_CARDS: Final = 1


def set_up(players: int, table: Table, first: int, chance: Chance) -> Nanty:
    """Lay the table; `first` is the first player's seat, or -1 to draw it at random."""
    s = Nanty()
    s.begin_table(players, table, chance)
    people = list(range(table.people.size))
    chance.shuffle(people)
    for p in s.seats:
        p.money = STARTING_MONEY
        p.personality = people.pop()
    s.aside = people
    s.events = list(range(len(table.events.ids)))
    chance.shuffle(s.events)
    stack_pile(s)
    for seat in range(players):
        s.draw(seat, HAND)
    s.turn = first if first >= 0 else chance.below(players)
    if table.named:
        deal_figure_cards(s)
        s.placing = True
    else:
        for seat in range(players):
            for area in table.areas.start:
                s.enter(seat, area, NAMELESS)
        mark_start(s)
    return s


def stack_pile(s: Nanty) -> None:
    """The grey deck is put on top of the brown one; the 3+ cards are for three players and more (NN-007, NN-009)."""
    t = s.table.cards
    used = [card for card in range(t.size) if t.players[card] <= s.players]
    s.box = [card for card in range(t.size) if t.players[card] > s.players]
    grey = [card for card in used if not t.brown[card]]
    brown = [card for card in used if t.brown[card]]
    s.chance.shuffle(grey)
    s.chance.shuffle(brown)
    s.pile = brown + grey
    s.browns = len(brown)


def mark_start(s: Nanty) -> None:
    """The starting areas begin with one Trouble marker each (NN-004)."""
    for area in s.table.areas.start:
        s.trouble |= 1 << area


def deal_figure_cards(s: Nanty) -> None:
    """Three Agent cards and one Building card each, before any figure is placed (NN-127)."""
    agents = list(range(AGENTS))
    s.chance.shuffle(agents)
    buildings = list(range(AGENTS, AGENTS + BUILDINGS))
    s.chance.shuffle(buildings)
    for p in s.seats:
        p.secret = sorted([agents.pop() for _ in range(AGENT_CARDS)] + [buildings.pop() for _ in range(BUILDING_CARDS)])
    s.agent_box = agents
    s.building_deck = buildings


def choose_starting_agents(s: Nanty) -> Rules:
    """Everybody names the Agents to begin with (NN-128, NN-A39)."""
    start = s.table.areas.start
    if s.table.secret_start:
        trios = [
            trio(a, b, c)
            for a in range(AGENTS)
            for b in range(AGENTS)
            for c in range(AGENTS)
            if a != b and a != c and b != c
        ]
        together = Together([Decision(seat, START_ALL, trios) for seat in range(s.players)])
        yield together
        for seat in range(s.players):
            for area, figure in zip(start, agents_of_trio(together.answers[seat]), strict=True):
                s.set_down(seat, area, figure)
    else:
        for i in range(s.players):
            seat = (s.turn + i) % s.players
            for area in start:
                figure = yield Decision(seat, START, in_reserve(s, seat), area)
                s.set_down(seat, area, figure)
    s.placing = False


def turn(s: Nanty) -> Rules:
    """What comes next: the starting Agents, a turn, or nothing where a position tells of a game that is over.

    The rules of the turn are handed out as they are: each layer of generators costs time at every question.
    """
    if s.over:
        return nothing()
    return choose_starting_agents(s) if s.placing else one_turn(s)


def nothing() -> Rules:
    """The game is over."""
    yield from ()


def one_turn(s: Nanty) -> Rules:
    """A turn: declare victory or play a card, and refill to five."""
    me = s.turn
    s.note("turn", me)
    card = yield from first_card(s, me)
    if card == CLAIM:
        s.ending = DECLARED
        s.winner = me
        s.note("claim", me, s.seats[me].personality)
        end_game(s)
        return
    if card == END:
        s.stopped = True
    else:
        yield from play_card(s, me, card)
    if not s.stopped:
        yield from after_cards(s, me)
    if s.ending:  # riots
        end_game(s)
        return
    end_turn(s, me)


def may_claim(s: Nanty, me: int) -> bool:
    """Whether the player can declare victory: not in the first turn, and only at its very start (NN-019, NN-020)."""
    return (s.seats[me].rounds > 0 or s.table.first_round_claims) and has_won(s, me)


def first_card(s: Nanty, me: int) -> Asking[int]:
    """The first menu: the card that is played, END without one, or CLAIM, which stands among the cards (NN-H02)."""
    claim = True
    while True:
        options = s.seats[me].hand[:]
        if not options:
            options.append(END)  # nothing that can be played (NN-A04)
        if claim and may_claim(s, me):
            options.append(CLAIM)
        add_gap(s, me, options, True)
        choice = yield Decision(me, TURN, options, -1, ASKED)
        if choice <= CLAIM:
            return choice
        if not DISCARD <= choice < WATSON:
            claim = False  # victory is declared before any action, and throwing an Interrupt away is none (NN-A51)
        rest = use_gap(s, me, choice)
        if rest is not None:
            yield from rest


def after_cards(s: Nanty, me: int) -> Rules:
    """After the last card: powers may still be used, and a further card played if the Tosher was paid for."""
    while not s.stopped:
        p = s.seats[me]
        options = [END]
        if s.extra:
            options += p.hand
        asked = len(p.hand) + len(p.secret) > 0
        add_gap(s, me, options, asked)
        choice = yield Decision(me, AFTER, options, -1, ASKED if asked else AT_ONCE)
        if choice == END:
            return
        if choice < END:
            s.extra -= 1
            yield from play_card(s, me, choice)
        else:
            rest = use_gap(s, me, choice)
            if rest is not None:
                yield from rest


def end_turn(s: Nanty, me: int) -> None:
    """Refill to five; the game is over when the pile falls short (NN-016, NN-033)."""
    p = s.seats[me]
    missing = s.missing(me)
    short = s.draw(me, missing) if missing > 0 else 0
    s.fresh_turn()
    p.rounds += 1
    s.turns += 1
    s.turn = me + 1 if me + 1 < s.players else 0
    if short:
        s.winner = wins_at_the_end(s)
        s.ending = HOLMES if s.winner >= 0 else POINTS
        s.note("pile_empty", me)
        end_game(s)


def end_game(s: Nanty) -> None:
    """The game is over."""
    s.over = True
    s.fresh_turn()
    s.note("end", s.ending, s.winner)
