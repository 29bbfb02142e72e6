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

from typing import Any, Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.railroad_dice.components import (
    COMPANIES,
    COMPANY_IDS,
    DIE_TEXT,
    END_NAMES,
    FACE_NAMES,
    SIDE_NAMES,
    SIDES,
    SQUARES,
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
ROLL: Final[i64] = 28  # see roll_code
ROLL_STOP: Final[i64] = 3749
LAY: Final[i64] = 4_000  # see lay_code
LAY_STOP: Final[i64] = 88_672
BUILD: Final[i64] = 90_000  # see build_code
BUILD_STOP: Final[i64] = 184_080

ROLL_SPAN: Final[i64] = 61  # up to 60 jokers
LAY_JOKERS: Final[i64] = 3  # a track costs two dice at most
LAY_FACES: Final[i64] = 3  # straight, curve, joker
BUILD_JOKERS: Final[i64] = 8  # a station costs seven dice at most
PER_SIDE: Final[i64] = 9  # codes of one way to lay a track: LAY_FACES * LAY_JOKERS
PER_TRACK_SQUARE: Final[i64] = 36  # codes of one square: four sides
PER_STATION_SQUARE: Final[i64] = 40  # COMPANIES * BUILD_JOKERS


def roll_code(hidden: i64, jokers: i64) -> i64:
    """So many hidden dice and so many jokers are rolled."""
    return ROLL + hidden * ROLL_SPAN + jokers


def roll_hidden(action: i64) -> i64:
    """Give the hidden dice of a roll."""
    return (action - ROLL) // ROLL_SPAN


def roll_jokers(action: i64) -> i64:
    """Give the jokers of a roll."""
    return (action - ROLL) % ROLL_SPAN


def lay_code(end: i64, square: i64, side: i64, face: i64, jokers: i64) -> i64:
    """Encode a die of that face on the square, open to the side, with so many jokers in the
    payment."""
    way = (end * SQUARES + square) * SIDES + side
    return LAY + (way * LAY_FACES + face) * LAY_JOKERS + jokers


def lay_end(action: i64) -> i64:
    """Give the end that a track is laid at."""
    return (action - LAY) // PER_TRACK_SQUARE // SQUARES


def lay_square(action: i64) -> i64:
    """Give the square of a track."""
    return (action - LAY) // PER_TRACK_SQUARE % SQUARES


def lay_side(action: i64) -> i64:
    """Give the side that a track opens."""
    return lay_way(action) % 4


def lay_face(action: i64) -> i64:
    """Give the face of a track's die."""
    return (action - LAY) // LAY_JOKERS % LAY_FACES


def lay_jokers(action: i64) -> i64:
    """Count the jokers that pay for a track."""
    return (action - LAY) % LAY_JOKERS


def lay_way(action: i64) -> i64:
    """Give the end, square and side of a track as one number, whatever the die and the payment."""
    return (action - LAY) // PER_SIDE


def build_code(end: i64, square: i64, company: i64, jokers: i64) -> i64:
    """Encode a station of the company on the square, with so many jokers in the payment."""
    return BUILD + ((end * SQUARES + square) * COMPANIES + company) * BUILD_JOKERS + jokers


def build_end(action: i64) -> i64:
    """Give the end that a station is built at."""
    return (action - BUILD) // PER_STATION_SQUARE // SQUARES


def build_square(action: i64) -> i64:
    """Give the square of a station."""
    return (action - BUILD) // PER_STATION_SQUARE % SQUARES


def build_company(action: i64) -> i64:
    """Give the company of a station."""
    return build_place(action) % COMPANIES


def build_jokers(action: i64) -> i64:
    """Count the jokers that pay for a station."""
    return (action - BUILD) % BUILD_JOKERS


def build_place(action: i64) -> i64:
    """Give the end, square and company of a station as one number, whatever the payment."""
    return (action - BUILD) // BUILD_JOKERS


def is_code(action: i64) -> bool:
    """Tell whether the number means anything at all."""
    if action < LAY:
        return 0 <= action < ROLL_STOP
    return action < LAY_STOP or BUILD <= action < BUILD_STOP


def is_roll(action: i64) -> bool:
    return ROLL <= action < ROLL_STOP


def decode(action: int) -> Json:
    """Turn a code into its structured form; raises MalformedAction."""
    if not -(2**62) < action < 2**62 or not is_code(action):
        raise MalformedAction(f"no action has the code {action}")
    if action >= BUILD:
        return _decode_build(action)
    if action >= LAY:
        return _decode_lay(action)
    if action >= ROLL:
        hidden, jokers = int(roll_hidden(action)), int(roll_jokers(action))
        return {"do": "roll", "hidden": hidden, "jokers": jokers}
    return _decode_small(action)


def _decode_small(action: i64) -> Json:
    if action == END:
        return {"do": "end"}
    if action == INCOME:
        return {"do": "income"}
    if action < TRANSPORT_JOKER:
        company = COMPANY_IDS[action - TRANSPORT_SYMBOL]
        return {"do": "transport", "company": company, "die": "transport"}
    if action < RETURN:
        company = COMPANY_IDS[action - TRANSPORT_JOKER]
        return {"do": "transport", "company": company, "die": "joker"}
    if action < FIRST:
        return {"do": "return", "die": DIE_TEXT[action - RETURN]}
    if action < DIE:
        return {"do": "first", "seat": int(action - FIRST)}
    if action < START:
        return {"do": "die", "face": DIE_TEXT[action - DIE]}
    return {"do": "start", "place": VARIANT_STARTS[action - START]}


def _decode_lay(action: i64) -> Json:
    return {
        "do": "lay",
        "die": DIE_TEXT[lay_face(action)],
        "end": END_NAMES[lay_end(action)],
        "square": square_name(lay_square(action)),
        "to": SIDE_NAMES[lay_side(action)],
        "jokers": int(lay_jokers(action)),
    }


def _decode_build(action: i64) -> Json:
    return {
        "do": "station",
        "company": COMPANY_IDS[build_company(action)],
        "end": END_NAMES[build_end(action)],
        "square": square_name(build_square(action)),
        "jokers": int(build_jokers(action)),
    }


def encode(given: Any) -> int:
    """Turn a structured form into its code; raises MalformedAction and says what was expected."""
    if not isinstance(given, dict):
        raise MalformedAction('expected an object such as {"do": "income"}')
    match given.get("do"):
        case "end":
            return int(END)
        case "income":
            return int(INCOME)
        case "transport":
            die = _one_of(given, "die", ("transport", "joker"), "transport")
            first = TRANSPORT_JOKER if die else TRANSPORT_SYMBOL
            return int(first) + _one_of(given, "company", COMPANY_IDS)
        case "return":
            return int(RETURN) + _one_of(given, "die", DIE_TEXT)
        case "roll":
            return int(roll_code(_number(given, "hidden", 60), _number(given, "jokers", 60)))
        case "first":
            return int(FIRST) + _number(given, "seat", 3)
        case "die":
            return int(DIE) + _one_of(given, "face", DIE_TEXT)
        case "start":
            return int(START) + _one_of(given, "place", VARIANT_STARTS)
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
    """Turn a code into its notation; raises MalformedAction."""
    return text_of(decode(action))


def text_of(form: Json) -> str:
    """Give the notation of an action whose structured form is at hand."""
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
    """Turn a notation into its code; raises MalformedAction and says what was expected."""
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
