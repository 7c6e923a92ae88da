"""A table drawn with characters, for terminals and whoever renders to one."""

from io import StringIO

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from bigsmoke.words.teller import Teller


def show_table(console: Console, words: Teller, seat: int | None) -> None:
    """The table as the seat sees it."""
    sections = words.describe(words.match.view(seat))
    panels = [Panel(Text("\n".join(lines)), title=Text(title), title_align="left") for title, lines in sections]
    wide = console.width >= 150
    for panel in panels[:2]:
        console.print(panel, highlight=False)
    if wide:
        console.print(Columns(panels[2:], equal=True, expand=True), highlight=False)
    else:
        for panel in panels[2:]:
            console.print(panel, highlight=False)


def drawn(words: Teller, seat: int | None, width: int = 100) -> str:
    """The table as the seat sees it, as plain text."""
    console = Console(file=StringIO(), width=width, color_system=None)
    show_table(console, words, seat)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()
