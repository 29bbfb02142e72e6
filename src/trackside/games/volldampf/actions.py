"""What a seat, or chance, can do: code, structured form, notation.

A block of codes belongs to each verb; the order of the blocks is the order of `legal`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.volldampf.components import GOODS, KINDS, Facts

NO: Final = 0
PLAY_ALLES_NEU: Final = 1
PLAY_SABOTAGE: Final = 2
PLAY_SUBVENTION: Final = 3
PASS: Final = 4
GIVE_UP: Final = 5
DELIVER: Final = 6
ZUSATZFRACHT: Final = 7
FIRST: Final = 8  # + seat, chance: the start player
TAKE: Final = 16  # + group
DRAW_FROM: Final = 24  # + seat
PUT: Final = 32  # + group * 6 + route colour
DROP: Final = 72  # + route colour
ROUTE_CARD: Final = 80  # + route colour, chance
GOOD: Final = 88  # + goods colour, chance
CARD: Final = 96  # + kind, chance
GOODS_CARD: Final = 104  # + card, chance
PLACE: Final = 168  # + city
MOVE: Final = 232  # + link
LAY: Final = 360  # + link
GELEGENHEIT: Final = 488  # + route colour * 128 + link
DECLARE: Final = 1256  # + city * 4 + goods colour
DECLARE_FAST: Final = 1512  # + city * 4 + goods colour
NEUE_PLANUNG: Final = 1768  # + city * 4 + goods colour
TAKE_LOAN: Final = 2024  # + value
MAKE_BID: Final = 2536  # + marks
CODES: Final = 4584

CITY_SLOTS: Final = 64
LINK_SLOTS: Final = 128
MOST_LOAN: Final = 511
MOST_BID: Final = 2047  # above any cash that a game can bring

# verb: first code, then name and size of each parameter
VERBS: Final[dict[str, tuple[int, tuple[tuple[str, int], ...]]]] = {
    "no": (NO, ()),
    "alles-neu": (PLAY_ALLES_NEU, ()),
    "sabotage": (PLAY_SABOTAGE, ()),
    "subvention": (PLAY_SUBVENTION, ()),
    "pass": (PASS, ()),
    "give-up": (GIVE_UP, ()),
    "deliver": (DELIVER, ()),
    "zusatzfracht": (ZUSATZFRACHT, ()),
    "start": (FIRST, (("seat", 6),)),
    "take": (TAKE, (("group", 6),)),
    "draw-from": (DRAW_FROM, (("seat", 6),)),
    "put": (PUT, (("group", 6), ("route", 6))),
    "drop": (DROP, (("route", 6),)),
    "route-card": (ROUTE_CARD, (("route", 6),)),
    "good": (GOOD, (("colour", 4),)),
    "card": (CARD, (("kind", 7),)),
    "goods-card": (GOODS_CARD, (("card", 64),)),
    "place": (PLACE, (("city", CITY_SLOTS),)),
    "move": (MOVE, (("link", LINK_SLOTS),)),
    "build": (LAY, (("link", LINK_SLOTS),)),
    "gelegenheit": (GELEGENHEIT, (("route", 6), ("link", LINK_SLOTS))),
    "declare": (DECLARE, (("city", CITY_SLOTS), ("colour", 4))),
    "declare-fast": (DECLARE_FAST, (("city", CITY_SLOTS), ("colour", 4))),
    "neue-planung": (NEUE_PLANUNG, (("city", CITY_SLOTS), ("colour", 4))),
    "loan": (TAKE_LOAN, (("value", MOST_LOAN + 1),)),
    "bid": (MAKE_BID, (("amount", MOST_BID + 1),)),
}
STARTS: Final = sorted((base, verb) for verb, (base, _) in VERBS.items())
CHANCE_VERBS: Final = ("start", "route-card", "good", "card", "goods-card")


def verb_of(code: int) -> str:
    """Give the verb whose block a code lies in; the code may still be in a gap behind it."""
    found = ""
    for base, verb in STARTS:
        if base <= code:
            found = verb
    return found


def keeps_pieces(code: i64) -> bool:
    """Tell whether tracks, cards and the bag stay as they are: a bid, a loan, a step of a good, a
    word. A card that a step plays, and what follows when a part of the round is done, count
    apart."""
    if code >= MOVE:
        return code >= TAKE_LOAN or code < LAY or DECLARE <= code < DECLARE_FAST
    return code in (NO, PASS, GIVE_UP)


def means_something(facts: Facts, players: i64, code: i64) -> bool:
    """Tell whether `decode` would read it, without words: no gap, no city or link beyond this
    board."""
    if code >= TAKE_LOAN:
        return code < CODES
    if code >= DECLARE:
        return (code - DECLARE) % 256 < facts.cities * 4
    if code >= MOVE:
        return (code - MOVE) % LINK_SLOTS < facts.links
    if code >= PLACE:
        return code - PLACE < facts.cities
    if code < FIRST:
        return code >= 0
    return _is_small_code(facts, players, code)


def _is_small_code(facts: Facts, players: i64, code: i64) -> bool:
    if code >= GOODS_CARD:
        return code - GOODS_CARD < len(facts.card_ids)
    if code >= DROP:
        size: i64 = 6
        if code >= CARD:
            size = 7
        elif code >= GOOD:
            size = 4
        return code % 8 < size
    if code >= PUT:
        return code - PUT < players * 6
    return code % 8 < players


def names_of(facts: Facts, parameter: str) -> list[str]:
    """Give the words of a parameter in order of their numbers; [] for plain numbers."""
    match parameter:
        case "city":
            return facts.city_ids
        case "link":
            return facts.link_ids
        case "route":
            return facts.route_ids
        case "card":
            return facts.card_ids
        case "colour":
            return list(GOODS)
        case "kind":
            return list(KINDS)
        case _:
            return []


def decode(facts: Facts, players: int, code: int) -> Json:
    if not 0 <= code < CODES:
        raise MalformedAction(f"{code} is no action; codes run from 0 to {CODES - 1}")
    verb = verb_of(code)
    base, parameters = VERBS[verb]
    rest = code - base
    values: Json = {}
    for name, size in reversed(parameters):
        values[name] = _value_of(facts, players, name, rest % size, code)
        rest //= size
    if rest:
        raise MalformedAction(f"{code} is no action")
    return {"do": verb, **{name: values[name] for name, _ in parameters}}


def _value_of(facts: Facts, players: int, name: str, number: int, code: int) -> int | str:
    names = names_of(facts, name)
    if names:
        if number >= len(names):
            raise MalformedAction(f"{code} is no action: this board has no such {name}")
        return names[number]
    if name in ("seat", "group") and number >= players:
        raise MalformedAction(f"{code} is no action: there is no such {name}")
    return number + 1 if name == "group" else number


def encode(facts: Facts, players: int, structured: Any) -> int:
    verb = structured.get("do") if isinstance(structured, dict) else None
    if not isinstance(verb, str) or verb not in VERBS:
        raise MalformedAction(f"unknown action; known: {', '.join(VERBS)}")
    base, parameters = VERBS[verb]
    wanted = {"do", *(name for name, _ in parameters)}
    if set(structured) != wanted:
        raise MalformedAction(f"{verb} takes exactly: {', '.join(sorted(wanted))}")
    code = 0
    for name, size in parameters:
        code = code * size + _number_of(facts, players, name, size, structured[name])
    return base + code


def _number_of(facts: Facts, players: int, name: str, size: int, value: object) -> int:
    names = names_of(facts, name)
    if names:
        if not isinstance(value, str) or value not in names:
            raise MalformedAction(f"{name}: expected one of {', '.join(names)}")
        return names.index(value)
    most = players - 1 if name in ("seat", "group") else size - 1
    first = 1 if name == "group" else 0
    if type(value) is not int or not first <= value <= most + first:
        raise MalformedAction(f"{name}: expected a whole number from {first} to {most + first}")
    return value - first


def notation(facts: Facts, players: int, code: int) -> str:
    return text_of(decode(facts, players, code))


def text_of(form: Json) -> str:
    """Give the notation of an action whose structured form is at hand."""
    return " ".join(str(value) for value in form.values())


def read(facts: Facts, players: int, text: str) -> int:
    words = text.split()
    if not words or words[0] not in VERBS:
        raise MalformedAction(f"expected one of {', '.join(VERBS)}")
    _, parameters = VERBS[words[0]]
    if len(words) != len(parameters) + 1:
        names = " ".join(name.upper() for name, _ in parameters)
        raise MalformedAction(f"expected: {words[0]} {names}".strip())
    structured: Json = {"do": words[0]}
    for (name, _), word in zip(parameters, words[1:]):
        plain = not names_of(facts, name) and word.isascii() and word.isdecimal() and len(word) < 9
        structured[name] = int(word) if plain else word
    return encode(facts, players, structured)
