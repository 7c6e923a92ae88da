"""The effect window: whatever would harm a player is proposed here first, and reactions are asked for.

Every removal, move, levy and text that hits another player passes through `window`, and so does every Random Event.
No card and no event looks for Interrupts on its own. Whom the window asks depends on public knowledge alone: the size
of a hand, the Interrupts not yet discarded, the owner of Holborn, and where a Suffragist stands (NN-H20). After each
answer only those are asked who are still hit.
"""

from typing import Final

from bigsmoke.games.nanty.codes import (
    CITIZEN,
    GRENADIER,
    NAMELESS,
    NOBODY,
    area_of,
    figure_of,
    owner_of,
    pawn,
    threat,
)
from bigsmoke.games.nanty.options import (
    HOLBORN,
    PASS,
    REACT,
    RELOCATE_TO,
    SAVE_WHICH,
    SHIELD,
    SUFFRAGETTE,
)
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import AGENTS, ALL, BLOCK_TEXT, RELOCATE, SUFFRAGIST
from bigsmoke.kernel.decision import ASKED, Asking, Decision, Rules

# Where a threat comes from.
SYMBOL: Final = 0
TEXT: Final = 1
EVENT: Final = 2

# What it would do.
REMOVE: Final = 0  # take a pawn off the board
SHIFT: Final = 1  # move an Agent elsewhere
TOUCH: Final = 2  # do to a player what a text says
DESTROY: Final = 3  # take a Building off the board
FORFEIT: Final = 4  # return a City Area card
FLEE: Final = 5  # make an Agent leave a flooded area
GRENADIER_COMES: Final = 6  # bring a neutral pawn into an area
CITIZEN_COMES: Final = 7
ALL_KINDS: Final = (1 << CITIZEN_COMES + 1) - 1


class Threat:
    """One thing that would happen to one seat, or to none. A reaction stops it."""

    __slots__ = ("area", "figure", "kind", "seat", "stopped")

    def __init__(self, kind: int, seat: int, area: int = 0, figure: int = NAMELESS) -> None:
        self.kind = kind
        self.seat = seat
        self.area = area
        self.figure = figure
        self.stopped = False

    @property
    def code(self) -> int:
        """The threat as the number that a decision is about."""
        return threat(self.kind, self.seat, self.area, self.figure)


def window(s: Nanty, source: int, actor: int, threats: list[Threat], linked: bool = False) -> Rules:
    """Ask those who are hit, clockwise from the active player, before anything is applied (NN-A13).

    Of `linked` threats one that is stopped stops them all.
    """
    seat = s.turn
    for _ in range(s.players):
        for one in threats:
            if one.seat == seat and not one.stopped:
                yield from respond(s, source, actor, seat, threats, linked)
                break
        seat = seat + 1 if seat + 1 < s.players else 0


def respond(s: Nanty, source: int, actor: int, seat: int, threats: list[Threat], linked: bool) -> Rules:
    """Let one seat react to what would hit it, until it lets the rest happen."""
    mine = [one for one in threats if one.seat == seat]
    while True:
        cards = 0
        first = NOBODY
        removals = 0
        for i, one in enumerate(mine):
            if not one.stopped:
                if first < 0 or (one.kind == REMOVE and not removals):
                    first = i  # an Agent in danger comes before the Building or the card beside it
                cards |= answers(s, source, actor, seat, one.kind)
                removals += one.kind == REMOVE
        if first < 0:
            return
        holborn = source == EVENT and may_protect(s, seat)
        shielded = removals > 0 and s.shield == seat
        suffragist = removals > 0 and not shielded and might_play_suffragist(s, seat)
        if not (holborn or shielded or suffragist or might_hold(s, seat, cards)):
            return
        options = [PASS]
        if s.seats[seat].reactions & cards:
            reaction = s.table.cards.reaction
            options += [card for card in s.seats[seat].hand if reaction[card] & cards]
        if holborn:
            options += [HOLBORN + code for code in distinct(mine, ALL_KINDS)]
        if shielded:
            options += [SHIELD + code for code in distinct(mine, 1 << REMOVE)]
        elif suffragist and SUFFRAGIST in s.seats[seat].secret:
            options.append(SUFFRAGETTE)
        s.aimed = [one.code for one in threats if not one.stopped]
        choice = yield Decision(seat, REACT, options, mine[first].code, ASKED)
        if choice == PASS:
            s.aimed = []
            return
        if choice == SUFFRAGETTE:
            play_suffragist(s, seat)
            if removals == 1:
                stop(s, mine[first])
        elif choice >= SHIELD:
            stop(s, find(mine, choice - SHIELD))
        elif choice >= HOLBORN:
            s.pay(seat, s.table.areas.price[s.table.areas.protect])
            stop(s, find(mine, choice - HOLBORN))
        else:
            yield from interrupt(s, source, actor, seat, choice, mine, linked)
        if linked and any(one.stopped for one in mine):
            for one in threats:
                one.stopped = True
        s.aimed = []


