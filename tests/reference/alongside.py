"""The long form of the comparison: games of the engine with the reference beside it.

    python tests/reference/alongside.py --seconds 600 [--seed 12345] [--bots 0.4]

A difference prints the table, the record so far and what differs; the program then exits with 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from reference.german_railways import playing
from reference.german_railways.playing import Case, Played


def report(case: Case, played: Played) -> None:
    """All that is needed to see it again."""
    print(f"{case.players} players, {case.options}, seed {case.seed}, bots {case.bots}")
    print("\n".join(played.record))
    print("\n".join(f"  differs: {each}" for each in played.differences))


def main() -> None:
    parser = argparse.ArgumentParser(description="The engine beside a second implementation.")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    parser.add_argument("--bots", type=float, default=0.4, help="share of games between bots")
    given = parser.parse_args()
    print(f"seed {given.seed}")
    started, counts, ends = time.monotonic(), Counter[str](), Counter[str]()
    for case in playing.cases(given.seed, given.bots):
        played = playing.play(case)
        counts.update(
            games=1,
            actions=played.actions,
            refusals=played.refusals,
            dividends=played.paid,
            proofs=played.proved,
            different=bool(played.differences),
        )
        ends[played.ended_by or "cut"] += 1
        if played.differences:
            report(case, played)
        if time.monotonic() - started > given.seconds:
            break
    print(", ".join(f"{name} {count:,}" for name, count in counts.items()))
    print("ends: " + ", ".join(f"{rule} {count}" for rule, count in sorted(ends.items())))
    sys.exit(1 if counts["different"] else 0)


if __name__ == "__main__":
    main()
