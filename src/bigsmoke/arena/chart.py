"""Ratings as a picture."""

from xml.sax.saxutils import escape

from bigsmoke.kernel.data import Json

WIDTH, ROW, HEAD, NAMES, EDGE = 640, 28, 48, 120, 56


def ratings_chart(report: Json) -> str:
    """An SVG: each bot's rating with its interval, the best on top."""
    rows = report["bots"]
    least = float(min(row["low"] for row in rows))
    span = float(max(row["high"] for row in rows)) - least or 1.0

    def x(rating: float) -> float:
        return NAMES + (rating - least) / span * (WIDTH - NAMES - EDGE)

    title = f"{report['game']}, {report['players']} players: ratings after {report['games']} games"
    lines = [f'<text x="12" y="24" font-size="14">{escape(title)}</text>']
    for place, row in enumerate(rows):
        y = HEAD + ROW * place + ROW / 2
        at, low, high = x(row["rating"]), x(row["low"]), x(row["high"])
        lines.append(f'<text x="12" y="{y + 4:.1f}" font-size="12">{escape(row["bot"])}</text>')
        lines.append(f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(f'<circle cx="{at:.1f}" cy="{y:.1f}" r="4"><title>{row["low"]} to {row["high"]}</title></circle>')
        lines.append(f'<text x="{WIDTH - EDGE + 8}" y="{y + 4:.1f}" font-size="12">{row["rating"]:.1f}</text>')
    style = "text{font-family:sans-serif;fill:#333}line{stroke:#7a5230;stroke-width:2}circle{fill:#7a5230}"
    height = HEAD + ROW * len(rows) + 12
    body = "\n".join(lines)
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
    return f"<svg {box}><style>{style}</style>\n{body}\n</svg>\n"
