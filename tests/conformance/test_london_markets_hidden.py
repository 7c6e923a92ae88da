"""London Markets: what is hidden stays hidden, whatever is asked, skipped or counted; and what was seen is kept."""

from typing import Any

import pytest
from tests.conformance.markets import BLUE, GREEN, RED, YELLOW, Row, kind, offer, offers, table, take

from bigsmoke import Match, Teller
from bigsmoke.games.markets.state import Markets
from bigsmoke.kernel.decision import ASKED, PACED


def always(match: Match, seat: int) -> int:
    """What becomes of the seat's question if it has one answer alone."""
    decision = match.decision_of(seat)
    assert decision is not None
    return decision.always


def received(match: Match, seat: int) -> list[Any]:
    """All that a seat and a spectator get to see."""
    told = [[match.view(viewer), match.events(viewer)] for viewer in (seat, None)]
    return [*told, match.told, match.asked, match.undo_refusal(seat)]


def alike(one: Match, other: Match, seat: int = RED) -> None:
    """Two tables look the same to a seat."""
    assert received(one, seat) == received(other, seat)


# Twins: two tables that differ in what is hidden


@pytest.mark.parametrize("card", ["monopoly_borough", "clientele_borough"])
def test_a_turn_of_one_who_can_play_nothing_looks_like_any_other(card: str) -> None:
    """Given a card of the later rounds or one of any, when the action is done, then the same is seen of it."""
    one, other = table({"specials": ["rich_offer"]}, start=RED), table({"specials": [card]}, start=RED)
    for match in (one, other):
        take(match, token="profit")
        assert kind(match) == "after"
        assert always(match, RED) == PACED
    alike(one, other, BLUE)
    for match in (one, other):
        take(match, done=True)
    alike(one, other, BLUE)


def test_an_exchange_that_nothing_allows_looks_like_one_that_is_declined() -> None:
    """Given coffee alone in the piles, when one holds coffee alone or soap too, then others see no difference."""
    owner: Row = {"played": ["replenishment_exchange"]}
    piles = {"soap": 15, "silk": 18, "china": 18}
    one = table({**owner, "hand": {"coffee": 3}}, {"hand": {**piles, "soap": 18}}, phase="replenish")
    other = table({**owner, "hand": {"soap": 3}}, {"hand": {**piles, "coffee": 3}}, phase="replenish")
    for match in (one, other):
        assert kind(match) == "swap"  # the three cards were coffee: there was no choice, and all could see it
        assert always(match, RED) == PACED
    assert [len(match.legal(RED)) for match in (one, other)] == [1, 2]
    alike(one, other, GREEN)
    for match in (one, other):
        take(match, done=True)
    alike(one, other, GREEN)


def test_R_22_whoever_may_have_an_offer_is_really_asked_and_nobody_else() -> None:
    """Given a hand that is hidden, one that all know to hold covered goods, and an empty one, when offers are due, then
    the first waits for its player, whatever it holds."""
    known = {"hand": {"soap": 2}, "known": {"soap": 2}}
    match = table({"hand": {"soap": 2}}, known, {"hand": {"coffee": 1}}, phase="auction", covered=["soap"])
    assert match.asked == [RED, BLUE, GREEN, YELLOW]
    assert [len(match.legal(seat)) for seat in range(4)] == [1, 1, 2, 1]
    assert [always(match, seat) for seat in range(4)] == [ASKED, PACED, ASKED, PACED]


def test_R_27_a_pile_of_equal_cards_looks_like_any_other() -> None:
    """Given a pile of one kind or of two, when it is looked through, then others see the same."""
    equal = [["any_market", "any_market"], ["*"], ["*"], ["*"]]
    mixed = [["any_market", "rich_offer"], ["*"], ["*"], ["*"]]
    one, other = [table({"hand": {"china": 1}}, phase="auction", round=2, special_piles=p) for p in (equal, mixed)]
    for match in (one, other):
        offers(match, "1 china", "", "", "")
        take(match, pile=0)
        assert always(match, RED) == PACED
    alike(one, other, BLUE)
    for match in (one, other):
        take(match, card="any_market")
    alike(one, other, BLUE)


# Piles that may not be counted


def strict(*hands: dict[str, int], **fields: Any) -> Match:
    options = {"strict_piles": True, "open_accounts": True}
    return table(*[{"hand": held} for held in hands], options=options, **fields)


