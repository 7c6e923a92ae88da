"""What a symbol or a text lets a player do."""

from bigsmoke.games.nanty.state import Nanty
from bigsmoke.kernel.decision import Rules


class Action:
    """Something that may be done, or left: what it offers, and what it does."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        """The kind of its question."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        """What may be chosen; nothing if it would do nothing. All of it but the cards in hand is open knowledge."""
        raise NotImplementedError

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules | None:
        """Do it, once the question has been answered; what is still to be asked is handed back as rules."""
        raise NotImplementedError
