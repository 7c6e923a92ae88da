"""Nanty Narking: Classic and Alternative Personalities, Agent and Building cards (checklist section 8)."""

from typing import Any

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, named, table

import bigsmoke
from bigsmoke.kernel.errors import BadOptions, IllegalChoice

ALTERNATIVES = {
    "ebenezer_scrooge",
    "prince_albert",
    "captain_nemo",
    "spring_heeled_jack",
    "queen_victoria",
    "florence_nightingale",
    "count_dracula",
    "wilkie_collins",
}


def new(players: int, seed: int = 1, **options: object) -> bigsmoke.Match:
    return bigsmoke.new_match("nanty-narking", players, seed, options)


# Personalities


def test_NN_124_classic_personalities_are_exchanged() -> None:
    match = new(4, personalities="classic")
    names = match.view()["personalities"]
    assert len(names) == 7
    assert {"professor_moriarty_classic", "monsieur_de_sidonia_classic"} <= set(names)
    assert not {"professor_moriarty", "monsieur_de_sidonia"} & set(names)
    rows = bigsmoke.cards("nanty-narking", {"personalities": "classic"})
    grey = {r["id"]: r["number"] for r in rows if r["type"] == "action" and r["deck"] == "grey"}
    assert len(grey) == 48
    assert grey["mrs_hudson_classic"] == 161
    assert "mrs_hudson" not in grey


@pytest.mark.parametrize(("players", "need"), [(2, 11), (3, 10), (4, 9)])
def test_NN_124_classic_moriarty_has_higher_numbers(players: int, need: int) -> None:
    rows = {r["id"]: r for r in bigsmoke.cards("nanty-narking", {"personalities": "classic"})}
    assert rows["professor_moriarty_classic"]["needs"][players - 2] == need
    assert rows["monsieur_de_sidonia_classic"]["needs"] == [0, 50, 50]


def test_NN_125_NN_A37_classic_de_sidonia_is_not_for_two() -> None:
    match = new(2, personalities="classic")
    assert len(match.view()["personalities"]) == 6
    assert not any("sidonia" in name for name in match.view()["personalities"])
    assert match.view()["aside"] == 4
    other = new(2, personalities="classic", classic_for_two="standard").view()["personalities"]
    assert "monsieur_de_sidonia" in other
    assert len(other) == 7


@pytest.mark.parametrize(("players", "aside"), [(2, 6), (3, 5), (4, 4)])
def test_NN_126_alternative_personalities_replace_the_standard_ones(players: int, aside: int) -> None:
    view = new(players, personalities="alternative").view()
    assert set(view["personalities"]) == ALTERNATIVES
    assert view["aside"] == aside
    rows = [r for r in bigsmoke.cards("nanty-narking", {"personalities": "alternative"}) if r["type"] == "personality"]
    assert [r["number"] for r in rows] == list(range(133, 141))
    assert all(r["known"] == [] for r in rows)  # they are our own


def test_NN_126_sets_cannot_be_combined() -> None:
    with pytest.raises(BadOptions):
        new(2, personalities="classic and alternative")


def need(name: str, players: int) -> int:
    rows = {r["id"]: r for r in bigsmoke.cards("nanty-narking", {"personalities": "alternative"})}
    return int(rows[name]["needs"][players - 2])


def alternative(personality: str, board: str, players: int = 4, **rest: Any) -> bool:
    """Whether Green, being so, may declare victory."""
    hands = rest.pop("hands", {G: ["<£3>"]})
    options = {"personalities": "alternative"}
    game = table(board, players=players, hands=hands, personalities={G: personality}, options=options, **rest)
    return game.can(action="claim")


