"""London Markets: replenishing, auctions, moving, and the end."""

from typing import Any

import pytest
from tests.conformance.markets import (
    BLUE,
    GREEN,
    MARKETS,
    RED,
    YELLOW,
    barred,
    end_turn,
    hand,
    kind,
    money,
    offer,
    offered,
    offers,
    pile,
    random_games,
    refused,
    side,
    skip_to,
    table,
    take,
    told,
)

import bigsmoke
from bigsmoke.games.markets.cards import GOODS
from bigsmoke.games.markets.options import offer_of
from bigsmoke.games.markets.rules import settle
from bigsmoke.kernel.match import Match

FULL = {"hand": {"coffee": 18, "soap": 18, "silk": 18, "china": 18}}


def seats(*hands: dict[str, int]) -> list[dict[str, Any]]:
    return [{"hand": each} for each in hands]


# Replenish


def test_M_61_each_takes_two_cards_the_starting_player_first() -> None:
    match = table(phase="replenish", start=GREEN)
    for seat in (GREEN, YELLOW, RED, BLUE):
        assert match.asked == [seat]
        assert [row["good"] for row in offered(match)] == GOODS
        take(match, good="soap")
        take(match, good="china")
        assert hand(match, seat) == {"soap": 1, "china": 1}
    assert match.view()["phase"] == "auction"


def test_M_62_a_closed_market_skips_replenishing_and_auctions() -> None:
    match = table({"hand": {"coffee": 3}}, card="MC-11", start=RED)
    for token in ("stack", "profit", "goods"):
        take(match, token=token)
    take(match, token="assistant", market="borough")
    view = match.view()
    assert view["round"] == 2
    assert view["phase"] == "actions"
    assert view["start"] == BLUE
    assert [m["market"] for m in view["merchants"]] == MARKETS[1:4]
    assert hand(match, RED) == {"coffee": 3}
    assert not told(match, "offers")


def test_M_63_two_exchanges_give_four_cards_and_two_swaps() -> None:
    match = table({"played": ["replenishment_exchange", "replenishment_exchange"]}, phase="replenish")
    for _ in range(4):
        take(match, good="soap")
    take(match, give="soap", take="silk")
    take(match, give="soap", take="china")
    assert hand(match, RED) == {"soap": 2, "silk": 1, "china": 1}
    assert match.asked == [BLUE]
    assert match.view()["seats"][RED]["replenishment"] == 4


def test_an_exchange_may_be_declined_and_is_always_for_another_type() -> None:
    match = table({"played": ["replenishment_exchange"]}, phase="replenish")
    for _ in range(3):
        take(match, good="soap")
    rows = offered(match)
    assert {row.get("take") for row in rows if row.get("give") == "soap"} == {"coffee", "silk", "china"}
    take(match, done=True)
    assert hand(match, RED) == {"soap": 3}
    assert match.asked == [BLUE]


def test_no_exchange_takes_from_an_empty_pile() -> None:
    match = table({"played": ["replenishment_exchange"]}, {"hand": {"silk": 18}}, phase="replenish")
    for _ in range(3):
        take(match, good="soap")
    assert {row["take"] for row in offered(match) if "take" in row} == {"coffee", "china"}


def test_M_64_an_exchange_moves_one_card_each_way() -> None:
    match = table({"hand": {"soap": 2}, "played": ["replenishment_exchange"]}, phase="replenish")
    for _ in range(3):
        take(match, good="coffee")
    soap, silk = pile(match, "soap"), pile(match, "silk")
    take(match, give="soap", take="silk")
    assert (pile(match, "soap"), pile(match, "silk")) == (soap + 1, silk - 1)
    assert sum(hand(match, RED).values()) == 5


def test_M_65_one_takes_what_there_is() -> None:
    rest = {"coffee": 18, "soap": 18, "silk": 18, "china": 17}
    match = table({}, {}, {}, {"hand": rest}, phase="replenish")
    assert hand(match, RED) == {"china": 1}  # the only card, taken without a question
    assert match.view()["phase"] == "auction"


