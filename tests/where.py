"""Which trackside the tests hold: the installed one in `make test`, else the source."""

from __future__ import annotations

from pathlib import Path

import trackside

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
# What a process that a test starts must find first on its path.
PACKAGE = Path(trackside.__file__).parents[1]
