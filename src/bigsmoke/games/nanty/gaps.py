"""What the active player may do between two actions: City Area powers, Agent and Building cards, Interrupts.

Things that only the player knows to be possible never make a menu by themselves: they are added where a question is
asked anyway, so that a pause tells nothing (NN-H20).
"""

from bigsmoke.games.nanty.areas import powers, usable, use_power
from bigsmoke.games.nanty.figures import ready, use_ability
from bigsmoke.games.nanty.options import ABILITY, DISCARD, POWER, WATSON
from bigsmoke.games.nanty.pieces import discards
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import END_TURN
from bigsmoke.kernel.decision import Rules


def add_gap(s: Nanty, me: int, options: list[int], asked: bool = False) -> None:
    """Add to a menu what may be done now besides."""
    p = s.seats[me]
    if p.cards and usable(s, me):
        options += powers(s, me)
    if p.shown:
        options += ready(s, me, p.shown)
    if asked or len(options) > 1:
        if p.secret:
            options += ready(s, me, p.secret)
        if p.reactions:
            options += discards(s, me)
            if s.last >= 0:
                effect = s.table.cards.effect
                options += [WATSON + card for card in p.hand if effect[card] == END_TURN]


def use_gap(s: Nanty, me: int, choice: int) -> Rules:
    """Carry out what was chosen from a menu besides its own options."""
    if choice < ABILITY:
        yield from use_power(s, me, choice - POWER)
    elif choice < DISCARD:
        yield from use_ability(s, me, choice - ABILITY)
    elif choice < WATSON:
        s.throw_from(me, choice - DISCARD)
    else:
        play_watson(s, me, choice - WATSON)


def play_watson(s: Nanty, me: int, watson: int) -> None:
    """The turn ends at once, and the card played just before goes back to the hand."""
    s.drop(me, watson)
    s.throw(watson)
    s.stopped = True
    if s.log is not None:
        s.log.append(("interrupt", me, watson))
    card = s.last
    if card in s.in_play:
        s.in_play.remove(card)
    elif card in s.discard:
        s.discard.remove(card)
        s.out &= ~s.table.cards.reaction[card]
    else:
        return  # a loan or a burden that has been laid out stays there
    s.take(me, card)
    s.all_saw(me, card)
    if s.log is not None:
        s.log.append(("take_back", me, card))
