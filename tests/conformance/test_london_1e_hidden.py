"""London, 1st edition: what others receive tells nothing of a hand (L1-A30).

Each test lays two tables that are the same to seat 0 and differ in what seat 1 holds, and lets seat 1 do the same
before all eyes. Where one hand leaves no choice and the other does, nobody else may notice.
"""

from collections.abc import Sequence
from typing import Any

from tests.conformance import london
from tests.conformance.london import Json, Step, look_alike
from tests.conformance.london_1e import GAME

import bigsmoke
from bigsmoke import Match

DRAW = ("draw", {"deck": True})
NEW = ("place", {"new": True})
PLAY = ("action", {"action": "play_cards"})
RUN = ("action", {"action": "run_city"})
TAKE_THREE = ("action", {"action": "take_three"})
NO_MORE_PLAYS = ("develop", {"done": True})
NO_MORE_RUNS = ("run", {"done": True})
NO_SWAP = ("after", {"done": True})
SWAPPING = [["stock_exchange"]]
LAND = [row["id"] for row in bigsmoke.cards(GAME) if row["type"] == "borough"]


def twins(
    hand: Sequence[str],
    other: Sequence[str],
    deck: Sequence[str] = ("pauper",),
    other_deck: Sequence[str] = (),
    **fields: Any,
) -> tuple[Match, Match]:
    """Two tables of the 1st edition, which differ in the hand of seat 1."""
    return london.twins(hand, other, deck, other_deck, game=GAME, **fields)


def test_L1_A30_an_action_where_there_is_no_other() -> None:
    """Given no land to buy, when three cards are taken, then cards could have been played instead, or not."""
    sold: Json = {"watcher": {"boroughs": LAND[:9]}, "boroughs": LAND[9:]}
    pair = twins(["lords", "grocers"], ["mercers", "grocers"], ["pauper"] * 4, **sold)
    look_alike(pair, DRAW, TAKE_THREE, DRAW, DRAW, DRAW)


def test_L1_A30_a_play_that_is_the_only_one_and_an_end_that_nothing_is_left_to_delay() -> None:
    pair = twins(["coffee_house", "lords", "grocers"], ["coffee_house", "mercers", "grocers"])
    look_alike(pair, DRAW, PLAY, ("develop", {"card": "coffee_house"}), NEW, NO_MORE_PLAYS)


def test_L1_A30_a_payment_that_one_card_alone_can_make() -> None:
    pair = twins(["grocers", "mercers", "lords"], ["grocers", "mercers", "salters"])
    build: list[Step] = [("develop", {"card": "grocers"}), ("payment", {"card": "mercers"}), NEW]
    look_alike(pair, DRAW, PLAY, *build, NO_MORE_PLAYS)


def test_L1_A30_a_run_with_or_without_a_blue_card_for_the_great_exhibition() -> None:
    pair = twins(["grocers"], ["lords"], stacks=[["great_exhibition"], ["grand_hotel"]], top=["pauper"])
    look_alike(pair, DRAW, RUN, ("run", {"card": "grand_hotel"}), NO_MORE_RUNS)


def test_L1_A30_an_activation_that_one_card_alone_can_be_spent_on() -> None:
    pair = twins(["pauper"], ["lords"], stacks=[["west_india_docks"]])
    look_alike(pair, DRAW, RUN, ("run", {"stack": 0}), ("activation_cost", {"card": "pauper"}), NO_MORE_RUNS)


def test_L1_A30_a_workhouse_without_paupers() -> None:
    pair = twins(["lords"], ["pauper"], ["theatre_royal"], stacks=[["workhouse"]])
    none = ("workhouse_discard", {"amount": 0})
    look_alike(pair, DRAW, RUN, ("run", {"card": "workhouse"}), none, NO_MORE_RUNS)


def test_L1_A26_a_swap_that_is_not_made_because_it_cannot_be_or_because_one_would_rather_not() -> None:
    """Given Stock Exchange and Paupers alone to swap for, when there is no swap, then the hand may be all Paupers."""
    pair = twins(["pauper"], ["lords"], ["pauper"] * 4, top=["pauper"], stacks=SWAPPING)
    look_alike(pair, DRAW, TAKE_THREE, DRAW, DRAW, DRAW, NO_SWAP)


def test_L1_A26_a_swap_with_one_card_to_give_or_several() -> None:
    pair = twins(["pauper"], ["lords"], stacks=SWAPPING)
    swap: list[Step] = [("action", {"swap": True}), ("give", {"card": "pauper"}), ("swap_for", {"card": "grand_hotel"})]
    look_alike(pair, DRAW, *swap, TAKE_THREE, *[("draw", {"card": "pauper"})] * 3)


def test_L1_A26_a_draw_from_one_source_with_or_without_a_card_to_swap() -> None:
    pair = twins(["pauper"], ["lords"], [], top=["pauper"], holder=True, stacks=SWAPPING)
    look_alike(pair, ("draw", {"card": "pauper"}), TAKE_THREE)


def test_L1_A26_the_last_land_is_bought_with_or_without_a_card_to_swap() -> None:
    sold: Json = {"watcher": {"boroughs": LAND[:10]}, "boroughs": LAND[10:19], "money": 100}
    pair = twins(["pauper"], ["lords"], ["pauper"] * 6, top=["pauper"], stacks=SWAPPING, **sold)
    look_alike(pair, DRAW, ("action", {"action": "buy_land"}), ("buy", {"borough": LAND[19]}), *[DRAW] * 5, NO_SWAP)


def test_L1_A28_three_cards_alike_on_the_deck() -> None:
    """Given the University, when a Pauper is taken of the three, then the others may have been Paupers too."""
    decks = ["pauper"] * 3, ["pauper", "lords", "grocers"]
    watcher = {"stacks": [["parliament"]]}  # who need not take a card
    pair = twins([], [], *decks, top=[], watcher=watcher, stacks=[["university_of_london"]])
    steps: list[Step] = [
        ("draw", {"look": True}),
        ("seen_or_shown", {"card": "pauper"}),
        ("put_back", {"card": "lords"}),
    ]
    look_alike(pair, *steps, ("action", {"action": "buy_land"}), ("buy", {"borough": "westminster"}))


def test_L1_014_a_hand_of_cards_alike_that_is_over_the_limit() -> None:
    others = ["grocers", "mercers", "lords", "salters", "haberdashers", "vintners", "fishmongers"]
    pair = twins(["pauper"] * 7, others, ["pauper"] * 4)
    look_alike(pair, DRAW, TAKE_THREE, DRAW, DRAW, DRAW, *[("discard", {"card": "pauper"})] * 2)


def test_L1_A27_wren_with_nothing_more_to_place() -> None:
    pair = twins(["wren", "lords", "pauper"], ["wren", "lords", "grocers"])
    place: list[Step] = [("develop", {"card": "wren"}), ("build_free", {"card": "lords"}), NEW]
    look_alike(pair, DRAW, PLAY, *place, ("build_free", {"done": True}), NO_MORE_PLAYS)
