"""The log folds into turns, and replay steps by them."""

from __future__ import annotations

import json
from typing import Any

from node import run, source

LOG = [
    {"version": 1, "events": ["build"]},
    {"version": 2, "events": ["turn"]},
    {"version": 3, "events": []},
    {"version": 4, "events": ["turn"], "undone": True},
    {"version": 5, "events": []},
    {"version": 6, "events": ["turn"]},
    {"version": 7, "events": []},
]


def in_the_pages(expression: str) -> Any:
    return run(f"""
        import {{ foldsOf, stepFrom, turnsEndedBy }} from {source("table/state/folds.ts")};
        const ends = (entry) => entry.events.includes("turn");
        const folds = foldsOf({json.dumps(LOG)}, {{ parts: turnsEndedBy(ends) }});
        console.log(JSON.stringify({expression}));
    """)


def test_a_turn_goes_up_to_the_entry_that_ends_it() -> None:
    """An end that was taken back ends nothing."""
    versions = "folds.map((fold) => fold.entries.map((entry) => entry.version))"
    assert in_the_pages(versions) == [[1, 2], [3, 4, 5, 6], [7]]


def test_what_belongs_to_no_turn_or_auction_stands_alone() -> None:
    alone = "foldsOf([{ version: 1 }, { version: 2 }], { parts: () => [null, null] }).length"
    assert in_the_pages(alone) == 2
    assert in_the_pages("foldsOf([{ version: 1 }, { version: 2 }], undefined).length") == 2


def test_an_auction_goes_up_to_the_sale() -> None:
    """A sale that was taken back sells nothing; what others do between auctions stands alone."""
    told = [["opens"], ["bids"], [], ["sold", "opens"], ["bids"], ["sold"], ["builds"], ["bids"]]
    log = [
        {"version": version, "events": [{"key": key} for key in keys], "undone": version == 6}
        for version, keys in enumerate(told, start=1)
    ]
    parts = run(f"""
        import {{ auctionsOf }} from {source("table/state/folds.ts")};
        const parts = auctionsOf(new Set(["opens", "bids"]), new Set(["sold"]));
        console.log(JSON.stringify(parts({json.dumps(log)})));
    """)
    assert parts == [0, 0, 0, 0, 1, 1, None, 1]


def test_replay_steps_from_turn_to_turn_and_to_both_ends() -> None:
    steps = "[0, 1, 2, 4, 6, 7].map((at) => stepFrom(at, true, folds, 7))"
    assert in_the_pages(steps) == [2, 2, 6, 6, 7, 7]
    steps = "[7, 6, 5, 2, 0].map((at) => stepFrom(at, false, folds, 7))"
    assert in_the_pages(steps) == [6, 2, 2, 0, 0]
