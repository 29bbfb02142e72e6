"""The water lines of a map are painted from short pieces of the shore."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from node import run, source


def pieces(path: str, least: float) -> Any:
    return run(f"""
        import {{ pieces }} from {source("board/shore.ts")};
        console.log(JSON.stringify(pieces({json.dumps(path)}, {least})));
    """)


def test_a_shore_keeps_its_ends_and_loses_small_bends() -> None:
    assert pieces("M1 1l.1 .1 .9 .9 .01-.01 2-2z", 0.5) == [
        "M1.00 1.00L2.00 2.00L4.01 -0.01L1.00 1.00"
    ]


def test_a_long_shore_is_cut_into_pieces_that_hang_together() -> None:
    found = pieces("M0 0l" + "1 0 " * 150 + "M5 5l1 1z", 0)
    assert len(found) == 4
    for piece, following in pairwise(found[:3]):
        assert piece.split("L")[-1] == following[1:].split("L")[0]
    assert found[2].endswith("L150.00 0.00")
    assert found[3] == "M5.00 5.00L6.00 6.00L5.00 5.00"
