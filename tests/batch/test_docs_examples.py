"""The examples of docs/batch.md run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from where import PACKAGE

ROOT = Path(__file__).parents[2]
EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "batch.md").read_text("utf-8"), re.S)


@pytest.mark.parametrize("number", range(4), ids=["arrays", "crew", "apart", "vector"])
def test_the_examples_of_batches_run(number: int, tmp_path: Path) -> None:
    file = tmp_path / "example.py"  # a file, for the processes of a crew read it again
    file.write_text(EXAMPLES[number], "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    command = [sys.executable, "-W", "ignore", str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
