"""London, 1st edition: the order of a turn, taking cards and the Card Display."""

import pytest
from tests.conformance.london import (
    act,
    board,
    board_letters,
    cards,
    deck,
    discards,
    done,
    draw,
    hand,
    kind,
    letters,
    offered,
    offers,
    on_board,
    pick,
    poverty,
    refused,
    whose,
)
from tests.conformance.london_1e import GAME, play, player, table

import bigsmoke
from bigsmoke import BadPosition, Match


def test_L1_010_take_act_reduce_pass() -> None:
    match = table(player(cards("abcdefgh")), deck=[*cards("ijkl"), "*"])
    assert kind(match) == "action"  # with an empty display the opening card can only come from the deck
    assert len(hand(match)) == 9
    act(match, "take_three")
    assert kind(match) == "discard"
    assert len(hand(match)) == 12
    for card in cards("abc"):
        pick(match, card=card)
    assert len(hand(match)) == 9
    assert board_letters(match) == ("abc", "---")
    assert whose(match) == 1


def test_L1_011_the_opening_card_comes_first_and_may_exceed_nine() -> None:
    match = table(player(cards("abcdefghi")), deck=["*"], top=cards("jk"))
    assert kind(match) == "draw"
    refused(match, done=True)
    assert offered(match, "action") == []
    draw(match, "deck")
    assert kind(match) == "action"
    assert len(hand(match)) == 10


def test_L1_012_each_card_from_either_source_and_the_deck_card_is_seen_at_once() -> None:
    match = table(player(stacks=[["parliament"]]), deck=[*cards("abc"), "*"], top=cards("pq"))
    done(match)
    act(match, "take_three")
    draw(match, "deck")
    assert letters(hand(match)) == "a"
    draw(match, "lords")
    draw(match, "deck")
    assert sorted(letters(hand(match))) == ["a", "b", "p"]
    assert letters(on_board(match)) == "q"


def test_L1_013_one_action_and_no_passing() -> None:
    match = table(player(cards("ab"), stacks=[["grocers"]]), deck=["*"])
    assert offered(match, "action") == ["play_cards", "run_city", "buy_land", "take_three"]
    refused(match, done=True)
    act(match, "take_three")
    assert whose(match) == 1


@pytest.mark.parametrize(("held", "lost"), [("abcdefghijkl", 3), ("abcdefghij", 1), ("abcdefghi", 0), ("abcd", 0)])
def test_L1_014_the_hand_is_reduced_to_nine_after_the_action(held: str, lost: int) -> None:
    match = table(player(cards(held)))
    act(match, "take_three")
    for card in cards(held[:lost]):
        pick(match, card=card)
    assert whose(match) == 1
    assert letters(discards(match)) == held[:lost]
    assert len(hand(match)) == len(held) - lost


def test_L1_014_paupers_may_be_lost_that_way() -> None:
    match = table(player(["pauper", *cards("abcdefghi")]))
    act(match, "take_three")
    pick(match, card="pauper")
    assert discards(match) == ["pauper"]


def test_L1_015_a_run_counts_the_hand_before_it_is_reduced() -> None:
    match = table(player(cards("abcdegijkmn"), stacks=[["grand_hotel"], ["-vintners"]], boroughs=["city"]))
    act(match, "run_city")
    assert poverty(match) == 2 + 11 - 1
    for card in cards("ab"):
        pick(match, card=card)
    assert letters(on_board(match)) == "ab"


def test_L1_016_A09_nothing_to_take() -> None:
    match = table(player(cards("ab")))
    assert kind(match) == "action"
    assert len(hand(match)) == 2


def test_L1_A10_the_deck_runs_out_while_cards_are_taken() -> None:
    match = table(player(boroughs=["city"], money=3), deck=cards("ab"), top=cards("p"))
    draw(match, "deck")
    act(match, "take_three")
    draw(match, "deck")
    assert sorted(letters(hand(match))) == ["a", "b", "p"]
    assert whose(match) == 1


@pytest.mark.parametrize(("take", "held"), [([], 5), (["deck"], 6), (["deck", "lords"], 7)])
def test_L1_101_parliament_opens_with_none_one_or_two(take: list[str], held: int) -> None:
    match = table(player(cards("abcde"), stacks=[["parliament"]]), deck=["*"], top=["lords"])
    draw(match, *take)
    if len(take) < 2:
        done(match)
    assert kind(match) == "action"
    assert len(hand(match)) == held
    refused(match, deck=True)


