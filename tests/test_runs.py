"""Steps of a key moment that read alike are told once."""

from __future__ import annotations

import json
from typing import Any

from node import run, source


def runs(texts: list[str], most: int) -> Any:
    return run(f"""
        import {{ runsOf }} from {source("analysis/runs.ts")};
        console.log(JSON.stringify(runsOf({json.dumps(texts)}, {most})));
    """)


def test_steps_in_a_row_that_read_alike_are_counted() -> None:
    told = [
        {"text": "move", "times": 3},
        {"text": "load", "times": 1},
        {"text": "move", "times": 1},
    ]
    assert runs(["move", "move", "move", "load", "move"], 6) == {"runs": told, "left": 0}


def test_what_is_left_out_is_counted_in_steps() -> None:
    told = [{"text": "move", "times": 2}]
    assert runs(["move", "move", "load", "drop", "drop"], 1) == {"runs": told, "left": 3}
    assert runs([], 6) == {"runs": [], "left": 0}
