"""Playing in the terminal."""

import json
import os
import secrets
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

import bigsmoke
from bigsmoke.bots import Bot, make_bot
from bigsmoke.cli.catalogue import STAR, Catalogue
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASKED, PACED
from bigsmoke.kernel.errors import BadOptions, BigSmokeError, about, because
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.orders import Orders
from bigsmoke.kernel.words import slug
from bigsmoke.words import Teller, words_of
from bigsmoke.words.catalogue import reading
from bigsmoke.words.panels import show_table

HELP = [
    ("1, 2, 3 ...", "help-option"),
    ("u", "help-undo"),
    ("?", "help-card"),
    ("why", "help-why"),
    ("f", "help-forecast"),
    ("t", "help-table"),
    ("l", "help-log"),
    ("q", "help-quit"),
]
"""What may be typed, with the message that says what it does."""
ORDERS_HELP = ("o", "help-orders")
MOST_CARDS = 6
"""How many cards are shown in full at once."""
MARGIN = 2
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal, and then what has been scrolled out of it: clearing may push more there."""


def choose_game(console: Console, lang: str = "en") -> str:
    """Ask which game to play; the only one there is needs no question."""
    games = bigsmoke.games(lang)
    words = words_of(lang)
    if len(games) == 1:
        return next(iter(games))
    ids = list(games)
    for i, (game_id, row) in enumerate(games.items(), 1):
        console.print(f"  [bold]{i}[/]  {row['name']}  [dim]{game_id}[/]", highlight=False)
    while True:
        try:
            answer = console.input(f"{words.tell('which-game')} [1] ").strip() or "1"
        except EOFError:
            return ids[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        if answer in games:
            return answer
        console.print(words.tell("give-number", most=len(ids)))


def columns(*widths: int | None) -> RichTable:
    """A list in columns, with a margin; the last one takes what is left and wraps within itself."""
    grid = RichTable.grid(padding=(0, 2), pad_edge=False)
    for width in widths:
        grid.add_column(max_width=width)
    grid.add_column(ratio=1)
    return grid


def indented(console: Console, what: RichTable | Text) -> None:
    """Print with a margin that lines keep where they wrap."""
    console.print(Padding(what, (0, 0, 0, MARGIN)), highlight=False)


def show_events(console: Console, events: list[Json]) -> None:
    """The log, a line each."""
    for event in events:
        indented(console, Text(event["text"], style="bold" if event["kind"] in ("turn", "round") else "dim"))


def show_forecast(console: Console, words: Teller, seat: int) -> None:
    """The figures that decide the game, each with its parts."""
    for part in words.forecast(seat).values():
        line = Text(f"{part['label']}: ")
        line.append(str(part["total"]), style="bold")
        parts = ", ".join(f"{each['label']} {each['amount']}" for each in part["parts"] if each["amount"])
        line.append(f"  ({parts})" if parts else "", style="dim")
        indented(console, line)


def show_cards(console: Console, match: Match, lang: str, name: str) -> None:
    """What the cards of a name say, and which of their figures are our reconstruction."""
    game = match.game.id
    catalogue = Catalogue(game, bigsmoke.cards(game, match.options, lang), lang)
    found = catalogue.find(name)
    if not found:
        why = catalogue.tell("no-card-of-name" if name else "give-a-name")
        example = catalogue.tell("try-card", name=str(catalogue.rows[0]["name"]).lower())
        console.print(f"{why} {example}", highlight=False)
    elif len(found) > MOST_CARDS:
        names = ", ".join(dict.fromkeys(catalogue.full_names[str(row["id"])] for row in found))
        console.print(Text(catalogue.tell("many-cards", count=len(found), names=names)))
    else:
        for row in found:
            show_card(console, catalogue, row)


def check_names(names: list[str] | None, players: int) -> list[str] | None:
    """Names for all seats, each its own, or `BadOptions`; None: they go by their numbers."""
    if names is None:
        return None
    given = [name.strip() for name in names]
    if len(given) != players or not all(given) or len({name.casefold() for name in given}) < players:
        raise about(BadOptions, "--names", "names-for-seats", players=players)
    return given


def show_outcome(console: Console, words: Teller, names: list[str] | None = None) -> None:
    """The score sheet, if the game is over."""
    outcome = words.outcome()
    if outcome is None:
        return
    tell = words_of(words.lang).tell
    table = RichTable("", title=tell("score-sheet"))
    for seat in range(words.match.players):
        table.add_column(names[seat] if names else tell("column-player", number=seat + 1), justify="right")
    for line in outcome["sheet"]:
        style = "bold" if line["line"] == "total" else ""
        table.add_row(line["label"], *(str(amount) for amount in line["amounts"]), style=style)
    console.print(table)
    winners = outcome["winners"]
    with reading(words.eyes):
        console.print(Text(tell("winners", count=len(winners), seats=winners), style="bold"))


def show_options(console: Console, rows: list[Json], first: int) -> None:
    """Options with the numbers to type, in brackets: a label may begin with a number of its own."""
    room = console.width - MARGIN - 6
    longest = max(len(row["label"]) for row in rows)
    noted = any(row.get("preview") or row.get("warning") or row.get("final") for row in rows)
    grid = columns(None, room - 24 if noted and longest > room - 24 else longest)
    for i, row in enumerate(rows, first):
        notes = Text(str(row.get("preview") or ""), style="dim")
        for caution in (row.get("warning"), row.get("final")):
            if caution:
                notes.append(f"{'  ' if notes else ''}! {caution}", style="not dim yellow")
        grid.add_row(Text(f"{f'[{i}]':>4}", style="bold"), Text(row["label"]), notes)
    console.print(grid, highlight=False)


def show_card(console: Console, catalogue: Catalogue, row: Json) -> None:
    """A card in words, with a star at all that is our reconstruction."""
    copies = catalogue.copies(row)
    counted = [catalogue.tell("copies", copies=copies)] if copies else []
    lines = [*catalogue.figures(row), *counted, catalogue.text(row)]
    body = Text("\n".join(line for line in lines if line))
    title = catalogue.name(row)
    if STAR in body.plain or STAR in title:
        body.append(f"\n{catalogue.star_means()}", style="dim")
    console.print(Panel(body, title=Text(title), title_align="left"), highlight=False)


def wipe(console: Console) -> None:
    """Leave nothing on the screen, in what can be scrolled back to, or in what the arrow keys bring back."""
    if console.is_terminal:
        console.file.write(WIPE)
        console.file.flush()
    else:
        console.print()
    if (typed := sys.modules.get("readline")) is not None:
        typed.clear_history()


class Table:
    """One match on one screen."""

    def __init__(
        self,
        console: Console,
        match: Match,
        people: set[int],
        bots: list[str],
        save: Path,
        lang: str = "en",
        names: list[str] | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.names = check_names(names, match.players)
        self.words = Teller(match, lang, names=self.names)
        self.terminal = words_of(lang)
        self.people = people
        self.save = save
        self.orders = Orders(match)
        self.seen: dict[int | None, int] = {}
        """How much each has been told of what happened."""
        self.sitting = next(iter(people)) if len(people) == 1 else None
        """Who sits at the screen; several pass it on."""
        self.shown: tuple[int, int] | None = None
        others = [seat for seat in range(match.players) if seat not in people]
        names = bots * len(others) if len(bots) == 1 else bots
        if len(names) != len(others):
            raise about(BadOptions, "--bots", "names-for-bots", names=len(names), bots=len(others))
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, secrets.randbits(32)) for seat, name in zip(others, names, strict=True)
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        rules, lang = self.match.game, self.words.lang
        game, credit = bigsmoke.tell(rules.title(), lang), bigsmoke.tell(rules.credit(), lang)
        self.console.print(f"[bold]{game}[/]. {credit}.", highlight=False)
        tell = self.terminal.tell
        you = f"{tell('you-are', number=next(iter(self.people)) + 1)} " if len(self.people) == 1 else ""
        self.console.print(f"{tell('unofficial')} {you}{tell('type-help', typed='[bold]h[/]')}", highlight=False)
        self.check_save()
        try:
            ended = self.play()
        finally:
            if len(self.people) > 1:
                wipe(self.console)  # whoever comes next may look at this screen
        if not ended:
            self.keep()
            self.console.print(tell("saved", command=f"bigsmoke play --resume {self.save}"), soft_wrap=True)
            return
        self.news(self.sitting if len(self.people) == 1 else None)
        show_outcome(self.console, self.words, [self.name(seat) for seat in range(self.match.players)])

    def play(self) -> bool:
        """Ask one after another until the game is over; False if somebody leaves."""
        while not self.match.over:
            seat = self.match.asked[0]
            if seat in self.bots:
                with self.console.status(self.terminal.tell("thinks", who=self.name(seat))):
                    option = self.bots[seat].choose(self.match.seat(seat))
                self.match.choose(option, seat)
            elif not self.answer_for(seat) and not (self.passes_to(seat) and self.ask(seat)):
                return False
            self.orders.obey()
            self.keep()
        return True

    def name(self, seat: int) -> str:
        """What whoever plays a seat is called."""
        return self.names[seat] if self.names else self.terminal.tell("column-player", number=seat + 1)

    def passes_to(self, seat: int) -> bool:
        """Have the screen passed on where somebody else is asked, with nothing left on it; False if they leave."""
        if seat == self.sitting:
            return True
        wipe(self.console)
        try:
            answer = self.console.input(f"{escape(self.terminal.tell('pass-to', who=self.name(seat)))} ").strip()
        except EOFError:
            return False
        if answer == "q":
            return False
        wipe(self.console)
        self.sitting = seat
        self.shown = None
        return True

    def answer_for(self, seat: int) -> bool:
        """Give the one answer there is, unless it is the player's own to give; whether there was such a question."""
        decision = self.match.decision_of(seat)
        if decision is None or len(decision.options) > 1 or decision.always == ASKED:
            return False
        if decision.always == PACED and len(self.people) > 1 and seat != self.sitting:
            return False  # whether the screen is passed on must not tell what somebody holds
        self.match.choose(decision.options[0], seat)
        return True

    def keep(self) -> None:
        """Save the game so that a cut leaves either the old file or the new one, never half."""
        try:
            with self.partial.open("w", encoding="utf-8") as file:
                json.dump(self.match.record(), file)
                file.flush()
                os.fsync(file.fileno())
            self.partial.replace(self.save)
        except OSError as error:
            raise BadOptions("cannot-save", file=str(self.save), why=str(error.strerror)) from None

    def check_save(self) -> None:
        """Whether the game can be saved, before anything is played; an older file stays as it is."""
        if self.save.is_dir():
            raise BadOptions("cannot-save", file=str(self.save), why=because("it-is-a-folder"))
        try:
            self.partial.touch()
            self.partial.unlink()
        except OSError as error:
            raise BadOptions("cannot-save", file=str(self.save), why=str(error.strerror)) from None

    @property
    def partial(self) -> Path:
        """Where the game is written before it takes the place of the older file."""
        return self.save.with_name(self.save.name + ".part")

    def news(self, seat: int | None) -> None:
        """What happened since it was last told."""
        events = self.words.events(seat)
        show_events(self.console, [event for event in events if event["n"] >= self.seen.get(seat, 0)])
        self.seen[seat] = events[-1]["n"] + 1 if events else 0

    def ask(self, seat: int) -> bool:
        """Put the decision to a person; False if they leave."""
        self.news(seat)
        turn = (self.match.turns, seat)
        if self.shown != turn:
            show_table(self.console, self.words, seat)
            self.shown = turn
        while True:
            rows = self.question(seat)
            try:
                answer = self.console.input("[bold]>[/] ").strip()
            except EOFError:
                return False
            if answer == "q":
                return False
            if answer.isdecimal():
                if 1 <= int(answer) <= len(rows):
                    self.match.choose(rows[int(answer) - 1]["option"], seat)
                    return True
                self.console.print(self.terminal.tell("give-number-or-help", most=len(rows)))
            elif self.command(answer, seat):
                return True

    def question(self, seat: int) -> list[Json]:
        """Show what is asked, the options, and what may be done besides; the rows in the order of their numbers."""
        asked = self.words.prompt(seat)
        if len(self.people) > 1:
            asked = self.terminal.tell("at-seat", who=self.name(seat), question=asked)
        self.console.print()
        self.console.print(Text(asked, style="bold"))
        rows, asides = self.words.legal(seat), self.words.asides(seat)
        show_options(self.console, rows, 1)
        if asides:
            indented(self.console, Text(self.terminal.tell("besides"), style="dim"))
            show_options(self.console, asides, len(rows) + 1)
        return rows + asides

    def command(self, answer: str, seat: int) -> bool:
        """Anything but a choice; True if the decision may have changed."""
        if answer == "u":
            return self.undo(seat)
        if answer.startswith("?"):
            show_cards(self.console, self.match, self.words.lang, answer[1:].strip())
        elif answer == "why":
            self.why(seat)
        elif answer == "f":
            show_forecast(self.console, self.words, seat)
        elif answer == "t":
            show_table(self.console, self.words, seat)
        elif answer == "l":
            show_events(self.console, self.words.events(seat))
        elif answer.split()[:1] == ["o"] and self.match.game.orders():
            return self.order(answer[1:].strip(), seat)
        else:
            self.help("" if answer in ("", "h") else answer)
        return False

    def undo(self, seat: int) -> bool:
        """Take back the last choice, or say why not."""
        try:
            self.match.undo(seat)
        except BigSmokeError as refusal:
            self.console.print(bigsmoke.tell(refusal.said, self.words.lang))
            return False
        told = len(self.match.events(seat))
        self.seen = {each: min(seen, told) for each, seen in self.seen.items()}
        self.shown = None
        return True

    def help(self, wrong: str) -> None:
        """What may be typed; and that what was typed may not."""
        if wrong:
            self.console.print(Text(self.terminal.tell("no-such-command", typed=wrong)))
        grid = columns(None)
        for keys, said in [*HELP, *([ORDERS_HELP] if self.match.game.orders() else [])]:
            typed = self.terminal.tell("help-card-key") if keys == "?" else keys
            grid.add_row(Text(typed, style="bold"), Text(self.terminal.tell(said)))
        indented(self.console, grid)

    def why(self, seat: int) -> None:
        """What cannot be done now, each with its reason."""
        rows = self.words.unavailable(seat)
        if not rows:
            indented(self.console, Text(self.terminal.tell("nothing-barred")))
            return
        grid = columns(min(max(len(row["label"]) for row in rows), self.console.width // 2))
        for row in rows:
            grid.add_row(Text(row["label"]), Text(row["reason"], style="dim"))
        indented(self.console, grid)

    def order(self, words: str, seat: int) -> bool:
        """Show the standing orders, or give the one with this number; True if it may have answered the question."""
        orders = self.match.game.orders()
        if words.isdecimal() and 1 <= int(words) <= len(orders):
            self.orders.give(seat, orders[int(words) - 1])
            self.console.print(self.terminal.tell("your-order", order=orders[int(words) - 1]), highlight=False)
            return True
        grid = columns(None, None)
        for i, name in enumerate(orders, 1):
            meaning = self.words.tell(f"order-{slug(name)}")
            now = f"  {self.terminal.tell('as-now')}" if name == self.orders.of(seat) else ""
            grid.add_row(Text(f"o {i}", style="bold"), Text(name), Text(f"{meaning}{now}", style="dim"))
        indented(self.console, grid)
        return False
