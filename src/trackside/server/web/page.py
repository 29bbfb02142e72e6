"""Serve the files of the client; any other path is a page of the client's own."""

from __future__ import annotations

from starlette.responses import FileResponse, PlainTextResponse, Response

from trackside.server.base.errors import NotFound
from trackside.server.base.static import static_folder

NO_PAGE = "The page is not built. In a checkout: make client. The API is at /openapi.json.\n"


def page(path: str) -> Response:
    """Return a file of the client, or its first page."""
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
