"""The art of a board that somebody brings: ground, waters and names derived from its cells alone.

A painter that has `sketch(board)` says how: which ground lies under the cells, what is named and
what names keep clear of. Where the shipped art knows every cell, its land stays, and only names
that differ are placed anew.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from trackside.core.boards import Board
from trackside.core.boards import shipped as shipped_board
from trackside.games import package
from trackside.pictures.art import Art, Box, art_of, plain_art
from trackside.pictures.canvas import Json, Point
from trackside.pictures.painters import Painter, painter_of
from trackside.pictures.placing import Crowd, Name, Placed, Rect, Segment, overlap, place

MARGIN = 6.0  # of ground around the frame, in cells: a camera may look beyond it
NEAR = 0.12  # cells that lie so near to where the art has them are the same
MOST_KEPT = 16
LEAST_SIZE = 6.0  # letters of a name that finds no room get smaller down to this


@dataclass
class Sketch:
    """What a painter draws of a strange board; pixels are those of the fit size."""

    cells: dict[str, Point]
    frame: Box
    names: list[Name]  # in pixels
    middles: dict[str, Point]  # of what is named
    land: str = ""
    home: str = ""
    lakes: str = ""
    rivers: list[Json] = field(default_factory=list)
    deserts: list[Json] = field(default_factory=list)
    taken: list[Rect] = field(default_factory=list)
    lines: list[Segment] = field(default_factory=list)
    slots: dict[str, list[float]] = field(default_factory=dict)
    fit: float = 0.0  # pixels to a unit, if not the painter's own
    close: float = 0.0  # a second, larger size at which names are placed once more


_kept: OrderedDict[tuple[str, Painter, str], Art] = OrderedDict()


def art_for(slug: str, board: Board, first: str) -> Art:
    """Return the art to draw a board with; `first` is the shipped board whose art may fit."""
    shipped = art_of(slug, board.name if board.shipped else first)
    if board.shipped and shipped:
        return shipped
    key = (slug, painter_of(slug), board.digest)
    if key not in _kept:
        _kept[key] = _made(slug, board.data, shipped, first)
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


def _made(slug: str, board: Json, shipped: Art | None, first: str) -> Art:
    painter = painter_of(slug)
    places = painter.places_of(board)
    sketch: Callable[[Json], Sketch] | None = getattr(painter, "sketch", None)
    if sketch is None:
        return plain_art(list(places.values()), painter.SCALE)
    alike: Callable[[Json, Json], bool] | None = getattr(painter, "lies_alike", None)
    if shipped is None or not knows(shipped, places):
        return drawn(sketch(board), painter)
    if alike and not alike(board, shipped_board(package(slug), first).data):
        return drawn(sketch(board), painter)
    return renamed(shipped, sketch(board))


def knows(art: Art, places: dict[str, Point]) -> bool:
    """Whether every cell lies where the art has it."""
    return all(
        name in art.cells and math.dist(art.cells[name], spot) < NEAR
        for name, spot in places.items()
    )


def renamed(art: Art, sketch: Sketch) -> Art:
    """Return the shipped art, if it has these names; else with names of its own."""
    wanted = {name.key: " ".join(name.lines).casefold() for name in sketch.names}
    known = {each["id"]: " ".join(each["lines"]).casefold() for each in art.labels}
    if all(key in known and _is_short_for(known[key], name) for key, name in wanted.items()):
        return art
    here = replace(sketch, frame=art.frame)
    return replace(art, labels=labels_of(here, art.fit), slots=art.slots | sketch.slots)


def _is_short_for(one: str, two: str) -> bool:
    """Frankfurt may stand for Frankfurt (Oder), and the other way round."""
    return one.startswith(two) or two.startswith(one)


def drawn(sketch: Sketch, painter: Painter) -> Art:
    """Ground, waters and names of a strange board, with room beside it for the legend."""
    left, right = getattr(painter, "LEGEND_ROOM", (0.0, 0.0))
    x0, y0, x1, y1 = sketch.frame
    x0, x1 = x0 - left, x1 + right
    k = sketch.fit or painter.SCALE
    extent = (x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN)
    return Art(
        fit=k,
        frame=(x0, y0, x1, y1),
        extent=extent,
        home=sketch.home,
        coast="",
        lakes=sketch.lakes,
        land=[{"name": "land", "path": sketch.land}] if sketch.land else [],
        rivers=sketch.rivers,
        deserts=sketch.deserts,
        labels=labels_of(sketch, k),
        slots=sketch.slots,
        cells=sketch.cells,
    )


def labels_of(sketch: Sketch, k: float) -> list[Json]:
    """Names where they touch neither pieces nor each other; those without room come up close."""
    x0, y0, x1, y1 = sketch.frame
    frame = (x0 * k, y0 * k, x1 * k, y1 * k)
    placed = _placed(sketch.names, sketch.taken, sketch.lines, frame)
    kept = _without_clashes(sketch.names, placed, sketch.taken)
    close = _close_up(sketch, k)
    found = []
    for name in sketch.names:
        middle = sketch.middles[name.key]
        entry = {"id": name.key, "lines": name.lines, **_spot(placed[name.key], name, k, middle)}
        if name.bold:
            entry["bold"] = True
        if name.key in close:
            entry["near"] = close[name.key]
            if name.key not in kept:
                entry["show"] = "near"
        found.append({**entry, "at": [round(middle[0], 3), round(middle[1], 3)]})
    return found


def _placed(
    names: list[Name], taken: list[Rect], lines: list[Segment], frame: Rect
) -> dict[str, Placed]:
    """Names in a crowd are written smaller, step by step, until they fit."""
    placed = place(names, taken, lines, frame)
    for _ in range(4):
        kept = _without_clashes(names, placed, taken)
        small = [name for name in names if name.key not in kept and name.size > LEAST_SIZE]
        if not small:
            break
        for name in small:
            name.size = max(LEAST_SIZE, round(name.size * 0.88, 2))
        placed = place(names, taken, lines, frame)
    return placed


def _close_up(sketch: Sketch, k: float) -> dict[str, Json]:
    """Return the same names once more, for a board that is drawn large."""
    if not sketch.close:
        return {}
    grown = sketch.close / k
    names = [
        replace(
            name,
            x=name.x * grown,
            y=name.y * grown,
            room=_grown(name.room, grown),
            size=round(name.size * 1.4, 2),
        )
        for name in sketch.names
    ]
    taken = [_grown(each, grown) for each in sketch.taken]
    x0, y0, x1, y1 = (each * sketch.close for each in sketch.frame)
    placed = _placed(names, taken, [], (x0, y0, x1, y1))
    return {
        name.key: _spot(placed[name.key], name, sketch.close, sketch.middles[name.key])
        for name in names
    }


def _grown(rect: Rect, by: float) -> Rect:
    left, up, right, down = rect
    return left * by, up * by, right * by, down * by


def _spot(placed: Placed, name: Name, k: float, middle: Point) -> Json:
    return {
        "dx": round(placed.x / k - middle[0], 3),
        "dy": round(placed.y / k - middle[1], 3),
        "anchor": placed.anchor,
        "size": name.size,
    }


def _without_clashes(names: list[Name], placed: dict[str, Placed], taken: list[Rect]) -> set[str]:
    """Larger names first: those that touch neither a piece nor another name."""
    crowd, kept = Crowd(), set[str]()
    for each in taken:
        crowd.add(each)
    for name in sorted(names, key=lambda each: (-each.rank, each.key)):
        left, up, right, down = placed[name.key].rect
        inner = (left + 1, up + 1, right - 1, down - 1)
        if not any(overlap(inner, other) > 0 for other in crowd.rects(inner)):
            crowd.add(inner)
            kept.add(name.key)
    return kept


def frame_of(cells: list[Point], rim: float) -> Box:
    """Return the box around cells, with room on every side."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return (
        round(min(xs) - rim, 3),
        round(min(ys) - rim, 3),
        round(max(xs) + rim, 3),
        round(max(ys) + rim, 3),
    )


def spot_rect(x: float, y: float, half: float) -> Rect:
    """Return what a piece covers, in pixels."""
    return x - half, y - half, x + half, y + half


def art_json(slug: str, board: Board, art: Art) -> Json:
    """As a page takes it; see schemas/art.schema.json."""
    return {
        "schema": "trackside/art/1",
        "game": slug,
        "board": board.name,
        "credits": [],
        "fit": art.fit,
        "frame": list(art.frame),
        "extent": list(art.extent),
        "relief": {"box": list(art.relief_box)} if art.relief else None,
        "insets": [],
        "land": art.land,
        "home": art.home,
        "coast": art.coast,
        "lakes": art.lakes,
        "rivers": art.rivers,
        "deserts": art.deserts,
        "captions": art.captions,
        "labels": art.labels,
        "slots": art.slots,
        "cells": {name: [round(x, 3), round(y, 3)] for name, (x, y) in art.cells.items()},
    }
