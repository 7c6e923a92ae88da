"""The bot that any other must beat."""

from random import Random

from bigsmoke.kernel.match import Seat


class RandomBot:
    """Takes any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, seat: Seat) -> int:
        """One of the options."""
        assert seat.decision is not None
        return self.rng.choice(seat.decision.options)
