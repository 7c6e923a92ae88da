"""The reason for a choice: of what speaks alike, what counts when the game ends."""

import bigsmoke
from bigsmoke.games.london.state import London
from bigsmoke.insight.shapes import ChangedFigure
from bigsmoke.insight.telling import Change, changed, order_of, reason
from bigsmoke.kernel.match import whole_state


def change(name: str, seat: int, speaks: float) -> Change:
    row: ChangedFigure = {"name": name, "seat": seat, "label": {"key": name}, "played": 1.0, "best": 2.0}
    return Change(row, speaks)


def test_points_come_before_poverty_and_mine_before_others() -> None:
    """Given figures that all speak for the best as surely, then my points come first, and a run's poverty last."""
    mine, theirs, run = change("score", 1, 2.0), change("score", 0, 2.0), change("run", 1, 2.0)
    assert sorted([run, theirs, mine], key=lambda each: order_of(each, 1)) == [mine, theirs, run]


def test_what_speaks_more_comes_first_all_the_same() -> None:
    mine, run = change("score", 1, 0.6), change("run", 1, 2.0)
    assert sorted([mine, run], key=lambda each: order_of(each, 1)) == [run, mine]


def test_what_somebody_has_is_told_after_the_forecast_and_a_hand_speaks_for_nothing() -> None:
    """Given a seat of London with more money, less poverty and more cards after one option than after another."""
    seat = bigsmoke.new_match("london-2e", 2, seed=1).seat(0)
    poor, rich = (whole_state(bigsmoke.new_match("london-2e", 2, seed=1)) for _ in range(2))
    assert isinstance(poor, London)
    assert isinstance(rich, London)
    poor.seats[0].poverty = 6
    rich.seats[0].money += 7
    rich.seats[0].hand.append(rich.deck[0])
    changes = changed(seat, [poor], [rich])
    names = [change.row["name"] for change in changes]
    assert set(names[-4:]) == {"money", "poverty", "loans", "hand"}
    assert {change.row["name"]: change.speaks > 0 for change in changes[-4:]} == {
        "money": True,
        "poverty": True,
        "loans": False,
        "hand": False,
    }
    # and where no figure of the forecast speaks, what one has does
    told = reason(seat, [change for change in changes if change.row["name"] == "money"])
    assert told["key"].endswith("why-figure")
    hand = reason(seat, [change for change in changes if change.row["name"] == "hand"])
    assert hand["key"].endswith("why-later")
