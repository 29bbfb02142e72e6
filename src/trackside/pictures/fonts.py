"""The fonts of the maps, so that a picture which stands alone has the same letters everywhere."""

from __future__ import annotations

import base64
from functools import lru_cache
from importlib import resources
from pathlib import Path

# Fonts of the client, when the package has been built with it: name in its files, family, style.
FONTS = (
    ("roboto-condensed-latin-500-normal", "Roboto Condensed", "500", "normal"),
    ("roboto-condensed-latin-700-normal", "Roboto Condensed", "700", "normal"),
    ("eb-garamond-latin-500-normal", "EB Garamond", "500", "normal"),
    ("eb-garamond-latin-500-italic", "EB Garamond", "400", "italic"),
    ("inter-latin-wght-normal", "Inter", "100 900", "normal"),
)


def font_faces(folder: Path | None = None, drawing: str | None = None) -> str:
    """Write the fonts in the folder as CSS; for a drawing, those that it names."""
    place = folder or Path(str(resources.files("trackside"))) / "server" / "static"
    return "".join(
        _face(place, *font) for font in FONTS if drawing is None or _names(drawing, *font[1:])
    )


def dressed(drawing: str, folder: Path | None = None) -> str:
    """Return the drawing with its fonts inside."""
    style = font_faces(folder, drawing)
    return drawing.replace("</title>", f"</title><style>{style}</style>", 1) if style else drawing


def _names(drawing: str, family: str, weight: str, slant: str) -> bool:
    return family in drawing and (slant == "normal" or f'font-style="{slant}"' in drawing)


@lru_cache(maxsize=16)
def _face(place: Path, name: str, family: str, weight: str, slant: str) -> str:
    file = next(iter(sorted(place.rglob(f"{name}*.woff2"))), None)
    if file is None:
        return ""
    data = base64.b64encode(file.read_bytes()).decode()
    return (
        f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{slant};"
        f"src:url(data:font/woff2;base64,{data})}}"
    )