ORDER = ["Chelsea", "Westminster", "Strand", "City", "East End", "Bermondsey", "Southwark", "Lambeth", "Battersea"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_NN_126_each_alternative_condition(players: int) -> None:
    def areas(count: int, content: str) -> str:
        return " ".join(f"{name}[{content}]" for name in ORDER[:count])

    n = need("ebenezer_scrooge", players)
    assert alternative("ebenezer_scrooge", "City[Y1]", players, money={G: n})
    assert not alternative("ebenezer_scrooge", "Lambeth[bG]", players, money={G: n - 1})
    n = need("prince_albert", players)
    assert alternative("prince_albert", areas(n, "bG"), players)
    assert not alternative("prince_albert", f"{areas(n - 1, 'bG')} Battersea[bG Gr1]", players)
    n = need("captain_nemo", players)
    assert alternative("captain_nemo", areas(n, "G1"), players)
    assert not alternative("captain_nemo", f"{areas(n - 1, 'G1')} Highbury[G1] Holborn[G1]", players)
    n = need("spring_heeled_jack", players)
    assert alternative("spring_heeled_jack", areas(n, "G1 T"), players)
    assert not alternative("spring_heeled_jack", f"{areas(n - 1, 'G1 T')} Battersea[G1]", players)
    n = need("queen_victoria", players)
    assert alternative("queen_victoria", areas(n + 1, "G1"), players)
    assert not alternative("queen_victoria", areas(n + 1, "G1").replace("Westminster[G1]", "Highbury[G1]"), players)
    n = need("count_dracula", players)
    assert alternative("count_dracula", f"City[G{n}]", players)
    assert not alternative("count_dracula", f"City[G{n - 1}] Strand[G1 Gr1]", players)
    n = need("wilkie_collins", players)
    hand = [f"<£{i}>" for i in range(1, 13)]
    assert alternative("wilkie_collins", "City[G1]", players, hands={G: hand[:n]})
    assert not alternative("wilkie_collins", "City[G1]", players, hands={G: hand[: n - 1]})


@pytest.mark.parametrize(("markers", "ending"), [(0, "pile_won"), (-1, "pile_won"), (1, "pile_empty")])
def test_NN_126_NN_A38_florence_nightingale_wins_a_quiet_end(markers: int, ending: str) -> None:
    count = need("florence_nightingale", 2) + markers
    board = " ".join(f"{name}[G1 T]" for name in ORDER[:count])
    game = table(
        board,
        players=2,
        hands={G: ["<£1>"]},
        personalities={G: "count_dracula", Y: "florence_nightingale"},
        options={"personalities": "alternative"},
        pile=[],
    )
    game.play("<£1>").skip()
    outcome = game.match.outcome
    assert outcome is not None
    assert outcome.ending == ending
    assert outcome.winners == ([Y] if ending == "pile_won" else [G])


# Agent and Building cards


@pytest.mark.parametrize(("players", "box", "deck"), [(2, 6, 4), (3, 3, 3), (4, 0, 2)])
def test_NN_127_NN_H15_agent_and_building_cards_are_dealt_before_any_figure(players: int, box: int, deck: int) -> None:
    view = new(players, figures=True).view()
    assert (view["agent_box"], view["building_deck"]) == (box, deck)
    assert all((side["agent_cards"], side["building_cards"]) == (3, 1) for side in view["seats"])
    assert all(not any(row["agents"]) for row in view["areas"])


def test_NN_128_NN_A39_NN_D02_starting_agents_are_chosen_by_name_in_turn_order() -> None:
    match = new(3, figures=True, first=1)
    game = Game(match, {})
    asked = []
    for figure, where in (("Seaman", "East End"), ("Tosher", "City"), ("Maid", "Chelsea")) * 3:
        asked.append(game.asked)
        assert where.lower().replace(" ", "_") in game.prompt.lower().replace(" ", "_")
        game.do(figure=figure)
        if figure == "Seaman":
            assert not game.can(figure="Seaman")
    assert asked == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert game.area("City")["figures"] == [["tosher"], ["tosher"], ["tosher"]]
    assert game.at("Chelsea") == "G1 Y1 R1 T"
    assert (game.kind, game.asked) == ("turn", 1)


def test_NN_128_an_unlisted_name_is_refused() -> None:
    match = new(2, figures=True)
    with pytest.raises(IllegalChoice):
        match.choose(12)


def test_NN_A39_choosing_in_secret_at_the_same_time_is_a_switch() -> None:
    match = new(2, figures=True, starting_agents="in secret")
    assert match.asked == [0, 1]
    rows = match.legal(0)
    assert len(rows) == 1320
    wanted = next(r for r in rows if r["figures"] == ["seaman", "tosher", "maid"])
    match.choose(wanted["option"], 0)
    assert all(not any(row["agents"]) for row in match.view(1)["areas"])
    match.choose(match.legal(1)[0]["option"], 1)
    assert match.decision is not None
    view = {row["area"]: row["figures"][0] for row in match.view()["areas"]}
    assert (view["east_end"], view["city"], view["chelsea"]) == (["seaman"], ["tosher"], ["maid"])


def test_NN_128_NN_D38_every_later_placement_names_the_figure() -> None:
    game = named("City[G:Maid] Chelsea[bG:Palace]", hands={G: ["<place, build>", "<£1>"]}, money={G: 20})
    game.play("<place, build>").do(area="City")
    assert len(game.offered("figure")) == 11
    game.do(figure="Tosher")
    assert game.area("City")["figures"][G] == ["tosher", "maid"]
    game = named("City[G:Maid]", hands={G: ["<build>", "<£1>"]}, money={G: 20})
    game.play("<build>").do(area="City")
    assert game.offered("house") == ["palace", "mansion", "factory", "tenement", "office", "hotel"]
    game.do(house="Hotel")
    assert game.area("City")["house"] == "hotel"


def ability(game: Game, card: str) -> bool:
    return game.can(action="ability", figure_card=card)


def use(game: Game, card: str) -> Game:
    return game.do(action="ability", figure_card=card)


def holding(card: str, board: str, **rest: Any) -> Game:
    """Green holds an unrevealed card, at the start of a turn."""
    hands = {G: ["<£1>", "<£2>"], **rest.pop("hands", {})}
    return named(board, seats={G: {"secret": [card]}, **rest.pop("more", {})}, hands=hands, **rest)


def test_NN_129_NN_A40_NN_D37_when_these_cards_may_be_used() -> None:
    game = holding("maid", "City[Y:Tosher, Y:Maid, T] Strand[G:Seaman]", hands={G: ["<place, £1>", "<£2>"]})
    assert not ability(game, "maid")
    game.play("<place, £1>").do(area="City").do(figure="Maid")
    assert ability(game, "maid")
    assert game.match.view(Y)["seats"][G]["secret"] is None
    assert game.match.view(Y)["seats"][G]["agent_cards"] == 1


def test_NN_129_not_in_another_players_turn() -> None:
    game = named("City[G:Maid, Y:Tosher, T]", seats={G: {"secret": ["maid"]}}, turn=Y, hands={Y: ["<£1>"]})
    assert game.rows(action="ability") == []


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("street_girl", "single"),
        ("tosher", "ongoing"),
        ("cyclist", "single"),
        ("jockey", "single"),
        ("seaman", "ongoing"),
        ("paper_boy", "ongoing"),
        ("suffragist", "interrupt"),
        ("flower_girl", "ongoing"),
        ("little_matchstick_girl", "single"),
        ("maid", "ongoing"),
        ("governess", "single"),
        ("gentleman", "single"),
        ("palace", "ongoing"),
        ("mansion", "single"),
        ("factory", "single"),
        ("tenement", "single"),
        ("office", "ongoing"),
        ("hotel", "single"),
    ],
)
def test_NN_130_single_use_ongoing_and_interrupt_cards(card: str, kind: str) -> None:
    rows = {r["id"]: r for r in bigsmoke.cards("nanty-narking", {"figures": True})}
    assert rows[card]["kind"] == kind


