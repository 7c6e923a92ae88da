"""London, 2nd edition: what others receive tells nothing of a hand (L2-009).

Each test lays two tables that are the same to seat 0 and differ in what seat 1 holds, and lets seat 1 do the same
before all eyes. Where one hand leaves no choice and the other does, nobody else may notice.
"""

from tests.conformance.london import Json, Step, look_alike, twins

DRAW = ("draw", {"deck": True})
NEW = ("place", {"new": True})
DEVELOP = ("action", {"action": "develop"})
RUN = ("action", {"action": "run_city"})
NO_MORE_PLAYS = ("develop", {"done": True})
NO_MORE_RUNS = ("run", {"done": True})
NO_SWAP = ("after", {"done": True})
SWAPPING: Json = {"boroughs": ["southwark_bermondsey"]}


def test_L2_009_a_payment_that_one_card_alone_can_make_and_an_end_that_nothing_is_left_to_delay() -> None:
    """Given grocers that mercers must pay for, or may; and then no other card to play, or some."""
    pair = twins(["grocers", "mercers", "lords"], ["grocers", "mercers", "salters"], deck=["theatre_royal"])
    build: list[Step] = [("develop", {"card": "grocers"}), ("payment", {"card": "mercers"}), NEW]
    look_alike(pair, DRAW, DEVELOP, *build, NO_MORE_PLAYS)


def test_L2_009_a_workhouse_without_paupers() -> None:
    pair = twins(["lords"], ["pauper"], deck=["theatre_royal"], stacks=[["workhouse"]])
    none = ("workhouse_discard", {"amount": 0})
    look_alike(pair, DRAW, RUN, ("run", {"card": "workhouse"}), none, NO_MORE_RUNS)


def test_L2_106_a_swap_that_is_not_made_because_it_cannot_be_or_because_one_would_rather_not() -> None:
    """Given Southwark & Bermondsey on top, when the turn ends without a swap, then a Pauper may be held or not."""
    pair = twins(["pauper"], ["lords"], deck=["theatre_royal"], **SWAPPING)
    look_alike(pair, DRAW, RUN, NO_MORE_RUNS, NO_SWAP)


def test_L2_106_a_run_that_ends_with_or_without_a_pauper_to_swap() -> None:
    pair = twins(["pauper"], ["lords"], deck=["theatre_royal"], **SWAPPING)
    borough = ("run", {"borough": "southwark_bermondsey"})
    look_alike(pair, DRAW, RUN, borough, NO_MORE_RUNS, NO_SWAP)


def test_L2_106_a_draw_from_one_source_with_or_without_a_pauper_to_swap() -> None:
    pair = twins(["pauper"], ["lords"], deck=[], holder=True, **SWAPPING)
    look_alike(pair, ("draw", {"card": "grand_hotel"}), RUN, NO_MORE_RUNS)


def test_L2_106_land_that_is_bought_with_or_without_a_pauper_to_swap() -> None:
    land = {"market": ["paddington"], "borough_deck": []}
    pair = twins(["pauper"], ["lords"], deck=["theatre_royal", *["pauper"] * 3], money=150, land=land, **SWAPPING)
    look_alike(pair, DRAW, ("action", {"action": "buy_land"}), ("buy", {"borough": "paddington"}), *[DRAW] * 3)


def test_L2_109_three_cards_alike_on_the_deck() -> None:
    """Given St Pancras, when a Pauper is kept of three cards, then the others may have been Paupers too."""
    pair = twins([], [], ["pauper"] * 3, ["pauper", "lords", "grocers"], boroughs=["st_pancras"])
    look_alike(pair, ("draw", {"look": True}), ("keep", {"card": "pauper"}), ("put_back", {"card": "lords"}), RUN)


def test_L2_028_a_hand_of_cards_alike_that_is_over_the_limit() -> None:
    others = ["grocers", "mercers", "lords", "salters", "haberdashers", "vintners", "fishmongers", "almshouses"]
    pair = twins(["pauper"] * 10, ["pauper", "pauper", *others], deck=["pauper"])
    look_alike(pair, DRAW, RUN, *[("discard", {"card": "pauper"})] * 2)


def test_L2_101_wren_with_nothing_more_to_place() -> None:
    pair = twins(["wren", "lords", "pauper"], ["wren", "lords", "grocers"])
    place: list[Step] = [("develop", {"card": "wren"}), ("build_free", {"card": "lords"}), NEW]
    look_alike(pair, DRAW, DEVELOP, *place, ("build_free", {"done": True}), NO_MORE_PLAYS)


def test_L2_076_an_activation_that_one_card_alone_can_be_spent_on() -> None:
    pair = twins(["pauper"], ["lords"], stacks=[["west_india_docks"]])
    look_alike(pair, DRAW, RUN, ("run", {"stack": 0}), ("activation_cost", {"card": "pauper"}), NO_MORE_RUNS)
