"""Drawing, looking at and swapping cards, and the hand limit."""

from typing import Final

from bigsmoke.games.london.state import DECK, EMPTY, HAND_LIMIT, USE_SWAP, London
from bigsmoke.kernel.decision import PACED, Decision, Rules
from bigsmoke.kernel.ordered import distinct, holds, remove

DRAW: Final = "draw"
PUT_BACK: Final = "put_back"
GIVE: Final = "give"
SWAP_FOR: Final = "swap_for"
DISCARD: Final = "discard"

LOOKED_AT: Final = 3
"""How many cards of the deck a power shows."""


def draw(s: London, me: int, count: int) -> Rules:
    """Draw cards one at a time, each from the deck or the board, as long as there are any (L2-A07, L1-A10)."""
    while count:
        options = s.sources()
        if not options:
            return
        pace = s.offer_swap(me, options)
        source = yield Decision(me, DRAW, options, count, pace)
        if source == USE_SWAP:
            yield from s.use_swap(me)
        else:
            s.take(me, source)
            count -= 1


def look(s: London, me: int) -> None:
    """Look at the top three cards of the deck: they stay there, foreseen."""
    seen = s.deck[-LOOKED_AT:]
    s.reveals += 1
    s.memory.look(s.table, me, len(s.deck), len(seen))
    for p in s.seats:
        p.foreseen = []
    s.seats[me].foreseen = seen
    s.note_all("look", [me, *reversed(seen)])


def take_seen(s: London, me: int, card: int) -> None:
    """Take one of the cards looked at."""
    foreseen = s.seats[me].foreseen
    _move(s, me, foreseen.index(card), len(foreseen) - 1)
    s.take(me, DECK)


def put_back(s: London, me: int) -> Rules:
    """Put the cards looked at back on the deck in any order: first asked, topmost. Whether some are alike is hidden."""
    foreseen = s.seats[me].foreseen
    for left in range(len(foreseen), 1, -1):
        card = yield Decision(me, PUT_BACK, distinct(sorted(foreseen[:left])), left, PACED)
        _move(s, me, foreseen.index(card, 0, left), left - 1)  # below those already settled


def _move(s: London, me: int, source: int, target: int) -> None:
    """Move one of the cards looked at; places are counted from the deepest."""
    foreseen = s.seats[me].foreseen
    foreseen.insert(target, foreseen.pop(source))
    s.deck[-len(foreseen) :] = foreseen
    s.memory.move(source, target)


def swap(s: London, me: int, givable: list[int]) -> Rules:
    """Trade a hand card for one on the board; it takes the vacated space, so nothing overflows (L2-A18, L1-A26)."""
    given = yield Decision(me, GIVE, givable)
    spaces = [i for i, card in enumerate(s.board) if card not in (EMPTY, given)]
    space = yield Decision(me, SWAP_FOR, spaces, given)
    card = s.pick(me, space)
    s.drop(me, given)
    s.board[space] = given
    s.swapped = True
    s.note("swap", me, given, card, space)


def swap_gains(s: London, given: int) -> bool:
    """Whether the board holds any card that differs from the one given."""
    return any(card not in (EMPTY, given) for card in s.board)


def discard_to_limit(s: London, me: int) -> Rules:
    """At the end of a turn, discard down to nine cards."""
    hand = s.seats[me].hand
    if len(hand) <= HAND_LIMIT:
        return
    options = distinct(hand)
    while len(hand) > HAND_LIMIT:
        card = yield Decision(me, DISCARD, options, len(hand) - HAND_LIMIT, PACED)
        s.discard(me, card)
        if not holds(hand, card):
            options = options[:]
            remove(options, card)
