"""What a seat, or chance, can do: code, structured form, notation.

notation                   structured form
end                        {"do": "end"}                                   ends the turn
done                       {"do": "done"}                                  ends the operate phase
discard hand               {"do": "discard"}
turn                       {"do": "turn"}                                  turns the train round
cross [fee 1]              {"do": "cross", "fee": 1}                       the fee goes to seat 1
upgrade fast               {"do": "upgrade", "train": "fast"}
borrow 5                   {"do": "borrow", "amount": 5}
link xiamen-port           {"do": "link", "port": "xiamen-port"}
load silk                  {"do": "load", "load": "silk"}
drop silk                  {"do": "drop", "load": "silk"}
lose silk                  {"do": "lose", "load": "silk"}
take fish [fee 1]          {"do": "take", "load": "fish", "fee": 1}        from Taiwan
leave fish [fee 1]         {"do": "leave", "load": "fish", "fee": 1}       on Taiwan, without pay
deliver wood Fuzhou        {"do": "deliver", "load": "wood", "city": "fuzhou"}
  [card 17] [fee 1]          with "card" where two cards of the deck ask for it, "fee" on Taiwan
place r10c05               {"do": "place", "milepost": "r10c05"}
move r10c05                {"do": "move", "milepost": "r10c05"}
shelter r10c05             {"do": "shelter", "milepost": "r10c05"}         after a sand storm
build r12c07 r12c08        {"do": "build", "from": "r12c07", "to": "r12c08"}
draw 17 / draw E05         {"do": "draw", "card": "17"}                    chance
first 2                    {"do": "first", "seat": 2}                      chance
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.china_rails.components import AT_LOAD, MOST_PLAYERS, PAYEES, TRAINS, Facts

END: Final[i64] = 0
DONE: Final[i64] = 1
DISCARD: Final[i64] = 2
TURN: Final[i64] = 3
CROSS: Final[i64] = 4  # + payee
UPGRADE: Final[i64] = 12  # + train
BORROW: Final[i64] = 20  # + amount
BORROW_MOST: Final[i64] = 20
LINK: Final[i64] = 48  # + port
MOST_PORTS: Final[i64] = 16


class Move:
    """A decoded action: what is done, and its one or two numbers."""

    def __init__(self, verb: str, one: int = 0, two: int = 0) -> None:
        self.verb = verb
        self.one = one
        self.two = two


def unknown(code: int) -> MalformedAction:
    return MalformedAction(f"{code} is not the code of an action")


def is_code(facts: Facts, code: int) -> bool:
    """Tell whether the code means something; between the small ones there is room for more."""
    if not 0 <= code < facts.codes:
        return False
    n = i64(code)
    if n >= AT_LOAD or n < CROSS + PAYEES:
        return True
    if UPGRADE < n < UPGRADE + len(TRAINS) or BORROW < n <= BORROW + BORROW_MOST:
        return True
    return LINK <= n < LINK + len(facts.port_ids)


def decode_move(facts: Facts, code: int) -> Move:
    """Split a code into its verb and numbers; raise MalformedAction if it means nothing."""
    if isinstance(code, bool) or not 0 <= code < facts.codes:
        raise unknown(code)
    if code < AT_LOAD:
        return _small(facts, code)
    loads = len(facts.load_ids)
    if code < facts.at_drop:
        return Move("load", code - int(AT_LOAD))
    if code < facts.at_lose:
        return Move("drop", code - int(facts.at_drop))
    if code < facts.at_take:
        return Move("lose", code - int(facts.at_lose))
    if code < facts.at_leave:
        n = code - int(facts.at_take)
        return Move("take", n % loads, n // loads)
    if code < facts.at_deliver:
        n = code - int(facts.at_leave)
        return Move("leave", n % loads, n // loads)
    return _large(facts, code)


def _small(facts: Facts, code: int) -> Move:
    if code <= TURN:
        return Move(("end", "done", "discard", "turn")[code])
    if CROSS <= code < CROSS + PAYEES:
        return Move("cross", 0, code - int(CROSS))
    if UPGRADE < code < UPGRADE + len(TRAINS):
        return Move("upgrade", code - int(UPGRADE))
    if BORROW < code <= BORROW + BORROW_MOST:
        return Move("borrow", code - int(BORROW))
    if LINK <= code < LINK + len(facts.port_ids):
        return Move("link", code - int(LINK))
    raise unknown(code)


def _large(facts: Facts, code: int) -> Move:
    if code < facts.at_place:
        n = code - int(facts.at_deliver)
        demands = 3 * int(facts.cards)
        return Move("deliver", n % demands, n // demands)
    if code < facts.at_move:
        return Move("place", code - int(facts.at_place))
    if code < facts.at_shelter:
        return Move("move", code - int(facts.at_move))
    if code < facts.at_build:
        return Move("shelter", code - int(facts.at_shelter))
    if code < facts.at_draw:
        n = code - int(facts.at_build)
        return Move("build", n // 2, n % 2)
    if code < facts.at_first:
        return Move("draw", code - int(facts.at_draw))
    return Move("first", code - int(facts.at_first))


# Structured form


def decode(facts: Facts, code: int) -> Json:
    return form_of(facts, decode_move(facts, code))


def form_of(facts: Facts, move: Move) -> Json:
    """Give the structured form of a move."""
    form: Json = {"do": move.verb}
    match move.verb:
        case "upgrade":
            form["train"] = TRAINS[move.one]
        case "borrow":
            form["amount"] = move.one
        case "link":
            form["port"] = facts.port_ids[move.one]
        case "load" | "drop" | "lose" | "take" | "leave":
            form["load"] = facts.load_ids[move.one]
        case "deliver":
            form["load"] = facts.load_ids[facts.card_load[move.one]]
            form["city"] = facts.city_ids[facts.card_city[move.one]]
            if facts.card_twice[move.one]:
                form["card"] = facts.card_ids[move.one // 3]
        case "place" | "move" | "shelter":
            form["milepost"] = facts.ids[move.one]
        case "build":
            a, b = facts.ids[facts.edge_a[move.one]], facts.ids[facts.edge_b[move.one]]
            form["from"], form["to"] = (b, a) if move.two else (a, b)
        case "draw":
            form["card"] = card_name(facts, move.one)
        case "first":
            form["seat"] = move.one
    if move.two and move.verb in ("cross", "take", "leave", "deliver"):
        form["fee"] = move.two - 1
    return form


def card_name(facts: Facts, card: int) -> str:
    cards = int(facts.cards)
    return facts.card_ids[card] if card < cards else facts.event_ids[card - cards]


def encode(facts: Facts, form: Any) -> int:
    if not isinstance(form, dict):
        raise MalformedAction('expected an object such as {"do": "end"}')
    verb = form.get("do")
    match verb:
        case "end" | "done" | "discard" | "turn":
            return ("end", "done", "discard", "turn").index(verb)
        case "cross":
            return int(CROSS) + _payee(form)
        case "upgrade":
            return int(UPGRADE) + _word(form, "train", TRAINS[1:]) + 1
        case "borrow":
            return int(BORROW) + _number(form, "amount", 1, int(BORROW_MOST))
        case "link":
            return int(LINK) + _word(form, "port", tuple(facts.port_ids))
        case "load" | "drop" | "lose" | "take" | "leave":
            return _encode_load(facts, verb, form)
        case "deliver":
            return _encode_delivery(facts, form)
        case "place" | "move" | "shelter":
            base = {"place": facts.at_place, "move": facts.at_move, "shelter": facts.at_shelter}
            return int(base[verb]) + _milepost(facts, form, "milepost")
        case "build":
            return _encode_build(facts, form)
        case "draw":
            names = (*facts.card_ids, *facts.event_ids)
            return int(facts.at_draw) + _word(form, "card", names)
        case "first":
            return int(facts.at_first) + _number(form, "seat", 0, MOST_PLAYERS - 1)
    raise MalformedAction(f"{verb!r} is not an action of China Rails")


def _encode_load(facts: Facts, verb: str, form: Json) -> int:
    load = _word(form, "load", tuple(facts.load_ids))
    loads = len(facts.load_ids)
    match verb:
        case "load":
            return int(AT_LOAD) + load
        case "drop":
            return int(facts.at_drop) + load
        case "lose":
            return int(facts.at_lose) + load
        case "take":
            return int(facts.at_take) + _payee(form) * loads + load
    return int(facts.at_leave) + _payee(form) * loads + load


def _encode_delivery(facts: Facts, form: Json) -> int:
    load = _word(form, "load", tuple(facts.load_ids))
    city = _word(form, "city", tuple(facts.city_ids))
    card = form.get("card")
    for demand in range(3 * int(facts.cards)):
        asked = facts.card_load[demand] == load and facts.card_city[demand] == city
        if asked and (card is None or facts.card_ids[demand // 3] == str(card)):
            return int(facts.at_deliver) + _payee(form) * 3 * int(facts.cards) + demand
    names = f"{facts.load_ids[load]} in {facts.city_names[city]}"
    raise MalformedAction(f"no such demand card asks for {names}")


def _encode_build(facts: Facts, form: Json) -> int:
    a = _milepost(facts, form, "from")
    b = _milepost(facts, form, "to")
    edge = facts.edge_of.get(a * int(facts.size) + b)
    if edge is None:
        names = f"{facts.ids[a]} and {facts.ids[b]}"
        raise MalformedAction(f"{names} are not neighbours (CR-1)")
    return int(facts.at_build) + 2 * edge + (1 if a > b else 0)


def _word(form: Json, key: str, words: tuple[str, ...]) -> int:
    value = form.get(key)
    if isinstance(value, str) and value in words:
        return words.index(value)
    shown = ", ".join(words[:6]) + (", ..." if len(words) > 6 else "")
    raise MalformedAction(f"{key}: expected one of {shown}, not {value!r}")


def _milepost(facts: Facts, form: Json, key: str) -> int:
    value = form.get(key)
    if isinstance(value, str) and value in facts.index:
        return facts.index[value]
    raise MalformedAction(f"{key}: expected a milepost such as {facts.ids[0]}, not {value!r}")


def _number(form: Json, key: str, least: int, most: int) -> int:
    value = form.get(key)
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise MalformedAction(f"{key}: expected a number from {least} to {most}, not {value!r}")


def _payee(form: Json) -> int:
    return _number(form, "fee", 0, MOST_PLAYERS - 1) + 1 if "fee" in form else 0


# Notation


def notation(facts: Facts, code: int) -> str:
    move = decode_move(facts, code)
    return text_of(facts, move, form_of(facts, move))


def text_of(facts: Facts, move: Move, form: Json) -> str:
    """Give the notation of a move whose structured form is at hand."""
    if move.verb == "discard":
        return "discard hand"
    words = [move.verb]
    for key, value in form.items():
        if key in ("card", "fee") and move.verb != "draw":
            words.append(f"{key} {value}")
        elif key == "city":
            words.append(facts.city_names[facts.card_city[move.one]].replace(" ", "-"))
        elif key != "do":
            words.append(str(value))
    return " ".join(words)


FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "end": (),
    "done": (),
    "discard": ("hand",),
    "turn": (),
    "cross": (),
    "upgrade": ("train",),
    "borrow": ("amount",),
    "link": ("port",),
    "load": ("load",),
    "drop": ("load",),
    "lose": ("load",),
    "take": ("load",),
    "leave": ("load",),
    "deliver": ("load", "city"),
    "place": ("milepost",),
    "move": ("milepost",),
    "shelter": ("milepost",),
    "build": ("from", "to"),
    "draw": ("card",),
    "first": ("seat",),
}


def read(facts: Facts, text: str) -> int:
    words = text.split()
    if not words or words[0] not in FIELDS:
        raise MalformedAction(f"{text[:40]!r}: expected one of {', '.join(FIELDS)}")
    fields = FIELDS[words[0]]
    rest = words[1:]
    form: Json = {"do": words[0]}
    for key in fields:
        if not rest:
            raise MalformedAction(f"{words[0]}: expected a {key}")
        form[key] = _value(facts, key, rest.pop(0))
    if form.pop("hand", "hand") != "hand":
        raise MalformedAction("only the whole hand is discarded: discard hand (CR-37)")
    while len(rest) >= 2 and rest[0] in ("card", "fee"):
        form[rest[0]] = _value(facts, rest[0], rest[1])
        del rest[:2]
    if rest:
        raise MalformedAction(f"{words[0]}: did not expect {' '.join(rest)[:40]!r}")
    return encode(facts, form)


def _value(facts: Facts, key: str, word: str) -> object:
    if key in ("amount", "seat", "fee"):
        return int(word) if word.isdecimal() and len(word) < 6 else word
    if key == "city":
        return _city_id(facts, word)
    if key in ("load", "train", "port"):
        return word.lower()
    return word


def _city_id(facts: Facts, word: str) -> str:
    wanted = word.lower()
    for city, name in enumerate(facts.city_names):
        if wanted in (facts.city_ids[city], name.lower().replace(" ", "-")):
            return facts.city_ids[city]
    return word
