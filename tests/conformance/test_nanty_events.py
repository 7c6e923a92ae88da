"""Nanty Narking: the twelve Random Events, with what Holborn and Interrupts can do about them.

Augustus Snodgrass brings the event; with his symbols still to come, everything has its effect at once.
"""

import pytest
from tests.conformance.nanty import (
    AREAS,
    EVENTS,
    Json,
    asks,
    at,
    board,
    controller,
    discard,
    do,
    laid,
    money,
    offered,
    pile,
    reserve,
    rolls,
    side,
    told,
    trouble,
)

from bigsmoke import Match

CARD = "augustus_snodgrass"
AFTERWARDS = "G use_text"
"""What is asked when the event is over: the next symbol of the card."""


def event(name: str, *dice: str, players: int = 3, **fields: object) -> Match:
    """G plays a card with this event on top of the deck, and the die falls like this."""
    layout: Json = {**fields}
    hands = layout.pop("hands", ("",) * players)
    match = laid(f"{CARD} {hands[0]}", *hands[1:], players=players, events=f"{name} *", dice=dice, **layout)
    return do(match, CARD)


def test_there_are_twelve_events_each_of_which_happens_once() -> None:
    assert len(EVENTS) == 12
    match = laid(f"{CARD} samuel_pickwick diogenes_club", events="fog riots *")
    do(match, CARD)
    assert match.view()["events_gone"] == ["fog"]
    assert match.view()["events_left"] == 11
    do(match, "skip", "samuel_pickwick")
    assert match.view()["events_gone"] == ["fog", "riots"]
    assert match.view()["events_left"] == 10


# Zeppelin Crash


def test_event_zeppelin_crash_clears_an_area() -> None:
    match = event("zeppelin_crash", "city", city="G2 Y1 bY T Gr1 NC1", strand="Y1 bY", highbury="G1 T")
    assert board(match) == {"strand": "Y1 bY", "highbury": "G1 T"}
    assert (reserve(match, "G"), reserve(match, "Y")) == (11, 11)
    assert side(match, "Y")["cards"] == ["strand"], "the City Area card goes back to the display"
    assert match.view()["grenadiers"]["supply"] == 4
    assert match.view()["new_citizens"]["supply"] == 3
    assert (rolls(match), asks(match)) == (["city"], AFTERWARDS)


def test_event_zeppelin_crash_NN_087_NN_A22_and_holborn() -> None:
    layout: Json = {"city": "G2 Y1 bY T", "holborn": "bY"}
    match = event("zeppelin_crash", "city", money=(10, 7, 10), **layout)
    assert asks(match) == "Y react"
    assert offered(match) == ["pass", "holborn Y@city", "holborn b@city"], "one's own pieces only"
    do(match, "holborn b@city")
    assert offered(match) == ["pass", "holborn Y@city"]
    do(match, "holborn Y@city")
    assert (at(match, "city"), money(match)[1]) == ("Y1 bY", 1), "the marker goes in any case"
    match = event("zeppelin_crash", "city", money=(10, 7, 10), **layout)
    do(match, "holborn b@city", "pass")
    assert (at(match, "city"), money(match)[1]) == ("bY", 4)
    match = event("zeppelin_crash", "city", money=(10, 5, 10), **layout)
    do(match, "holborn Y@city")
    assert (at(match, "city"), money(match)[1]) == ("Y1", 2), "the money is enough for one"
    match = event("zeppelin_crash", "city", money=(10, 2, 10), **layout)
    assert (at(match, "city"), asks(match)) == ("", AFTERWARDS)


def test_event_zeppelin_crash_NN_087_NN_A32_on_holborn_itself_and_on_holborn_kept_down() -> None:
    match = event("zeppelin_crash", "holborn", holborn="Y2 bY")
    assert offered(match) == ["pass", "holborn Y@holborn", "holborn b@holborn"]
    do(match, "holborn Y@holborn", "holborn Y@holborn", "holborn b@holborn")
    assert (at(match, "holborn"), money(match)[1]) == ("Y2 bY", 1)
    match = event("zeppelin_crash", "city", city="Y1", holborn="bY Gr1 T")
    assert (at(match, "city"), asks(match)) == ("", AFTERWARDS), "a Grenadier in Holborn"
    match = event("zeppelin_crash", "city", city="Y1", holborn="bY-")
    assert (at(match, "city"), asks(match)) == ("", AFTERWARDS), "the card lies in the display"


