"""What a seat, or chance, can do: code, structured form, notation.

| code | structured form | notation |
|---|---|---|
| 0 | {"do": "pass"} | pass |
| 1 | {"do": "done"} | done |
| 2, 3 | {"do": "vote", "answer": "yes" or "no"} | vote yes, vote no |
| 4 | {"do": "propose"} | propose end |
| 8 + company | {"do": "auction", "company": "PO"} | auction PO |
| 16 + seat | {"do": "draw", "seat": 2} | draw 2 |
| 24 + seat | {"do": "banker", "seat": 1} | banker 1 |
| 64 + company * 1024 + place | {"do": "build", "company": "BHE", "hex": "E5"} | build BHE E5 |
| 8256 + thalers | {"do": "bid", "amount": 7} | bid 7 |
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.german_railways.components import CODES, COMPANIES, Facts

PASS: Final[i64] = 0
DONE: Final[i64] = 1
YES: Final[i64] = 2
NO: Final[i64] = 3
PROPOSE: Final[i64] = 4
AUCTION: Final[i64] = 8
DRAW: Final[i64] = 16
NAME_BANKER: Final[i64] = 24
BUILD: Final[i64] = 64
SPAN: Final[i64] = 1024  # codes for the places of one company
BID: Final[i64] = 8256  # BUILD + 8 * SPAN
MOST_BID: Final[i64] = 9999  # far above the cash that a game can bring
LAST: Final = 18255  # BID + MOST_BID
SEATS: Final = 5

EXPECTED: Final = (
    "expected one of: bid 7, pass, auction PO, build BHE E5, done, propose end, "
    "vote yes, vote no, draw 2, banker 1"
)
WORDS: Final = {"pass": 0, "done": 1, "vote yes": 2, "vote no": 3, "propose end": 4}
TEXTS: Final = ("pass", "done", "vote yes", "vote no", "propose end")


def is_action(facts: Facts, action: i64) -> bool:
    """Tell whether a code means anything on this board."""
    if action < 0 or action > LAST:
        return False
    if action >= BID or action <= PROPOSE:
        return True
    if action >= BUILD:
        return (action - BUILD) % SPAN < facts.places
    if action >= NAME_BANKER:
        return action < NAME_BANKER + SEATS
    if action >= DRAW:
        return action < DRAW + SEATS
    return AUCTION <= action < AUCTION + COMPANIES


def require(facts: Facts, action: int) -> None:
    if not 0 <= action <= LAST or not is_action(facts, action):
        raise MalformedAction(f"the code {action} is no action of this game")


def company_of(action: i64) -> i64:
    """Give the company of a build or an auction."""
    return (action - BUILD) // SPAN if action >= BUILD else action - AUCTION


def place_of(action: i64) -> i64:
    return (action - BUILD) % SPAN


def build_code(company: i64, place: i64) -> i64:
    return BUILD + company * SPAN + place


def decode(facts: Facts, action: int) -> Json:
    require(facts, action)
    if action >= BID:
        return {"do": "bid", "amount": int(action - BID)}
    if action >= BUILD:
        place = facts.ids[place_of(action)]
        return {"do": "build", "company": CODES[company_of(action)], "hex": place}
    if action >= NAME_BANKER:
        return {"do": "banker", "seat": int(action - NAME_BANKER)}
    if action >= DRAW:
        return {"do": "draw", "seat": int(action - DRAW)}
    if action >= AUCTION:
        return {"do": "auction", "company": CODES[company_of(action)]}
    if action in (YES, NO):
        return {"do": "vote", "answer": "yes" if action == YES else "no"}
    return {"do": TEXTS[action].split()[0]}


def encode(facts: Facts, structured: Any) -> int:
    if not isinstance(structured, dict):
        raise MalformedAction("expected an object with the field 'do'")
    match structured.get("do"):
        case "bid":
            return int(BID) + _number(structured, "amount", MOST_BID)
        case "build":
            company, place = _company(structured), _place(facts, structured.get("hex"))
            return int(build_code(company, place))
        case "auction":
            return int(AUCTION) + _company(structured)
        case "draw":
            return int(DRAW) + _number(structured, "seat", SEATS - 1)
        case "banker":
            return int(NAME_BANKER) + _number(structured, "seat", SEATS - 1)
        case "vote" if structured.get("answer") in ("yes", "no"):
            return int(YES) if structured["answer"] == "yes" else int(NO)
        case "pass" | "done":
            return WORDS[structured["do"]]
        case "propose":
            return int(PROPOSE)
    raise MalformedAction(EXPECTED)


def _number(structured: Json, key: str, most: int) -> int:
    value = structured.get(key)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most:
        return value
    raise MalformedAction(f"{key}: expected a whole number from 0 to {most}")


def _company(structured: Json) -> int:
    code = structured.get("company")
    if isinstance(code, str) and code in CODES:
        return CODES.index(code)
    raise MalformedAction(f"company: expected one of {', '.join(CODES)}")


def _place(facts: Facts, name: object) -> int:
    if isinstance(name, str) and name in facts.number:
        return facts.number[name]
    raise MalformedAction("hex: expected the id of a hex of this board, such as " + facts.ids[0])


def notation(facts: Facts, action: int) -> str:
    return text_of(decode(facts, action))


def text_of(form: Json) -> str:
    """Give the notation of an action whose structured form is at hand."""
    if form["do"] == "propose":
        return TEXTS[PROPOSE]
    return " ".join(str(value) for value in form.values())


def read(facts: Facts, text: str) -> int:
    words = text.split()
    plain = " ".join(words)
    if plain in WORDS:
        return WORDS[plain]
    match words:
        case ["bid", amount]:
            return encode(facts, {"do": "bid", "amount": _digits(amount)})
        case ["auction", company]:
            return encode(facts, {"do": "auction", "company": company})
        case ["build", company, place]:
            return encode(facts, {"do": "build", "company": company, "hex": place})
        case ["draw" | "banker" as do, seat]:
            return encode(facts, {"do": do, "seat": _digits(seat)})
    raise MalformedAction(EXPECTED)


def _digits(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 9:
        return int(text)
    raise MalformedAction(f"{text[:20]!r} is not a whole number")