# Auction


def example() -> Match:
    """The rulebook's example: Ani, Marco, Nico and Alex around the printed card."""
    hands = seats({"coffee": 3, "soap": 1}, {"coffee": 2}, {"silk": 1}, {"china": 2})
    return table(*hands, phase="auction", round=2)


def test_M_66_the_rulebooks_auction() -> None:
    match = example()
    offers(match, "3 coffee", "2 coffee", "1 silk", "1 china")
    assert money(match) == [4, 0, 2, 0]
    assert kind(match) == "pile"
    assert match.asked == [YELLOW]
    take(match, pile=2)
    card = offered(match)[0]["card"]
    take(match, card=card)
    assert side(match, YELLOW)["specials"] == [card]
    assert match.view()["covered"] == ["coffee", "silk", "china"]
    assert {row["good"] for row in match.legal() if row["good"]} == {"soap"}


def test_M_67_all_offered_cards_go_back_to_their_piles() -> None:
    match = example()
    before = {good: pile(match, good) for good in GOODS}
    offers(match, "3 coffee", "2 coffee", "1 silk", "1 china")
    assert {good: pile(match, good) - before[good] for good in GOODS} == {"coffee": 5, "soap": 0, "silk": 1, "china": 1}
    assert [hand(match, seat) for seat in range(4)] == [{"soap": 1}, {}, {}, {"china": 1}]


def test_M_68_an_offer_stays_secret_until_all_are_in() -> None:
    one, other = example(), example()
    offer(one, RED, "3 coffee")
    offer(other, RED, "1 soap")
    for seat in (None, BLUE, GREEN, YELLOW):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    for match in (one, other):
        assert match.asked == [BLUE, GREEN, YELLOW]
        offer(match, BLUE, "")
        offer(match, YELLOW, "")
        assert not told(match, "offers")
        offer(match, GREEN, "")
        assert len(told(match, "offers")) == 1


def test_M_68_every_offer_is_named_by_its_good_and_number() -> None:
    match = table(*seats({"china": 3}), phase="auction")
    named = [(row["label"], row["good"], row["count"]) for row in bigsmoke.Teller(match).legal(RED)]
    assert named == [("No offer", None, 0), ("1 china", "china", 1), ("2 china", "china", 2), ("3 china", "china", 3)]


def test_M_69_what_cannot_be_offered_counts_as_no_offer() -> None:
    """Given a covered type or cards one does not hold, when offered, then it is refused; the rules take it as null."""
    match = table(*seats({"coffee": 2, "soap": 1}), phase="auction", covered=["coffee"])
    for wrong in (offer_of(0, 1), offer_of(1, 2), offer_of(2, 1)):
        refused(match, wrong, RED, bigsmoke.IllegalChoice)
    assert barred(match, good="coffee") == "It has been auctioned this round."
    assert barred(match, good="silk") == "You have none in hand."
    state: Any = match._flow.state
    settle(state, [offer_of(0, 2), 0, 0, 0])
    assert state.seats[RED].hand == [2, 1, 0, 0]
    assert state.seats[RED].money == 0


def test_M_70_reveals_follow_each_other_and_there_are_one_to_four() -> None:
    match = table(*seats(dict.fromkeys(GOODS, 1)), phase="auction", card="MC-02", round=2)
    for good in ("coffee", "silk", "china"):
        offers(match, f"1 {good}", "", "", "")
    offers(match, "1 soap", "", "", "")
    take(match, pile=0)
    match.choose(offered(match)[0]["option"])
    assert match.view()["phase"] == "actions"
    assert len(told(match, "offers")) == 4
    for game in random_games(3):
        *_, last = game
        reveals = 0
        for event in last.events():
            if event["kind"] == "offers":
                reveals += 1
            if event["kind"] in ("move", "end"):
                assert reveals <= 4
                reveals = 0


