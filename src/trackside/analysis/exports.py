"""A report as a table for a spreadsheet, and its curve as a picture."""

from __future__ import annotations

import csv
import io
import itertools
from html import escape
from typing import Any

from trackside.core.contract import Json

WIDTH, HEIGHT = 960, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 20, 40
# Told apart by eyes of every kind, on white and on paper; each line has its own dashes, too.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9")
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 2", "1 4")


def as_csv(report: Json) -> str:
    """One row per turn: who acted, the actions so far, the loss, the chance of every seat."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["turn", "actions", "seat", "loss", *_columns(report)])
    rows.writerow(["", 0, "", "", *report["start"]])
    for turn in report["turns"]:
        seat = "*" if turn["seat"] is None else turn["seat"]
        loss = "" if turn["loss"] is None else turn["loss"]
        rows.writerow([turn["turn"], turn["step"], seat, loss, *turn["chances"]])
    return out.getvalue()


def _columns(report: Json) -> list[str]:
    """Names by seat. A spreadsheet takes what begins with a sign for a formula."""
    return [name if name[:1].isalnum() else f"'{name}" for name in report["players"]]


def as_svg(report: Json) -> str:
    """Draw the chances of all seats over the actions of the game."""
    last = max(1, report["actions"])
    points = [(0, report["start"]), *((t["step"], t["chances"]) for t in report["turns"])]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13" fill="#333">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *_grid(last),
    ]
    names = _spread([_y(points[-1][1][seat]) for seat in range(len(report["players"]))])
    for seat, name in enumerate(report["players"]):
        colour = COLOURS[seat % len(COLOURS)]
        way = " ".join(f"{_x(step, last):.1f},{_y(row[seat]):.1f}" for step, row in points)
        parts.append(
            f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2.2" '
            f'stroke-linejoin="round" stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
        )
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{names[seat] + 4:.1f}" fill="{colour}">'
            f"{escape(name)}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def _grid(last: int) -> list[str]:
    parts: list[str] = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        )
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for part in range(5):
        step = last * part // 4
        x = _x(step, last)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{step}</text>')
    return parts


def _x(step: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * step / last


def _y(chance: Any) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - float(chance))


def _spread(heights: list[float]) -> list[float]:
    """Place the names at the ends of the lines, apart where they would lie on each other."""
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    found = list(heights)
    for before, seat in itertools.pairwise(order):
        found[seat] = max(found[seat], found[before] + 16)
    below = max(0.0, max(found) - (HEIGHT - BOTTOM)) if found else 0.0
    return [height - below for height in found]
