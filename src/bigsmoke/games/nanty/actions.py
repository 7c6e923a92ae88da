"""What a symbol or a text lets a player do."""

from bigsmoke.games.nanty.state import Nanty
from bigsmoke.kernel.decision import Rules


class Action:
    """Something that may be done, or left: what it offers, what it does, and what it tells."""

    def __init__(self, kind: str, words: str) -> None:
        self.kind = kind
        """The kind of its question."""
        self.words = words
        """The question; {money}, {cards}, {area} and {divisor} stand for the card's figures."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        """What may be chosen; nothing if it would do nothing. All of it but the cards in hand is open knowledge."""
        raise NotImplementedError

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules | None:
        """Do it, once the question has been answered; what is still to be asked is handed back as rules."""
        raise NotImplementedError
