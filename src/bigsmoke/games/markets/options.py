"""What the answers in London Markets mean: small whole numbers, packed and unpacked here and nowhere else."""

from typing import Final

from bigsmoke.games.markets.cards import FETCH

# A turn: a merchant (0 to 2), an assistant at a market, or a special card.
ASSISTANT: Final = 8
CARD: Final = 32
DONE: Final = 99

NO_OFFER: Final = 0
CASH: Final = 9
"""Money instead of a pile, in the last round."""


# Merchants and assistants


def assistant_at(track: int, market: int) -> int:
    """The option of using a track's assistant at a market."""
    return ASSISTANT * (track + 1) + market


def token_of(option: int) -> int:
    """The token that an option uses: a merchant (0 to 2), or from 3 on the assistants by track."""
    return option if option < ASSISTANT else FETCH + option // ASSISTANT


def market_of_assistant(option: int) -> int:
    """The market where an option uses an assistant."""
    return option % ASSISTANT


def is_merchant(token: int) -> bool:
    """Whether a token is a merchant, and not an assistant."""
    return token <= FETCH


def track_of(token: int) -> int:
    """The track of an assistant."""
    return token - FETCH - 1


# Special cards


def play_of(card: int) -> int:
    """The option of playing a special card."""
    return CARD + card


def is_play(option: int) -> bool:
    """Whether an option of a turn plays a special card."""
    return CARD <= option < DONE


def card_played(option: int) -> int:
    """The special card that an option plays."""
    return option - CARD


# Exchanges


def swap_of(give: int, take: int) -> int:
    """The option of exchanging a card of one good for one of another."""
    return give << 2 | take


def given(swap: int) -> int:
    """The good that an exchange puts back."""
    return swap >> 2


def taken(swap: int) -> int:
    """The good that an exchange takes."""
    return swap & 3


# Offers


def offer_of(good: int, count: int) -> int:
    """The option of offering so many cards of a good."""
    return good << 5 | count


def good_of(offer: int) -> int:
    """The good of an offer that is not empty."""
    return offer >> 5


def count_of(offer: int) -> int:
    """How many cards are offered."""
    return offer & 31
