"""The reason for a choice: of what speaks alike, what counts when the game ends."""

from bigsmoke.insight.shapes import ChangedFigure
from bigsmoke.insight.telling import Change, order_of


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
