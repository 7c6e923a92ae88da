"""Standing orders: what is answered for players who have said so beforehand. They live beside a match, not in it."""

from typing import Any

from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.errors import BadOptions, told
from bigsmoke.kernel.match import Match, Number


class Orders:
    """The standing orders that were given at a table. Other seats never see them.

    What they answer is taken and recorded like any choice, so a record needs no orders to replay.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._given: dict[int, str] = {}

    def give(self, seat: Number, order: str | Any) -> None:
        """Give a standing order, which answers some decisions of this seat from now on, or `BadOptions`."""
        self._match.check_seat(seat)
        game = self._match.game
        known = game.orders()
        if not isinstance(order, str) or order not in known:
            names = [told(name) for name in known]
            raise BadOptions("no-order", order=told(order), game=game.title(), count=len(names), orders=names)
        self._given[seat] = order
        self.obey()

    def of(self, seat: Number) -> str | None:
        """The standing order of a seat; None where the game has none."""
        self._match.check_seat(seat)
        return self._given.get(seat, next(iter(self._match.game.orders()), None))

    def obey(self) -> None:
        """Answer for as long as an order has an answer: to be called after each choice."""
        match = self._match
        while True:
            ask = match.decision
            if not isinstance(ask, Decision) or ask.seat not in self._given:
                return
            answer = match.answer_of(ask.seat, self._given[ask.seat])
            if answer is None:
                return
            match.choose(answer, ask.seat)