def test_NN_130_NN_H14_after_use_a_card_is_revealed_or_gone() -> None:
    game = holding("maid", "City[G:Maid, T]", money={G: 5})
    use(game, "maid")
    assert game.match.view(Y)["seats"][G]["revealed"] == ["maid"]
    assert not ability(game, "maid")
    game = holding("gentleman", "City[G:Gentleman]")
    use(game, "gentleman")
    assert game.match.view(Y)["figure_cards_gone"] == ["gentleman"]
    assert game.match.view(Y)["seats"][G]["agent_cards"] == 0


def test_NN_130_an_ongoing_card_works_again_next_turn() -> None:
    game = named(
        "Lambeth[bY:Palace, G:Flower Girl]",
        players=2,
        seats={G: {"secret": ["flower_girl"]}},
        hands={G: ["<£1>"], Y: ["<£1>"]},
    )
    use(game, "flower_girl")
    assert not ability(game, "flower_girl")
    game.play("<£1>").skip()
    game.play("<£1>").skip().finish()
    assert game.asked == G
    assert ability(game, "flower_girl")


def test_NN_131_a_revealed_ongoing_card_is_lost_with_its_figure() -> None:
    seats = {Y: {"revealed": ["maid"]}}
    game = named("City[G:Tosher, Y:Maid, T]", seats=seats, hands={G: ["<skull>", "<£1>"]})
    game.play("<skull>").do(figure="Maid")
    assert game.match.view()["seats"][Y]["revealed"] == []
    assert game.match.view()["figure_cards_gone"] == ["maid"]
    seats = {Y: {"secret": ["maid"]}}
    game = named("City[G:Tosher, Y:Maid, T]", seats=seats, hands={G: ["<skull>", "<£1>"]})
    game.play("<skull>").do(figure="Maid")
    assert game.seat(Y)["secret"] == ["maid"]


