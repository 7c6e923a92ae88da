"""Strength by round, as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from bigsmoke.training.rounds import Round

WIDTH, HEIGHT, EDGE = 640, 320, 48


def chart(game: str, players: int, rounds: list[Round]) -> str:
    """An SVG: the share of wins against the yardstick after each round, with its interval, and the fair share."""
    step = (WIDTH - 2 * EDGE) / max(1, len(rounds) - 1)

    def x(number: int) -> float:
        return EDGE + number * step

    def y(share: float) -> float:
        return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)

    lines = [
        f'<text x="{EDGE}" y="24" font-size="14">{escape(game)}, {players} players: won against greedy-1</text>',
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(1 / players):.1f}" y2="{y(1 / players):.1f}" class="fair"/>',
    ]
    marks = range(0, 101, 25)
    lines += [f'<text x="8" y="{y(mark / 100) + 4:.1f}" font-size="11">{mark} %</text>' for mark in marks]
    for row in rounds:
        at = x(row.number)
        found = row.strength
        lines.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{y(found.low):.1f}" y2="{y(found.high):.1f}" class="bar"/>'
        )
        lines.append(
            f'<circle cx="{at:.1f}" cy="{y(found.share):.1f}" r="3.5"><title>{found.share:.1%}</title></circle>'
        )
        lines.append(f'<text x="{at - 3:.1f}" y="{HEIGHT - EDGE + 20}" font-size="11">{row.number}</text>')
    points = " ".join(f"{x(row.number):.1f},{y(row.strength.share):.1f}" for row in rounds)
    lines.append(f'<polyline points="{points}"/>')
    style = (
        "text{font-family:sans-serif;fill:#333}line.fair{stroke:#999;stroke-dasharray:4}line.bar{stroke:#7a5230}"
        "circle{fill:#7a5230}polyline{fill:none;stroke:#7a5230;stroke-width:1.5}"
    )
    body = "\n".join(lines)
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f"<svg {box}><style>{style}</style>\n{body}\n</svg>\n"
