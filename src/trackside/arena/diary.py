"""What was played so far of a match, so that one that was interrupted can go on."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from trackside import __version__
from trackside.arena.matches import Match, Score
from trackside.core.errors import BadOption


class Diary:
    """What was played so far, one line per game, so that an interrupted match can go on."""

    def __init__(self, file: Path | None, match: Match) -> None:
        self.file = file
        board = match.set_up.load_board()
        self.head: dict[str, Any] = {
            "trackside": __version__,
            "game": match.set_up.slug,
            "bots": list(match.bots),
            "seed": match.seed,
            "options": dict(match.set_up.options),
            "board": board.digest if board else "",
            "limits": [match.limits.start, match.limits.answer],
        }
        self.done: dict[int, Score] = {}
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self._read(file)
        self._write(file)

    def _read(self, file: Path) -> None:
        try:
            first, *lines = file.read_text("utf-8").splitlines()
            head = json.loads(first)
        except (OSError, ValueError) as error:
            raise BadOption(f"{file} is no diary of a match: {error}") from error
        if head != self.head:
            raise BadOption(f"{file} belongs to another match: {first[:500]}")
        for line in lines:
            one = read_score(line, len(self.head["bots"]))
            if one is not None:
                self.done[one.number] = one

    def _write(self, file: Path) -> None:
        """Write all of it, so that a line that was cut off does not spoil the next one."""
        rows = [self.head, *(asdict(one) for one in self.done.values())]
        fresh = file.with_name(file.name + ".new")
        try:
            fresh.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
            fresh.replace(file)
        except OSError as error:
            raise BadOption(f"the diary cannot be written: {error}") from error

    def add(self, one: Score) -> None:
        self.done[one.number] = one
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(one)) + "\n")


def read_score(line: str, bots: int) -> Score | None:
    """Read a line of a diary; None if it is broken, and that game is played again."""
    try:
        data = json.loads(line)
        places, lost = tuple(map(int, data["places"])), int(data["lost"])
        one = Score(int(data["number"]), places, str(data["error"]), lost)
    except (ValueError, TypeError, KeyError):
        return None
    return one if len(one.places) == bots or one.error else None
