"""A picture as PNG, drawn by a Chromium that is on the machine."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from trackside.core.errors import TracksideError
from trackside.pictures.fonts import font_faces

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
)
PATIENCE = 60  # seconds


def png(svg: str, scale: float = 2.0, fonts: Path | None = None) -> bytes:
    """Draws an SVG at `scale` pixels per unit; raises TracksideError without a browser."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise TracksideError("a PNG needs Chromium on this machine; write an SVG instead")
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    assert size is not None, "our own pictures say how large they are"
    width, height = (int(float(each)) for each in size.groups())
    with tempfile.TemporaryDirectory() as folder:
        page, out = Path(folder) / "board.html", Path(folder) / "board.png"
        style = font_faces(fonts) + "body{margin:0}svg{display:block}"
        page.write_text(f'<meta charset="utf-8"><style>{style}</style>{svg}', "utf-8")
        command = [browser, *QUIET, f"--user-data-dir={folder}/profile", f"--screenshot={out}"]
        command += [f"--window-size={width},{height}", f"--force-device-scale-factor={scale}"]
        try:
            subprocess.run(
                [*command, page.as_uri()], capture_output=True, timeout=PATIENCE, check=True
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise TracksideError(f"{browser} could not draw the picture: {error}") from error
        return out.read_bytes()