def test_M_71_when_nobody_offers_anything_the_auctions_are_over() -> None:
    match = table(*seats({"coffee": 2}), phase="auction")
    offers(match, "", "", "", "")
    assert match.view()["phase"] == "actions"
    assert match.view()["round"] == 2
    assert money(match) == [0, 0, 0, 0]
    assert hand(match, RED) == {"coffee": 2}


def test_M_72_after_the_fourth_good_the_auctions_are_over_and_the_next_round_is_uncovered() -> None:
    match = table(*seats({"coffee": 2, "soap": 1}), phase="auction", covered=["coffee", "silk", "china"], round=2)
    offers(match, "1 soap", "", "", "")
    assert match.view()["round"] == 3
    assert match.view()["covered"] == []
    skip_to(match, "auction")
    assert match.view()["covered"] == []


@pytest.mark.parametrize(
    ("made", "shares"),
    [
        (["2 coffee", "2 coffee", "", ""], [2, 2, 0, 0]),
        (["2 coffee", "2 coffee", "2 coffee", "1 coffee"], [1, 1, 1, 0]),
        (["1 soap", "1 soap", "", ""], [0, 0, 0, 0]),
        (["1 silk", "1 silk", "1 silk", ""], [0, 0, 0, 0]),
    ],
)
def test_a_tie_shares_the_reward_rounded_down(made: list[str], shares: list[int]) -> None:
    every = {"coffee": 2, "soap": 1, "silk": 1}
    match = table(*seats(every, every, every, every), phase="auction")
    offers(match, *made)
    assert money(match) == shares
    assert made[0].split()[1] in match.view()["covered"]


def test_M_74_a_tie_for_a_special_card_gives_none_and_covers_the_good() -> None:
    match = table(*seats({"china": 2}, {"china": 2}, {"coffee": 1}), phase="auction")
    offers(match, "2 china", "2 china", "", "")
    assert kind(match) == "offer"
    assert match.view()["covered"] == ["china"]
    assert pile(match, "china") == 18
    assert sum(p["size"] for p in match.view()["special_piles"]) == 30
    assert told(match, "auction")[0]["winners"] == []


def test_M_75_the_tiebreaker_wins_the_whole_reward_or_the_special_card() -> None:
    owner = {"hand": {"coffee": 2, "china": 2}, "played": ["tiebreaker"]}
    match = table({"hand": {"coffee": 2, "china": 2}}, owner, phase="auction", round=2)
    offers(match, "2 coffee", "2 coffee", "", "")
    assert money(match) == [0, 4, 0, 0]
    offers(match, "2 china", "2 china", "", "")
    assert match.asked == [BLUE]
    assert kind(match) == "pile"


def test_a_tiebreaker_that_is_not_among_the_best_changes_nothing() -> None:
    owner = {"hand": {"coffee": 1}, "played": ["tiebreaker"]}
    match = table(owner, *seats({"coffee": 2}, {"coffee": 2}), phase="auction")
    offers(match, "1 coffee", "2 coffee", "2 coffee", "")
    assert money(match) == [0, 2, 2, 0]


def test_two_tiebreakers_of_a_corrected_deck_share_as_usual() -> None:
    deck = {"tiebreaker": {"copies": 2}, "rich_offer": {"copies": 4}}
    owner = {"hand": {"coffee": 2}, "played": ["tiebreaker"]}
    match = table(owner, owner, phase="auction", options={"cards": deck})
    offers(match, "2 coffee", "2 coffee", "", "")
    assert money(match) == [2, 2, 0, 0]


def test_several_winners_of_special_cards_choose_clockwise_from_the_starting_player() -> None:
    both = {"MC-01": {"coffee": "special"}}
    match = table(*seats({"coffee": 1}, {}, {"china": 1}), phase="auction", start=GREEN, options={"cards": both})
    offers(match, "1 coffee", "", "1 china", "")
    assert match.asked == [GREEN]
    take(match, pile=0)
    match.choose(offered(match)[0]["option"])
    assert match.asked == [RED]