@pytest.mark.parametrize("saviour", ["red_headed_league", "victor_frankenstein", "amy_dorrit"])
def test_event_zeppelin_crash_NN_109_NN_110_NN_D29_NN_D30_can_be_answered_with_these_interrupts(saviour: str) -> None:
    cards = f"{saviour} toby mr_goodyear doctor_john_h_watson"
    match = event("zeppelin_crash", "city", hands=("", cards), city="Y2 R1")
    assert offered(match) == ["pass", saviour]
    do(match, saviour)
    if saviour != "amy_dorrit":
        assert offered(match) == ["strand", "holborn", "highbury", "east_end", "bermondsey"]
        do(match, "strand")
    # the others still go, and nothing saves a second one
    do(match, "pass")
    assert board(match) == ({"city": "Y1"} if saviour == "amy_dorrit" else {"strand": "Y1"})


# Flood


@pytest.mark.parametrize(
    ("dice", "flooded"),
    [
        (("west_end", "city"), ["city"]),
        (("city", "city"), ["city"]),
        (("west_end", "highbury"), []),
        (("holborn", "holborn"), []),
        (("strand", "city"), ["strand", "city"]),
    ],
)
def test_event_flood_NN_088_strikes_the_rolled_areas_by_the_thames(dice: tuple[str, str], flooded: list[str]) -> None:
    layout: Json = dict.fromkeys(["west_end", "holborn", "highbury", "strand", "city"], "G1")
    match = event("flood", *dice, **layout)
    assert rolls(match) == list(dice)
    moved: list[str] = []
    while asks(match) == "G flood":
        (leaving, to) = offered(match)[0].split(">")
        moved.append(leaving.removeprefix("G@"))
        assert to not in flooded
        do(match, offered(match)[0])
    assert sorted(moved) == sorted(flooded)
    assert [name for name in layout if not at(match, name)] == flooded


def test_event_flood_NN_089_NN_D33_drives_agents_out_one_at_a_time_clockwise_from_the_active_player() -> None:
    match = event(
        "flood",
        "strand",
        "city",
        players=4,
        turn=0,
        city="G1 Y1 R1 B1 NC1 T",
        strand="G1 bY Gr1 T",
    )
    # G has two to move, in either order, each to a neighbour that is not flooded
    assert asks(match) == "G flood"
    assert offered(match) == [
        *(f"G@strand>{to}" for to in ("westminster", "holborn", "southwark", "lambeth")),
        *(f"G@city>{to}" for to in ("holborn", "highbury", "east_end", "bermondsey")),
    ], "nobody may stay, and riverside areas that are not flooded will do"
    do(match, "G@city>highbury")
    assert (at(match, "city"), at(match, "highbury")) == ("Y1 R1 B1 NC1", "G1")
    assert asks(match) == "G flood"
    do(match, "G@strand>holborn")
    assert asks(match) == "Y flood"
    do(match, "Y@city>highbury")
    assert at(match, "highbury") == "G1 Y1 T", "those who arrive make Trouble as ever"
    assert asks(match) == "R flood"
    do(match, "R@city>east_end")
    assert asks(match) == "B flood"
    do(match, "B@city>bermondsey")
    assert asks(match) == AFTERWARDS
    assert (at(match, "city"), at(match, "strand")) == ("NC1", "bY Gr1"), "Buildings and neutral pawns stay"


def test_event_flood_NN_089_begins_with_the_active_player_whoever_it_is() -> None:
    match = laid("", CARD, players=3, turn=1, events="flood *", dice=["city", "city"], city="G1 Y1 R1")
    do(match, CARD)
    asked = []
    while " flood" in asks(match):
        asked.append(asks(match)[0])
        do(match, offered(match)[0])
    assert asked == ["Y", "R", "G"]


