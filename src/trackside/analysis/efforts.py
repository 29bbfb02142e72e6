"""How much work an analysis is, and which game it is about."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from trackside.core.record import Record


@dataclass(frozen=True)
class Effort:
    """What bounds the work.

    playouts   from every position on the curve; 0: as the table stands
    turns      of each seat that are looked at, those after which its chance fell most
    worlds     tables on which what was done is compared with what the bot would have done
    confirmed  so many times as many for the few that may be key moments
    levels     who is asked, the first of these that the game has and that can say why
    """

    name: str
    playouts: int
    turns: int
    worlds: int
    confirmed: int
    levels: tuple[str, ...]


QUICK = Effort("quick", 2, 5, 8, 2, ("hard", "expert", "normal"))
FULL = Effort("full", 8, 40, 16, 4, ("expert", "hard", "normal"))
EFFORTS = {effort.name: effort for effort in (QUICK, FULL)}


def record_hash(record: Record) -> str:
    """Of what the rules need: the same game under other names is the same game."""
    facts = {key: record.headers.get(key, "") for key in ("Game", "Rules", "Board", "Options")}
    facts["Board-Data"] = record.headers.get("Board-Data", "")
    facts["Position"] = record.headers.get("Position", "")
    facts["Seats"] = str(len(record.headers.get("Players", "").split(",")))
    lines = [f"{line.seat} {line.text}" for line in record.lines]
    text = json.dumps([facts, lines], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
