"""What a seat, or chance, can do, in three forms: code, structured form, notation.

| notation | structured form |
|---|---|
| `end` | do |
| `income` | do |
| `transport green`, `transport green with ?` | do, company, die (transport or joker) |
| `return curve` | do, die |
| `roll h3 j1` | do, hidden, jokers |
| `lay curve at N r12c07 to E with ?` | do, die, end, square, to, jokers |
| `station red at S r26c09 with ? ?` | do, company, end, square, jokers |
| `start kiel`, `first 2`, `die straight` (chance) | do, place; do, seat; do, face |

A price is paid in full (RD-153): `with ? ?` says how many of the dice paid are jokers, the others
are hidden dice. The sides of `to` and the two ends of the line
are named N, E, S, W and N, S.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.railroad_dice.components import (
    COMPANY_IDS,
    DIE_TEXT,
    END_NAMES,
    FACE_NAMES,
    SIDE_NAMES,
    VARIANT_STARTS,
    square_name,
    square_number,
)

END: Final[i64] = 0
INCOME: Final[i64] = 1
TRANSPORT_SYMBOL: Final[i64] = 2  # + company
TRANSPORT_JOKER: Final[i64] = 7  # + company
RETURN: Final[i64] = 12  # + face
FIRST: Final[i64] = 16  # + seat
DIE: Final[i64] = 20  # + face
START: Final[i64] = 24  # + number of the variant start
ROLL: Final[i64] = 28  # + hidden * ROLL_SPAN + jokers
ROLL_SPAN: Final[i64] = 61
ROLL_STOP: Final[i64] = 3749
LAY: Final[i64] = 4_000  # + (((end * 1176 + square) * 4 + side) * 3 + face) * 3 + jokers paid
LAY_STOP: Final[i64] = 88_672  # a track costs two dice at most
BUILD: Final[i64] = 90_000  # + ((end * 1176 + square) * 5 + company) * 8 + jokers paid
BUILD_STOP: Final[i64] = 184_080  # a station costs seven dice at most


def lay_code(end: i64, square: i64, side: i64, face: i64, jokers: i64) -> i64:
    return LAY + (((end * 1176 + square) * 4 + side) * 3 + face) * 3 + jokers


def build_code(end: i64, square: i64, company: i64, jokers: i64) -> i64:
    return BUILD + ((end * 1176 + square) * 5 + company) * 8 + jokers


def is_code(action: i64) -> bool:
    """Whether the number means anything at all."""
    if action < LAY:
        return 0 <= action < ROLL_STOP
    return action < LAY_STOP or BUILD <= action < BUILD_STOP


def decode(action: int) -> Json:
    if not -(2**62) < action < 2**62 or not is_code(action):
        raise MalformedAction(f"no action has the code {action}")
    if action >= BUILD:
        return _decode_build(action - 90_000)
    if action >= LAY:
        return _decode_lay(action - 4_000)
    if action >= ROLL:
        return {"do": "roll", "hidden": (action - 28) // 61, "jokers": (action - 28) % 61}
    return _decode_small(action)


def _decode_small(action: int) -> Json:
    if action == END:
        return {"do": "end"}
    if action == INCOME:
        return {"do": "income"}
    if action < TRANSPORT_JOKER:
        return {"do": "transport", "company": COMPANY_IDS[action - 2], "die": "transport"}
    if action < RETURN:
        return {"do": "transport", "company": COMPANY_IDS[action - 7], "die": "joker"}
    if action < FIRST:
        return {"do": "return", "die": DIE_TEXT[action - 12]}
    if action < DIE:
        return {"do": "first", "seat": action - 16}
    if action < START:
        return {"do": "die", "face": DIE_TEXT[action - 20]}
    return {"do": "start", "place": VARIANT_STARTS[action - 24]}


def _decode_lay(rest: int) -> Json:
    rest, jokers = divmod(rest, 3)
    rest, face = divmod(rest, 3)
    rest, side = divmod(rest, 4)
    end, square = divmod(rest, 1176)
    return {
        "do": "lay",
        "die": DIE_TEXT[face],
        "end": END_NAMES[end],
        "square": square_name(square),
        "to": SIDE_NAMES[side],
        "jokers": jokers,
    }


def _decode_build(rest: int) -> Json:
    rest, jokers = divmod(rest, 8)
    rest, company = divmod(rest, 5)
    end, square = divmod(rest, 1176)
    return {
        "do": "station",
        "company": COMPANY_IDS[company],
        "end": END_NAMES[end],
        "square": square_name(square),
        "jokers": jokers,
    }


def encode(given: Json) -> int:
    if not isinstance(given, dict):
        raise MalformedAction('expected an object such as {"do": "income"}')
    match given.get("do"):
        case "end":
            return 0
        case "income":
            return 1
        case "transport":
            die = _one_of(given, "die", ("transport", "joker"), "transport")
            return (2, 7)[die] + _one_of(given, "company", COMPANY_IDS)
        case "return":
            return 12 + _one_of(given, "die", DIE_TEXT)
        case "roll":
            return 28 + _number(given, "hidden", 60) * 61 + _number(given, "jokers", 60)
        case "first":
            return 16 + _number(given, "seat", 3)
        case "die":
            return 20 + _one_of(given, "face", DIE_TEXT)
        case "start":
            return 24 + _one_of(given, "place", VARIANT_STARTS)
        case "lay":
            return _encode_lay(given)
        case "station":
            return _encode_build(given)
    raise MalformedAction(
        '"do" must be one of end, income, transport, return, roll, lay, station, first, die, start'
    )


def _encode_lay(given: Json) -> int:
    face = _one_of(given, "die", DIE_TEXT[:3])
    end = _one_of(given, "end", END_NAMES)
    side = _one_of(given, "to", SIDE_NAMES)
    return int(lay_code(end, _square(given), side, face, _number(given, "jokers", 2)))


def _encode_build(given: Json) -> int:
    company = _one_of(given, "company", COMPANY_IDS)
    end = _one_of(given, "end", END_NAMES)
    return int(build_code(end, _square(given), company, _number(given, "jokers", 7)))


def _one_of(given: Json, key: str, known: tuple[str, ...], default: str = "") -> int:
    value = given.get(key, default)
    if not isinstance(value, str) or value not in known:
        raise MalformedAction(f'"{key}" must be one of {", ".join(known)}')
    return known.index(value)


def _number(given: Json, key: str, most: int) -> int:
    value = given.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise MalformedAction(f'"{key}" must be a whole number from 0 to {most}')
    return value


def _square(given: Json) -> int:
    value = given.get("square")
    number = square_number(value) if isinstance(value, str) else -1
    if number < 0:
        raise MalformedAction('"square" must be a square such as r12c07, from r00c00 to r41c27')
    return number


def notation(action: int) -> str:
    form = decode(action)
    match form["do"]:
        case "transport":
            with_joker = " with ?" if form["die"] == "joker" else ""
            return f"transport {form['company']}{with_joker}"
        case "return":
            return f"return {_face_text(form['die'])}"
        case "roll":
            return f"roll h{form['hidden']} j{form['jokers']}"
        case "first":
            return f"first {form['seat']}"
        case "die":
            return f"die {_face_text(form['face'])}"
        case "start":
            return f"start {form['place']}"
        case "lay":
            what = f"lay {_face_text(form['die'])} at {form['end']} {form['square']}"
            return f"{what} to {form['to']}{_payment_text(form)}"
        case "station":
            what = f"station {form['company']} at {form['end']} {form['square']}"
            return f"{what}{_payment_text(form)}"
    word: str = form["do"]
    return word


def _face_text(die: str) -> str:
    return FACE_NAMES[DIE_TEXT.index(die)]


def _payment_text(form: Json) -> str:
    return " with" + " ?" * form["jokers"] if form["jokers"] else ""


EXPECTED: Final = (
    "expected end, income, transport COMPANY [with ?], return DIE, roll hN jN, "
    "lay DIE at END SQUARE to SIDE [with ?], station COMPANY at END SQUARE [with ? ?]"
)


def read(text: str) -> int:
    words = text.split()
    if not words or len(words) > 20:
        raise MalformedAction(EXPECTED)
    form = _form(words)
    if form is None:
        raise MalformedAction(EXPECTED)
    return encode(form)


def _form(words: list[str]) -> Json | None:
    match words:
        case ["end" | "income" as verb]:
            return {"do": verb}
        case ["transport", company]:
            return {"do": "transport", "company": company, "die": "transport"}
        case ["transport", company, "with", "?"]:
            return {"do": "transport", "company": company, "die": "joker"}
        case ["return", die]:
            return {"do": "return", "die": _die(die)}
        case ["roll", hidden, jokers] if hidden[0] == "h" and jokers[0] == "j":
            return {"do": "roll", "hidden": _count(hidden[1:]), "jokers": _count(jokers[1:])}
        case ["first", seat]:
            return {"do": "first", "seat": _count(seat)}
        case ["die", face]:
            return {"do": "die", "face": _die(face)}
        case ["start", place]:
            return {"do": "start", "place": place}
        case ["lay", die, "at", end, square, "to", side, *paid]:
            form = {"do": "lay", "die": _die(die), "end": end, "square": square, "to": side}
            return form | _read_payment(paid)
        case ["station", company, "at", end, square, *paid]:
            form = {"do": "station", "company": company, "end": end, "square": square}
            return form | _read_payment(paid)
    return None


def _die(text: str) -> str:
    return "joker" if text == "?" else text if text != "joker" else ""


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 2:
        raise MalformedAction(f"{text!r} is not a number of one or two digits")
    return int(text)


def _read_payment(words: list[str]) -> Json:
    jokers = words[1:]
    if words and (words[0] != "with" or not jokers or set(jokers) != {"?"}):
        raise MalformedAction("jokers in a payment are written: with ? ?")
    return {"jokers": len(jokers)}
