"""What others did since the reader's last move: the pages' own function, run by Node."""

from __future__ import annotations

import json
from typing import Any

from node import run, source

ADA, BEN, CLEO = range(3)


def entry(version: int, seat: int, *keys: str, undo_to: int | None = None) -> dict[str, Any]:
    events = [{"key": key, "rule": "", "seat": seat, "params": {}} for key in keys]
    undone = {"undone": False, "undo_to": undo_to}
    return {"version": version, "seat": seat, "events": events, **undone}


def since(log: list[dict[str, Any]], tells: list[str]) -> list[tuple[str, int, int, int]]:
    lines = run(f"""
        import {{ sinceMine }} from {source("table/state/since.ts")};
        const lines = sinceMine({json.dumps(log)}, {ADA}, new Set({json.dumps(tells)}));
        console.log(JSON.stringify(lines.map((l) => [l.event.key, l.first, l.last, l.count])));
    """)
    return [tuple(line) for line in lines]


def test_a_turn_of_others_is_a_few_lines() -> None:
    log = [
        entry(1, BEN, "bids"),
        entry(2, ADA, "sold"),
        entry(3, BEN, "builds"),
        entry(4, BEN, "builds", "income"),
        entry(5, CLEO, "builds"),
        entry(6, CLEO, "bids"),
        entry(7, CLEO, "sold", "round"),
    ]
    lines = since(log, ["sold", "builds", "round"])
    # Ben's two builds are one line; each line knows the moves that it shows again.
    assert lines == [
        ("builds", 3, 4, 2),
        ("builds", 5, 5, 1),
        ("sold", 5, 7, 1),
        ("round", 5, 7, 1),
    ]


def test_before_ones_first_move_and_after_an_undo_there_is_nothing() -> None:
    assert since([entry(1, BEN, "sold")], ["sold"]) == []
    taken_back = {**entry(2, BEN, "sold"), "undone": True}
    log = [entry(1, ADA, "sold"), taken_back, entry(3, BEN, undo_to=1)]
    assert since(log, ["sold"]) == []
