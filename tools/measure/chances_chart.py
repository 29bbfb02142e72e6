"""Draws how right the chances to win are, from the table in docs/bots.md.

    python -m tools.measure.chances_chart          docs/bots/chances.svg

Left to right what was said, upwards how many were won; whoever is right lies on the line between.
"""

from __future__ import annotations

import re
from pathlib import Path

from tools.measure.chart import Line, chart

DOCS = Path(__file__).parents[2] / "docs"
PICTURE = DOCS / "bots" / "chances.svg"
CELL = re.compile(r"(\d+) %: (\d+) % of \d+")


def lines_of(text: str) -> list[Line]:
    """One for each game, by the heads of the table."""
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in text.splitlines()]
    head = next(row for row in rows if row[0] == "said")
    bins = [row for row in rows if re.fullmatch(r"\d+ to \d+ %", row[0])]
    found = []
    for column, name in enumerate(head[1:], start=1):
        cells = [CELL.fullmatch(row[column]) for row in bins]
        points = [(float(cell[1]), float(cell[2])) for cell in cells if cell is not None]
        found.append(Line(name, points))
    return found


def drawn(text: str) -> str:
    lines = [*lines_of(text), Line("as said", [(0.0, 0.0), (100.0, 100.0)])]
    return chart(lines, "chance that was said, in per cent", "per cent that were won")


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(drawn((DOCS / "bots.md").read_text("utf-8")), "utf-8")