def test_NN_131_NN_A43_a_mere_move_costs_no_card() -> None:
    seats = {Y: {"revealed": ["maid"]}}
    game = named("City[Y:Maid]", seats=seats, hands={G: ["<event>", "<£1>"]}, events=["flood"], dice=[6, 6], players=2)
    game.play("<event>").do(to="Highbury")
    assert game.seat(Y)["revealed"] == ["maid"]


def test_NN_131_a_burnt_palace_takes_its_card_along() -> None:
    seats = {Y: {"revealed": ["palace"]}}
    game = named("Lambeth[bY:Palace]", seats=seats, hands={G: ["<event>", "<£1>"]}, events=["fire"], dice=[11, 1])
    game.play("<event>")
    assert game.match.view()["figure_cards_gone"] == ["palace"]
    assert game.area("Lambeth")["card"] is None


def test_NN_103_NN_D35_the_owner_picks_the_agent_that_inigo_jones_takes() -> None:
    game = named(
        "Lambeth[bY:Hotel, Y:Maid, Y:Tosher]", hands={G: ["<event>", "<£1>"]}, events=["inigo_jones"], dice=[11]
    )
    game.play("<event>")
    assert (game.asked, game.kind, game.offered("figure")) == (Y, "inigo_agent", ["tosher", "maid"])
    game.do(figure="Tosher")
    assert game.area("Lambeth")["figures"][Y] == ["maid"]


def test_agent_street_girl_NN_132_NN_A45_NN_D39() -> None:
    game = named(
        "West End[R:Street Girl, Y:Gentleman, B:Jockey, G:Maid, T]",
        turn=R,
        seats={R: {"secret": ["street_girl"]}},
        hands={R: ["<£1>"]},
        money={Y: 2, B: 1, R: 0},
    )
    use(game, "street_girl")
    assert set(game.offered("figure")) == {"gentleman", "jockey"}
    game.do(figure="Gentleman").do(figure="Jockey")
    assert (game.asked, game.kind) == (Y, "ransom")  # Blue cannot pay, so only Yellow is asked
    game.do(action="pay")
    assert [game.money(seat) for seat in (Y, R, B)] == [0, 2, 1]
    assert game.at("West End") == "G1 Y1 R1"
    assert game.match.view()["figure_cards_gone"] == ["street_girl"]


def test_NN_132_any_subset_may_be_named() -> None:
    game = holding("street_girl", "City[G:Street Girl, Y:Gentleman, R:Cyclist]", money={Y: 0, R: 0})
    use(game, "street_girl").do(figure="Cyclist").do(action="done")
    assert game.at("City") == "G1 Y1"