def test_event_flood_NN_091_NN_A31_and_holborn() -> None:
    match = event("flood", "city", "lambeth", money=(10, 10, 4), city="R2 T", lambeth="R1", holborn="bR")
    assert asks(match) == "R react"
    assert rolls(match) == ["city", "lambeth"], "all is rolled before R decides"
    assert offered(match) == ["pass", "holborn R@city", "holborn R@lambeth"]
    do(match, "holborn R@city")
    assert money(match)[2] == 1
    assert asks(match) == "R flood"
    assert {name.split(">")[0] for name in offered(match)} == {"R@city", "R@lambeth"}
    do(match, "R@city>highbury", "R@lambeth>westminster")
    assert board(match) == {"westminster": "R1", "holborn": "bR", "city": "R1", "highbury": "R1"}


def test_event_flood_NN_109_is_not_answered_with_interrupts() -> None:
    cards = "red_headed_league toby amy_dorrit victor_frankenstein mr_goodyear"
    match = event("flood", "city", "city", hands=("", cards), city="Y1")
    assert asks(match) == "Y flood"


# Fire


def test_event_fire_spreads_to_buildings_next_to_the_last_one() -> None:
    layout: Json = {"battersea": "G1 bG", "lambeth": "bY", "southwark": "bR", "city": "bG"}
    match = event("fire", "battersea", "lambeth", "southwark", "city", **layout)
    # City is not next to Southwark
    assert board(match) == {"city": "bG", "battersea": "G1"}
    assert rolls(match) == ["battersea", "lambeth", "southwark", "city"]
    assert side(match, "Y")["cards"] == []
    match = event("fire", "battersea", "chelsea", **layout)
    assert rolls(match) == ["battersea", "chelsea"], "adjacent, but nothing to burn"
    assert at(match, "battersea") == "G1"
    match = event("fire", "battersea", "battersea", **layout)
    assert rolls(match) == ["battersea", "battersea"]
    match = event("fire", "chelsea", **layout)
    assert rolls(match) == ["chelsea"], "no Building, no fire"
    assert len(board(match)) == 4


def test_event_fire_NN_093_and_holborn() -> None:
    layout: Json = {"battersea": "bG", "lambeth": "bY", "southwark": "bR", "holborn": "bY"}
    match = event("fire", "battersea", "lambeth", "southwark", "bermondsey", money=(10, 3, 10), **layout)
    assert asks(match) == "Y react"
    assert rolls(match) == ["battersea", "lambeth"], "decided before the next roll"
    assert offered(match) == ["pass", "holborn b@lambeth"]
    do(match, "holborn b@lambeth")
    assert rolls(match) == ["battersea", "lambeth", "southwark", "bermondsey"], "the fire goes on from there"
    assert board(match) == {"holborn": "bY", "lambeth": "bY"}
    assert money(match)[1] == 0


def test_event_fire_NN_A30_may_return_to_a_saved_building() -> None:
    match = event("fire", "lambeth", "strand", "lambeth", "lambeth", lambeth="bY", strand="bY", holborn="bY")
    do(match, "holborn b@lambeth", "holborn b@strand")
    assert rolls(match) == ["lambeth", "strand", "lambeth"]
    do(match, "holborn b@lambeth")
    assert (money(match)[1], at(match, "lambeth"), at(match, "strand")) == (1, "bY", "bY")


def test_event_fire_in_holborn_ends_its_protection() -> None:
    match = event("fire", "holborn", "strand", "chelsea", holborn="bY", strand="bY")
    do(match, "pass")
    assert board(match) == {}, "Holborn was lost before the fire spread"


# Fog


def test_event_fog_NN_094_discards_five_cards_for_all_to_see() -> None:
    lost = ["toby", "royal_mint", "hugh_boone", "bill_sikes", "old_krook"]
    match = event("fog", pile=" ".join([*lost, "mrs_hudson", "*"]), holborn="bY")
    assert discard(match) == lost
    assert [row["card"] for row in told(match, "fog")] == lost
    assert asks(match) == AFTERWARDS
    do(match, "use")
    assert "mrs_hudson" in side(match)["hand"]


