"""The plain picture, of a game that brings no painter: its title and the cells of its board.

Where cells lie is said by the art of the board, or by entries of the board's lists that have
`id`, `x` and `y`, in units of about one cell. The `name` of an entry stands below its cell. A
board that says nothing of this gets a title alone.
"""

from __future__ import annotations

from trackside.pictures import ground, svg
from trackside.pictures.canvas import Canvas, Json, Point
from trackside.pictures.labels import label

SCALE = 60.0
NAME = 11.0  # size of a cell's name, and of the title, in pixels
TITLE = 22.0


def draw(canvas: Canvas, view: Json | None) -> str:
    """Draw the same with and without a position: only a painter knows what a view means."""
    names = {each["id"]: str(each["name"]) for each in entries(canvas.board.data) if "name" in each}
    t, x0, y0 = canvas.theme, *canvas.frame[:2]
    body = ground.sea_and_land(canvas)
    for cell in canvas.places:
        x, y = canvas.at(cell)
        body += svg.circle(x, y, 9.0, fill=t["city"], stroke=t["cityline"], stroke_width=1.6)
        body += label(canvas, [names.get(cell, cell)], x, y + 22, NAME, "middle", False)
    title = str(canvas.board.data.get("name", canvas.board.name))
    return body + svg.text(
        x0 + 16, y0 + 32, title, TITLE, font_family=svg.SERIF, fill=t["ink"], paint_order="stroke"
    )


def places_of(board: Json) -> dict[str, Point]:
    """Where the cells lie, as far as the board says it."""
    return {
        each["id"]: (float(each["x"]), float(each["y"])) for each in entries(board) if lies(each)
    }


def entries(board: Json) -> list[Json]:
    """All that has an id, in any list of the board."""
    lists = [value for value in board.values() if isinstance(value, list)]
    found = [each for some in lists for each in some if isinstance(each, dict)]
    return [each for each in found if isinstance(each.get("id"), str)]


def lies(entry: Json) -> bool:
    """Whether it says where."""
    return all(isinstance(entry.get(axis), int | float) for axis in ("x", "y"))