def test_agent_tosher_NN_133_NN_A44_NN_D40() -> None:
    board = "City[G:Tosher, Y:Maid, T]"
    hand = ["<£1>", "<£2>", "<£3>"]
    game = holding("tosher", board, hands={G: hand}, money={G: 5})
    game.play("<£1>").skip()
    assert not game.can(card="<£2>")
    use(game, "tosher")
    assert game.money(G) == 2
    assert not ability(game, "tosher")
    game.play("<£2>").skip()
    assert not game.can(card="<£3>")
    assert not ability(holding("tosher", "City[G:Tosher, Y:Maid]"), "tosher")
    assert not ability(holding("tosher", board, money={G: 2}), "tosher")


def test_agent_cyclist_NN_134_NN_H16_NN_D41() -> None:
    game = holding("cyclist", "Chelsea[G:Cyclist, T] Bermondsey[Y:Maid]", building_deck=["mansion"])
    before = game.match.view()["building_deck"]
    use(game, "cyclist").do(area="Bermondsey")
    assert (game.at("Chelsea"), game.at("Bermondsey")) == ("", "G1 Y1 T")
    game.use()
    assert game.match.view()["building_deck"] == before - 1
    assert game.seat(G)["secret"] == ["mansion"]
    assert game.happened("draw_building", G)[0]["figure_card"] == "mansion"
    assert "figure_card" not in game.happened("draw_building", Y)[0]
    game = holding("cyclist", "Chelsea[G:Maid]", building_deck=["mansion"])
    use(game, "cyclist")
    assert game.kind == "draw_building"


def test_agent_jockey_NN_135_NN_H17_NN_A48_NN_D42() -> None:
    board = "Holborn[G:Jockey, Y:Maid, R:Maid, B:Maid]"
    hands = {Y: ["nancy", "navvies"], R: ["bill_sikes"]}
    game = holding("jockey", board, hands=hands)
    use(game, "jockey")
    assert game.offered("target") == [Y, R]
    game.do(target=Y).let()
    assert set(game.offered("card")) == {"nancy", "navvies"}
    assert "cards" not in game.happened("look", R)[0]
    assert game.happened("look", G)[0]["cards"] == ["navvies", "nancy"]
    game.do(card="nancy")
    assert game.hand(Y) == ["navvies"]
    assert "nancy" in game.hand(G)
    assert game.match.view(G)["seats"][Y]["known"] == ["navvies"]
    assert "card" not in game.happened("pass", R)[0]
    game = holding("jockey", board, hands=hands)
    use(game, "jockey").do(target=Y).let().skip()
    assert len(game.hand(Y)) == 2
    assert not ability(holding("jockey", "Holborn[G:Jockey, G:Maid]"), "jockey")


def test_agent_seaman_NN_136_NN_A41_NN_D43() -> None:
    game = holding("seaman", "Lambeth[G:Seaman]", money={G: 1}, pile=["nancy", "*"])
    before = game.pile
    use(game, "seaman").do(card="<£1>", action=None)
    assert (game.money(G), len(game.hand(G)), game.pile) == (0, 2, before - 1)
    assert "nancy" in game.hand(G)
    assert game.seat(G)["revealed"] == ["seaman"]
    assert not ability(holding("seaman", "Highbury[G:Seaman]"), "seaman")
    assert not ability(holding("seaman", "Lambeth[G:Seaman]", money={G: 0}), "seaman")
    assert not ability(holding("seaman", "Lambeth[G:Seaman]", hands={G: []}), "seaman")


def test_agent_paper_boy_NN_137_NN_D44() -> None:
    game = holding("paper_boy", "Strand[G:Paper Boy, Y:Maid]", money={G: 2})
    use(game, "paper_boy")
    assert (game.money(G), len(game.hand(G))) == (0, 3)
    assert not ability(holding("paper_boy", "Strand[G:Paper Boy, G:Maid, NC1]"), "paper_boy")


def suffragists(where: str, hand: str, **rest: Any) -> Game:
    board = f"{where}[G:Suffragist] City[G:Maid, G:Tosher, G:Seaman, R:Maid, T]"
    return named(board, seats={G: {"secret": ["suffragist"]}}, turn=Y, hands={Y: [hand, "<£1>"]}, **rest)


