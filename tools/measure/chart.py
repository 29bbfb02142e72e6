"""A line chart as SVG, in plain text: axes from zero, a name at the end of each line."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import pairwise

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 190, 20, 50
COLOURS = ("#0b5394", "#a64d00", "#2e7d32", "#7b1fa2", "#777")
DASHES = ("", "8 4", "2 3", "10 3 2 3", "1 4")  # never colour alone
NAMES_APART = 16
MARKS_APART = 36


@dataclass(frozen=True)
class Line:
    name: str
    points: list[tuple[float, float]]


def chart(lines: list[Line], across: str, up: str) -> str:
    xs = [x for line in lines for x, _ in line.points]
    ys = [y for line in lines for _, y in line.points]
    low, high = min(xs), max(xs)
    step = nice_step(max(ys))
    top = step * (int(max(ys) / step) + 1)

    def at(x: float, y: float) -> tuple[float, float]:
        inner = WIDTH - LEFT - RIGHT
        part = (x - low) / (high - low) if high > low else 0.0
        return LEFT + inner * part, HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y / top

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(up)} by {escape(across)}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    parts += [_row(step * i, at(low, step * i)[1]) for i in range(round(top / step) + 1)]
    parts += _columns([(x, at(x, 0)[0]) for x in sorted(set(xs))])
    parts += _titles(across, up)
    ends = _apart([at(*line.points[-1])[1] for line in lines])
    for index, line in enumerate(lines):
        parts += _line(index, line.name, [at(*point) for point in line.points], ends[index])
    return "\n".join([*parts, "</svg>"]) + "\n"


def nice_step(most: float) -> float:
    """1, 2 or 5 times a power of ten, so that four to nine rows fit."""
    step = 10.0 ** (len(str(int(most))) - 2 if most >= 1 else -2)
    while most / step > 8:
        step *= 2.5 if str(step).lstrip("0.").startswith("2") else 2
    return step


def _row(value: float, y: float) -> str:
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>'
    )


def _columns(marks: list[tuple[float, float]]) -> list[str]:
    """From the right, without those that would run into the next."""
    found: list[str] = []
    last = float(WIDTH)
    for value, x in reversed(marks):
        if last - x >= MARKS_APART:
            found.append(_column(value, x))
            last = x
    return found


def _column(value: float, x: float) -> str:
    return f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{value:g}</text>'


def _titles(across: str, up: str) -> list[str]:
    middle = (HEIGHT - BOTTOM + TOP) / 2
    return [
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        f"{escape(across)}</text>",
        f'<text transform="translate(14 {middle}) rotate(-90)" text-anchor="middle">'
        f"{escape(up)}</text>",
    ]


def _line(index: int, name: str, points: list[tuple[float, float]], end: float) -> list[str]:
    colour, dash = COLOURS[index % len(COLOURS)], DASHES[index % len(DASHES)]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
    return [
        f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2" '
        f'stroke-dasharray="{dash}"/>',
        *dots,
        f'<text x="{WIDTH - RIGHT + 12}" y="{end + 4:.1f}" fill="{colour}">{escape(name)}</text>',
    ]


def _apart(ends: list[float]) -> list[float]:
    """Heights for the names, moved down where two would touch."""
    placed = list(ends)
    order = sorted(range(len(ends)), key=lambda i: ends[i])
    for before, now in pairwise(order):
        placed[now] = max(placed[now], placed[before] + NAMES_APART)
    return placed
