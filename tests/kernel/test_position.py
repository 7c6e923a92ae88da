"""Positions: written by hand, read with exact errors, and back again."""

import tomllib
from typing import Any

import pytest

import bigsmoke
from bigsmoke import BadPosition

Json = dict[str, Any]

EXAMPLE = """
game = "london-2e"
players = 2
turn = 0
seed = 1
deck = ["vintners", "hospital", "*"]
board = { top = ["pauper"], bottom = [] }
market = ["city", "westminster", "southwark_bermondsey"]
[[seat]]
money = 5
poverty = 4
loans = 1
prestige = 0
hand = ["pauper", "wren"]
stacks = [["town_houses"], ["brewing", "-steamboats"]]
boroughs = ["wandsworth"]
[[seat]]
"""


def refusal(**fields: Any) -> str:
    """What is said of a position with these fields."""
    with pytest.raises(BadPosition) as caught:
        bigsmoke.from_position("london-2e", {"players": 2, "seed": 1, **fields})
    return str(caught.value)


def seat_refusal(**fields: Any) -> str:
    """What is said of a seat with these fields."""
    return refusal(seat=[{}, fields])


# What works


def test_the_example_of_the_guide() -> None:
    match = bigsmoke.from_position("london-2e", EXAMPLE)
    view = match.view(0)
    assert view["market"] == ["city", "westminster", "southwark_bermondsey"]
    assert view["board"] == {"top": ["pauper", None, None], "bottom": [None, None, None], "lands": 1}
    me, other = view["seats"]
    assert (me["money"], me["poverty"], me["loans"], me["prestige"]) == (5, 4, 1, 0)
    assert me["hand"] == ["pauper", "wren"]
    assert [stack["cards"] for stack in me["stacks"]] == [["town_houses"], ["brewing", "steamboats"]]
    assert [stack["up"] for stack in me["stacks"]] == [True, False]
    assert me["boroughs"] == ["wandsworth"]
    assert (other["money"], other["hand_size"], other["poverty"]) == (5, 6, 0)
    assert match.position()["deck"][:2] == ["vintners", "hospital"]
    assert match.asked == [0]


def test_every_card_of_the_example_lies_somewhere() -> None:
    start = bigsmoke.from_position("london-2e", EXAMPLE).position()
    built = [card.removeprefix("-") for seat in start["seat"] for stack in seat["stacks"] for card in stack]
    hands = [card for seat in start["seat"] for card in seat["hand"]]
    on_board = [card for row in start["board"].values() for card in row if card != "-"]
    assert len(start["deck"] + built + hands + on_board + start["removed"]) == 101


def test_a_borough_that_is_owned_does_not_lie_face_up_as_well() -> None:
    """Its space is refilled from the deck."""
    view = bigsmoke.from_position("london-2e", EXAMPLE.replace('["wandsworth"]', '["southwark_bermondsey"]')).view()
    assert view["seats"][0]["boroughs"] == ["southwark_bermondsey"]
    assert view["market"][:2] == ["city", "westminster"]
    assert len(set(view["market"]) - {"southwark_bermondsey"}) == 3


def test_a_dict_and_its_toml_are_the_same() -> None:
    first = bigsmoke.from_position("london-2e", EXAMPLE)
    second = bigsmoke.from_position("london-2e", tomllib.loads(EXAMPLE))
    assert first.fingerprint() == second.fingerprint()


def test_the_players_alone_are_a_position() -> None:
    for players in (2, 3, 4):
        view = bigsmoke.from_position("london-2e", {"players": players, "seed": 3}).view()
        assert [seat["money"] for seat in view["seats"]] == [5] * players
        assert len(view["market"]) == 3


def test_a_deck_without_a_rest_is_all_there_is() -> None:
    match = bigsmoke.from_position("london-2e", {"players": 2, "seed": 1, "deck": ["vintners", "hospital"]})
    assert match.position()["deck"] == ["vintners", "hospital"]
    assert len(match.view()["removed"]) == 101 - 12 - 2


def test_the_same_seed_deals_the_same_rest() -> None:
    matches = [bigsmoke.from_position("london-2e", {"players": 2, "seed": seed}) for seed in (7, 7, 8)]
    assert matches[0].fingerprint() == matches[1].fingerprint() != matches[2].fingerprint()


def test_a_position_is_written_as_it_is_read() -> None:
    match = bigsmoke.from_position("london-2e", EXAMPLE)
    again = bigsmoke.from_position("london-2e", match.position())
    assert again.position() == match.position()
    assert again.fingerprint() == match.fingerprint()


def test_a_position_is_the_start_of_the_turn() -> None:
    match = bigsmoke.from_position("london-2e", EXAMPLE)
    start = match.position()
    match.choose(match.legal()[0]["option"])
    assert match.position() == start