def test_agent_suffragist_NN_138_NN_D32_against_an_event() -> None:
    game = suffragists("Westminster", "<event>", events=["zeppelin_crash"], dice=[6])
    game.play("<event>")
    assert (game.asked, game.kind) == (G, "react")
    game.do(action="suffragist")
    assert game.offered("figure", action="shield") == ["tosher", "seaman", "maid"]
    game.do(action="shield", figure="Seaman").do(action="shield", figure="Maid").do(action="shield", figure="Tosher")
    assert game.at("City") == "G3"
    assert game.match.view()["figure_cards_gone"] == ["suffragist"]


def test_NN_138_the_owner_chooses_which_agents_are_saved() -> None:
    game = suffragists("Westminster", "<event>", events=["zeppelin_crash"], dice=[6])
    game.play("<event>").do(action="suffragist").do(action="shield", figure="Maid").let()
    assert game.at("City") == "G1"


def test_NN_138_NN_A46_suffragist_covers_one_action() -> None:
    game = suffragists("Westminster", "col_sebastian_moran")
    game.play("col_sebastian_moran").do(figure="Maid", owner=G).do(action="suffragist")
    assert game.at("City") == "G3 R1 T"
    game.do(figure="Maid", owner=G)
    assert game.asked == Y  # her card is spent, and nobody could react
    assert game.at("City") == "G2 R1"


def test_NN_138_NN_A46_the_rippers_text_is_one_action() -> None:
    game = suffragists("Westminster", "jack_the_ripper", dice=[6, 6])
    game.play("jack_the_ripper").use().do(figure="Maid", owner=G).do(action="suffragist")
    game.do(figure="Tosher", owner=G)
    assert (game.asked, game.kind) == (G, "react")
    game.do(action="shield")
    assert game.at("City") == "G3 R1 T"


def test_NN_138_only_in_westminster() -> None:
    game = suffragists("Strand", "<skull>")
    game.play("<skull>").do(figure="Maid", owner=G)
    assert game.at("City") == "G2 R1"


def test_agent_flower_girl_NN_139_NN_D45() -> None:
    game = holding("flower_girl", "Lambeth[G:Flower Girl, bY:Palace]")
    use(game, "flower_girl")
    assert game.money(G) == 11
    assert not ability(game, "flower_girl")
    assert not ability(holding("flower_girl", "Lambeth[G:Flower Girl, bY:Factory]"), "flower_girl")
    for house in ("Hotel", "Mansion"):
        assert ability(holding("flower_girl", f"Lambeth[G:Flower Girl, bG:{house}]"), "flower_girl")


def test_agent_little_matchstick_girl_NN_140_NN_A36_NN_D46() -> None:
    board = "City[G:Little Matchstick Girl, Y:Maid, Y:Tosher, Y:Seaman]"
    game = holding("little_matchstick_girl", board, money={Y: 2}, hands={Y: ["nancy", "navvies"]})
    use(game, "little_matchstick_girl").let()
    game.do(action="pay").do(action="pay")
    assert not game.can(action="pay")
    game.do(card="nancy")
    assert (game.money(Y), game.money(G), game.hand(Y)) == (0, 12, ["navvies"])
    assert "nancy" in game.hand(G)
    game = holding("little_matchstick_girl", board, money={Y: 1})
    use(game, "little_matchstick_girl")
    assert (game.money(Y), game.money(G)) == (0, 11)


def test_agent_maid_NN_141_NN_D47() -> None:
    game = holding("maid", "City[G:Maid] Strand[Y:Maid, T] Chelsea[Y:Tosher, T] Holborn[Y:Seaman, T]", money={G: 1})
    use(game, "maid")
    assert game.areas() == {"strand", "holborn"}
    game.do(area="Strand")
    assert (game.money(G), game.at("Strand")) == (0, "Y1")
    assert not ability(holding("maid", "City[G:Maid, T]", money={G: 0}), "maid")


NINE = [
    "fire",
    "flood",
    "fog",
    "riots",
    "explosion",
    "subsidence",
    "earthquake",
    "inigo_jones",
    "riot_act",
]