def test_L1_101_only_while_it_shows() -> None:
    for stack in (["parliament", "lords"], ["-parliament"]):
        match = table(player(stacks=[stack]), deck=["*"], top=["pauper"])
        assert offers(match, done=True) == []


UNIVERSITY = ["university_of_london"]


def test_L1_110_university_one_of_three_and_the_rest_back_in_any_order() -> None:
    match = table(player(stacks=[UNIVERSITY]), deck=[*cards("abcd"), "*"], top=cards("p"))
    pick(match, look=True)
    assert offered(match, "card") == [cards("p")[0], *sorted(cards("abc"))]
    refused(match, deck=True)
    pick(match, card=cards("b")[0])
    pick(match, card=cards("c")[0])  # c on top, a below it
    assert kind(match) == "action"
    assert hand(match) == cards("b")
    assert match.position()["deck"][:4] == cards("abcd")  # a position is the turn's start
    act(match, "take_three")
    draw(match, "deck")
    assert sorted(letters(hand(match))) == ["b", "c"]
    draw(match, "deck", "deck")
    assert sorted(letters(hand(match))) == ["a", "b", "c", "d"]


def test_L1_110_university_or_one_of_the_display() -> None:
    match = table(player(stacks=[UNIVERSITY]), deck=[*cards("abcd"), "*"], top=cards("p"))
    before = deck(match)
    pick(match, look=True)
    pick(match, card="lords")
    assert kind(match) == "put_back"
    pick(match, card=cards("c")[0])
    pick(match, card=cards("b")[0])
    assert (hand(match), deck(match)) == (["lords"], before)
    assert match.view(0)["foreseen"] == cards("cba")
    assert "foreseen" not in match.view(1)
    act(match, "take_three")
    assert sorted(letters(hand(match))) == ["a", "b", "c", "p"]


def test_L1_110_university_need_not_be_used_and_sees_what_there_is() -> None:
    match = table(player(stacks=[UNIVERSITY]), deck=cards("ab"), top=cards("p"))
    assert offers(match, look=True)
    draw(match, "deck")
    assert letters(hand(match)) == "a"
    match = table(player(stacks=[UNIVERSITY]), deck=cards("ab"), top=cards("p"))
    pick(match, look=True)
    assert sorted(offered(match, "card")) == sorted(["lords", *cards("ab")])
    pick(match, card=cards("a")[0])
    assert (kind(match), deck(match)) == ("action", 1)


BOTH = [["university_of_london"], ["parliament"]]


@pytest.mark.parametrize(
    ("take", "order", "left"),
    [
        ("ac", "", "b"),
        ("ap", "b", "bc"),
        ("ap", "c", "cb"),
        ("pq", "cb", "cba"),
        ("a", "c", "cb"),
        ("", "ba", "bac"),
    ],
)
def test_L1_111_A28_university_with_parliament(take: str, order: str, left: str) -> None:
    match = table(player(stacks=BOTH), deck=[*cards("abcd"), "*"], top=cards("pq"))
    pick(match, look=True)
    for card in cards(take):
        pick(match, card=card)
    if len(take) < 2:
        done(match)
    for card in cards(order):
        pick(match, card=card)
    assert kind(match) == "action"
    assert sorted(letters(hand(match))) == sorted(take)
    assert match.view(0)["foreseen"] == cards(left)  # back on the deck, topmost first
    act(match, "take_three")
    if kind(match) == "draw":  # with an empty display there is nothing to choose
        draw(match, "deck")
    assert cards(left)[0] in hand(match)


def test_L1_111_the_three_are_looked_at_before_a_card_is_taken() -> None:
    match = table(player(stacks=BOTH), deck=["*"], top=cards("p"))
    draw(match, "lords")
    assert kind(match) == "draw"
    assert offers(match, look=True) == []


EXCHANGE = ["stock_exchange"]


def swap(match: Match, give: str, take: str) -> None:
    """Use the Stock Exchange."""
    pick(match, swap=True)
    if kind(match) == "give":
        pick(match, card=give)
    if kind(match) == "swap_for":
        pick(match, card=take)


def test_L1_108_stock_exchange_swaps_once_whatever_the_action() -> None:
    match = table(player(["pauper", "almshouses"], stacks=[EXCHANGE, ["parliament"]]), top=["lords"])
    done(match)
    act(match, "buy_land")
    swap(match, "pauper", "lords")
    assert hand(match) == ["almshouses", "lords"]
    assert board(match) == (["pauper", None, None], [None] * 3)
    assert offers(match, swap=True) == []
    pick(match, borough="city")
    assert offers(match, swap=True) == []


