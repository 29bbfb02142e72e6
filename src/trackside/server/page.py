"""The page: files of the client; any other path is a page of the client's own."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, PlainTextResponse, Response

from trackside.pictures.fonts import dressed
from trackside.server.base.errors import NotFound

INSTALLED = Path(__file__).parent / "static"
CHECKOUT = Path(__file__).parents[3] / "build" / "client"
NO_PAGE = "The page is not built. In a checkout: make client. The API is at /openapi.json.\n"


def static_folder() -> Path:
    """Inside the package when installed, in `build/` in a checkout."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def lettered(drawn: str) -> bytes:
    """A picture with the fonts of the page inside: it can reach for no others, and wider letters
    would run into each other."""
    return dressed(drawn, static_folder()).encode()


def page(path: str) -> Response:
    """A file of the client, or its first page."""
    if path.split("/")[0] in ("api", "openapi.json"):
        raise NotFound("no-such-path")
    folder = static_folder().resolve()
    index = folder / "index.html"
    # A path with a NUL or of a silly length is nobody's file.
    wanted = (folder / path).resolve() if path.isprintable() and len(path) < 300 else index
    if path and wanted.is_file() and wanted.is_relative_to(folder):
        hashed = wanted.parent.name == "assets"
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": keep})
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return PlainTextResponse(NO_PAGE, 404 if path else 200)
