"""The effect window: whatever would harm a player is proposed here first, and reactions are asked for.

Every removal, move, levy and text that hits another player passes through `window`, and so does every Random Event.
No card and no event looks for Interrupts on its own. Whom the window asks depends on public knowledge alone: the size
of a hand, the Interrupts not yet discarded, the owner of Holborn, and where a Suffragist stands (NN-H20).
"""

from bigsmoke.games.nanty.options import (
    HOLBORN,
    PASS,
    REACT,
    RELOCATE_TO,
    SAVE_WHICH,
    SHIELD,
    SUFFRAGETTE,
)
from bigsmoke.games.nanty.state import NAMELESS, NOBODY, Nanty, pawn
from bigsmoke.games.nanty.tables import ALL, BLOCK_TEXT, RELOCATE, SUFFRAGIST
from bigsmoke.kernel.decision import Asking, Decision, Rules

# Where an effect comes from.
SYMBOL, TEXT, EVENT = 0, 1, 2

# What it would do.
REMOVE = 0  # take an Agent off the board
SHIFT = 1  # move an Agent elsewhere
TOUCH = 2  # do to a player what a text says
DESTROY = 3  # take a Building off the board
FORFEIT = 4  # return a City Area card
FLEE = 5  # make an Agent leave a flooded area
ARRIVE = 6  # bring a neutral pawn into an area


FIGURE_CARD = 200
"""Added to the number of an Agent or Building card where it stands beside action cards."""
FIGURE = 2048
"""Added to a pawn where it stands beside cards."""


class Effect:
    """One thing that would happen to one seat. A reaction stops it."""

    __slots__ = ("area", "figure", "kind", "seat", "stopped")

    def __init__(self, kind: int, seat: int, area: int = 0, figure: int = NAMELESS) -> None:
        self.kind = kind
        self.seat = seat
        self.area = area
        self.figure = figure
        self.stopped = False

    @property
    def code(self) -> int:
        """The effect as the number that a decision is about."""
        return self.kind << 11 | pawn(self.area, self.seat, self.figure)


def window(s: Nanty, source: int, actor: int, effects: list[Effect]) -> Rules:
    """Ask those who are hit, clockwise from the active player, before anything is applied (NN-A13)."""
    seat = s.turn
    for _ in range(s.players):
        for effect in effects:
            if effect.seat == seat:
                yield from respond(s, source, actor, seat, [e for e in effects if e.seat == seat])
                break
        seat = seat + 1 if seat + 1 < s.players else 0


def respond(s: Nanty, source: int, actor: int, seat: int, mine: list[Effect]) -> Rules:
    """Let one seat react to what would hit it, until it lets the rest happen."""
    while True:
        cards = 0
        first = NOBODY
        removals = False
        for i, effect in enumerate(mine):
            if not effect.stopped:
                if first < 0 or (effect.kind == REMOVE and not removals):
                    first = i  # an Agent in danger comes before the Building or the card beside it
                cards |= answers(s, source, actor, seat, effect.kind)
                removals = removals or effect.kind == REMOVE
        if first < 0:
            return
        holborn = source == EVENT and may_protect(s, seat)
        shielded = removals and s.shield == seat
        suffragist = removals and not shielded and might_play_suffragist(s, seat)
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
        choice = yield Decision(seat, REACT, options, mine[first].code, True)
        if choice == PASS:
            return
        if choice == SUFFRAGETTE:
            play_suffragist(s, seat)
            if len(mine) == 1:
                stop(s, mine[0])
        elif choice >= SHIELD:
            stop(s, find(mine, choice - SHIELD))
        elif choice >= HOLBORN:
            s.pay(seat, s.table.areas.price[s.table.areas.protect])
            stop(s, find(mine, choice - HOLBORN))
        else:
            yield from interrupt(s, source, actor, seat, choice, mine)


ALL_KINDS = (1 << ARRIVE + 1) - 1


def answers(s: Nanty, source: int, actor: int, seat: int, kind: int) -> int:
    """The Interrupts that answer such an effect, as bits of `CardTable.reaction`."""
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
    return len(p.secret) > 0


def distinct(mine: list[Effect], kinds: int) -> list[int]:
    """The codes of the effects still standing, of some kinds; pieces that are alike count once."""
    codes: list[int] = []
    for effect in mine:
        if not effect.stopped and kinds >> effect.kind & 1 and effect.code not in codes:
            codes.append(effect.code)
    return codes