def test_M_77_a_special_card_is_chosen_from_one_pile_and_taken_in_secret() -> None:
    match = table(*seats({}, {"china": 1}), phase="auction", round=2)
    offers(match, "", "1 china", "", "")
    take(match, pile=1)
    for seat in (None, RED, GREEN):
        assert match.view(seat)["looking"] == {"seat": BLUE, "pile": 1}
        assert all(p["cards"] is None for p in match.view(seat)["special_piles"])
    piles = match.view(BLUE)["special_piles"]
    assert len(piles[1]["cards"]) == piles[1]["size"]
    assert [p["cards"] for i, p in enumerate(piles) if i != 1] == [None, None, None]
    card = piles[1]["cards"][0]
    take(match, card=card)
    assert side(match, BLUE)["specials"] == [card]
    assert match.view()["special_piles"][1]["size"] == piles[1]["size"] - 1
    for seat in (None, RED):
        assert match.view(seat)["seats"][BLUE]["specials"] is None
        assert match.view(seat)["seats"][BLUE]["specials_held"] == 1
        assert told(match, "take", seat)[0]["card"] is None
    assert told(match, "take", BLUE)[0]["card"] == card


def test_what_one_has_seen_of_a_pile_is_remembered() -> None:
    match = table(*seats({}, {"china": 1}), phase="auction", round=2)
    offers(match, "", "1 china", "", "")
    take(match, pile=1)
    seen = match.view(BLUE)["special_piles"][1]["cards"]
    take(match, card=seen[0])
    assert match.view(BLUE)["special_piles"][1]["seen"] == seen[1:]
    assert match.view(RED)["special_piles"][1]["seen"] is None


def test_M_78_in_the_last_round_three_pounds_may_be_taken_instead_before_looking() -> None:
    match = table(*seats({"china": 1}), phase="auction", round=12)
    offers(match, "1 china", "", "", "")
    assert [row.get("pile", "cash") for row in offered(match)] == [0, 1, 2, 3, "cash"]
    assert all(p["cards"] is None for p in match.view(RED)["special_piles"])
    before = match.copy()
    take(match, cash=3)
    assert money(match)[RED] == 3
    take(before, pile=0)
    assert not offered(before, cash=3)
    early = table(*seats({"china": 1}), phase="auction", round=11)
    offers(early, "1 china", "", "", "")
    assert not offered(early, cash=3)
    assert barred(early, cash=3) == "Only in an auction of the last round."


def test_with_all_piles_empty_there_is_no_special_card_and_in_the_last_round_there_is_money() -> None:
    empty: list[list[str]] = [[], [], [], []]
    match = table(*seats({"china": 2}), phase="auction", round=11, special_piles=empty)
    offers(match, "1 china", "", "", "")
    assert kind(match) == "offer"
    match = table(*seats({"china": 1}), phase="auction", round=12, special_piles=empty)
    offers(match, "1 china", "", "", "")
    assert money(match)[RED] == 3


def test_M_79_a_single_card_that_nobody_rivals_gets_the_full_reward() -> None:
    match = table(*seats({"coffee": 1}, {"silk": 4}), phase="auction")
    offers(match, "1 coffee", "", "", "")
    assert money(match) == [4, 0, 0, 0]


def test_everyone_is_asked_for_an_offer_whatever_they_hold() -> None:
    match = table(*seats({"coffee": 1}, {}, {"soap": 1}), phase="auction", covered=["soap"])
    assert match.asked == [0, 1, 2, 3]
    assert [row["label"] for row in bigsmoke.Teller(match).legal(GREEN)] == ["No offer"]


