"""A puzzle in the terminal: the table, the question, the answer, and what every option is worth."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

import bigsmoke
from bigsmoke.cli.play import show_cards, show_events, show_forecast, show_options
from bigsmoke.cli.review import percent
from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.puzzles.book import Puzzle
from bigsmoke.words import Teller, words_of
from bigsmoke.words.catalogue import spoken
from bigsmoke.words.panels import show_table


class PuzzleTable:
    """One puzzle on one screen, by the eyes of its seat."""

    def __init__(self, console: Console, puzzle: Puzzle, lang: str) -> None:
        self.console = console
        self.puzzle = puzzle
        self.lang = lang
        self.words = words_of(lang)
        self.teller = Teller(puzzle.match(), lang, me=puzzle.seat)
        self.rows = self.teller.legal(puzzle.seat)

    def run(self) -> bool:
        """Ask until there is an answer, then tell; whether another puzzle is wanted."""
        self.ask()
        while (typed := self.typed()) is not None:
            if typed == "g":
                self.tell(None)
                return self.more()
            if typed.isdecimal() and 1 <= int(typed) <= len(self.rows):
                self.tell(int(self.rows[int(typed) - 1]["option"]))
                return self.more()
            self.help(typed)
        return False

    def typed(self) -> str | None:
        """What is answered; None: nothing any more."""
        try:
            typed = self.console.input("[bold]>[/] ").strip()
        except EOFError:
            return None
        return None if typed == "q" else typed

    def more(self) -> bool:
        """Whether another puzzle is wanted."""
        self.console.print(self.words.tell("puzzle-more"), style="dim", highlight=False)
        return self.typed() is not None

    def help(self, typed: str) -> None:
        """All that may be looked at before one answers."""
        if typed == "h":
            self.hint()
        elif typed == "l":
            show_events(self.console, lately(self.teller.events(self.puzzle.seat), self.puzzle.row["players"]))
        elif typed == "f":
            show_forecast(self.console, self.teller, self.puzzle.seat)
        elif typed == "t":
            self.ask()
        elif typed.startswith("?"):
            show_cards(self.console, self.puzzle.match(), self.lang, typed[1:].strip())
        else:
            self.console.print(self.words.tell("puzzle-type", most=len(self.rows)), highlight=False)

    def ask(self) -> None:
        """The table and the question."""
        puzzle = self.puzzle
        show_table(self.console, self.teller, puzzle.seat)
        game = bigsmoke.tell(puzzle.match().game.title(), self.lang)
        difficulty = self.words.tell(f"puzzle-{puzzle.difficulty}")
        head = self.words.tell("puzzle-head", number=puzzle.number, game=game, difficulty=difficulty)
        self.console.print(head, highlight=False)
        self.console.print(Text(f"{self.teller.prompt(puzzle.seat)}. {self.words.tell('puzzle-ask')}", style="bold"))
        show_options(self.console, self.rows, 1)
        self.console.print(self.words.tell("puzzle-type", most=len(self.rows)), style="dim", highlight=False)

    def hint(self) -> None:
        """Strike some wrong options out."""
        struck = [self.label(option) for option in self.puzzle.hint()]
        self.console.print(self.words.tell("puzzle-not-these", options=struck), highlight=False)

    def label(self, option: int) -> str:
        """An option in words."""
        return next(str(row["label"]) for row in self.rows if row["option"] == option)

    def tell(self, answer: int | None) -> None:
        """Whether it was right, what each option is worth and why, and how the turn goes on."""
        puzzle, row = self.puzzle, self.puzzle.row
        given = None if answer is None else puzzle.tried(answer)
        verdict = "gave-up" if given is None else "wrong" if given["behind"] else "right"
        loss = percent(given["behind"]) if given is not None else ""
        styles = {"right": "bold green", "wrong": "bold red", "gave-up": "bold"}
        self.console.print(self.words.tell(f"puzzle-{verdict}", loss=loss), style=styles[verdict], highlight=False)
        self.console.print(self.options(answer))
        against = given if given is not None and given["behind"] else next(t for t in row["tried"] if t["behind"])
        if against["why"] is not None:
            why = spoken(puzzle.game, dict(against["why"]), self.lang, self.teller.eyes)
            self.console.print(self.words.tell("review-why", why=why), highlight=False)
        line = self.line()
        if line:
            self.console.print(self.words.tell("review-line", line="; ".join(line)), highlight=False)
        made = row["made"]
        checked = self.words.tell("puzzle-checked", worlds=made["worlds"], checks=len(made["seeds"]))
        self.console.print(checked, style="dim", highlight=False)

    def options(self, answer: int | None) -> Table:
        """Every option with its chance to win."""
        table = Table("", self.words.tell("column-option"), self.words.tell("column-chance"), "")
        for tried in self.puzzle.row["tried"]:
            mark = "★" if not tried["behind"] else ""
            yours = self.words.tell("puzzle-yours") if tried["option"] == answer else ""
            chance = Text(f"{percent(tried['p'])} ±{percent(tried['pm'])}", justify="right")
            table.add_row(mark, Text(self.label(tried["option"])), chance, yours)
        return table

    def line(self) -> list[str]:
        """How the turn goes on after the best option, as the seat is told of it."""
        puzzle = self.puzzle
        after = Teller(puzzle.match(len(puzzle.line)), self.lang, me=puzzle.seat)
        return [str(event["text"]) for event in after.events(puzzle.seat, puzzle.match().ply)]


def lately(events: list[Json], turns: int) -> list[Json]:
    """What has happened in so many turns before this one, and in this one."""
    begun = [i for i, event in enumerate(events) if event["kind"] in ("turn", "round")]
    return events[begun[-turns - 1] :] if len(begun) > turns else events


def puzzle_table(puzzles: list[Puzzle], lang: str) -> Table:
    """A list of puzzles."""
    words = words_of(lang)
    table = Table(
        words.tell("column-game"),
        words.tell("column-number"),
        words.tell("column-players"),
        words.tell("column-kind"),
        words.tell("column-difficulty"),
        words.tell("column-found"),
    )
    for puzzle in puzzles:
        game = bigsmoke.tell(find(puzzle.game).title(), lang)
        difficulty = words.tell(f"puzzle-{puzzle.difficulty}")
        players, kind = str(puzzle.row["players"]), puzzle.row["kind"]
        table.add_row(game, str(puzzle.number), players, kind, difficulty, f"{puzzle.share:.0%}")
    return table


def head(puzzle: Puzzle) -> Json:
    """A puzzle as data, without its solution."""
    return {
        "game": puzzle.game,
        "number": puzzle.number,
        "players": puzzle.row["players"],
        "seat": puzzle.seat,
        "kind": puzzle.row["kind"],
        "difficulty": puzzle.difficulty,
        "found": round(puzzle.share, 3),
    }
