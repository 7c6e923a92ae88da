"""Tables for the terminal."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bigsmoke.cli.catalogue import Catalogue
from bigsmoke.kernel.data import Json
from bigsmoke.words import words_of

COLOUR_STYLES = {"brown": "orange4", "blue": "steel_blue", "pink": "pale_violet_red1", "grey": "grey58"}
NAME_WIDTH = 26
COPIES_WIDTH = 12
SURE = {1: " +", -1: " -", 0: "  "}
"""Whether one is better for sure, or worse, or that is open."""


def simulation_table(result: Json, lang: str = "en") -> RenderableType:
    """What came of a simulation."""
    terminal = words_of(lang)
    figures = {
        name: result[name] for name in ("finished", "games", "game", "decisions", "seconds", "decisions_per_second")
    }
    head = terminal.tell("simulated", **figures, games_per_second=result["playouts_per_second"])
    shared = [terminal.tell(f"column-{name}") for name in ("wins", "share", "score")]
    bots = Table(terminal.tell("column-bot"), terminal.tell("column-games"), *shared)
    for name, row in result["by_bot"].items():
        bots.add_row(name, str(row["games"]), f"{row['wins']:g}", f"{row['win_share']:.1%}", f"{row['mean_score']:.1f}")
    seats = Table(terminal.tell("column-seat"), *shared)
    for row in result["seats"]:
        seats.add_row(str(row["seat"] + 1), f"{row['wins']:g}", f"{row['win_share']:.1%}", f"{row['mean_score']:.1f}")
    endings = ", ".join(f"{name.replace('_', ' ')} ({count})" for name, count in result["endings"].items())
    length = {name: result["length"][name] for name in ("turns", "shortest", "longest", "decisions")}
    return Group(head, bots, seats, terminal.tell("game-takes", **length, endings=endings))


def arena_table(report: Json, lang: str = "en") -> RenderableType:
    """How a league stands: ratings with their intervals, and of each pair how often the one ranked ahead."""
    terminal = words_of(lang)
    names = [row["bot"] for row in report["bots"]]
    figures = {name: report[name] for name in ("game", "players", "games", "deals", "planned_deals", "settled")}
    ratings = Table()
    ratings.add_column(terminal.tell("column-bot"))
    for name in ("rating", "interval", "share", "score", "thought"):
        ratings.add_column(terminal.tell(f"column-{name}"), justify="right")
    cross = Table(terminal.tell("column-ahead-of"))
    for name in names:
        cross.add_column(name, justify="right")
    for row in report["bots"]:
        interval = f"{row['low']:.1f} … {row['high']:.1f}"
        thought = f"{1000 * row['seconds']:.1f} ms"
        ratings.add_row(
            row["bot"], f"{row['rating']:.1f}", interval, f"{row['win_share']:.1%}", f"{row['mean_score']:.1f}", thought
        )
        cells = {each["bot"]: f"{each['ahead']:.1%}{SURE[each['better']]}" for each in row["against"]}
        cross.add_row(row["bot"], *(cells.get(name, "") for name in names))
    return Group(terminal.tell("arena-played", **figures), ratings, cross, terminal.tell("arena-sure"))


def games_table(games: Json, lang: str = "en") -> RenderableType:
    """The games, each with its table options and what they may be."""
    parts: list[RenderableType] = []
    terminal = words_of(lang)
    usual = f" {terminal.tell('default')}"
    for game_id, row in games.items():
        head = Text(game_id, style="bold")
        players = terminal.tell("players-from-to", least=min(row["players"]), most=max(row["players"]))
        head.append(f"  {row['name']}, {players}", style="not bold")
        parts.append(head)
        for option in row["options"]:
            name = Text(f"--option {option['name']}=", style="bold")
            default = option["default"]
            for i, choice in enumerate(option["choices"]):
                words = f"{toml_word(choice)}{usual if choice == default else ''}"
                name.append(f"{' | ' if i else ''}{words}", style="not bold")
            if not option["choices"]:
                name = Text("--cards FILE", style="bold")
            parts += [Padding(name, (0, 0, 0, 2)), Padding(Text(option["help"], style="dim"), (0, 0, 0, 6))]
    return Group(*parts)


def toml_word(value: object) -> str:
    """A value as one types it."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if " " in str(value) else str(value)