def test_when_all_can_see_that_nobody_has_anything_to_offer_the_auctions_end_at_once() -> None:
    open_hand = {"hand": {"soap": 2}, "known": {"soap": 2}}
    match = table(open_hand, phase="auction", covered=["soap"], round=2)
    assert match.view()["round"] == 3
    match = table({"hand": {"soap": 2}}, phase="auction", covered=["soap"], round=2)
    assert match.view()["phase"] == "auction"  # nobody can know that it is soap


# Move


def test_M_80_merchants_go_round_clockwise_and_keep_their_distance() -> None:
    match = table(
        phase="move",
        merchants={"stack": "portobello", "profit": "petticoat_lane", "goods": "borough"},
        card="MC-11",
    )
    assert [m["market"] for m in match.view()["merchants"]] == ["covent_garden", "borough", "brixton"]
    for game in random_games(2):
        for each in game:
            view = each.view()
            places = [m["market"] for m in view["merchants"]]
            if view["phase"] == "actions" and view["round"] == 1:
                first = [MARKETS.index(place) for place in places]
            if view["phase"] == "actions":
                steps = view["round"] - 1
                assert [MARKETS.index(place) for place in places] == [(m + steps) % 5 for m in first]


def test_M_81_assistants_move_on_and_all_tokens_are_turned_up() -> None:
    match = table(phase="move", round=6, card="MC-11", used=["stack", "goods", "assistant", "assistant_2"])
    view = match.view()
    assert [a["space"] for a in view["assistants"]] == [7, 7]
    assert not any(token["used"] for token in view["merchants"] + view["assistants"])


@pytest.mark.parametrize("players", [3, 4])
def test_M_82_everyone_takes_a_special_card_from_a_pile_of_their_own(players: int) -> None:
    match = table(players=players, phase="move", round=3, start=BLUE)
    chosen: list[int] = []
    for step in range(players):
        assert match.asked == [(BLUE + step) % players]  # the coach has not been passed on yet
        assert match.view()["assistants"][0]["space"] == 4
        left = [p for p in range(4) if p not in chosen]
        if len(left) > 1:  # with four players the last one has no choice of pile
            assert [row["pile"] for row in offered(match)] == left
            for taken in chosen:
                assert "different pile" in barred(match, pile=taken)
            take(match, pile=left[-1])
        assert match.view()["looking"] == {"seat": match.asked[0], "pile": left[-1]}
        chosen.append(left[-1])
        match.choose(offered(match)[0]["option"])
    assert match.view()["round"] == 4
    assert [s["specials_held"] for s in match.view()["seats"]] == [1] * players
    assert match.view()["start"] == GREEN


def test_M_83_when_no_other_pile_is_left_any_may_be_chosen_again() -> None:
    piles = [["*"], ["*"], ["*"], []]
    match = table(phase="move", round=3, special_piles=piles)
    for expected in ([0, 1, 2], [1, 2], [2], [0, 1, 2]):
        if len(expected) > 1:
            assert [row["pile"] for row in offered(match)] == expected
            take(match, pile=expected[0])
        match.choose(offered(match)[0]["option"])
    assert [s["specials_held"] for s in match.view()["seats"]] == [1] * 4


def test_M_84_on_a_reveal_everyones_money_is_shown_and_otherwise_hidden() -> None:
    purses = [{"money": pounds} for pounds in (7, 21, 0, 13)]
    match = table(*purses, phase="move", round=5)
    assert told(match, "show")[0]["money"] == [7, 21, 0, 13]
    for viewer in (None, 0, 1, 2, 3):
        rows = match.view(viewer)["seats"]
        assert [row["money_shown"] for row in rows] == [7, 21, 0, 13]
        assert [row["money"] for row in rows] == [p["money"] if i == viewer else None for i, p in enumerate(purses)]
    match.choose(offered(match, token="profit")[0]["option"])
    assert match.view()["seats"][BLUE]["money_shown"] == 21
    early = table(*purses, phase="move", round=4)
    assert not told(early, "show")
    assert [row["money_shown"] for row in early.view()["seats"]] == [None] * 4


