"""Playing in the terminal."""

import json
import os
import secrets
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

import bigsmoke
from bigsmoke.bots import Bot, make_bot
from bigsmoke.kernel.errors import BadOptions, BigSmokeError
from bigsmoke.kernel.game import Json
from bigsmoke.kernel.match import Match

HELP = """\
  [bold]1, 2, 3 ...[/]   take that option
  [bold]u[/]             undo your last choice
  [bold]? NAME[/]        what a card says (part of its name will do)
  [bold]why[/]           what you cannot do now, and why not
  [bold]f[/]             forecast: what the figures would be now
  [bold]t[/]             show the table again
  [bold]l[/]             the log
  [bold]q[/]             stop; the game is saved"""


def choose_game(console: Console) -> str:
    """Ask which game to play; the only one there is needs no question."""
    games = bigsmoke.games()
    if len(games) == 1:
        return next(iter(games))
    ids = list(games)
    for i, (game_id, row) in enumerate(games.items(), 1):
        console.print(f"  [bold]{i}[/]  {row['name']}  [dim]{game_id}[/]", highlight=False)
    while True:
        try:
            answer = console.input("Which game? [1] ").strip() or "1"
        except EOFError:
            return ids[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        if answer in games:
            return answer
        console.print(f"Give a number from 1 to {len(ids)}.")


def show_events(console: Console, events: list[Json]) -> None:
    """The log, a line each."""
    for event in events:
        style = "bold" if event["kind"] == "turn" else "dim"
        console.print(Text(f"  {event['text']}", style=style))


def show_table(console: Console, match: Match, seat: int | None) -> None:
    """The table as the seat sees it."""
    sections = match.game.describe(match.view(seat))
    panels = [Panel("\n".join(lines), title=title, title_align="left") for title, lines in sections]
    wide = console.width >= 150
    for panel in panels[:2]:
        console.print(panel, highlight=False)
    if wide:
        console.print(Columns(panels[2:], equal=True, expand=True), highlight=False)
    else:
        for panel in panels[2:]:
            console.print(panel, highlight=False)


def show_outcome(console: Console, match: Match) -> None:
    """The score sheet, if the game is over."""
    outcome = match.outcome
    if outcome is None:
        return
    table = RichTable("", *(f"Player {i + 1}" for i in range(match.players)), title="Score sheet")
    for line in outcome.sheet:
        style = "bold" if line["line"] == "total" else ""
        table.add_row(line["label"], *(str(amount) for amount in line["amounts"]), style=style)
    console.print(table)
    winners = " and ".join(f"Player {i + 1}" for i in outcome.winners)
    console.print(f"[bold]{winners} {'wins' if len(outcome.winners) == 1 else 'share the victory'}.[/]")


class Table:
    """One match on one screen."""

    def __init__(self, console: Console, match: Match, people: set[int], bots: list[str], save: Path) -> None:
        self.console = console
        self.match = match
        self.people = people
        self.save = save
        self.seen = 0
        self.shown: tuple[int, int] | None = None
        others = [seat for seat in range(match.players) if seat not in people]
        names = bots * len(others) if len(bots) == 1 else bots
        if len(names) != len(others):
            raise BadOptions(f"--bots: {len(names)} names for {len(others)} bots; give one, or one for each")
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, secrets.randbits(32)) for seat, name in zip(others, names, strict=True)
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.console.print(f"[bold]{self.match.game.name}[/]. {self.match.game.credit}.", highlight=False)
        self.console.print("An unofficial implementation. Type [bold]h[/] for help.")
        self.check_save()
        while not self.match.over:
            seat = self.match.asked[0]
            if seat in self.bots:
                with self.console.status(f"Player {seat + 1} thinks ..."):
                    option = self.bots[seat].choose(self.match.seat(seat))
                self.match.choose(option, seat)
            elif not self.ask(seat):
                self.keep()
                self.console.print(f"Saved. Go on with: bigsmoke play --resume {self.save}", soft_wrap=True)
                return
            self.keep()
        self.news(None if len(self.people) > 1 else next(iter(self.people)))
        show_outcome(self.console, self.match)

    def keep(self) -> None:
        """Save the game so that a cut leaves either the old file or the new one, never half."""
        try:
            with self.partial.open("w", encoding="utf-8") as file:
                json.dump(self.match.record(), file)
                file.flush()
                os.fsync(file.fileno())
            self.partial.replace(self.save)
        except OSError as error:
            raise BadOptions(f"cannot save the game to {self.save}: {error.strerror}") from None

    def check_save(self) -> None:
        """Whether the game can be saved, before anything is played; an older file stays as it is."""
        if self.save.is_dir():
            raise BadOptions(f"cannot save the game to {self.save}: it is a folder")
        try:
            self.partial.touch()
            self.partial.unlink()
        except OSError as error:
            raise BadOptions(f"cannot save the game to {self.save}: {error.strerror}") from None

    @property
    def partial(self) -> Path:
        """Where the game is written before it takes the place of the older file."""
        return self.save.with_name(self.save.name + ".part")

    def news(self, seat: int | None) -> None:
        """What happened since it was last told."""
        events = self.match.events(seat)
        show_events(self.console, [event for event in events if event["n"] >= self.seen])
        self.seen = events[-1]["n"] + 1 if events else 0

    def ask(self, seat: int) -> bool:
        """Put the decision to a person; False if they leave."""
        self.news(seat)
        turn = (self.match.turns, seat)
        if self.shown != turn:
            show_table(self.console, self.match, seat)
            self.shown = turn
        while True:
            rows = self.match.legal(seat)
            self.console.print(f"\n[bold]Player {seat + 1}: {self.match.prompt(seat)}[/]", highlight=False)
            for i, row in enumerate(rows, 1):
                notes = "  ".join(str(row[k]) for k in ("preview", "warning") if row.get(k))
                line = Text(f"  {i:>2}  {row['label']}")
                line.append(f"  {notes}" if notes else "", style="dim")
                self.console.print(line)
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
                self.console.print(f"Give a number from 1 to {len(rows)}, or h for help.")
            elif self.command(answer, seat):
                return True

    def command(self, answer: str, seat: int) -> bool:
        """Anything but a choice; True if the decision may have changed."""
        if answer == "u":
            try:
                self.match.undo(seat)
            except BigSmokeError as refusal:
                self.console.print(str(refusal))
                return False
            self.seen = min(self.seen, len(self.match.events(seat)))
            self.shown = None
            return True
        if answer.startswith("?"):
            self.card_help(answer[1:].strip())
        elif answer == "why":
            for row in self.match.unavailable(seat) or [{"label": "Nothing is barred here", "reason": ""}]:
                self.console.print(f"  {row['label']}: {row['reason']}", highlight=False)
        elif answer == "f":
            for part in self.match.forecast(seat).values():
                parts = ", ".join(f"{p['label']} {p['amount']}" for p in part["parts"])
                self.console.print(f"  {part['label']}: [bold]{part['total']}[/] ({parts})", highlight=False)
        elif answer == "t":
            show_table(self.console, self.match, seat)
        elif answer == "l":
            show_events(self.console, self.match.events(seat))
        else:
            self.console.print(HELP)
        return False

    def card_help(self, name: str) -> None:
        """What a card says, and which of its figures are known to be printed so."""
        rows = bigsmoke.cards(self.match.game.id, self.match.options)
        found = [row for row in rows if name.lower() in str(row["name"]).lower()] if name else []
        for row in found:
            facts = set(row.get("known", []))
            skip = ("id", "name", "known", "text", "note", "type", "aliases")
            lines = [
                f"{key}: {value}" + ("" if "known" not in row or key in facts else "  [dim](our reconstruction)[/]")
                for key, value in row.items()
                if key not in skip
            ]
            lines += [str(row[key]) for key in ("text", "note") if key in row]
            self.console.print(Panel("\n".join(lines), title=str(row["name"]), title_align="left"), highlight=False)
        if not found:
            self.console.print("No card has that in its name. Try: ? hospital")
