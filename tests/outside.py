"""A game from outside: the example package, installed as somebody who brings one would do it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import where

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "examples" / "ridge-lines"
SLUG = "ridge-lines"


def install(folder: Path) -> Path:
    """Without the network, and not into the environment that the tests run in."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    command += ["--no-build-isolation", "--disable-pip-version-check", "--target", str(folder)]
    done = subprocess.run([*command, str(PACKAGE)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def path_with(*folders: Path) -> str:
    """A PYTHONPATH on which trackside's own package comes first."""
    return os.pathsep.join(map(str, (where.PACKAGE, *folders)))