def test_event_fog_NN_A08_with_a_short_pile_does_not_end_the_game_by_itself() -> None:
    hand = "bob_cratchit joe_gargery inspector_lestrade charles_darwin jefferson_hope"
    match = event("fog", hands=(hand,), pile="toby royal_mint hugh_boone")
    assert (pile(match), len(discard(match))) == (0, 3)
    assert asks(match) == "G another", "nothing is left to draw"
    do(match, "skip", "end_turn")
    assert asks(match) == "Y turn", "G's hand is full"


# Riots


@pytest.mark.parametrize("markers", [8, 9])
def test_event_riots_NN_095_end_the_game_with_eight_trouble_markers_or_more(markers: int) -> None:
    layout: Json = dict.fromkeys(AREAS[:markers], "Y1 T")
    layout[AREAS[0]] = "G9 T"
    match = event("riots", personalities=("fagin", "lord_balmoral", "sherlock_holmes"), money=(10, 0, 50), **layout)
    assert match.outcome is not None
    assert match.outcome.ending == "riots"
    assert match.outcome.scores == [45 + 10, 5 * (markers - 1), 50]
    assert match.outcome.winners == [0], "Sherlock Holmes does not win by riots"
    assert match.view()["seats"][0]["hand"] == [], "nobody refills any more"
    assert match.view()["seats"][2]["personality"] == "sherlock_holmes"


def test_event_riots_NN_095_do_nothing_with_fewer_trouble_markers() -> None:
    layout: Json = dict.fromkeys(AREAS[:7], "Y1 T")
    match = event("riots", hands=("bob_cratchit",), **layout)
    assert asks(match) == AFTERWARDS
    assert match.view()["events_gone"] == ["riots"]
    assert len(trouble(match)) == 7


# Explosion


def test_event_explosion_NN_096_removes_a_building() -> None:
    match = event("explosion", "bermondsey", bermondsey="R1 bR T", city="bR")
    assert board(match) == {"city": "bR", "bermondsey": "R1 T"}, "pawns and Trouble stay"
    assert side(match, "R")["cards"] == ["city"]
    match = event("explosion", "bermondsey", money=(10, 10, 3), bermondsey="R1 bR T", holborn="bR")
    assert offered(match) == ["pass", "holborn b@bermondsey"]
    do(match, "holborn b@bermondsey")
    assert (at(match, "bermondsey"), money(match)[2]) == ("R1 bR T", 0)
    match = event("explosion", "bermondsey", bermondsey="R1", city="bR")
    assert (board(match), asks(match)) == ({"city": "bR", "bermondsey": "R1"}, AFTERWARDS)


# Mysterious Murders!


def test_event_mysterious_murders_NN_097_NN_D34_every_player_rolls_and_removes_a_pawn() -> None:
    layout: Json = {"city": "Y1 R2 T", "chelsea": "G1 R1 NC1"}
    match = event("mysterious_murders", "city", "west_end", "chelsea", **layout)
    assert asks(match) == "G murder"
    assert rolls(match) == ["city"], "each removal comes before the next roll"
    assert offered(match) == ["Y@city", "R@city"]
    do(match, "Y@city")
    assert at(match, "city") == "R2", "no Trouble is needed, and it goes with the victim"
    # Y finds nobody
    assert asks(match) == "R murder"
    assert rolls(match) == ["city", "west_end", "chelsea"]
    assert offered(match) == ["G@chelsea", "R@chelsea", "NC@chelsea"]
    do(match, "NC@chelsea")
    assert (at(match, "chelsea"), asks(match)) == ("G1 R1", AFTERWARDS)
    assert [row["seat"] for row in told(match, "roll")] == [0, 1, 2], "the die is passed on"


