"""Things of the table as one number each, and back: what options, questions and events are made of."""

from typing import Final

from bigsmoke.games.nanty.tables import AGENTS, AREAS

NOBODY: Final = -1
NAMELESS: Final = -1  # a figure where figures have no names
GRENADIER: Final = 4  # as owners of pawns, beside the seats 0 to 3
CITIZEN: Final = 5
NO_SEAT: Final = 7
"""Stands in a code for nobody's."""

# Pawns


def pawn(area: int, owner: int, figure: int = NAMELESS) -> int:
    """A pawn: where it stands, whose it is, and its name where figures have one."""
    return area << 7 | owner << 4 | (figure + 1)


UNNAMED: Final = [[pawn(area, owner) for area in range(AREAS)] for owner in range(6)]
"""Pawns without a name, by owner and area."""


def area_of(code: int) -> int:
    """Where a pawn stands."""
    return code >> 7


def owner_of(code: int) -> int:
    """Whose pawn it is: a seat, GRENADIER or CITIZEN."""
    return code >> 4 & 7


def figure_of(code: int) -> int:
    """The name of a pawn, or NAMELESS."""
    return (code & 15) - 1


def flight(code: int, to: int) -> int:
    """A pawn that leaves the flood, with where it goes."""
    return code << 4 | to


def who_flees(move: int) -> int:
    """The pawn that leaves the flood."""
    return move >> 4


def flees_to(move: int) -> int:
    """Where it goes."""
    return move & 15


# What would befall a seat

PAWNS: Final = 1 << 11
"""All pawns are below this."""


def threat(kind: int, seat: int, area: int, figure: int) -> int:
    """Something that would happen to a seat (NOBODY: to none), in an area, to a figure."""
    return kind * PAWNS + pawn(area, seat if seat >= 0 else NO_SEAT, figure)


def kind_of_threat(code: int) -> int:
    """What would happen."""
    return code // PAWNS


def pawn_of_threat(code: int) -> int:
    """The pawn that it would happen to; its owner and its area, where it is no pawn."""
    return code % PAWNS


# Causes: an action card, or an Agent or Building card

FIGURE_CARD: Final = 200
RANSOMED: Final = 2048


def cause_of_figure(card: int) -> int:
    """An Agent or Building card where it stands beside action cards."""
    return FIGURE_CARD + card


def is_action_card(cause: int) -> bool:
    """Whether an action card is the cause."""
    return 0 <= cause < FIGURE_CARD


def figure_card_of(cause: int) -> int:
    """The Agent or Building card that is the cause, or -1."""
    return cause - FIGURE_CARD if FIGURE_CARD <= cause < RANSOMED else -1


def ransomed(code: int) -> int:
    """A pawn that a ransom is asked for, where it stands beside cards."""
    return RANSOMED + code


def pawn_for_ransom(cause: int) -> int:
    """The pawn that a ransom is asked for, or -1."""
    return cause - RANSOMED if cause >= RANSOMED else -1


# Where an Agent is placed, and whether that may bring Trouble


def spot(area: int, marks: bool) -> int:
    """A place for an Agent."""
    return area if marks else area + AREAS


def area_of_spot(place: int) -> int:
    """Where it is."""
    return place % AREAS


def spot_marks(place: int) -> bool:
    """Whether joining other pawns there brings Trouble."""
    return place < AREAS


# A hand that is looked at, and what becomes of the card that is picked

THROWN: Final = 8


def hand_to_rob(seat: int) -> int:
    """A hand from which a card is taken."""
    return seat


def hand_to_thin(seat: int) -> int:
    """A hand from which a card is discarded."""
    return seat + THROWN


def whose_hand(about: int) -> int:
    """Whose hand is looked at."""
    return about % THROWN


def is_thrown(about: int) -> bool:
    """Whether the card that is picked is discarded."""
    return about >= THROWN


# The symbols being carried out


def step(card: int, symbol: int) -> int:
    """One of a card's symbols: the first is 0."""
    return card << 3 | symbol


def card_of_step(code: int) -> int:
    """The card that is being carried out."""
    return code >> 3


def symbol_of_step(code: int) -> int:
    """Which of its symbols."""
    return code & 7


# The first Agents, chosen together


def trio(first: int, second: int, third: int) -> int:
    """Three Agents, for the three starting areas."""
    return (first * AGENTS + second) * AGENTS + third


def agents_of_trio(code: int) -> list[int]:
    """Which three they are."""
    return [code // (AGENTS * AGENTS), code // AGENTS % AGENTS, code % AGENTS]


# Cards, areas and Personalities as masks


def members(mask: int) -> list[int]:
    """The numbers in a mask, in order."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def mask_of(numbers: list[int]) -> int:
    """Numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