def find(mine: list[Effect], code: int) -> Effect:
    """The first effect still standing with this code."""
    for effect in mine:
        if not effect.stopped and effect.code == code:
            return effect
    raise ValueError(f"no effect with code {code}")


def stop(s: Nanty, effect: Effect) -> None:
    """Make an effect ignore its piece."""
    effect.stopped = True
    if s.log is not None:
        s.log.append(("spare", effect.seat, effect.code))


def interrupt(s: Nanty, source: int, actor: int, seat: int, card: int, mine: list[Effect]) -> Rules:
    """Play an Interrupt against what would hit its holder."""
    t = s.table.cards
    s.drop(seat, card)
    s.throw(card)
    if s.log is not None:
        s.log.append(("interrupt", seat, card))
    if t.effect[card] == BLOCK_TEXT:
        for effect in mine:
            effect.stopped = True
        return
    kinds = 0
    for kind in (REMOVE, SHIFT):
        if answers(s, source, actor, seat, kind) & t.reaction[card]:
            kinds |= 1 << kind
    code = yield Decision(seat, SAVE_WHICH, distinct(mine, kinds), card)
    effect = find(mine, code)
    stop(s, effect)
    if t.effect[card] == RELOCATE:
        yield from relocate(s, effect)


def relocate(s: Nanty, effect: Effect) -> Rules:
    """The Agent goes to another area instead, by the rules for placing (NN-B01)."""
    seat = effect.seat
    code = pawn(effect.area, seat, effect.figure)
    s.leave(code)
    areas = s.table.areas
    reach = areas.reach[s.seats[seat].standing] & ALL & ~(1 << effect.area)
    to = yield Decision(seat, RELOCATE_TO, areas.of[reach][:], code)
    s.enter(seat, to, effect.figure)
    if s.log is not None:
        s.log.append(("move", code, to))


def play_suffragist(s: Nanty, seat: int) -> None:
    """Her card leaves the game, and her owner's Agents may be spared during this action (NN-138, NN-A46)."""
    s.seats[seat].secret.remove(SUFFRAGIST)
    s.gone.append(SUFFRAGIST)
    s.shield = seat
    s.reveals += 1
    if s.log is not None:
        s.log.append(("ability", seat, SUFFRAGIST))


# The effects that cards propose


def remove(s: Nanty, source: int, actor: int, code: int) -> Asking[bool]:
    """Propose the removal of a pawn; whether it came to pass."""
    owner = code >> 4 & 7
    if s.log is not None:
        s.log.append(("aim", actor, code))
    if owner < s.players:
        effect = Effect(REMOVE, owner, code >> 7, (code & 15) - 1)
        yield from window(s, source, actor, [effect])
        if effect.stopped:
            return False
    s.take_off(code)
    return True


def shift(s: Nanty, actor: int, code: int, to: int) -> Rules:
    """Propose, by a card's text, that a pawn moves."""
    owner = code >> 4 & 7
    if owner < s.players and owner != actor:
        effect = Effect(SHIFT, owner, code >> 7, (code & 15) - 1)
        if s.log is not None:
            s.log.append(("aim_move", actor, code, to))
        yield from window(s, TEXT, actor, [effect])
        if effect.stopped:
            return
    s.move(code, to)


def touch(s: Nanty, actor: int, seats: list[int], cause: int) -> Asking[list[int]]:
    """Propose that a text does something to these seats; those that it reaches.

    The cause is an action card, or FIGURE_CARD + an Agent or Building card.
    """
    effects = [Effect(TOUCH, seat) for seat in seats]
    if seats and s.log is not None:
        s.log.append(("aim_text", actor, cause, *seats))
    yield from window(s, TEXT, actor, effects)
    return [effect.seat for effect in effects if not effect.stopped]


def swap(s: Nanty, actor: int, first: int, second: int) -> Rules:
    """Propose that two pawns change places; stopping either stops the exchange (NN-121, NN-A33)."""
    effects: list[Effect] = []
    if s.log is not None:
        s.log.append(("aim_swap", actor, first, second))
    for code in (first, second):
        owner = code >> 4 & 7
        if owner < s.players and owner != actor:
            effects.append(Effect(SHIFT, owner, code >> 7, (code & 15) - 1))
    yield from window(s, TEXT, actor, effects)
    for effect in effects:
        if effect.stopped:
            return
    s.leave(first)
    s.leave(second)
    s.enter(first >> 4 & 7, second >> 7, (first & 15) - 1)
    s.enter(second >> 4 & 7, first >> 7, (second & 15) - 1)
    if s.log is not None:
        s.log.append(("swap", first, second))