def test_everything_of_a_seat_is_kept() -> None:
    seat = {
        "money": 17,
        "poverty": 4,
        "loans": 2,
        "prestige": -3,
        "hand": ["pauper", "vintners"],
        "known": ["vintners"],
        "foreseen": ["lords", "hospital"],
        "stacks": [["-brewing", "shops"], ["-steamboats"]],
        "coins": [3, 0],
        "boroughs": ["wandsworth", "city"],
    }
    fields: Json = {
        "players": 2,
        "seed": 1,
        "turn": 1,
        "turns": 9,
        "deck": ["lords", "hospital", "*"],
        "seat": [{}, seat],
    }
    start = bigsmoke.from_position(
        "london-2e", {**fields, "removed": ["wren"], "board": {"top": ["-", "grocers"]}}
    ).position()
    assert start["seat"][1] == seat
    assert (start["turn"], start["turns"], start["removed"]) == (1, 9, ["wren"])
    assert start["board"] == {"top": ["-", "grocers", "-"], "bottom": ["-", "-", "-"]}


def test_the_caller_may_change_what_it_gave() -> None:
    mine = tomllib.loads(EXAMPLE)
    match = bigsmoke.from_position("london-2e", mine)
    before = match.position()
    mine["seat"][0]["hand"].append("pauper")
    mine["deck"].clear()
    assert match.position() == before


# What does not


def test_something_that_is_no_position() -> None:
    for what, name in ((7, "int"), (None, "NoneType"), ([], "list")):
        with pytest.raises(BadPosition, match=f"a position is a dict or TOML text, not {name}"):
            bigsmoke.from_position("london-2e", what)  # type: ignore[arg-type]


def test_text_that_is_not_toml() -> None:
    with pytest.raises(BadPosition, match="the position is not TOML: "):
        bigsmoke.from_position("london-2e", "players = = 2")


def test_a_position_of_another_game() -> None:
    assert refusal(game="chess") == "game: the position is for 'chess', not 'london-2e'"


def test_no_number_of_players() -> None:
    with pytest.raises(BadPosition, match="players: missing; give one of 2, 3, 4"):
        bigsmoke.from_position("london-2e", {})


@pytest.mark.parametrize("players", [1, 5, "2", 2.0, True, None, [2]])
def test_a_wrong_number_of_players(players: Any) -> None:
    message = "players: missing" if players is None else "London (2nd edition) is for 2, 3, 4 players, not "
    assert refusal(players=players).startswith(message)


def test_options_that_will_not_do() -> None:
    assert refusal(options={"nonsense": 1}).startswith("unknown option 'nonsense'")
    assert refusal(seed=-1).startswith("seed: -1 will not do")


def test_a_card_used_too_often() -> None:
    assert seat_refusal(hand=["wren", "wren"]) == "seat[1].hand: 'wren' is used too often: there is only 1"
    assert refusal(deck=["hospital"] * 4) == "deck: 'hospital' is used too often: there are only 3"
    assert refusal(board={"top": ["wren"]}, seat=[{"hand": ["wren"]}]).startswith(
        "seat[0].hand: 'wren' is used too often"
    )


def test_an_unknown_card_with_a_hint() -> None:
    assert seat_refusal(hand=["hospitals"]) == "seat[1].hand: there is no card 'hospitals'; did you mean hospital?"
    assert seat_refusal(hand=["zzz"]) == "seat[1].hand: there is no card 'zzz'"
    assert refusal(deck=["trainstation"]).startswith(
        "deck: there is no card 'trainstation'; did you mean train_station"
    )
    assert refusal(removed=["xx"]) == "removed: there is no card 'xx'"
    assert refusal(board={"bottom": ["vintner"]}) == "board.bottom: there is no card 'vintner'; did you mean vintners?"


def test_an_unknown_borough_with_a_hint() -> None:
    assert seat_refusal(boroughs=["wands"]) == "seat[1].boroughs: there is no borough 'wands'; did you mean wandsworth?"
    assert refusal(market=["soho"]) == "market: there is no borough 'soho'"


def test_a_borough_used_twice() -> None:
    assert seat_refusal(boroughs=["city", "city"]) == "seat[1].boroughs: 'city' is used twice"
    assert refusal(seat=[{"boroughs": ["city"]}, {"boroughs": ["city"]}]) == "seat[1].boroughs: 'city' is used twice"
    assert refusal(market=["hackney", "hackney"]) == "market: 'hackney' is used twice"
    assert refusal(market=["hackney"], borough_deck=["hackney"]) == "borough_deck: 'hackney' is used twice"


@pytest.mark.parametrize("name", ["money", "poverty", "loans"])
@pytest.mark.parametrize("value", [-1, 1.5, "5", True, None, 10_000])
def test_amounts_that_are_none(name: str, value: Any) -> None:
    assert seat_refusal(**{name: value}) == f"seat[1].{name}: {value!r} will not do; give a whole number from 0 to 9999"


def test_a_seat_too_many() -> None:
    assert refusal(seat=[{}, {}, {}]) == "seat: 3 seats are given, but there are 2 players"
    assert refusal(players=3, seat=[{}] * 4) == "seat: 4 seats are given, but there are 3 players"