def test_L1_108_not_with_an_empty_display_nor_with_an_empty_hand_nor_with_the_deck() -> None:
    match = table(player(cards("a"), stacks=[EXCHANGE]), deck=["*"])
    assert (kind(match), offers(match, swap=True)) == ("action", [])
    match = table(player(stacks=[EXCHANGE, ["parliament"]]), top=["lords"])
    assert offers(match, swap=True) == []


def test_L1_108_a_swap_for_the_same_card_is_none() -> None:
    match = table(player(["pauper", "lords"], stacks=[EXCHANGE, ["parliament"]]), top=["pauper"])
    pick(match, swap=True)
    assert hand(match) == ["pauper", "pauper"]
    match = table(player(["pauper"], stacks=[EXCHANGE, ["parliament"]]), top=["pauper"])
    assert offers(match, swap=True) == []


def test_L1_A26_a_swap_at_any_point_of_the_turn() -> None:
    """Given the Stock Exchange, when each decision of a turn comes, then a swap is offered until one was made."""
    seat = player(["pauper", *cards("abik")], stacks=[EXCHANGE, ["grocers"], ["salters"]])
    met: set[str] = set()
    for action in ("play_cards", "run_city", "buy_land", "take_three"):
        match = table(seat, deck=["*"], top=["lords"])
        while whose(match) == 0:
            if offers(match, swap=True):
                met.add(f"{kind(match)}, {action}")
            rows = offers(match, deck=True) or offers(match, action=action) or match.legal()
            match.choose(rows[-1 if kind(match) == "place" else 0]["option"])
    assert {"draw, take_three", "action, buy_land", "buy, buy_land", "draw, buy_land"} <= met
    assert {"develop, play_cards", "run, run_city", "after, take_three"} <= met


def test_L1_A26_on_the_turn_it_is_played() -> None:
    match = table(player(["stock_exchange", *cards("ab"), "pauper"], stacks=[["parliament"]]), top=["lords"])
    done(match)
    act(match, "play_cards")
    play(match, "stock_exchange", cards("a")[0])
    swap(match, "pauper", "lords")
    assert hand(match) == sorted(["lords", *cards("b")])


def test_L1_108_before_the_hand_is_reduced() -> None:
    match = table(player(["pauper"] * 10, stacks=[EXCHANGE, ["parliament"]]), deck=["*"], top=["lords"])
    done(match)
    act(match, "take_three")
    draw(match, "deck", "deck", "deck")
    assert kind(match) == "after"
    swap(match, "pauper", "lords")
    assert kind(match) == "discard"


def test_L1_108_only_while_it_shows() -> None:
    for stack in (["stock_exchange", "lords"], ["-stock_exchange"]):
        match = table(player(["pauper"], stacks=[stack]), deck=["*"], top=["grocers"])
        assert offers(match, swap=True) == []


def test_L1_013_a_swap_never_leaves_an_action_with_nothing_to_do() -> None:
    """Given one pair to play and one card to activate, when the action has begun, then a swap must wait."""
    match = table(player(["grocers", "salters"], stacks=[EXCHANGE, ["parliament"]]), top=["lords"])
    done(match)
    act(match, "play_cards")
    assert (kind(match), offers(match, swap=True)) == ("develop", [])
    seat = player(["lords"], stacks=[EXCHANGE, ["great_exhibition"], ["parliament"]])
    match = table(seat, top=["pauper"])
    done(match)
    act(match, "run_city")
    assert (kind(match), offers(match, swap=True)) == ("run", [])
    match = table(seat, top=["pauper"])
    done(match)
    swap(match, "lords", "pauper")
    act(match, "run_city")  # the blue card is gone, so only the Stock Exchange itself is left
    assert [row["card"] for row in match.events() if row["kind"] == "activate"] == ["stock_exchange"]


def test_positions_take_the_first_editions_words() -> None:
    position = {"players": 2, "display": {"top": ["lords"]}, "seat": [{"vp": 7, "hand": []}]}
    match = bigsmoke.from_position(GAME, position)
    assert board(match)[0] == ["lords", None, None]
    assert match.view(0)["seats"][0]["prestige"] == 7
    with pytest.raises(BadPosition, match=r"seat\[0\]\.vp: unknown field"):
        bigsmoke.from_position(GAME, {"players": 2, "seat": [{"vp": 7, "prestige": 7}]})
