"""Find the files of the client, and embed its fonts in pictures."""

from __future__ import annotations

from pathlib import Path

from trackside.pictures.fonts import dressed

INSTALLED = Path(__file__).parents[1] / "static"
CHECKOUT = Path(__file__).parents[4] / "build" / "client"


def static_folder() -> Path:
    """Return the folder inside the package when installed, in `build/` in a checkout."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def embed_fonts(drawn: str) -> bytes:
    """Return a picture with the fonts of the page inside: it can fetch no others, and wider letters
    would run into each other."""
    return dressed(drawn, static_folder()).encode()