def test_agent_governess_NN_142_NN_A50_NN_H12_NN_D48() -> None:
    game = holding("governess", "City[G:Governess, bY:Mansion]", events=NINE)
    use(game, "governess")
    assert game.offered("amount") == [1, 2, 3, 4, 5]
    game.do(amount=5)
    assert game.match.view(G)["foreseen_events"] == NINE[:5]
    assert "foreseen_events" not in game.match.view(Y)
    assert game.offered("event") == NINE[:5]
    game.do(event=NINE[2]).do(event=NINE[4]).do(event=NINE[0]).do(event=NINE[3])
    expected = [NINE[i] for i in (4, 0, 3, 1, 5, 6, 7, 8, 2)]
    assert [e["events"] for e in game.happened("order_events", G)] == [expected[:4]]
    assert "events" not in game.happened("order_events", Y)[0]
    assert game.match.view(G)["sunk_event"] == NINE[2]
    drawn = game.match.game.position(game.match._flow.state)["events"]
    assert drawn == expected


def test_NN_142_one_card_goes_to_the_bottom_and_a_short_deck_limits() -> None:
    game = holding("governess", "City[G:Governess, bY:Palace]", events=NINE[:3])
    use(game, "governess")
    assert game.offered("amount") == [1, 2, 3]
    game.do(amount=1)
    assert game.happened("look_events", G)[0]["events"] == [NINE[0]]
    assert game.match.game.position(game.match._flow.state)["events"] == [NINE[1], NINE[2], NINE[0]]
    assert not ability(holding("governess", "City[G:Governess, bY:Hotel]"), "governess")


@pytest.mark.parametrize(("area", "cost"), [("Battersea", 4), ("Lambeth", 6), ("Chelsea", 2)])
def test_agent_gentleman_NN_143_NN_A49_NN_D49(area: str, cost: int) -> None:
    board = f"{area}[G:Gentleman] Holborn[G:Maid]"
    game = holding("gentleman", board, money={G: cost}, hands={G: ["<build>", "<£1>"]})
    use(game, "gentleman")
    game.play("<build>")
    assert game.areas() == {area.lower()}
    game.do(area=area).do(house="Hotel")
    assert game.money(G) == 0
    assert game.match.forecast(G)["net_worth"]["total"] == 3 * cost
    game = holding("gentleman", f"{area}[G:Gentleman, T]", money={G: 20}, hands={G: ["<build, £1>", "<£2>"]})
    use(game, "gentleman")
    assert game.play("<build, £1>").kind == "take_money"


def test_building_palace_NN_144() -> None:
    game = holding("palace", "Lambeth[bG:Palace, R:Maid, B:Maid, G:Maid, NC1]")
    use(game, "palace")
    game.do(action="power", area="Lambeth")
    assert game.money(G) == 15
    assert not ability(holding("palace", "Battersea[bG:Palace, R:Maid]"), "palace")


def test_building_mansion_NN_145_NN_A42_NN_D50() -> None:
    board = "West End[bG:Mansion, G:Paper Boy, Y:Maid] Lambeth[R:Street Girl, B:Maid] City[G:Maid, R:Maid]"
    game = holding("mansion", board)
    use(game, "mansion").do(figure="Paper Boy")
    assert {(r["figure"], r["owner"]) for r in game.match.legal()} == {("street_girl", R), ("maid", B), ("maid", R)}
    game.do(figure="Street Girl")
    assert (game.at("West End"), game.at("Lambeth")) == ("Y1 R1 bG T", "G1 B1 T")
    game = holding("mansion", board)
    use(game, "mansion").do(figure="Maid")
    assert game.at("City") == "Y1 R1 T"  # the only partner beside the Mansion was Yellow's Maid


def test_building_factory_NN_146_NN_A47_NN_D51() -> None:
    game = holding("factory", "Southwark[bG:Factory]")
    use(game, "factory").do(figure="Maid").do(figure="Tosher")
    assert (game.at("Southwark"), game.seat(G)["reserve"]) == ("G2 bG T", 10)


