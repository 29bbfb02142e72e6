"""Mines puzzles from games of bots, and chooses those that the package brings along.

    python -m tools.puzzles mine GAME --seconds 600 [--seed 1] [--out build/puzzles]
    python -m tools.puzzles pick GAME --count 36 [--heap 99] [--out build/puzzles]

`mine` goes on where it stopped: it writes a line for each puzzle, and how many games it has
searched; `--themes link,end` looks for these alone, `--dispute 8` at positions in which levels
choose differently. `pick` takes the clearest of every theme and difficulty, no more than three of
a game, and writes `puzzles/puzzles.jsonl` in the game's folder; what lies there already stays if
the rules are the same, but for more than `--heap` of one theme and difficulty. They are written by
id, so that one day's theme is not the next one's.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from tools.puzzles.mining import Care, Mine, is_chance
from trackside import games
from trackside.bots.base import late_after
from trackside.content.puzzles.shelf import difficulty_of, themes_of
from trackside.content.puzzles.weigh import kind_of, smoothed, split
from trackside.core.contract import Json

ROOT = Path(__file__).parents[2]
PER_GAME = 3  # puzzles of one game that was played
LEAST = 0.04  # margin
EASY_SHARE = 0.34  # of what every level finds


def mine(args: argparse.Namespace) -> None:
    """Game after game until the time is over."""
    late = late_after(args.seconds)
    folder: Path = args.out
    folder.mkdir(parents=True, exist_ok=True)
    done = folder / f"{args.game}.{args.seed}.done"
    number = int(done.read_text("utf-8")) if done.exists() else 0
    care = Care(**{name: getattr(args, name) for name in CARE if getattr(args, name) is not None})
    digger = Mine(args.game, args.seed, themes_of(args.game), care)
    while not late():
        for found in digger.dig(number, late):
            with (folder / f"{args.game}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n")
            print(told(found), flush=True)
        if not late():
            number += 1
            done.write_text(str(number), "utf-8")
            print(
                f"{args.game}: {number} games, {digger.looked} positions looked at, "
                f"{digger.promising} promising",
                flush=True,
            )


CARE = tuple(field.name for field in fields(Care))


def told(found: Json) -> str:
    """One puzzle in a line."""
    why = [each["message"] for each in found["why"]["why"]]
    return (
        f"  {found['id']} {found['theme']} {found['margin']:.2f} {found['found']} "
        f"{found['right'][:3]} of {len(found['chances'])} {why}"
    )


def read(file: Path) -> list[Json]:
    """All lines, each puzzle once."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return list({row["id"]: row for row in map(json.loads, lines)}.values())


def pick(args: argparse.Namespace) -> None:
    """The clearest of each theme and difficulty in turn."""
    rules = games.get(args.game).meta.rules_version
    target = ROOT / "src/trackside/games" / games.folder(args.game) / "puzzles" / "puzzles.jsonl"
    kept = [row for row in read(target) if row["position"]["rules"] == rules]
    kept = [themed(args.game, row) for row in kept]
    mined = [row for row in read(args.out / f"{args.game}.jsonl") if fit(args.game, row)]
    known = {row["id"] for row in kept}
    heaps = clearest([*kept, *(row for row in mined if row["id"] not in known)], args.heap)
    kept = [row for row in heaps if row["id"] in known]
    mined = [row for row in heaps if row["id"] not in known]
    chosen = list(itertools.islice(in_turn(kept, mined, args.count), args.count))
    target.parent.mkdir(exist_ok=True)
    chosen.sort(key=lambda row: row["id"])
    lines = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in chosen]
    target.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    kinds = Counter((row["theme"], difficulty_of(row["found"])) for row in chosen)
    print(args.game, len(chosen), dict(sorted(kinds.items())))


def themed(slug: str, row: Json) -> Json:
    """With the theme that its right choice has now."""
    state = games.get(slug).load(row["position"])
    theme = themes_of(slug).get(state.decode(state.read(row["right"][0]))["do"])
    return {**row, "theme": theme} if theme and row["theme"] not in ("end", "block") else row


def clearest(rows: list[Json], most: int) -> list[Json]:
    """At most so many of each theme and difficulty."""
    kinds: Counter[tuple[str, int]] = Counter()
    found = []
    for row in sorted(rows, key=lambda row: (-row["margin"], row["id"])):
        kind = (row["theme"], difficulty_of(row["found"]))
        kinds[kind] += 1
        if kinds[kind] <= most:
            found.append(row)
    return found


def fit(slug: str, row: Json) -> bool:
    """Whether it would still be taken; what was mined before something changed may not be."""
    row["why"]["why"] = [each for each in row["why"]["why"] if not is_chance(each)]
    state = games.get(slug).load(row["position"])
    chances = {state.read(text): chance for text, chance in row["chances"].items()}
    kinds = {code: kind_of(state, code) for code in chances}
    heaps = split(smoothed(chances, kinds), kinds)
    theme = themes_of(slug).get(state.decode(heaps.right[0])["do"])
    row |= themed(slug, row)
    same = state.notation(heaps.right[0]) in row["right"]
    return same and heaps.margin >= LEAST and bool(theme and row["why"]["why"])


def in_turn(kept: list[Json], mined: list[Json], count: int) -> Iterator[Json]:
    """What is kept first; then theme by theme and difficulty by difficulty."""
    heaps: dict[tuple[str, int], list[Json]] = defaultdict(list)
    known = {row["id"] for row in kept}
    of_game = Counter((row["from"]["seed"], row["from"]["game"]) for row in kept)
    for row in sorted(mined, key=lambda row: (-row["margin"], row["id"])):
        if row["id"] not in known:
            heaps[row["theme"], difficulty_of(row["found"])].append(row)
    yield from kept
    easy = sum(difficulty_of(row["found"]) == 1 for row in kept)
    while any(heaps.values()):
        for (_, hard), heap in sorted(heaps.items()):
            if not heap or (hard == 1 and easy >= EASY_SHARE * count and _others(heaps)):
                continue
            row = heap.pop(0)
            game = (row["from"]["seed"], row["from"]["game"])
            if of_game[game] < PER_GAME:
                of_game[game] += 1
                easy += hard == 1
                yield row


def _others(heaps: dict[tuple[str, int], list[Json]]) -> bool:
    return any(heap for (_, hard), heap in heaps.items() if hard > 1)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("mine", "pick"))
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=36)
    parser.add_argument("--heap", type=int, default=99)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "puzzles")
    for name in CARE:
        parser.add_argument(f"--{name}", type=type(getattr(Care(), name)))
    args = parser.parse_args()
    mine(args) if args.what == "mine" else pick(args)


if __name__ == "__main__":
    main()
