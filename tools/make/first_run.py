"""What `make` looks at before it sets anything up: one sentence for each thing that is wrong.

Runs on any Python 3, also on one that is too old for the rest of the project.

    python3 tools/make/first_run.py            stops (exit code 1) if nothing could work
    python3 tools/make/first_run.py --notes    tells what would be slower than it need be
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig

NEEDED = (3, 11)


def too_old(version: tuple[int, ...]) -> str | None:
    if version >= NEEDED:
        return None
    return (
        "Python 3.11 or newer is needed, and this is {}.{}; "
        "install one and name it: make run PYTHON=python3.12"
    ).format(*version[:2])


def not_writable(folder: str) -> str | None:
    if os.access(folder, os.W_OK):
        return None
    return (
        f"This folder cannot be written to by you ({folder}); copy the project to one of your own."
    )


def not_compiled(compiler: str | None, headers: bool) -> str | None:
    if compiler and headers:
        return None
    what = "No C compiler was found" if not compiler else "Python's headers were not found"
    return (
        f"{what}, so the engines will not be compiled: all works, many times slower; "
        "on Debian install gcc and python3-dev, then: make clean run"
    )


def compiler() -> str | None:
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name) or shutil.which("cc") or shutil.which("gcc")


def has_headers() -> bool:
    return os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h"))


def main(args: list[str]) -> int:
    if "--notes" in args:
        note = not_compiled(compiler(), has_headers())
        if note and os.environ.get("TRACKSIDE_NO_COMPILE") != "1":
            print(f"make: {note}")
        return 0
    trouble = too_old(sys.version_info[:2]) or not_writable(os.getcwd())
    if trouble:
        print(f"make: {trouble}", file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
