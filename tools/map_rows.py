"""Write how wide each area of the Nanty Narking map is at every height, so that the client can place things inside it.

`room` in map.json: from `top`, a pair [left, right] for each band of the map that is `step` units high. Run it after
the engraving has changed.
"""

import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

ART = Path(__file__).resolve().parents[1] / "web/src/table/nanty/art"
STEP = 8
EDGE = 4
"""How far from its border things keep within an area."""
FINE = 8
"""Into how many straight pieces a curve is cut."""

Point = tuple[float, float]


def outline(path: str) -> list[Point]:
    """The corners of a path that is made of one `M` and relative curves."""
    numbers = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)]
    (x, y), curves = numbers[:2], numbers[2:]
    points = [(x, y)]
    for at in range(0, len(curves), 6):
        ax, ay, bx, by, dx, dy = curves[at : at + 6]
        for i in range(1, FINE + 1):
            t = i / FINE
            a, b, c = 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append((x + a * ax + b * bx + c * dx, y + a * ay + b * by + c * dy))
        x, y = points[-1]
    return points


def crossing(points: list[Point], y: float) -> tuple[float, float]:
    """The widest piece of a line at that height that lies inside."""
    edges = pairwise([*points, points[0]])
    cuts = sorted(a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in edges if (a[1] <= y) != (b[1] <= y))
    return max(zip(cuts[::2], cuts[1::2], strict=True), key=lambda cut: cut[1] - cut[0])


def rows_of(path: str) -> dict[str, Any]:
    """The bands of an area: what is inside at the top, in the middle and at the bottom of each."""
    points = outline(path)
    top = min(y for _, y in points) + EDGE
    high = max(y for _, y in points) - EDGE - top
    rows = []
    for i in range(int(high // STEP)):
        cuts = [crossing(points, top + (i + part) * STEP) for part in (0, 0.5, 1)]
        left, right = max(c[0] for c in cuts) + EDGE, min(c[1] for c in cuts) - EDGE
        rows.append([round(left), round(max(left, right))])
    return {"top": round(top), "step": STEP, "rows": rows}


def mapped() -> str:
    """The text of map.json as it should be."""
    drawing = (ART / "nanty_map.svg").read_text(encoding="utf-8")
    data = json.loads((ART / "map.json").read_text(encoding="utf-8"))
    for area, region in data["regions"].items():
        path = re.search(rf'<path id="bs-d-{area}" d="([^"]*)"', drawing)
        assert path, area
        region["room"] = rows_of(path[1])

    def short(value: object) -> str:
        return json.dumps(value, separators=(",", ":"))

    lines = ",\n".join(f'"{area}":{short(region)}' for area, region in data["regions"].items())
    return f'{{"viewBox":{short(data["viewBox"])},"regions":{{\n{lines}\n}}}}\n'


def main() -> int:
    """Write it, or with `--check` say whether it is written."""
    file = ART / "map.json"
    if "--check" in sys.argv:
        return int(file.read_text(encoding="utf-8") != mapped())
    file.write_text(mapped(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