def test_event_mysterious_murders_NN_098_NN_A20_may_force_one_to_take_an_agent_of_ones_own() -> None:
    match = event("mysterious_murders", "chelsea", "city", "city", chelsea="G2 T", city="Y1 T")
    assert board(match) == {"chelsea": "G1"}, "Y had to take Y's last, and nobody was left for R"


def test_event_mysterious_murders_NN_098_NN_A21_and_holborn() -> None:
    match = event("mysterious_murders", "city", "strand", "strand", money=(10, 10, 3), city="Y1 R1 T", holborn="bR")
    do(match, "R@city")
    assert asks(match) == "R react"
    assert offered(match) == ["pass", "holborn R@city"]
    do(match, "holborn R@city")
    assert (at(match, "city"), money(match)[2]) == ("Y1 R1 T", 0), "and nobody else is picked"
    assert asks(match) == AFTERWARDS


@pytest.mark.parametrize("saviour", ["red_headed_league", "victor_frankenstein", "amy_dorrit"])
def test_event_mysterious_murders_NN_109_NN_110_can_be_answered_with_these_interrupts(saviour: str) -> None:
    cards = f"{saviour} toby mr_goodyear"
    match = event("mysterious_murders", "city", "strand", "strand", hands=("", cards), city="Y1 R1 T")
    do(match, "Y@city")
    assert offered(match) == ["pass", saviour]
    do(match, saviour)
    if saviour == "amy_dorrit":
        assert at(match, "city") == "Y1 R1 T"
    else:
        assert offered(match) == [name for name in AREAS if name != "city"]
        do(match, "lambeth")
        assert board(match) == {"city": "R1", "lambeth": "Y1"}


# Riot Act


def test_event_riot_act_NN_100_brings_grenadiers_and_trouble() -> None:
    match = event("riot_act", "city", "city", "chelsea", "lambeth", city="G3", lambeth="G2 bG", strand="Y1")
    assert board(match) == {
        "chelsea": "T Gr1",
        "strand": "Y1",
        "city": "G3 T Gr2",
        "lambeth": "G2 bG T Gr1",
    }, "a marker even where nobody else is"
    assert match.view()["grenadiers"] == {"supply": 0, "box": 0}
    assert (controller(match, "city"), controller(match, "lambeth")) == ("", "")
    assert "power lambeth" not in offered(match)
    forecast = match.forecast(0)
    assert forecast["net_worth"]["total"] == 10, "the Building is worth nothing"
    assert forecast["score"]["total"] == 10, "nor do Agents score there"
    assert forecast["professor_moriarty"]["players"] == [0, 1, 0], "an area with a Grenadier is not occupied"


def test_NN_100_an_area_is_its_old_self_once_the_grenadier_is_gone() -> None:
    match = laid("jefferson_hope diogenes_club", money=(0,), lambeth="G2 bG T Gr1")
    assert (controller(match, "lambeth"), match.forecast(0)["score"]["total"]) == ("", 0)
    assert "power lambeth" not in offered(match)
    do(match, "jefferson_hope", "Gr@lambeth")
    assert (controller(match, "lambeth"), match.forecast(0)["score"]["total"]) == ("G", 18 + 2 * 5)
    assert match.forecast(0)["net_worth"]["total"] == 18
    assert match.forecast(0)["professor_moriarty"]["total"] == 1
    assert "power lambeth" in offered(match)


def test_NN_A24_agents_beside_a_grenadier_still_give_reach_and_may_build() -> None:
    match = laid("nancy diogenes_club", chelsea="G1 Gr1")
    do(match, "nancy")
    assert offered(match) == ["chelsea", "westminster", "west_end", "battersea", "skip"]
    do(match, "skip")
    assert offered(match) == ["chelsea", "skip"]


