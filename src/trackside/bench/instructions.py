"""Machine instructions per action, by valgrind's callgrind: a figure that noise cannot touch.

All games run in one process, which starts up once; callgrind begins a new part of its counts at
each call of `getppid`, so each game's actions are counted alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from trackside.core.errors import BadOption

TOTAL = re.compile(r"^(?:totals|summary): (\d+)", re.MULTILINE)


def instructions(slugs: tuple[str, ...], players: int = 0, actions: int = 1000) -> dict[str, float]:
    """Count by slug, for the package that `python -m trackside` finds from the current folder."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise BadOption("--instructions needs valgrind; install it, on Debian as valgrind")
    with TemporaryDirectory() as folder:
        _run(valgrind, Path(folder), [str(players), str(actions), *slugs])
        parts = [_total(Path(folder) / f"count.{n}") for n in range(1, 2 * len(slugs) + 1)]
    return {slug: parts[2 * i + 1] / actions for i, slug in enumerate(slugs)}


def _run(valgrind: str, folder: Path, args: list[str]) -> None:
    command = [valgrind, "--tool=callgrind", "--dump-before=getppid"]
    command += [f"--callgrind-out-file={folder / 'count'}", sys.executable]
    command += ["-m", "trackside.bench.engines", *args]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadOption(f"valgrind did not finish: {done.stderr[-400:]}")


def _total(file: Path) -> int:
    found = TOTAL.search(file.read_text("utf-8"))
    assert found, f"callgrind wrote no sum into {file.name}"
    return int(found[1])
