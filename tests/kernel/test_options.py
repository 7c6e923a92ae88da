"""Setting a match up: players, seeds, table options and corrected cards."""

from typing import Any

import pytest

import bigsmoke
from bigsmoke import BadOptions

Json = dict[str, Any]


def refusal(**kwargs: Any) -> str:
    """What is said of a match set up like this."""
    with pytest.raises(BadOptions) as caught:
        bigsmoke.new_match(**{"game": "london-2e", "players": 2, "seed": 1, **kwargs})
    return str(caught.value)


def correction(card: Any, fields: Any) -> str:
    """What is said of a corrected card."""
    return refusal(options={"cards": {card: fields}})


def test_the_games_are_listed_with_their_options() -> None:
    game = bigsmoke.games()["london-2e"]
    assert game["players"] == [2, 3, 4]
    assert "Martin Wallace" in game["credit"]
    assert {option["name"]: option["default"] for option in game["options"]} == {
        "action_cards": "standard",
        "first": 0,
        "cards": {},
    }
    assert all(option["label"] and option["help"] for option in game["options"])


@pytest.mark.parametrize("game", ["monopoly", "", None, 2, ["london-2e"], {}])
def test_an_unknown_game(game: Any) -> None:
    message = refusal(game=game)
    assert message.startswith(f"there is no game {game!r}; choose one of london-2e")


@pytest.mark.parametrize("players", [0, 1, 5, -3, 2.0, "2", True, None])
def test_a_number_of_players_that_will_not_do(players: Any) -> None:
    assert refusal(players=players) == f"London (2nd edition) is for 2, 3, 4 players, not {players!r}"


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, [1]])
def test_a_seed_that_will_not_do(seed: Any) -> None:
    assert refusal(seed=seed) == f"seed: {seed!r} will not do; a seed is a whole number from 0"


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, 1, 2**128, 10**60):
        assert bigsmoke.new_match("london-2e", 2, seed=seed).seed == seed


def test_the_same_seed_is_the_same_game() -> None:
    first, second, third = (bigsmoke.new_match("london-2e", 2, seed=seed) for seed in (1, 1, 2))
    assert first.fingerprint() == second.fingerprint() != third.fingerprint()


def test_an_unknown_option() -> None:
    message = "unknown option 'colour'; London (2nd edition) has: action_cards, cards, first"
    assert refusal(options={"colour": "red"}) == message


@pytest.mark.parametrize("options", [[], "first", 3])
def test_options_that_are_no_dict(options: Any) -> None:
    message = f"options must be a dict of option names and values, not {type(options).__name__}"
    assert refusal(options=options) == message


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("first", "0", "0, 1, 2, 3"),
        ("first", True, "0, 1, 2, 3"),
        ("first", 4, "0, 1, 2, 3"),
        ("first", None, "0, 1, 2, 3"),
        ("action_cards", "none", "'standard', 'alternative'"),
        ("action_cards", 1, "'standard', 'alternative'"),
        ("action_cards", ["standard"], "'standard', 'alternative'"),
    ],
)
def test_an_option_of_the_wrong_type_or_value(name: str, value: Any, allowed: str) -> None:
    assert refusal(options={name: value}) == f"option {name!r}: {value!r} will not do; choose one of {allowed}"


def test_options_left_out_are_at_their_defaults() -> None:
    for options in (None, {}, {"first": 0}):
        match = bigsmoke.new_match("london-2e", 2, seed=1, options=options)
        assert match.options == {"action_cards": "standard", "first": 0, "cards": {}}


# Corrected cards


def test_corrected_figures_take_the_place_of_ours_and_count_as_known() -> None:
    fields: Json = {"cost": 2, "activate": 3, "poverty": 1, "relief": 2, "flips": False, "money": 0, "value": 5}
    rows = bigsmoke.cards("london-2e", {"cards": {"vintners": fields}})
    (row,) = [row for row in rows if row["id"] == "vintners"]
    assert {name: row[name] for name in fields} == fields
    assert set(fields) <= set(row["known"])
    (untouched,) = [row for row in bigsmoke.cards("london-2e") if row["id"] == "vintners"]
    assert untouched.get("cost", 0) == 0


def test_a_corrected_card_may_ask_for_a_card() -> None:
    rows = bigsmoke.cards("london-2e", {"cards": {"vintners": {"activate": "card"}}})
    assert next(row for row in rows if row["id"] == "vintners")["activate"] == "card"


@pytest.mark.parametrize("cards", [[], "vintners", 1, None])
def test_corrections_that_are_no_table(cards: Any) -> None:
    message = f"option 'cards': expected ids with their fields, not {cards!r}"
    assert refusal(options={"cards": cards}) == message


def test_a_correction_of_no_card() -> None:
    assert correction("vintner", {"cost": 1}) == "option 'cards': there is no card 'vintner'"
    assert correction(1, {"cost": 1}) == "option 'cards': there is no card 1"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (3, "vintners: expected fields with their values, not 3"),
        ({"cost": -1}, "vintners.cost: -1 is not an amount from 0 to 99"),
        ({"cost": 100}, "vintners.cost: 100 is not an amount from 0 to 99"),
        ({"money": "4"}, "vintners.money: '4' is not an amount from 0 to 99"),
        ({"relief": True}, "vintners.relief: True is not an amount from 0 to 99"),
        ({"flips": 1}, "vintners.flips: 1 is neither true nor false"),
        ({"activate": "blue"}, "vintners.activate: 'blue' is neither 'card', 'blue_card' nor an amount"),
        ({"activate": -2}, "vintners.activate: -2 is neither 'card', 'blue_card' nor an amount"),
        (
            {"colour": "pink"},
            "vintners.colour cannot be set; these can: cost, money, prestige, relief, poverty, value, flips, activate",
        ),
    ],
)
def test_a_correction_that_will_not_do(fields: Any, message: str) -> None:
    assert correction("vintners", fields) == f"option 'cards': {message}"