def test_NN_146_with_one_in_reserve_another_moves_or_not() -> None:
    rest = "G:Street Girl, G:Tosher, G:Cyclist, G:Jockey, G:Seaman, G:Paper Boy, G:Suffragist, G:Flower Girl"
    board = f"Southwark[bG:Factory] City[{rest}, G:Little Matchstick Girl, G:Maid, G:Governess]"
    game = holding("factory", board)
    use(game, "factory")  # the Gentleman, alone in reserve, is placed at once
    assert game.kind == "source"
    game.skip()
    assert game.at("Southwark") == "G1 bG T"
    game = holding("factory", board)
    use(game, "factory").do(figure="Maid")
    assert (game.at("Southwark"), game.at("City")) == ("G2 bG T", "G10")


def test_building_tenement_NN_147_NN_D52() -> None:
    game = holding("tenement", "Chelsea[bG:Tenement, G:Maid, Y:Maid, NC1]")
    use(game, "tenement")
    assert game.offered("owner") == [G, Y]
    assert len(game.match.legal()) == 2
    game.do(owner=Y)
    assert game.at("Chelsea") == "G1 bG NC1"


def test_NN_147_the_owner_may_react_with_the_suffragist() -> None:
    game = named(
        "Chelsea[bG:Tenement, Y:Maid] Westminster[Y:Suffragist]",
        seats={G: {"secret": ["tenement"]}, Y: {"secret": ["suffragist"]}},
        hands={G: ["<£1>"]},
    )
    use(game, "tenement")
    assert game.asked == Y
    game.do(action="suffragist")
    assert game.at("Chelsea") == "Y1 bG"


@pytest.mark.parametrize("area", ["Strand", "Holborn"])
def test_building_office_NN_D53_collects_2(area: str) -> None:
    game = holding("office", f"{area}[bG:Office, Y:Maid, R:Maid]", money={R: 1})
    use(game, "office")
    assert game.offered("target") == [Y, R]
    game.do(target=R)
    assert (game.money(G), game.money(R)) == (11, 0)
    assert game.seat(G)["revealed"] == ["office"]
    assert not ability(holding("office", "City[bG:Office, Y:Maid]"), "office")


def test_building_hotel_NN_149_NN_D54() -> None:
    game = holding("hotel", "Chelsea[bG:Hotel, Y:Maid, Y:Tosher, R:Maid, G:Maid]")
    use(game, "hotel")
    assert [game.money(seat) for seat in (G, Y, R)] == [13, 8, 9]
    assert game.match.view()["figure_cards_gone"] == ["hotel"]


def test_NN_150_worked_example_of_the_variant() -> None:
    game = named(
        "Lambeth[bG:Palace, R:Street Girl, B:Maid] West End[G:Paper Boy, Y:Gentleman] Highbury[G:Cyclist]",
        seats={
            G: {"secret": ["paper_boy", "cyclist"], "revealed": ["palace"]},
            R: {"secret": ["street_girl"]},
        },
        hands={G: ["<build>", "<£1>"], Y: ["<£1>"], R: ["<£1>"]},
        money={G: 20},
        building_deck=["mansion"],
    )
    game.do(action="power", area="Lambeth")
    use(game, "palace")
    assert game.money(G) == 25
    use(game, "cyclist").do(area="Strand").use()
    assert game.at("Strand") == "G1"
    assert game.seat(G)["secret"] == ["paper_boy", "mansion"]
    game.play("<build>").do(area="West End").do(house="Mansion")
    assert game.money(G) == 13
    use(game, "mansion").do(figure="Paper Boy").do(figure="Street Girl").let()
    assert (game.at("West End"), game.at("Lambeth")) == ("Y1 R1 bG T", "G1 B1 bG T")
    assert sorted(game.match.view()["figure_cards_gone"]) == ["cyclist", "mansion"]
    assert game.seat(G)["secret"] == ["paper_boy"]
    game.end()
    game.play("<£1>").skip().finish()
    assert game.asked == R
    use(game, "street_girl")
    assert (game.asked, game.kind) == (Y, "ransom")
    game.do(action="pay")
    assert (game.money(Y), game.money(R)) == (8, 12)
    assert game.at("West End") == "Y1 R1 bG T"


def test_variants_can_be_combined() -> None:
    match = new(2, personalities="alternative", figures=True)
    assert set(match.view()["personalities"]) == ALTERNATIVES
    assert match.view()["seats"][B % 2]["agent_cards"] == 3
