"""What a rule yields when a player must decide."""

from collections.abc import Generator
from typing import Any, Final, TypeVar

ASIDE: Final = 1 << 20
"""Options stay below this. A choice from here on is an aside: see `aside`."""


AT_ONCE: Final = 0
"""One answer is taken at once: the others see nothing of it, or all know that there is no choice."""
PACED: Final = 1
"""One answer is still put to the seat, because going on at once would tell that there was no choice. Nobody has to
press anything for it: whoever runs the table answers it, at a pace that tells nothing either."""
ASKED: Final = 2
"""Put to the player whatever they hold, and never answered for them: where a pause is part of the game."""


def aside(seat: int, option: int) -> int:
    """Something that a seat does whoever is being asked, as a choice that a record can hold beside the answers."""
    return (seat + 1) * ASIDE + option


def seat_of_aside(choice: int) -> int:
    """Who does an aside."""
    return choice // ASIDE - 1


class Ask:
    """Something the rules wait for: a `Decision` of one seat, or several seats deciding `Together`."""


class Decision(Ask):
    """One seat chooses one option.

    An option is a small integer whose meaning the `kind` gives; `about` is the thing the question is about (a card
    being paid for, say). Whether a decision is put at all depends on public facts alone, and each counts as a step;
    `always` says what becomes of one with a single option (AT_ONCE, PACED or ASKED).
    """

    __slots__ = ("about", "always", "kind", "options", "seat")

    def __init__(self, seat: int, kind: str, options: list[int], about: int = -1, always: int = AT_ONCE) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.always = always

    def __repr__(self) -> str:
        about = f", about={self.about}" if self.about >= 0 else ""
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options}{about})"


class Together(Ask):
    """Several seats decide at once, unseen by each other; the rules go on when all `answers` are in."""

    __slots__ = ("answers", "decisions")

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        self.answers: dict[int, int] = {}

    def of(self, seat: int | Any) -> Decision | None:
        """The part of this question that `seat` has to answer."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def __repr__(self) -> str:
        return f"Together({self.decisions})"


def pick(options: list[int], worths: list[float]) -> int:
    """The option of the highest worth; the first of equals."""
    best = 0
    for i in range(1, len(options)):
        if worths[i] > worths[best]:
            best = i
    return options[best]


T = TypeVar("T")
Asking = Generator[Ask, int, T]
"""A rule: it yields questions, is sent the chosen option, and returns a `T`."""
Rules = Generator[Ask, int, None]
