"""A review in the terminal: the chart, the account, and the moments that mattered."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from bigsmoke.insight.shapes import WHOLE, AccountRow, ChancePoint, ChangedFigure, JudgedChoice, Review
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.match import Match
from bigsmoke.words import Teller, in_words, words_of
from bigsmoke.words.catalogue import spoken

HEIGHT = 11
WIDEST = 72
MARKS = "●■▲◆"
"""Of each seat."""
MOST = 12
"""Moments that are told of in full."""
STYLES = {"doubtful": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


class ReviewTable:
    """Prints a review; with a seat, as that seat knew it and about its choices alone."""

    def __init__(self, console: Console, match: Match, review: Review, lang: str, seat: int | None = None) -> None:
        self.console = console
        self.match = match
        self.review = review
        self.lang = lang
        self.seat = seat
        self.teller = Teller(match, lang)
        self.words = words_of(lang)

    def show(self) -> None:
        """All of it."""
        self.console.print(self.heading(), style="bold")
        for line in chart(self.points(), self.match.players):
            self.console.print(line, highlight=False)
        self.console.print(self.account())
        parts = [row[name] for row in self.review["account"] for name in ("own", "others", "luck")]
        if any(abs(part) > WHOLE for part in parts):
            self.console.print(self.words.tell("review-account-more"), highlight=False)
        moments = [c for c in self.moments() if self.seat is None or c["seat"] == self.seat]
        for choice in moments[:MOST]:
            self.show_moment(choice)
        if not moments:
            self.console.print(self.words.tell("review-nothing"))
        for seat, rest in enumerate(self.review["rest"]):
            if self.seat in (None, seat):
                told = self.words.tell("review-rest", seat=seat, count=rest["count"], loss=percent(rest["loss"]))
                self.console.print(told, highlight=False)

    def heading(self) -> str:
        """What the chart shows."""
        if self.seat is None:
            return self.words.tell("review-chart-open")
        return self.words.tell("review-chart", seat=self.seat)

    def points(self) -> list[ChancePoint]:
        """The points of the chart."""
        if self.seat is None:
            return self.review["opened"]
        return [point for point in self.review["points"] if point["seat"] == self.seat]

    def account(self) -> Table:
        """Start + own play + others' play + luck = result."""
        names = ("start", "own", "others", "luck", "result")
        table = Table(self.words.tell("column-seat"), title=self.words.tell("review-account"))
        for name in names:
            table.add_column(self.words.tell(f"column-{name}"), justify="right")
        for seat, row in enumerate(self.review["account"]):
            figures = [percent(row["start"]), *widened(row), percent(row["result"])]
            table.add_row(f"{MARKS[seat]} {self.words.tell('seat-numbered', number=seat + 1)}", *figures)
        return table

    def moments(self) -> Iterator[JudgedChoice]:
        """The choices that are not sound, those that cost most first."""
        return (self.review["choices"][i] for i in self.review["moments"])

    def show_moment(self, choice: JudgedChoice) -> None:
        """One of them."""
        grade = self.words.tell(f"grade-{choice['grade']}")
        figures = {"round": choice["round"], "loss": percent(choice["loss"]), "pm": percent(choice["pm"])}
        head = self.words.tell("review-moment", grade=grade, seat=choice["seat"], **figures)
        self.console.print(head, style=STYLES[choice["grade"]], highlight=False)
        detail = choice["detail"]
        for key, option in (("review-played", choice["played"]), ("review-better", choice["best"])):
            self.console.print("  " + self.words.tell(key, option=self.label(dict(option))), highlight=False)
        why = spoken(self.match.game.id, dict(detail["why"]), self.lang, self.teller.eyes)
        self.console.print("  " + self.words.tell("review-why", why=why), highlight=False)
        line = [str(in_words(row, "text", self.lang, self.teller.eyes)["text"]) for row in detail["line"]]
        if line:
            self.console.print("  " + self.words.tell("review-line", line="; ".join(line)), highlight=False)
        changes = [self.figure(row, choice["seat"]) for row in detail["figures"] if row["played"] != row["best"]]
        if changes:
            told = self.words.tell("review-figures", figures="; ".join(changes))
            self.console.print("  " + told, highlight=False)

    def figure(self, row: ChangedFigure, seat: int) -> str:
        """A figure after the better choice and after what was played."""
        label = spoken(self.match.game.id, dict(row["label"]), self.lang, self.teller.eyes)
        told = {"label": label, "played": f"{row['played']:g}", "best": f"{row['best']:g}"}
        if row["seat"] == seat:
            return self.words.tell("review-figure", **told)
        return self.words.tell("review-figure-of", seat=row["seat"], **told)

    def label(self, row: Json) -> str:
        """An option in words."""
        return str(in_words(row, "label", self.lang, self.teller.eyes)["label"])


def percent(millionths: int) -> str:
    """A chance in per cent, with one digit."""
    return f"{100 * millionths / WHOLE:.1f}"


def widened(row: AccountRow) -> list[str]:
    """The parts of an account that have a width."""
    parts = (row["own"], row["own_pm"]), (row["others"], row["others_pm"]), (row["luck"], row["luck_pm"])
    return [f"{percent(part)} ±{percent(pm)}" for part, pm in parts]


def chart(points: list[ChancePoint], players: int) -> Iterator[str]:
    """The chances by turn as lines of text; where seats meet, the one that comes first hides the others."""
    step = max(1, -(-len(points) // WIDEST))
    shown = points[::step]
    grid = [[" "] * len(shown) for _ in range(HEIGHT)]
    for at, point in enumerate(shown):
        for seat in reversed(range(players)):
            row = round((HEIGHT - 1) * (1 - point["win"][seat]["p"] / WHOLE))
            grid[row][at] = MARKS[seat]
    for row, line in enumerate(grid):
        yield f"{100 * (HEIGHT - 1 - row) // (HEIGHT - 1):>4} │{''.join(line)}"
    yield f"     └{'─' * len(shown)}"
