"""Draws the pictures of docs/boards: every board, and each of them in the middle of a game.

    PYTHONPATH=src python -m tools.boards.pictures [FONTS]

FONTS is a folder with the woff2 files of the client (client/node_modules), so that names are set
in the type that they were placed for. Needs Chromium.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image, ImageColor

from tools.boards.recipe import Shots, recipes
from trackside import games
from trackside.bots import levels
from trackside.core.contract import CHANCE
from trackside.core.players import Observer
from trackside.pictures import picture, pieces, raster, theme

OUT = Path(__file__).parents[2] / "docs" / "boards"
KEPT = [
    ImageColor.getrgb(colour)
    for colour in (
        *(fill for fill, *_ in pieces.COMPANIES.values()),
        *(fill for fill, *_ in pieces.GOODS.values()),
        *(fill for fill, *_ in pieces.ROUTES.values()),
        *(fill for fill, *_ in pieces.STATIONS.values()),
        *(light for light, *_ in theme.PLAYERS),
        *("#C0392F", "#A4322B", "#D9584B", "#EE8B7C", "#FFFFFF", "#1E2A31", "#F8F3E6", "#FCF9F2"),
    )
]


def middle(slug: str, shots: Shots) -> Any:
    """A game of computer players, some way on."""
    players, actions = shots.players, shots.actions
    state, rng = games.get(slug).new(players), Random(11)
    level = "normal" if "normal" in levels.available(slug) else "random"
    bots = [levels.make(slug, level, seat) for seat in range(players)]
    for _ in range(actions):
        seats = state.to_act()
        if not seats:
            break
        if seats[0] == CHANCE:
            codes, weights = zip(*state.chance())
            state.apply(CHANCE, rng.choices(codes, weights)[0])
        else:
            state.apply(seats[0], bots[seats[0]].choose(Observer(state, seats[0])))
    return state


def small(content: bytes) -> bytes:
    """The same picture in 256 colours, those of the pieces among them."""
    image = Image.open(io.BytesIO(content)).convert("RGB")
    common = image.quantize(256 - len(KEPT)).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(common[: 3 * (256 - len(KEPT))] + [part for each in KEPT for part in each])
    out = io.BytesIO()
    few = image.quantize(palette=palette, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    fonts = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    OUT.mkdir(parents=True, exist_ok=True)
    for recipe in recipes().values():
        slug, shots = recipe.ground.slug, recipe.shots
        drawings = {
            slug: picture.draw(slug),
            f"{slug}-game": picture.draw(slug, state=middle(slug, shots)),
        }
        if shots.dark:
            drawings[f"{slug}-dark"] = picture.draw(slug, theme="dark")
        for name, drawing in drawings.items():
            content = small(raster.png(drawing, shots.scale, fonts))
            (OUT / f"{name}.png").write_bytes(content)
            print(f"{name}.png: {len(content) // 1024} kB")


if __name__ == "__main__":
    main()
