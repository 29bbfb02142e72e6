"""What a seat, or chance, can do: code, structured form, notation.

| code | structured form | notation |
|---|---|---|
| 0 | {"do": "done"} | done |
| 1 + seat | {"do": "begin", "seat": 1} | begin 1 |
| 8 + hex | {"do": "lay", "hex": "D4"} | lay D4 |
"""

from __future__ import annotations

from typing import Any, Final

from ridge_lines.components import PLAYERS, Facts
from trackside.core.contract import Json
from trackside.core.errors import MalformedAction

DONE: Final = 0
BEGIN: Final = 1
LAY: Final = 8
EXPECTED: Final = "expected one of: lay D4, done, begin 1"


def codes(facts: Facts) -> int:
    return LAY + facts.hexes


def require(facts: Facts, action: int) -> None:
    """Raises MalformedAction for a code that means nothing on this board."""
    if not (0 <= action < BEGIN + PLAYERS or LAY <= action < codes(facts)):
        raise MalformedAction(f"{action} is no action of Ridge Lines")


def decode(facts: Facts, action: int) -> Json:
    require(facts, action)
    if action >= LAY:
        return {"do": "lay", "hex": facts.ids[action - LAY]}
    return {"do": "begin", "seat": action - BEGIN} if action >= BEGIN else {"do": "done"}


def encode(facts: Facts, structured: Any) -> int:
    match structured:
        case {"do": "done", **rest} if not rest:
            return DONE
        case {"do": "begin", "seat": int(seat), **rest} if not rest and _is_seat(seat):
            return BEGIN + seat
        case {"do": "lay", "hex": str(name), **rest} if not rest:
            return LAY + _hex(facts, name)
    raise MalformedAction('expected {"do": "lay", "hex": "D4"} or {"do": "done"}')


def notation(facts: Facts, action: int) -> str:
    return " ".join(str(value) for value in decode(facts, action).values())


def read(facts: Facts, text: str) -> int:
    match text.split():
        case ["done"]:
            return DONE
        case ["begin", "0" | "1" as seat]:
            return BEGIN + int(seat)
        case ["lay", name]:
            return LAY + _hex(facts, name)
    raise MalformedAction(EXPECTED)


def _is_seat(seat: int) -> bool:
    return type(seat) is int and 0 <= seat < PLAYERS


def _hex(facts: Facts, name: str) -> int:
    if name not in facts.number:
        raise MalformedAction(f"there is no hex {name!r} on this board")
    return facts.number[name]