def test_event_riot_act_NN_101_NN_A23_and_holborn() -> None:
    layout: Json = {"city": "G3", "bermondsey": "bG", "chelsea": "Y1", "holborn": "bG"}
    match = event("riot_act", "city", "city", "chelsea", "bermondsey", money=(7, 10, 10), **layout)
    assert asks(match) == "G react"
    assert len(rolls(match)) == 4, "all is rolled before G decides"
    assert offered(match) == ["pass", "holborn arrival@city", "holborn arrival@bermondsey"]
    do(match, "holborn arrival@city")
    assert money(match)[0] == 4, "£3 for the Grenadier, however many Agents are there"
    do(match, "pass")
    assert board(match) == {
        "chelsea": "Y1 T Gr1",
        "holborn": "bG",
        "city": "G3 T Gr1",
        "bermondsey": "bG T Gr1",
    }
    assert match.view()["grenadiers"] == {"supply": 0, "box": 1}
    # both kept out of City: no marker there either
    match = event("riot_act", "city", "city", "chelsea", "bermondsey", money=(7, 10, 10), **layout)
    do(match, "holborn arrival@city", "holborn arrival@city")
    assert (at(match, "city"), money(match)[0]) == ("G3", 1)


def test_event_riot_act_NN_A32_in_holborn_itself_can_be_kept_out() -> None:
    match = event("riot_act", "holborn", "city", "chelsea", "chelsea", holborn="bY", city="Y1")
    assert offered(match) == ["pass", "holborn arrival@holborn", "holborn arrival@city"]
    do(match, "holborn arrival@holborn", "holborn arrival@city")
    assert (at(match, "holborn"), at(match, "city"), at(match, "chelsea")) == ("bY", "Y1", "T Gr2")


# Subsidence


def test_event_subsidence_NN_102_NN_A29_NN_D36_costs_2_for_each_building() -> None:
    match = event(
        "subsidence",
        players=4,
        money=(5, 10, 10, 1),
        chelsea="bG",
        strand="bG",
        lambeth="bG",
        city="bY",
        holborn="bY",
        battersea="bB",
    )
    # G can pay for two of three and says which one goes; B pays nothing and loses the only one
    assert asks(match) == "G subsidence"
    assert offered(match) == ["chelsea", "strand", "lambeth"]
    do(match, "chelsea")
    assert money(match) == [1, 6, 10, 1], "what can be paid must be paid, and Holborn is of no use"
    assert board(match) == {"strand": "bG", "holborn": "bY", "city": "bY", "lambeth": "bG"}
    assert side(match, "B")["cards"] == []
    assert side(match)["cards"] == ["strand", "lambeth"]


# Inigo Jones


def test_event_inigo_jones_NN_103_NN_A27_takes_the_city_area_card_and_an_agent_of_its_owner() -> None:
    match = event("inigo_jones", "lambeth", lambeth="G1 Y2 bY T", strand="Y1 bY")
    assert at(match, "lambeth") == "G1 Y1 bY-", "the Building stays, one Agent goes and the marker with it"
    assert side(match, "Y")["cards"] == ["strand"]
    assert controller(match, "lambeth") == "Y"
    assert match.forecast(1)["net_worth"]["total"] == 10 + 18 + 12
    match = event("inigo_jones", "lambeth", lambeth="G1 bY T")
    assert at(match, "lambeth") == "G1 bY- T", "without an Agent of the owner's only the card goes"
    match = event("inigo_jones", "lambeth", lambeth="G1 Y1 T")
    assert (at(match, "lambeth"), asks(match)) == ("G1 Y1 T", AFTERWARDS), "no owner, no effect"
    match = event("inigo_jones", "lambeth", lambeth="Y1 bY-")
    assert at(match, "lambeth") == "Y1 bY-", "the card was gone already"


def test_event_inigo_jones_NN_105_and_holborn() -> None:
    layout: Json = {"lambeth": "Y1 bY", "holborn": "bY"}
    for paid, then in [
        (["holborn card@lambeth", "holborn Y@lambeth"], "Y1 bY"),
        (["holborn card@lambeth", "pass"], "bY"),
        (["holborn Y@lambeth", "pass"], "Y1 bY-"),
        (["pass"], "bY-"),
    ]:
        match = event("inigo_jones", "lambeth", money=(10, 6, 10), **layout)
        assert offered(match) == ["pass", "holborn card@lambeth", "holborn Y@lambeth"]
        do(match, *paid)
        assert at(match, "lambeth") == then
        assert money(match)[1] == 6 - 3 * (len(paid) - ("pass" in paid))
    match = event("inigo_jones", "holborn", holborn="bY")
    do(match, "holborn card@holborn")
    assert at(match, "holborn") == "bY", "Holborn can save itself"


