"""Where names go: once, so that they never move during play; for the builder of the shipped boards
and for boards that somebody brings.

Pixels are those of the fit size. A place costs its rank, 4 plus overlap with pieces or names
already set, 2.2 for each line crossed, and 60 outside the frame; larger places come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import floor

Rect = tuple[float, float, float, float]
Segment = tuple[float, float, float, float]

# Widths of Roboto Condensed in ems, by kind of letter; good to a few per cent.
NARROW, WIDE = "iljtfrI.,'’()-/ |", "mwMWÆ@%"
PREFERENCE = (0.0, 1.0, 1.5, 1.0, 2.0, 2.0, 2.0, 2.0)


def width(text: str, size: float, bold: bool = False) -> float:
    """Of a text, in pixels."""
    ems = 0.0
    for letter in text:
        ems += (
            0.26
            if letter in NARROW
            else 0.78
            if letter in WIDE
            else 0.58
            if letter.isupper()
            else 0.475
        )
    return ems * size * (1.05 if bold else 1.0)


def in_lines(text: str, most: int = 13) -> list[str]:
    """Break a long name into two lines that are most alike in length."""
    breaks = [at for at, letter in enumerate(text) if letter in " -" and 2 < at < len(text) - 3]
    if len(text) <= most or not breaks:
        return [text]
    at = min(breaks, key=lambda at: abs(len(text) / 2 - at))
    return [text[: at + 1].strip(), text[at + 1 :].strip()]


@dataclass
class Name:
    """What is written at a place."""

    key: str
    x: float
    y: float
    room: Rect  # left, up, right, down from (x, y): what belongs to the place itself
    lines: list[str]
    size: float
    rank: int  # larger first
    bold: bool = False
    only: tuple[int, ...] = ()  # candidates allowed; empty: all
    nudge: tuple[float, float] = (0.0, 0.0)


@dataclass
class Placed:
    """Where it is written."""

    x: float  # of the first baseline
    y: float
    anchor: str
    cost: float
    rect: Rect = field(default=(0, 0, 0, 0))


def candidates(name: Name) -> list[tuple[float, float, str]]:
    """Below, right, left, above, then the corners: first baseline and anchor."""
    left, up, right, down = name.room
    size, more = name.size, (len(name.lines) - 1) * name.size * 0.95
    middle = name.y + (down - up) / 2 + size * 0.35 - more / 2
    gap = size * 0.28
    below, above = name.y + down + size * 0.92, name.y - up - size * 0.3 - more
    return [
        (name.x + (right - left) / 2, below, "middle"),
        (name.x + right + gap, middle, "start"),
        (name.x - left - gap, middle, "end"),
        (name.x + (right - left) / 2, above, "middle"),
        (name.x + right * 0.8 + gap, below - size * 0.3, "start"),
        (name.x - left * 0.8 - gap, below - size * 0.3, "end"),
        (name.x + right * 0.8 + gap, above + size * 0.2, "start"),
        (name.x - left * 0.8 - gap, above + size * 0.2, "end"),
    ]


def rect_of(name: Name, x: float, y: float, anchor: str) -> Rect:
    """Return what a name covers."""
    wide = max(width(line, name.size, name.bold) for line in name.lines)
    left = x - (wide / 2 if anchor == "middle" else wide if anchor == "end" else 0)
    bottom = y + (len(name.lines) - 1) * name.size * 0.95 + name.size * 0.24
    return (left - 1, y - name.size * 0.8, left + wide + 1, bottom)


def overlap(a: Rect, b: Rect) -> float:
    """Return the area that two have in common."""
    across = min(a[2], b[2]) - max(a[0], b[0])
    along = min(a[3], b[3]) - max(a[1], b[1])
    return across * along if across > 0 and along > 0 else 0.0


def crosses(segment: Segment, rect: Rect) -> bool:
    """Whether a segment touches a rectangle (Liang-Barsky)."""
    x1, y1, x2, y2 = segment
    dx, dy = x2 - x1, y2 - y1
    start, end = 0.0, 1.0
    for step, room in (
        (-dx, x1 - rect[0]),
        (dx, rect[2] - x1),
        (-dy, y1 - rect[1]),
        (dy, rect[3] - y1),
    ):
        if step == 0:
            if room < 0:
                return False
        elif step < 0:
            start = max(start, room / step)
        else:
            end = min(end, room / step)
    return start <= end


class Crowd:
    """What is there already, found by the tiles that it lies on: a board may have hundreds of
    names, and each asks at eight places what is near."""

    TILE = 48.0  # pixels

    def __init__(self) -> None:
        self._tiles: dict[tuple[int, int], set[int]] = {}
        self._rects: dict[int, Rect] = {}
        self._next = 0

    def add(self, rect: Rect) -> int:
        """Its number, to take it out again."""
        number, self._next = self._next, self._next + 1
        self._rects[number] = rect
        for tile in self._under(rect):
            self._tiles.setdefault(tile, set()).add(number)
        return number

    def drop(self, number: int) -> None:
        """Take it away."""
        for tile in self._under(self._rects.pop(number)):
            self._tiles[tile].remove(number)

    def near(self, rect: Rect) -> list[int]:
        """Return the numbers of all that may touch it; whoever came first is first."""
        return sorted(
            {number for tile in self._under(rect) for number in self._tiles.get(tile, ())}
        )

    def rects(self, rect: Rect) -> list[Rect]:
        """All that may touch it."""
        return [self._rects[number] for number in self.near(rect)]

    def _under(self, rect: Rect) -> Iterator[tuple[int, int]]:
        left, top, right, bottom = (floor(each / self.TILE) for each in rect)
        return ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))


class Scene:
    """Where names are put: pieces and other names, lines, and the edge."""

    def __init__(self, taken: list[Rect], lines: list[Segment], frame: Rect) -> None:
        self.crowd, self._boxes, self._lines, self._frame = Crowd(), Crowd(), lines, frame
        for each in taken:
            self.crowd.add(each)
        for x1, y1, x2, y2 in lines:
            self._boxes.add((min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)))

    def cost(self, rect: Rect) -> float:
        """As `cost`, of what is near only."""
        lines = [self._lines[number] for number in self._boxes.near(rect)]
        return cost(rect, self.crowd.rects(rect), lines, self._frame)


def cost(rect: Rect, taken: list[Rect], lines: list[Segment], frame: Rect) -> float:
    """How bad a place is."""
    total = sum(4 + area * 0.15 for area in (overlap(rect, each) for each in taken) if area > 0)
    total += sum(2.2 for line in lines if crosses(line, rect))
    inside = frame[0] + 3 <= rect[0] and rect[2] <= frame[2] - 3
    inside = inside and frame[1] + 3 <= rect[1] and rect[3] <= frame[3] - 3
    return total if inside else total + 60


def place(
    names: list[Name], taken: list[Rect], lines: list[Segment], frame: Rect
) -> dict[str, Placed]:
    """Greedy, larger names first, then two rounds in which every name may move once more."""
    order = sorted(names, key=lambda name: (-name.rank, name.key))
    scene, numbers = Scene(taken, lines, frame), dict[str, int]()
    placed: dict[str, Placed] = {}
    for _ in range(3):
        for name in order:
            if name.key in placed:
                scene.crowd.drop(numbers[name.key])
            found = placed[name.key] = best(name, scene)
            numbers[name.key] = scene.crowd.add(found.rect)
    return placed


def best(name: Name, scene: Scene) -> Placed:
    """Return the place that costs least."""
    found: list[Placed] = []
    for index, (x, y, anchor) in enumerate(candidates(name)):
        if name.only and index not in name.only:
            continue
        x, y = x + name.nudge[0], y + name.nudge[1]
        rect = rect_of(name, x, y, anchor)
        price = PREFERENCE[index] + scene.cost(rect)
        found.append(Placed(x, y, anchor, price, rect))
    return min(found, key=lambda each: each.cost)