def answers(s: Nanty, source: int, actor: int, seat: int, kind: int) -> int:
    """The Interrupts that answer such a threat, as bits of `CardTable.reaction`."""
    t = s.table.cards
    cards = t.saving if kind == REMOVE else 0
    if source != EVENT and seat != actor:
        if kind in (REMOVE, SHIFT):
            cards |= t.preventing
        if source == TEXT:
            cards |= t.blocking
    return cards


def might_hold(s: Nanty, seat: int, cards: int) -> bool:
    """Whether the seat may have one of these Interrupts, by all that everybody knows."""
    if len(s.pile) >= s.browns:  # no brown card has been drawn yet
        cards &= s.table.cards.grey_reactions
    return cards & ~s.out != 0 and len(s.seats[seat].hand) > 0


def may_protect(s: Nanty, seat: int) -> bool:
    """Whether the seat can pay for Holborn now (NN-084, NN-A32)."""
    areas = s.table.areas
    bit = 1 << areas.protect
    p = s.seats[seat]
    return p.cards & bit & ~(s.gained | s.guarded) != 0 and p.money >= areas.price[areas.protect]


def might_play_suffragist(s: Nanty, seat: int) -> bool:
    """Whether the seat may have the Suffragist's card while she stands in Westminster, by all that everybody knows."""
    p = s.seats[seat]
    if not p.figures or p.figures[SUFFRAGIST] != s.table.areas.westminster or SUFFRAGIST in s.gone:
        return False
    return any(card < AGENTS for card in p.secret)


def distinct(mine: list[Threat], kinds: int) -> list[int]:
    """The codes of the threats still standing, of some kinds; pieces that are alike count once."""
    codes: list[int] = []
    for one in mine:
        if not one.stopped and kinds >> one.kind & 1 and one.code not in codes:
            codes.append(one.code)
    return codes


def find(mine: list[Threat], code: int) -> Threat:
    """The first threat still standing with this code."""
    for one in mine:
        if not one.stopped and one.code == code:
            return one
    raise ValueError(f"no threat with code {code}")


def stop(s: Nanty, one: Threat) -> None:
    """Make an effect ignore its piece."""
    one.stopped = True
    s.note("spare", one.seat, one.code)


def interrupt(s: Nanty, source: int, actor: int, seat: int, card: int, mine: list[Threat], linked: bool) -> Rules:
    """Play an Interrupt against what would hit its holder."""
    t = s.table.cards
    s.show(seat, card)
    s.throw(card)
    s.note("interrupt", seat, card)
    if t.effect[card] == BLOCK_TEXT:
        for one in mine:
            one.stopped = True
        return
    kinds = 0
    for kind in (REMOVE, SHIFT):
        if answers(s, source, actor, seat, kind) & t.reaction[card]:
            kinds |= 1 << kind
    codes = distinct(mine, kinds)
    # Of two moves that go together it does not matter which is stopped.
    code = yield Decision(seat, SAVE_WHICH, codes[:1] if linked else codes, card)
    saved = find(mine, code)
    stop(s, saved)
    if t.effect[card] == RELOCATE:
        yield from relocate(s, saved)