@pytest.mark.parametrize("saviour", ["red_headed_league", "victor_frankenstein", "amy_dorrit"])
def test_event_inigo_jones_NN_109_NN_A15_can_be_answered_with_these_interrupts(saviour: str) -> None:
    match = event("inigo_jones", "lambeth", hands=("", f"{saviour} toby mr_goodyear"), lambeth="Y1 bY", chelsea="Y1")
    assert offered(match) == ["pass", saviour]
    do(match, saviour)
    if saviour == "amy_dorrit":
        assert at(match, "lambeth") == "Y1 bY-", "the Agent is saved, the card is not"
    else:
        do(match, "battersea")
        assert (at(match, "lambeth"), at(match, "battersea")) == ("bY-", "Y1")


def test_event_inigo_jones_NN_104_leaves_the_card_to_a_later_builder() -> None:
    # while the Building stands nobody builds there and nobody has the power
    match = laid("nancy diogenes_club", lambeth="G1 bY-", money=(40,))
    do(match, "nancy", "skip")
    assert asks(match) == "G after"
    assert match.forecast(1)["score"]["total"] == 10 + 18, "the Building keeps its value"
    # once it is gone, whoever builds takes the card
    match = laid("nancy diogenes_club", lambeth="G1", money=(40,))
    do(match, "nancy", "skip", "lambeth")
    assert side(match)["cards"] == ["lambeth"]


@pytest.mark.parametrize(("rule", "cards"), [("works again", ["lambeth"]), ("dead", [])])
def test_event_inigo_jones_NN_A28_may_kill_the_card_for_good(rule: str, cards: list[str]) -> None:
    match = event(
        "inigo_jones explosion",
        "lambeth",
        "lambeth",
        hands=("alfred_jingle nancy",),
        money=(20, 10, 10),
        lambeth="G1 bY",
        options={"inigo_jones": rule},
    )
    assert at(match, "lambeth") == "G1 bY-"
    do(match, "skip", "alfred_jingle")
    assert at(match, "lambeth") == "G1"
    do(match, "skip", "nancy", "skip", "lambeth")
    assert at(match, "lambeth") == ("G1 bG" if cards else "G1 bG-")
    assert side(match)["cards"] == cards


# New Citizens


def test_event_new_citizens_come_and_join_others_with_trouble() -> None:
    match = event("new_citizens", "city", "city", "west_end", city="bG", strand="G1")
    assert board(match) == {"strand": "G1", "west_end": "NC1", "city": "bG T NC2"}, "the second one found the first"
    assert controller(match, "city") == "", "they count as another player's Agents"
    match = event("new_citizens", "strand", "highbury", "highbury", strand="G2", highbury="G2 bG")
    assert board(match) == {"strand": "G2 T NC1", "highbury": "G2 bG T NC2"}
    assert (controller(match, "strand"), controller(match, "highbury")) == ("G", "G")
    assert "power highbury" in offered(match), "unlike Grenadiers they keep no power down"


def test_event_new_citizens_NN_107_and_holborn() -> None:
    layout: Json = {"city": "Y1", "west_end": "G1", "holborn": "bY"}
    match = event("new_citizens", "city", "city", "west_end", **layout)
    assert asks(match) == "Y react"
    assert len(rolls(match)) == 3
    assert offered(match) == ["pass", "holborn arrival@city"], "not where Y has nothing"
    do(match, "holborn arrival@city", "holborn arrival@city")
    assert (at(match, "city"), at(match, "west_end"), money(match)[1]) == ("Y1", "G1 T NC1", 4)
    assert match.view()["new_citizens"] == {"supply": 0, "box": 2}


# Earthquake


