"""Drawing, looking at and swapping cards, and the hand limit."""

from bigsmoke.games.london.state import DECK, EMPTY, HAND_LIMIT, London
from bigsmoke.kernel.decision import Decision, Rules

DRAW = "draw"
KEEP = "keep"
PUT_BACK = "put_back"
GIVE = "give"
SWAP_FOR = "swap_for"
DISCARD = "discard"


def distinct(cards: list[int]) -> list[int]:
    """A sorted list without its repetitions."""
    return list(dict.fromkeys(cards))


def draw(s: London, me: int, count: int) -> Rules:
    """Draw cards one at a time, each from the deck or the board, as long as there are any (L2-A07, L2-A08)."""
    for left in range(count, 0, -1):
        options = s.sources()
        if not options:
            return
        source = yield Decision(me, DRAW, options, left)
        s.take(me, source)


def look(s: London, me: int) -> Rules:
    """Look at the top three cards of the deck, keep one, put the others back in any order."""
    seen = s.deck[-3:]
    p = s.seats[me]
    s.reveals += 1
    for q in s.seats:
        q.foreseen = []  # whatever the others foresaw may now lie elsewhere
    p.foreseen = seen[:]
    if s.log is not None:
        s.log.append(("look", me, *reversed(seen)))
    kept = yield Decision(me, KEEP, distinct(sorted(seen)))
    seen.remove(kept)
    if len(seen) == 2:
        top = yield Decision(me, PUT_BACK, distinct(sorted(seen)))
        if seen[1] != top:
            seen.reverse()
    s.deck[-len(seen) - 1 :] = [*seen, kept]
    p.foreseen = [*seen, kept]
    s.take(me, DECK)


def swap(s: London, me: int, givable: list[int]) -> Rules:
    """Trade a hand card for one on the board; it takes the vacated space, so nothing overflows (L2-A18, L1-A26)."""
    given = yield Decision(me, GIVE, givable)
    spaces = [i for i, card in enumerate(s.board) if card not in (EMPTY, given)]
    space = yield Decision(me, SWAP_FOR, spaces, given)
    card = s.board[space]
    s.swapped = True
    if s.log is not None:
        s.log.append(("swap", me, given, card, space))
    s.take(me, space)
    s.seats[me].drop(given)
    s.board[space] = given


def swap_gains(s: London, given: int) -> bool:
    """Whether the board holds any card that differs from the one given."""
    return any(card not in (EMPTY, given) for card in s.board)


def discard_to_limit(s: London, me: int) -> Rules:
    """At the end of a turn, discard down to nine cards."""
    p = s.seats[me]
    while len(p.hand) > HAND_LIMIT:
        card = yield Decision(me, DISCARD, distinct(p.hand), len(p.hand) - HAND_LIMIT)
        s.discard(me, card)