@pytest.mark.parametrize("phase", ["replenish", "auction"])
def test_R_31_nothing_tells_how_many_cards_a_hidden_pile_holds(phase: str) -> None:
    """Given piles that differ by what is hidden in a hand, when they may not be counted, then nothing shows it."""
    one = strict({"china": 1}, {"coffee": 3}, phase=phase)
    other = strict({"china": 1}, {"silk": 3}, phase=phase)
    alike(one, other)
    assert one.legal(RED) == other.legal(RED)
    assert one.unavailable(RED) == other.unavailable(RED)
    assert one.prompt(RED) == other.prompt(RED)
    assert one.forecast(RED) == other.forecast(RED)


def test_R_31_where_piles_may_be_counted_the_books_count_them() -> None:
    options = {"open_accounts": True}
    match = table({"hand": {"china": 1}}, {"hand": {"coffee": 3}}, phase="auction", options=options)
    assert match.view(RED)["seats"][BLUE]["account"]["goods"]["silk"] == [0, 0]


def test_R_31_an_empty_pile_is_seen_to_be_empty() -> None:
    match = strict({}, {"silk": 18}, phase="replenish")
    piles = {market["offer"]: market["pile"] for market in match.view(GREEN)["markets"]}
    assert piles == {"coffee": None, "soap": None, "silk": 0, "china": None, "general": None}


@pytest.mark.parametrize(("hidden", "left"), [(True, 3), (False, 2)])
def test_R_31_the_question_counts_no_hidden_cards(hidden: bool, left: int) -> None:
    """Given two cards left in all piles and three due, when piles may not be counted, then the question says three."""
    rest = {"coffee": 18, "soap": 18, "silk": 17, "china": 17}
    seats: list[Row] = [{"played": ["replenishment_exchange"]}, {"hand": rest}]
    match = table(*seats, phase="replenish", options={"strict_piles": hidden})
    assert Teller(match).prompt(RED) == f"Supply: which goods do you take? ({left} left)"


# What a seat has seen, it remembers


def paid_for_a_second_card(money: int, least: int) -> Match:
    """Blue, of whose money at least so much is known, pays for a second special card and then earns £3."""
    cards = ["tiebreaker", "any_market"]
    seats: list[Row] = [{}, {"money": money, "account": [least, 9], "specials": cards}]
    match = table(*seats, start=BLUE, options={"open_accounts": True})
    take(match, card="tiebreaker")
    take(match, card="any_market")
    take(match, market="borough")
    take(match, token="profit")
    for token in ("stack", "goods"):
        take(match, token=token)
    assert match.asked == [RED]
    return match


def blues_money(match: Match) -> set[int]:
    """What Blue's money is in the worlds that Red can imagine."""
    found: set[int] = set()
    for seed in range(60):
        state = match.seat(RED).sample(seed).state
        assert isinstance(state, Markets)
        found.add(state.seats[BLUE].money)
    return found


def test_M_43_whoever_paid_three_pounds_had_them() -> None:
    """Given money from £0 to £9, when £3 are paid and £3 earned, then it is £3 to £9 in every world."""
    match = paid_for_a_second_card(money=5, least=0)
    assert blues_money(match) == {3, 4, 5, 6, 7, 8, 9}
    assert match.view(RED)["seats"][BLUE]["account"]["money"] == [3, 9]


def test_M_43_what_a_payment_tells_is_the_same_whatever_was_held() -> None:
    rich, poor = paid_for_a_second_card(money=9, least=2), paid_for_a_second_card(money=3, least=2)
    alike(rich, poor)
    for seed in range(5):
        worlds = [match.seat(RED).sample(seed).state.key() for match in (rich, poor)]
        assert worlds[0] == worlds[1]


def test_an_offer_of_the_past_was_in_the_hand_in_every_world() -> None:
    """Given five coffee offered out of a hidden hand, when worlds are dealt, then nobody else was dealt them."""
    hands: list[Row] = [{"hand": {"soap": 8}}, {"hand": {"coffee": 6, "silk": 2}}, {"hand": {"coffee": 2, "china": 6}}]
    match = table(*hands, players=3, phase="auction")
    offers(match, "", "5 coffee", "")
    offer(match, RED, "1 soap")
    for seed in range(40):
        state = match.seat(RED).sample(seed).state
        assert isinstance(state, Markets)
        assert sum(p.hand[0] for p in state.seats[1:]) == 3
        assert [p.hand_size() for p in state.seats] == [8, 3, 8]
