"""What the active player may do between two actions: City Area powers, Agent and Building cards, Interrupts.

Things that only the player knows to be possible never make a menu by themselves: they are added where a question is
asked anyway, so that a pause tells nothing (NN-H20).
"""

from bigsmoke.games.nanty.areas import powers, use_power
from bigsmoke.games.nanty.figures import ready, use_ability
from bigsmoke.games.nanty.options import ABILITY, DISCARD, POWER, WATSON
from bigsmoke.games.nanty.pieces import discards
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.kernel.decision import Rules


def add_gap(s: Nanty, me: int, options: list[int], asked: bool = False) -> None:
    """Add to a menu what may be done now besides."""
    p = s.seats[me]
    cards = p.cards
    if cards:
        cards &= ~(s.used | s.gained | s.guarded | s.dead)
        if cards:
            options += powers(s, me, cards)
    if p.shown:
        options += ready(s, me, p.shown)
    if asked or len(options) > 1:
        if p.secret:
            options += ready(s, me, p.secret)
        if p.reactions:
            options += discards(s, me)
            t = s.table.cards
            if p.reactions & t.ending and watson_helps(s):
                options += [WATSON + card for card in p.hand if t.reaction[card] & t.ending]


def use_gap(s: Nanty, me: int, choice: int) -> Rules | None:
    """Carry out what was chosen from a menu besides its own options; what it asks is handed back as rules."""
    if choice < ABILITY:
        return use_power(s, me, choice - POWER)
    if choice < DISCARD:
        return use_ability(s, me, choice - ABILITY)
    if choice < WATSON:
        s.throw_from(me, choice - DISCARD)
    else:
        play_watson(s, me, choice - WATSON)
    return None


def comes_back(s: Nanty) -> bool:
    """Whether the card played last can be taken back: one that was laid out for good, or is in a hand, cannot."""
    return s.last >= 0 and (s.last in s.in_play or s.last in s.discard)


def watson_helps(s: Nanty) -> bool:
    """Whether Doctor Watson does something: gives a card back, or cuts short what is left of the turn (NN-B02)."""
    return comes_back(s) or (s.last >= 0 and (len(s.acting) > 0 or s.extra > 0))


def play_watson(s: Nanty, me: int, watson: int) -> None:
    """The turn ends at once, and the card played just before goes back to the hand."""
    back = comes_back(s)
    s.show(me, watson)
    s.throw(watson)
    s.stopped = True
    s.note("interrupt", me, watson)
    if back:
        if s.last in s.in_play:
            s.in_play.remove(s.last)
        else:
            s.lift(s.last)
        s.recover(me, s.last)
        s.note("take_back", me, s.last)