def test_event_earthquake_NN_108_removes_the_buildings_of_two_areas() -> None:
    layout: Json = {"lambeth": "Y1 bY T", "battersea": "bY", "city": "bG"}
    match = event("earthquake", "lambeth", "battersea", **layout)
    assert board(match) == {"city": "bG", "lambeth": "Y1 T"}
    assert side(match, "Y")["cards"] == []
    match = event("earthquake", "lambeth", "lambeth", **layout)
    assert board(match) == {"city": "bG", "lambeth": "Y1 T", "battersea": "bY"}


def test_event_earthquake_NN_108_and_holborn() -> None:
    layout: Json = {"lambeth": "bY", "battersea": "bY", "holborn": "bY"}
    match = event("earthquake", "battersea", "lambeth", money=(10, 5, 10), **layout)
    assert asks(match) == "Y react"
    assert len(rolls(match)) == 2, "decided after both rolls"
    assert offered(match) == ["pass", "holborn b@lambeth", "holborn b@battersea"]
    do(match, "holborn b@battersea")
    assert board(match) == {"holborn": "bY", "battersea": "bY"}
    assert money(match)[1] == 2
    match = event("earthquake", "holborn", "lambeth", money=(10, 6, 10), **layout)
    do(match, "holborn b@lambeth", "holborn b@holborn")
    assert len(board(match)) == 3, "Holborn is lost only when all is decided"


# Who else may be asked


@pytest.mark.parametrize(
    ("name", "dice", "layout"),
    [
        ("earthquake", ["city", "strand"], {"city": "bY", "strand": "bY"}),
        ("riot_act", ["city"] * 4, {"city": "Y1"}),
        ("new_citizens", ["city"] * 3, {"city": "Y1"}),
        ("flood", ["city"] * 2, {"city": "Y1"}),
        ("zeppelin_crash", ["city"], {"city": "Y1"}),
        ("explosion", ["holborn"], {}),
        ("inigo_jones", ["holborn"], {}),
        ("fire", ["holborn"], {}),
    ],
)
def test_NN_085_dice_first_then_holborn_then_effects(name: str, dice: list[str], layout: Json) -> None:
    match = event(name, *dice, "battersea", **{"holborn": "bY", **layout})
    assert asks(match) == "Y react"
    assert rolls(match) == dice
    assert board(match) == {**layout, "holborn": "bY"}, "nothing has happened yet"
    assert "holborn" in offered(match)[1]


@pytest.mark.parametrize("name", ["explosion", "fire", "earthquake", "riot_act", "new_citizens", "subsidence", "fog"])
def test_NN_109_interrupts_have_no_say_in_events_that_take_no_agent(name: str) -> None:
    cards = "red_headed_league toby amy_dorrit victor_frankenstein mr_goodyear"
    match = event(name, *["city"] * 5, hands=("", cards), city="Y1 bY")
    assert asks(match) == AFTERWARDS


def test_power_holborn_NN_076_does_not_work_in_the_turn_it_was_gained() -> None:
    match = laid(
        "mycroft_holmes royal_mint augustus_snodgrass diogenes_club",
        money=(30,),
        holborn="G1",
        city="bG",
        events="explosion *",
        dice=["city"],
    )
    do(match, "mycroft_holmes", "royal_mint", "holborn", "skip", "augustus_snodgrass")
    assert asks(match) == AFTERWARDS
    assert at(match, "city") == ""


def test_power_holborn_NN_084_is_offered_at_each_event_in_anybodys_turn() -> None:
    match = laid(
        "mycroft_holmes augustus_snodgrass alfred_jingle",
        city="Y1 bY",
        strand="bY",
        holborn="bY",
        events="explosion earthquake *",
        dice=["city", "strand", "strand"],
    )
    do(match, "mycroft_holmes", "augustus_snodgrass")
    assert asks(match) == "Y react"
    do(match, "holborn b@city", "skip", "alfred_jingle")
    assert asks(match) == "Y react"
    do(match, "holborn b@strand")
    assert money(match)[1] == 4
    assert board(match) == {"strand": "bY", "holborn": "bY", "city": "Y1 bY"}