def card_table(catalogue: Catalogue) -> RenderableType:
    """Every card of a game in words; what is our reconstruction has a star."""
    tables: list[RenderableType] = []
    for title, rows in catalogue.kinds():
        tables.append(kind_table(catalogue, f"{title} ({len(rows)})", rows))
    if any("known" in row for row in catalogue.rows):
        tables.append(Text(catalogue.star_means()))
    return Group(*tables)


def kind_table(catalogue: Catalogue, title: str, rows: list[tuple[Json, int]]) -> Table:
    """The cards of one kind, each with how often it is there; columns that would be empty are left out."""
    counted = any("copies" in row or count > 1 for row, count in rows)
    words = [card_words(catalogue, row) for row, _ in rows]
    table = Table(title=title, title_justify="left", title_style="bold")
    table.box, table.padding, table.pad_edge = SIMPLE_HEAD, (0, 2, 0, 0), False
    table.add_column(catalogue.tell("column-card"), max_width=NAME_WIDTH)
    if counted:
        table.add_column(catalogue.tell("column-copies"), max_width=COPIES_WIDTH)
    if any(words):
        table.add_column(catalogue.tell("column-figures"), ratio=1)
    for (row, count), said in zip(rows, words, strict=True):
        name = Text(catalogue.name(row), style=COLOUR_STYLES.get(str(row.get("colour", "")), ""))
        copies = [catalogue.copies(row) or str(count)] if counted else []
        table.add_row(name, *copies, *([said] if any(words) else []))
    return table


def card_words(catalogue: Catalogue, row: Json) -> Text:
    """All that a card says: its figures, and under them its text."""
    words = Text(", ".join(catalogue.figures(row)))
    text = catalogue.text(row)
    if text:
        words.append("\n" if words else "")
        words.append(text, style="dim")
    return words


def bench_table(report: Json, lang: str = "en") -> RenderableType:
    """What was measured, narrow enough for any terminal; `redeal` is a copy with all dealt anew that is hidden."""
    peers = "peers_mean" in report
    terminal = words_of(lang)
    table = Table(box=SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
    for name in ("game", "build"):
        table.add_column(terminal.tell(f"bench-{name}"), no_wrap=True)
    units = {
        "decisions": "/s",
        "games": "/s",
        "copy": "µs",
        "clone": "µs",
        "redeal": "µs",
        "view": "µs",
        "replay": "ms",
    }
    for name, unit in units.items():
        table.add_column(f"{terminal.tell(f'bench-{name}')}\n{unit}", justify="right", no_wrap=True)
    if peers:
        table.add_column(terminal.tell("bench-to-peers"), justify="right")
    for row in report["rows"]:
        cells = [
            f"{row['game']}, {row['players']}",
            row["build"],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['playouts_per_second']:,.0f}",
            f"{row['copy_us']:.1f}",
            f"{row['clone_us']:.1f}" if "clone_us" in row else "-",  # another version may not have it
            f"{row['clone_and_redeal_us']:.1f}",
            f"{row['view_us']:.1f}",
            f"{row['replay_ms']:.2f}",
        ]
        table.add_row(*cells, *([f"{row['ratio_to_peers']:.2f}"] if peers else []))
    if not peers:
        return table
    speeds = ", ".join(f"{name} {speed:,}" for name, speed in report["peers"].items())
    others = ", ".join(f"{name} {speed:,}" for name, speed in report["others"].items())
    told = [terminal.tell("bench-peers", speeds=speeds, mean=report["peers_mean"])]
    return Group(table, *told, terminal.tell("bench-others", speeds=others))