@pytest.mark.parametrize("turn", [-1, 2, "0"])
def test_a_turn_of_nobody(turn: Any) -> None:
    assert refusal(turn=turn) == f"turn: {turn!r} will not do; give a whole number from 0 to 1"


def test_unknown_fields() -> None:
    assert refusal(colour="red").startswith("colour: unknown field; known here: ")
    assert seat_refusal(gold=3).startswith("seat[1].gold: unknown field; known here: ")
    assert refusal(board={"middle": []}) == "board.middle: unknown field; known here: bottom, top"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"deck": "vintners"}, "deck: 'vintners' will not do; give a list"),
        ({"deck": [1]}, "deck: 1 will not do; give names in quotes"),
        ({"board": []}, "board: expected a table of fields, not []"),
        ({"board": {"top": "vintners"}}, "board.top: 'vintners' will not do; give a list"),
        ({"market": {}}, "market: {} will not do; give a list"),
        ({"seat": {}}, "seat: {} will not do; give a list"),
        ({"seat": [3]}, "seat[0]: expected a table of fields, not 3"),
        ({"removed": None}, "removed: None will not do; give a list"),
    ],
)
def test_fields_of_the_wrong_type(fields: Json, message: str) -> None:
    assert refusal(**fields) == message


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"hand": "vintners"}, "seat[1].hand: 'vintners' will not do; give a list"),
        ({"stacks": ["vintners"]}, "seat[1].stacks: 'vintners' will not do; a stack is a list of card names"),
        ({"stacks": [[]]}, "seat[1].stacks: [] will not do; a stack is a list of card names"),
        ({"stacks": [["vintners", 3]]}, "seat[1].stacks: ['vintners', 3] will not do; a stack is a list of card names"),
        ({"stacks": [["pauper"]]}, "seat[1].stacks: 'pauper' cannot be built"),
        ({"stacks": [["-huguenots"]]}, "seat[1].stacks: '-huguenots' cannot be built"),
        ({"coins": [1]}, "seat[1].coins: [1] will not do; give one amount for each of the 0 stacks"),
        ({"stacks": [["shops"]], "coins": [-1]}, "seat[1].coins: [-1] will not do"),
        ({"stacks": [["vintners"]], "coins": [2]}, "seat[1].coins: only Shops that show gather money, not 'vintners'"),
        ({"stacks": [["-shops"]], "coins": [2]}, "seat[1].coins: only Shops that show gather money, not '-shops'"),
    ],
)
def test_seats_that_will_not_do(fields: Json, message: str) -> None:
    assert seat_refusal(**fields).startswith(message)


@pytest.mark.parametrize(("players", "width"), [(2, 3), (3, 4), (4, 5)])
def test_too_many_cards_in_a_row_of_the_board(players: int, width: int) -> None:
    row = ["pauper"] * (width + 1)
    message = f"board.top: {width + 1} cards, but with {players} players a row has {width} spaces"
    assert refusal(players=players, board={"top": row}) == message


def test_too_many_boroughs_for_sale() -> None:
    message = "market: 4 boroughs, but only 3 lie face up"
    assert refusal(market=["city", "hackney", "lambeth", "greenwich"]) == message


def test_the_rest_can_only_come_last() -> None:
    assert refusal(deck=["*", "vintners"]) == "deck: '*' stands for the rest of the deck, so it can only come last"
    assert refusal(borough_deck=["*", "hackney"]) == "borough_deck: '*' stands for the rest, so it can only come last"


def test_known_cards_must_be_in_the_hand() -> None:
    assert seat_refusal(hand=["vintners"], known=["grocers"]) == "seat[1].known: 'grocers' is not in the hand"
    twice = seat_refusal(hand=["vintners"], known=["vintners", "vintners"])
    assert twice == "seat[1].known: 'vintners' is not in the hand"


def test_foreseen_cards_must_lie_on_the_deck() -> None:
    fields: Json = {"deck": ["vintners", "grocers", "*"]}
    for foreseen in (["grocers"], ["grocers", "vintners"], ["vintners", "lords"]):
        message = refusal(**fields, seat=[{"foreseen": foreseen}])
        assert message == "seat[0].foreseen: these are not the top cards of the deck"
    match = bigsmoke.from_position(
        "london-2e", {"players": 2, **fields, "seat": [{"foreseen": ["vintners", "grocers"]}]}
    )
    assert match.view(0)["foreseen"] == ["grocers"]  # the first of them has been drawn


def test_hands_that_cannot_be_dealt() -> None:
    full = [
        card["id"]
        for card in bigsmoke.cards("london-2e")
        if card["type"] == "city"
        for _ in range(sum(card["copies"].values()))
    ]
    message = "deck: too few cards are left to deal the hands that are not given"
    assert refusal(deck=full[:95]) == message


def test_a_game_that_is_over_cannot_be_played_on() -> None:
    message = "last_round: seat 1 ended the deck and has had its last turn; it cannot be seat 1's turn"
    assert refusal(turn=1, last_round=1, deck=[]) == message
    assert refusal(last_round=2).startswith("last_round: 2 will not do")
