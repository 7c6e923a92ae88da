"""Tables for the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table

from bigsmoke.kernel.game import Json

COLOUR_STYLES = {"brown": "orange4", "blue": "steel_blue", "pink": "pale_violet_red1", "grey": "grey58"}


def simulation_table(result: Json) -> RenderableType:
    """What came of a simulation."""
    head = (
        f"{result['finished']} of {result['games']} games of {result['game']} finished: {result['decisions']} decisions"
        f" in {result['seconds']} s ({result['decisions_per_second']:,} a second, "
        f"{result['playouts_per_second']} games a second)"
    )
    bots = Table("bot", "games", "wins", "win share", "mean score")
    for name, row in result["by_bot"].items():
        bots.add_row(name, str(row["games"]), f"{row['wins']:g}", f"{row['win_share']:.1%}", f"{row['mean_score']:.1f}")
    seats = Table("seat", "wins", "win share", "mean score")
    for row in result["seats"]:
        seats.add_row(str(row["seat"] + 1), f"{row['wins']:g}", f"{row['win_share']:.1%}", f"{row['mean_score']:.1f}")
    length = result["length"]
    tail = f"A game takes {length['turns']} turns ({length['shortest']} to {length['longest']})" + (
        f" and {length['decisions']} decisions; first place by: "
        + ", ".join(f"{name} {count}" for name, count in result["endings"].items())
    )
    return Group(head, bots, seats, tail)


def card_table(rows: list[Json]) -> RenderableType:
    """Every card of a game; figures that are our reconstruction are marked."""
    skip = {"id", "name", "type", "known", "text", "note", "aliases", "colour", "copies", "deck"}
    tables: list[RenderableType] = []
    for kind in dict.fromkeys(str(row.get("type", "card")) for row in rows):
        table = Table("card", "copies", "figures", "text", title=kind, show_lines=True, expand=True)
        for row in rows:
            if str(row.get("type", "card")) != kind:
                continue
            known = row.get("known")
            figures = [
                f"{name} {_short(value)}" + ("" if known is None or name in known else "*")
                for name, value in row.items()
                if name not in skip
            ]
            copies = row.get("copies")
            count = " ".join(f"{k}{v}" for k, v in copies.items()) if isinstance(copies, dict) else str(copies or 1)
            style = COLOUR_STYLES.get(str(row.get("colour", "")), "")
            text = " ".join(str(row[k]) for k in ("text", "note") if k in row)
            table.add_row(f"[{style}]{row['name']}[/]" if style else row["name"], count, ", ".join(figures), text)
        tables.append(table)
    if any("known" in row for row in rows):
        tables.append("* our reconstruction, not a printed fact known to us")
    return Group(*tables)


def _short(value: object) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{k} {v}" for k, v in value.items()) + ")"
    return str(value)


def bench_table(report: Json) -> RenderableType:
    """What was measured."""
    peers = "peers_mean" in report
    columns = ["game", "players", "build", "decisions/s", "games/s", "copy", "clone+redeal", "view", "replay"]
    table = Table(*columns, *(["to peers"] if peers else []))
    for row in report["rows"]:
        cells = [
            row["game"],
            str(row["players"]),
            "compiled" if row["compiled"] else "pure",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['playouts_per_second']:,.0f}",
            f"{row['copy_us']:.1f} µs",
            f"{row['clone_and_redeal_us']:.1f} µs",
            f"{row['view_us']:.1f} µs",
            f"{row['replay_ms']:.2f} ms ({row['replay_plies']:.0f} plies)",
        ]
        table.add_row(*cells, *([f"{row['ratio_to_peers']:.2f}"] if peers else []))
    if not peers:
        return table
    speeds = ", ".join(f"{name} {speed:,}" for name, speed in report["peers"].items())
    return Group(table, f"OpenSpiel, driven from Python: {speeds}; geometric mean {report['peers_mean']:,} decisions/s")
