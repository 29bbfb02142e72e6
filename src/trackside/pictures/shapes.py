"""Outlines of many cells as soft lines: shores, borders, rivers. All in board coordinates."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from trackside.pictures.svg import Point

Loop = list[Point]
Key = tuple[int, int]
GRAIN = 1000  # points nearer than a thousandth of a cell are the same


def _key(point: Point) -> Key:
    return round(point[0] * GRAIN), round(point[1] * GRAIN)


def hexagon(x: float, y: float, width: float = 1.0) -> Loop:
    """Return a cell that stands on its point."""
    r = width / math.sqrt(3)
    turns = [math.radians(60 * i - 90) for i in range(6)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in turns]


def square(x: float, y: float) -> Loop:
    """Return a cell around its centre."""
    return [(x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5)]


def rims(cells: Iterable[Loop]) -> list[Loop]:
    """Return the loops around cells that touch: every side that belongs to one cell only."""
    sides: dict[tuple[Key, Key], tuple[Point, Point]] = {}
    for cell in cells:
        for a, b in zip(cell, cell[1:] + cell[:1]):
            if sides.pop((_key(b), _key(a)), None) is None:
                sides[_key(a), _key(b)] = (a, b)
    onward: dict[Key, list[tuple[Point, Point]]] = {}
    for (start, _), side in sides.items():
        onward.setdefault(start, []).append(side)
    loops = []
    while onward:
        at = next(iter(onward))
        loop: Loop = []
        while at in onward:
            a, b = onward[at].pop()
            if not onward[at]:
                del onward[at]
            loop.append(a)
            at = _key(b)
        loops.append(loop)
    return loops


def lines(segments: Iterable[tuple[Point, Point]]) -> list[Loop]:
    """Short pieces that meet at their ends, as long lines."""
    near: dict[Key, list[Point]] = {}
    points: dict[Key, Point] = {}
    for a, b in segments:
        for one, two in ((a, b), (b, a)):
            points[_key(one)] = one
            near.setdefault(_key(one), []).append(two)
    found = []
    ends = sorted(near, key=lambda key: (len(near[key]) != 1, key))
    for start in ends:
        while near[start]:
            line, at = [points[start]], start
            while near[at]:
                step = near[at].pop()
                near[_key(step)].remove(points[at])
                line.append(step)
                at = _key(step)
            found.append(line)
    return found


def hull(points: Sequence[Point]) -> Loop:
    """Return the convex outline of points."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    halves: list[Loop] = []
    for row in (ordered, ordered[::-1]):
        half: Loop = []
        for point in row:
            while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def around(points: Sequence[Point], reach: float) -> Loop:
    """Return the outline of points with room on every side."""
    turns = [math.radians(30 * i) for i in range(12)]
    return hull(
        [(x + reach * math.cos(a), y + reach * math.sin(a)) for x, y in points for a in turns]
    )


def _pair(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def soft_loop(loop: Loop) -> str:
    """Return a closed line through the middles of the sides, bent at the corners, as short steps:
    the form in which pages take a shore."""
    if len(loop) < 3:
        return ""
    points: Loop = []
    for a, b, c in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]]):
        start, end = _middle(a, b), _middle(b, c)
        points += [_bend(start, b, end, share) for share in (0.0, 1 / 3, 2 / 3)]
    return _steps(points)


def _bend(a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * b[0] + t * t * c[0],
        u * u * a[1] + 2 * u * t * b[1] + t * t * c[1],
    )


def _steps(points: Loop) -> str:
    """`M x y l dx dy ... z`, each step from where the last one came to lie."""
    x, y = round(points[0][0], 2), round(points[0][1], 2)
    path = [f"M{x:g} {y:g}l"]
    for px, py in points[1:]:
        dx, dy = round(px - x, 2), round(py - y, 2)
        x, y = x + dx, y + dy
        path.append(f"{dx:g} {dy:g}")
    return path[0] + " ".join(path[1:]) + "z"


def soft_line(line: Loop) -> str:
    """Return an open line, bent at its inner points."""
    if len(line) < 2:
        return ""
    path = f"M{_pair(line[0])}"
    for a, b in pairwise(line[1:]):
        path += f"Q{_pair(a)} {_pair(_middle(a, b))}"
    return path + f"L{_pair(line[-1])}"


def box(x0: float, y0: float, x1: float, y1: float) -> str:
    """Return a rectangle as a path."""
    return _steps([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