def relocate(s: Nanty, saved: Threat) -> Rules:
    """The Agent goes to another area instead, by the rules for placing (NN-B01)."""
    seat = saved.seat
    code = pawn(saved.area, seat, saved.figure)
    areas = s.table.areas
    p = s.seats[seat]
    left = p.standing if p.agents[saved.area] > 1 else p.standing & ~(1 << saved.area)  # once the Agent is lifted
    reach = areas.reach[left] & ALL & ~(1 << saved.area)
    to = yield Decision(seat, RELOCATE_TO, areas.of[reach][:], code)
    s.move(code, to)


def play_suffragist(s: Nanty, seat: int) -> None:
    """Her card leaves the game, and her owner's Agents may be spared during this action (NN-138, NN-A46)."""
    s.seats[seat].secret.remove(SUFFRAGIST)
    s.gone.append(SUFFRAGIST)
    s.shield = seat
    s.reveals += 1
    s.note("ability", seat, SUFFRAGIST)


# What is left of a threat comes true


def befall(s: Nanty, kind: int, code: int) -> None:
    """Something happens after all. `code` is the pawn, or the owner and the area."""
    area = area_of(code)
    if kind == REMOVE:
        s.take_off(code)
    elif kind == DESTROY:
        s.raze(area)
    elif kind == FORFEIT:
        forfeit(s, owner_of(code), area)
    elif kind == GRENADIER_COMES:
        s.arrive(GRENADIER, area)
    elif kind == CITIZEN_COMES:
        s.arrive(CITIZEN, area)


def come_true(s: Nanty, threats: list[Threat]) -> None:
    """All that nobody has stopped happens."""
    for one in threats:
        if not one.stopped:
            befall(s, one.kind, pawn(one.area, max(one.seat, 0), one.figure))


def forfeit(s: Nanty, owner: int, area: int) -> None:
    """A City Area card goes back to the display, and may be dead from then on (NN-A28)."""
    s.seats[owner].cards &= ~(1 << area)
    if s.table.dead_cards:
        s.dead |= 1 << area
    s.note("forfeit", owner, area)


# What cards propose


def against(kind: int, code: int) -> Threat:
    """A threat against a pawn."""
    return Threat(kind, owner_of(code), area_of(code), figure_of(code))


def remove(s: Nanty, source: int, actor: int, code: int) -> Rules:
    """Propose the removal of a pawn."""
    s.note("aim", actor, code)
    if owner_of(code) < s.players:
        one = against(REMOVE, code)
        yield from window(s, source, NOBODY if source == EVENT else actor, [one])
        if one.stopped:
            return
    s.take_off(code)


def shift(s: Nanty, actor: int, code: int, to: int) -> Rules:
    """Propose, by a card's text, that a pawn moves; one's own simply does."""
    owner = owner_of(code)
    if owner < s.players and owner != actor:
        one = against(SHIFT, code)
        s.note("aim_move", actor, code, to)
        yield from window(s, TEXT, actor, [one])
        if one.stopped:
            return
    s.move(code, to)


def touch(s: Nanty, actor: int, seats: list[int], cause: int) -> Asking[list[int]]:
    """Propose that a text does something to these seats; those that it reaches.

    The cause is an action card, or an Agent or Building card (`codes.cause_of_figure`). What these seats hold and have
    may be less afterwards: they can throw Interrupts away.
    """
    threats = [Threat(TOUCH, seat) for seat in seats]
    if seats:
        s.note_all("aim_text", [actor, cause, *seats])
    yield from window(s, TEXT, actor, threats)
    return [one.seat for one in threats if not one.stopped]


def swap(s: Nanty, actor: int, first: int, second: int) -> Rules:
    """Propose that two pawns change places; stopping either stops the exchange (NN-121, NN-A33)."""
    s.note("aim_swap", actor, first, second)
    threats = [against(SHIFT, code) for code in (first, second) if owner_of(code) not in (actor, GRENADIER, CITIZEN)]
    yield from window(s, TEXT, actor, threats, True)
    for one in threats:
        if one.stopped:
            return
    s.swap_pawns(first, second)
