"""The few words that every game needs."""


def player(seat: int) -> str:
    """How a seat is called where no name is known."""
    return f"Player {seat + 1}"


def plural(count: int, noun: str) -> str:
    """A count with its noun: 1 card, 2 cards."""
    return f"{count} {noun}{'' if count == 1 else 's'}"
