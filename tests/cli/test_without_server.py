"""The engines and the command need none of the server's packages."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from where import PACKAGE

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# Where a module is not named as its package is.
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}
BLOCKED = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker())
sys.argv = ["trackside", *{args!r}]
from trackside import games
assert len([game.new(3) for game in games.all()]) >= 4
from trackside.cli.main import main
main()
"""


def modules(extra: str) -> list[str]:
    """What an extra installs, as one imports it."""
    names = [text.split(">=")[0].split("[")[0] for text in PROJECT["optional-dependencies"][extra]]
    return [MODULES.get(name, name) for name in names]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    """The command, where nothing of the server is installed."""
    code = BLOCKED.format(names=[*modules("server"), "starlette", "pydantic"], args=list(args))
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_engines_play_without_the_server() -> None:
    done = run("simulate", "volldampf", "--players", "2", "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert '"games"' in done.stdout


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_the_server_says_what_to_install(command: str) -> None:
    done = run(command)
    assert done.returncode == 2
    assert 'pip install "trackside[server]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_the_plain_install_brings_no_web_stack() -> None:
    plain = {text.split(">=")[0] for text in PROJECT["dependencies"]}
    extra = {
        text.split(">=")[0].split("[")[0] for text in PROJECT["optional-dependencies"]["server"]
    }
    assert not plain & extra
    assert {"fastapi", "uvicorn", "sqlalchemy"} <= extra


def test_make_installs_the_server() -> None:
    assert '.whl)[server]"' in (ROOT / "Makefile").read_text("utf-8")