def test_M_85_the_coach_goes_to_the_left_every_round() -> None:
    for players in (3, 4):
        starts: dict[int, int] = {}
        for match in next(random_games(1, players)):
            view = match.view()
            starts[view["round"]] = view["start"]
        assert [starts[n] for n in range(1, 13)] == [(starts[1] + n) % players for n in range(12)]
        assert all(list(starts.values()).count(seat) == 12 // players for seat in range(players))


# The end


def test_M_86_the_game_ends_after_the_auctions_of_round_twelve() -> None:
    match = table(*seats({"coffee": 1}), phase="auction", round=12, start=YELLOW)
    merchants = match.view()["merchants"]
    offers(match, "", "", "", "")
    view = match.view()
    assert match.over
    assert view["round"] == 12
    assert view["start"] == YELLOW
    assert [a["space"] for a in view["assistants"]] == [12, 12]
    assert [m["market"] for m in view["merchants"]] == [m["market"] for m in merchants]


def ended(*rows: dict[str, Any]) -> bigsmoke.Outcome:
    outcome = table(*rows, round=12, phase="auction", over=True).outcome
    assert outcome is not None
    return outcome


def test_M_87_the_most_money_wins_and_cards_add_nothing() -> None:
    outcome = ended(
        {"money": 61},
        {"money": 60, "hand": {"coffee": 9}, "specials": ["rich_offer", "any_market"]},
        {"money": 40},
        {"money": 20, "played": ["tiebreaker"]},
    )
    assert outcome.scores == [61, 60, 40, 20]
    assert outcome.ranks == [1, 2, 3, 4]
    assert outcome.ending == "money"


def test_a_tie_goes_to_the_most_goods_cards_and_else_is_shared() -> None:
    outcome = ended({"money": 50, "hand": {"soap": 4}}, {"money": 50, "hand": {"soap": 2, "silk": 5}}, {"money": 9})
    assert outcome.ranks == [2, 1, 3, 4]
    assert outcome.ending == "goods"
    outcome = ended({"money": 50, "hand": {"soap": 4}}, {"money": 50, "hand": {"silk": 4}}, {"money": 50})
    assert outcome.ranks == [1, 1, 3, 4]
    assert outcome.ending == "shared"
    assert outcome.winners == [RED, BLUE]


def test_M_89_the_tiebreaker_wins_before_goods_are_counted() -> None:
    outcome = ended({"money": 50, "hand": {"soap": 7}}, {"money": 50, "hand": {"silk": 4}, "played": ["tiebreaker"]})
    assert outcome.winners == [BLUE]
    assert outcome.ending == "tiebreaker"


def test_M_90_no_more_than_seventeen_special_cards_are_taken_before_the_last_round() -> None:
    """Nine auctions and two events; in the last round one more may be taken instead of the money."""
    most = 0
    for game in random_games(12):
        for match in game:
            taken = 30 - sum(p["size"] for p in match.view()["special_piles"])
            assert taken <= (17 if match.view()["round"] < 12 else 18)
        most = max(most, taken)
    assert most >= 14


def test_the_score_sheet_says_where_the_money_came_from() -> None:
    for game in random_games(2):
        *_, match = game
        outcome = match.outcome
        assert outcome is not None
        lines = {line["line"]: line["amounts"] for line in outcome.sheet}
        sums = [sum(line["amounts"][seat] for line in outcome.sheet if line["points"]) for seat in range(match.players)]
        assert sums == lines["total"] == outcome.scores


def test_a_turn_may_be_taken_back_until_another_player_decides() -> None:
    match = table()
    take(match, token="profit")
    end_turn(match)
    match.undo(RED)
    assert money(match)[RED] == 0
    take(match, token="stack")
    take(match, token="profit")
    with pytest.raises(bigsmoke.CannotUndo, match="Another player"):
        match.undo(RED)
