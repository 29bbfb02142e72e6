"""Hill shading as one small transparent picture."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from tools.boards.ground import Box, Ground
from tools.boards.recipe import Look, Recipe

SHADE = (112, 82, 48)  # shaded slopes and heights
LIT = (255, 250, 235)  # slopes that face north-west
FADE = 1.1  # degrees at the edge of the data over which the picture vanishes
LARGEST = 148_000  # bytes


def heights(folder: Path, window: str) -> tuple[Any, dict[str, Any]]:
    """Metres per pixel, softened five times against the noise of the tiles."""
    table = json.loads((folder / "elev_lut.json").read_text("utf-8"))
    place = table["windows"][window]
    grey = np.asarray(Image.open(folder / place["file"]).convert("L"))
    metres = np.array(table["metres_for_grey"], float)[grey]
    for _ in range(5):
        around = [np.roll(metres, step, axis) for axis in (0, 1) for step in (1, -1)]
        metres = (metres + sum(around)) / 5
    return metres, place


def covered(ground: Ground, place: dict[str, Any]) -> Box:
    """The part of the extent for which there are heights."""
    x0, y0, x1, y1 = ground.extent
    xs, ys = np.meshgrid(np.linspace(x0, x1, 300), np.linspace(y0, y1, 300))
    lon, lat = ground.inverse(xs, ys)
    inside = _margin(lon, lat, place) > 0
    return (
        round(float(xs[inside].min()), 3),
        round(float(ys[inside].min()), 3),
        round(float(xs[inside].max()), 3),
        round(float(ys[inside].max()), 3),
    )


def _margin(lon: Any, lat: Any, place: dict[str, Any]) -> Any:
    """Degrees to the nearest edge of the data; negative outside."""
    step = place["step_deg"]
    east = place["lon_left"] + place["columns"] * step
    south = place["lat_top"] - place["rows"] * step
    return np.minimum.reduce(
        [lon - place["lon_left"], east - lon, place["lat_top"] - lat, lat - south]
    )


def sample(metres: Any, place: dict[str, Any], lon: Any, lat: Any) -> Any:
    """Heights between pixels."""
    column = (lon - place["lon_left"]) / place["step_deg"] - 0.5
    row = (place["lat_top"] - lat) / place["step_deg"] - 0.5
    column = np.clip(np.nan_to_num(column), 0, metres.shape[1] - 2)
    row = np.clip(np.nan_to_num(row), 0, metres.shape[0] - 2)
    c, r = column.astype(int), row.astype(int)
    u, v = column - c, row - r
    upper = metres[r, c] * (1 - u) + metres[r, c + 1] * u
    lower = metres[r + 1, c] * (1 - u) + metres[r + 1, c + 1] * u
    return upper * (1 - v) + lower * v


def picture(recipe: Recipe, folder: Path) -> tuple[bytes, Box]:
    """The picture as WebP, and the box that it fills in board coordinates."""
    ground, width = recipe.ground, recipe.look.width
    metres, place = heights(folder, ground.window)
    x0, y0, x1, y1 = covered(ground, place)
    height = round(width * (y1 - y0) / (x1 - x0))
    xs, ys = np.meshgrid(np.linspace(x0, x1, width), np.linspace(y0, y1, height))
    lon, lat = ground.inverse(xs, ys)
    z = sample(metres, place, lon, lat)
    return _packed(_coloured(recipe.look, z, _margin(lon, lat, place))), (x0, y0, x1, y1)


def _coloured(look: Look, z: Any, margin: Any) -> Image.Image:
    fall_south, fall_east = np.gradient(z)
    scale = z.shape[1] / 1000  # the same slope looks the same at any width
    light = np.clip((fall_east + fall_south) * look.slope * scale, -1, 1)
    dark, lit = np.clip(light, 0, 1), np.clip(-light, 0, 1)
    shade = np.clip(dark * 0.5 + np.clip(z / look.top, 0, 1) ** 0.7 * look.tint, 0, 0.75)
    net = lit * 0.55 - shade  # one scale from shade to light, clear in between: no hard edges
    visible = np.clip(margin / FADE, 0, 1)
    pixels = np.zeros((*z.shape, 4), np.uint8)
    pixels[..., :3] = np.where((net > 0)[..., None], LIT, SHADE)
    pixels[..., 3] = (np.abs(net) * visible * 255).astype(np.uint8)
    return Image.fromarray(pixels)


def _packed(image: Image.Image) -> bytes:
    """The finest steps of transparency that stay below the limit, without further loss."""
    pixels = np.asarray(image)
    for step in (3, 4, 6, 8, 10, 12, 16):
        coarse = pixels.copy()
        coarse[..., 3] = np.minimum(255, (pixels[..., 3].astype(int) + step // 2) // step * step)
        out = io.BytesIO()
        Image.fromarray(coarse).save(out, "WEBP", lossless=True, quality=100, method=6)
        if out.tell() <= LARGEST:
            return out.getvalue()
    raise ValueError("the relief picture does not fit; make it narrower")
