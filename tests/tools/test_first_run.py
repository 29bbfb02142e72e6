"""Errors that people meet at the first run: one clear sentence each, and what to do.

What the server says when it cannot start stands in tests/server/test_start.py.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def first_run() -> ModuleType:
    spec = spec_from_file_location("first_run", ROOT / "tools" / "make" / "first_run.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make(folder: Path, *args: str) -> str:
    """What make says in a folder that holds only the Makefile and the first look."""
    (folder / "tools" / "make").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copy(ROOT / "constraints.txt", folder)
    shutil.copy(ROOT / "tools" / "make" / "first_run.py", folder / "tools" / "make")
    command = ["make", "--no-print-directory", *args]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    return done.stdout + done.stderr


def script(file: Path, *lines: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    file.chmod(0o755)


def test_an_old_python_is_named() -> None:
    look = first_run()
    assert look.too_old((3, 11)) is None
    assert look.too_old((4, 0)) is None
    sentence = look.too_old((3, 9))
    assert "Python 3.11 or newer is needed, and this is 3.9" in sentence
    assert "PYTHON=" in sentence


def test_the_first_look_can_be_read_by_an_old_python() -> None:
    import ast

    ast.parse((ROOT / "tools" / "make" / "first_run.py").read_text("utf-8"), feature_version=(3, 7))


def test_a_folder_without_write_permission_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = first_run()
    assert look.not_writable(str(tmp_path)) is None
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everywhere
    assert "cannot be written to by you" in look.not_writable(str(tmp_path))


@pytest.mark.parametrize(
    ("compiler", "headers", "said"),
    [
        (None, True, "No C compiler was found"),
        ("gcc", False, "Python's headers were not found"),
    ],
)
def test_a_missing_compiler_is_no_obstacle_but_told(
    compiler: str | None, headers: bool, said: str
) -> None:
    look = first_run()
    assert look.not_compiled("gcc", True) is None
    sentence = look.not_compiled(compiler, headers)
    assert said in sentence
    assert "gcc and python3-dev" in sentence


def test_the_note_is_printed_and_stops_nothing(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "make" / "first_run.py"), "--notes"]
    environment = {"PATH": str(tmp_path), "CC": "no-such-compiler"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "No C compiler was found" in done.stdout


def test_make_without_python_says_what_to_install(tmp_path: Path) -> None:
    said = make(tmp_path, "run", "PYTHON=no-such-python")
    assert "no-such-python was not found; install Python 3.11 or newer" in said


def test_make_with_an_old_python_stops_before_anything_is_made(tmp_path: Path) -> None:
    script(tmp_path / "old", 'echo "make: Python 3.11 or newer is needed" >&2', "exit 1")
    assert "3.11 or newer is needed" in make(tmp_path, "run", f"PYTHON={tmp_path / 'old'}")
    assert not (tmp_path / ".venv").exists()


def test_make_without_venv_says_what_to_install(tmp_path: Path) -> None:
    script(tmp_path / "bare", 'test "$1" != -m')  # the first look passes, the rest does not
    script(tmp_path / "bin" / "id", "echo 1000")  # not root, who would install it
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    said = make(tmp_path, "run", f"PYTHON={tmp_path / 'bare'}", f"PATH={path}")
    assert "please install python3-venv" in said


def test_make_as_root_says_what_it_adds_and_how_to_refuse(tmp_path: Path) -> None:
    script(tmp_path / "bare", 'test "$1" != -m')
    script(tmp_path / "bin" / "id", "echo 0")
    script(tmp_path / "bin" / "apt-get", f'echo "$@" >> {tmp_path / "called"}')
    path = f"PATH={tmp_path / 'bin'}:{os.environ['PATH']}"
    command = ("run", f"PYTHON={tmp_path / 'bare'}", path)
    assert "please install python3-venv" in make(tmp_path / "refusing", *command, "APT=no")
    assert not (tmp_path / "called").exists()
    said = make(tmp_path / "root", *command)
    assert "adding to this system by apt-get: python3-venv python3-dev; make APT=no refuses" in said
    assert "install -y -qq python3-venv python3-dev" in (tmp_path / "called").read_text("utf-8")


def test_make_says_when_the_package_cannot_be_built(tmp_path: Path) -> None:
    script(tmp_path / ".venv" / "bin" / "python", 'test "$2" != pip')
    said = make(tmp_path, "run")
    assert "the package could not be built; is there a network for pip?" in said
