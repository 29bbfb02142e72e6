"""The contract kit: what every game must hold, shown on random games.

`examine` plays a game with random actions and asks each check at chosen positions. A broken
promise raises `Broken` with the name of the check, and leaves a record to replay.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from trackside.core.contract import CHANCE, NOBODY, Game, Json, State
from trackside.core.errors import (
    BadOption,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    Refusal,
    TracksideError,
)
from trackside.core.hashing import state_hash
from trackside.core.options import Option, OptionValue
from trackside.core.record import read_record
from trackside.core.runner import Replay, Runner
from trackside.learn import rewards

FAILURES = Path("build") / "failures"
COMMON = {"game", "players", "phase", "round", "to_act", "ask", "seats", "board", "result"}
OFFER = {"code", "do", "text", "at", "cost", "reveals"}
KEY = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)*$")
SELDOM = 10
NONSENSE_AT = (5, 24)  # actions, at which positions are loaded with nonsense in them
ENOUGH = 9  # secret actions, after which an imagined table must have differed from the real one
BESIDE_THE_POINT = ("to_act", "ask", "phase")  # may change without an event of their own


class Broken(AssertionError):
    """A promise of the contract that this game does not keep."""


@dataclass
class Case:
    """A game to examine, how it is set up, and how much time it may take."""

    game: Game
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: int = 0
    actions: int = 600  # a longer game is cut here
    positions: int = 30  # at which all checks are asked
    seconds: float = 4.0  # of the processor; then only the cheap checks are asked, and not always
    nonsense: bool = True  # also try to load and read nonsense, which takes its time


@dataclass
class Table:
    """The position under examination, and what the checks need beside it."""

    case: Case
    state: State
    rng: Random
    known: set[int]  # codes met so far: good material for illegal tries

    @property
    def seats(self) -> range:
        return range(self.case.players)

    def odd_codes(self, count: int = 12) -> list[int]:
        """Codes that may mean something: legal elsewhere, next to legal ones, or noise."""
        pool = sorted(self.known)
        near = [self.rng.choice(pool) + self.rng.choice((-2, -1, 1, 2)) for _ in range(count)]
        noise = [-1, 0, 2**31 - 1, self.rng.randrange(10), self.rng.randrange(100_000)]
        return [*self.rng.sample(pool, min(count, len(pool))), *near, *noise]

    def some(self, codes: list[int], count: int = 8) -> list[int]:
        return codes if len(codes) <= count else sorted(self.rng.sample(codes, count))


def hold(promise: bool, message: str) -> None:
    if not promise:
        raise Broken(message)


# Whose turn it is


def check_turns(table: Table) -> None:
    """Somebody can act until the end, and nobody after it."""
    state, acting = table.state, table.state.to_act()
    hold((state.result() is None) == bool(acting), "to_act is empty exactly when there is a result")
    hold(acting in ((CHANCE,), ()) or set(acting) <= set(table.seats), f"odd to_act {acting}")
    hold(list(acting) == sorted(set(acting)), f"to_act {acting} is not sorted")
    for seat in (CHANCE, *table.seats):
        codes = state.legal(seat)
        hold(codes == sorted(set(codes)), f"legal({seat}) is not sorted")
        hold(bool(codes) == (seat in acting), f"seat {seat} has {len(codes)} legal actions")


def check_chance(table: Table) -> None:
    """Chance has the outcomes that it lists, with whole-number weights."""
    if table.state.to_act() != (CHANCE,):
        return
    outcomes = table.state.chance()
    hold([code for code, _ in outcomes] == table.state.legal(CHANCE), "chance() is not legal()")
    for code, weight in outcomes:
        hold(type(weight) is int and weight > 0, f"outcome {code} has weight {weight!r}")


# Legal, refused, applied


def check_agreement(table: Table) -> None:
    """legal, refuse and apply agree, on legal codes, on other codes, and on every seat."""
    before = state_hash(table.state)
    odd = table.odd_codes()
    for seat in (CHANCE, *table.seats, table.case.players):
        legal = set(table.state.legal(seat)) if seat < table.case.players else set()
        for code in [*table.some(sorted(legal)), *odd]:
            asked = answer(table.state, "refuse", seat, code)
            check_answer(table, seat, code, asked, code in legal)
            copy = table.state.clone()
            tried = answer(copy, "apply", seat, code)
            hold(asked == tried, f"seat {seat}, {code}: refuse says {asked}, apply says {tried}")
            if tried is not None:
                hold(state_hash(copy) == before, f"a refused apply of {code} changed the state")
    hold(state_hash(table.state) == before, "refuse changed the state")


def answer(state: State, method: str, *given: int) -> Any:
    """None if allowed, else the kind of error and the refusal."""
    try:
        refusal = getattr(state, method)(*given)
    except IllegalAction as error:
        kind = type(error) if type(error) in (NotYourTurn, GameOver) else IllegalAction
        return kind.__name__, error.refusal.json()
    except MalformedAction:
        return ("MalformedAction",)
    return ("IllegalAction", refusal.json()) if isinstance(refusal, Refusal) else None


def check_answer(table: Table, seat: int, code: int, asked: Any, listed: bool) -> None:
    hold((asked is None) == listed, f"seat {seat}, {code}: listed {listed}, refuse says {asked}")
    if asked is None:
        return
    kind, wanted = asked[0], expected(table.state, seat, code)
    hold(kind == wanted, f"seat {seat}, {code}: {kind}, expected {wanted}")
    if kind != "MalformedAction":
        check_refusal(table, kind, asked[1])


def expected(state: State, seat: int, code: int) -> str:
    """The one order of checks, in every game: over, turn, malformed, illegal."""
    if not state.to_act():
        return "GameOver"
    if seat not in state.to_act():
        return "NotYourTurn"
    return "IllegalAction" if answer(state, "decode", code) is None else "MalformedAction"


def check_refusal(table: Table, kind: str, refusal: Json) -> None:
    hold(bool(KEY.match(refusal["key"])), f"refusal key {refusal['key']!r} is not kebab-case")
    hold(is_plain(refusal), f"refusal {refusal} is not plain JSON")
    check_rule(table, refusal["rule"] if kind == "IllegalAction" else "")


def check_rule(table: Table, rule: str) -> None:
    prefix = table.case.game.meta.prefix
    hold(rule == "" or rule.startswith(f"{prefix}-"), f"{rule!r} is not a rule of {prefix}")


# Copies and texts


def check_clone(table: Table) -> None:
    """A clone equals the original, and neither feels what happens to the other."""
    state, before = table.state, state_hash(table.state)
    copy = state.clone()
    hold(state_hash(copy) == before, "the clone differs from the original")
    for _ in range(12):
        pairs = [(seat, code) for seat in copy.to_act() for code in copy.legal(seat)]
        if not pairs:
            break
        try:
            copy.apply(*table.rng.choice(pairs))
        except TracksideError:
            break  # somebody else's fault: check_agreement finds it
        hold(state_hash(state) == before, "an action on the clone changed the original")


def check_dump(table: Table) -> None:
    """A dump is plain JSON and brings back the same position."""
    state, dump = table.state, table.state.dump()
    hold(is_plain(dump), "the dump is not plain JSON")
    hold({"game", "rules", "board", "players", "options"} <= set(dump), "the dump lacks its head")
    loaded = table.case.game.load(json.loads(json.dumps(dump)))
    hold(loaded.dump() == dump, "load(dump()) dumps differently")
    hold(loaded.to_act() == state.to_act(), "load(dump()) has somebody else to act")
    for seat in (CHANCE, *table.seats):
        hold(loaded.legal(seat) == state.legal(seat), f"load(dump()) changes legal({seat})")
    for seat in table.seats:
        hold(loaded.view(seat) == state.view(seat), f"load(dump()) changes view({seat})")
    check_same_future(table, state.clone(), loaded)


def check_same_future(table: Table, one: State, other: State) -> None:
    for _ in range(6):
        pairs = [(seat, code) for seat in one.to_act() for code in one.legal(seat)]
        if not pairs:
            return
        seat, code = table.rng.choice(pairs)
        hold(one.legal(seat) == other.legal(seat), "the same actions lead to other legal actions")
        try:
            one.apply(seat, code)
        except TracksideError:
            return  # somebody else's fault: check_agreement finds it
        other.apply(seat, code)
        hold(
            state_hash(one) == state_hash(other), f"{code} has two outcomes: hidden luck or memory"
        )


BROKEN: tuple[Any, ...] = (None, "x", -7, 10**30, [], {}, [[None]], {"x": []}, True, 1.5)


def check_nonsense(table: Table) -> None:
    """Nonsense is refused by name; nothing crashes."""
    for what, broken in broken_copies(table.state.dump()):
        gently(table.case.game.load, broken, what)
    for text in ("", "x", "?", "1 2 3 4 5 6 7 8 9", "pass pass", "bid -1", "bid 9" + "9" * 30, "é"):
        gently(table.state.read, text)
    for given in ({}, {"do": 5}, {"do": "x"}, {"do": None}, {"x": "do"}):
        gently(table.state.encode, given)
    for code in table.some(all_legal(table.state), 4):
        for what, form in broken_copies(table.state.decode(code)):
            gently(table.state.encode, form, what)
        *words, last = table.state.notation(code).split()
        for text in (" ".join(words), " ".join([*words, "x"]), " ".join([*words, last, "x"])):
            gently(table.state.read, text)


def broken_copies(whole: Json) -> Iterator[tuple[str, Json]]:
    """The same with one entry removed, or replaced by nonsense."""
    text = json.dumps(whole)
    for key in whole:
        yield f"without {key}", {k: v for k, v in json.loads(text).items() if k != key}
        for broken in BROKEN:
            yield f"{key}={broken!r}", {**json.loads(text), key: broken}


def gently(call: Callable[[Any], object], given: object, what: str = "") -> None:
    """A TracksideError or success; anything else is a crash."""
    try:
        call(given)
    except TracksideError:
        return
    except Exception as error:
        what = f"{call.__name__} of {what or repr(given)}"
        raise Broken(f"{what} raised {type(error).__name__}: {error}") from error


def check_forms(table: Table) -> None:
    """Code, structured form and notation turn into each other without loss."""
    state = table.state
    for code in [*all_legal(state), *table.some(sorted(table.known), 30)]:
        form, text = state.decode(code), state.notation(code)
        hold(is_plain(form) and isinstance(form.get("do"), str), f"decode({code}) gives {form}")
        hold(state.encode(form) == code, f"encode(decode({code})) gives {state.encode(form)}")
        hold(text == " ".join(text.split()) and text != "?", f"notation {text!r} is not tidy")
        hold(not set(text) & set(";[\n"), f"notation {text!r} would break a record")
        hold(state.read(text) == code, f"read({text!r}) gives {state.read(text)}, not {code}")


def check_codes(table: Table) -> None:
    """All codes lie between 0 and `codes`, which is the same for every position of the table."""
    span = table.state.codes()
    hold(
        span == table.case.game.new(table.case.players, table.case.options).codes(), "codes() moves"
    )
    for code in all_legal(table.state):
        hold(0 <= code < span, f"code {code} is not below codes(), {span}")
    for code in (-1, span):
        gone = answer(table.state, "decode", code)
        hold(gone == ("MalformedAction",), f"decode({code}) beyond codes() is no MalformedAction")


def all_legal(state: State) -> list[int]:
    return sorted({code for seat in state.to_act() for code in state.legal(seat)})


# What can be seen


def check_views(table: Table) -> None:
    """Views and offers are plain, complete, and belong to the reader."""
    state, before = table.state, state_hash(table.state)
    result = state.result()
    for seat in (None, *table.seats):
        view = state.view(seat)
        hold(set(view) >= COMMON, f"view({seat}) lacks {sorted(COMMON - set(view))}")
        hold(is_plain(view), f"view({seat}) is not plain JSON")
        hold(view == state.view(seat), f"view({seat}) differs when asked twice")
        hold(view["to_act"] == list(state.to_act()), f"view({seat}) names others to act")
        hold(view["phase"] == state.phase_name(), f"view({seat}) names another phase")
        hold(view["round"] == state.round_number(), f"view({seat}) is of another round")
        hold(len(view["seats"]) == table.case.players, f"view({seat}) has not all seats")
        hold(view["result"] == (result.json() if result else None), f"view({seat}) tells no result")
        text = json.dumps(view)
        spoil(view)
        hold(json.dumps(state.view(seat)) == text, f"view({seat}) lends out its insides")
    spoil(state.dump())
    for seat in table.seats:
        state.legal(seat).clear()
        spoil({"offers": state.offers(seat)})
        check_offers(state, seat)
    hold(state_hash(state) == before, "looking changed the state")


def check_offers(state: State, seat: int) -> None:
    offers = state.offers(seat)
    hold([o["code"] for o in offers] == state.legal(seat), f"offers({seat}) are not legal({seat})")
    hold(is_plain({"offers": offers}), f"offers({seat}) are not plain JSON")
    for offer in offers:
        code = offer["code"]
        hold(set(offer) >= OFFER, f"offer {code} lacks {sorted(OFFER - set(offer))}")
        hold(offer["do"] == state.decode(code), f"offer {code} has another structured form")
        hold(offer == state.offer(seat, code), f"offer({seat}, {code}) is not the one of offers")
        hold(offer["text"] == state.notation(code), f"offer {code} has another notation")
        hold(type(offer["reveals"]) is bool, f"offer {code}: reveals is not a bool")
        hold(offer["reveals"] == state.reveals(seat, code), f"offer {code}: reveals is another")


def check_features(table: Table) -> None:
    """A row of whole numbers for programs that learn, as long as its layout says."""
    layout, before = table.state.layout(), state_hash(table.state)
    first = table.case.game.new(table.case.players, table.case.options).layout()
    hold(layout == first, "layout() is not the same for every position of the table")
    names = [name for name, _ in layout]
    hold(len(set(names)) == len(names), f"layout() names a block twice: {names}")
    length = sum(numbers for _, numbers in layout)
    for seat in table.seats:
        row = list(table.state.features(seat))
        hold(len(row) == length, f"features({seat}) has {len(row)} numbers, layout() {length}")
        hold(all(type(number) is int for number in row), f"features({seat}) are not whole numbers")
    hold(state_hash(table.state) == before, "features changed the state")


def check_reveals(table: Table) -> None:
    """What makes chance act cannot be taken back for free."""
    for seat in table.seats:
        for offer in table.state.offers(seat):
            if offer["reveals"] or table.rng.random() < 0.5:
                continue
            copy = table.state.clone()
            copy.apply(seat, offer["code"])
            drawn = copy.to_act() == (CHANCE,)
            hold(not drawn, f"'{offer['text']}' makes chance act; its offer must say reveals")


def spoil(data: Any) -> None:
    """Empties everything that the reader got; the game must not care."""
    for inner in list(data.values()) if isinstance(data, dict) else list(data):
        if isinstance(inner, dict | list):
            spoil(inner)
    data.clear()


def is_plain(data: Any) -> bool:
    """Would survive a trip through JSON unchanged."""
    if isinstance(data, dict):
        return all(type(key) is str for key in data) and all(map(is_plain, data.values()))
    if type(data) is list:
        return all(map(is_plain, data))
    return data is None or type(data) in (str, int, bool, float)


# What must stay hidden


def check_imagined(table: Table) -> None:
    """An imagined table fits what the seat knows, and the seat cannot tell it from the real one."""
    before = state_hash(table.state)
    for seat in table.seats:
        other = table.state.imagine(seat, Random(table.rng.random()))
        hold(state_hash(table.state) == before, "imagine changed the state")
        other.check()
        check_same_to(table, seat, table.state, other, "imagined")
        check_same_steps(table, seat, other)
        load_imagined(table, other)


def load_imagined(table: Table, other: State) -> None:
    hold(table.case.game.load(other.dump()).dump() == other.dump(), "an imagined table must load")


def check_same_to(table: Table, seat: int, one: State, other: State, what: str) -> None:
    """Two tables that differ only in what the seat does not know."""
    hold(one.to_act() == other.to_act(), f"{what}: somebody else is to act")
    for eyes in (seat, None):
        difference = differs(one.view(eyes), other.view(eyes))
        hold(not difference, f"{what}: view({eyes}) shows seat {seat} a secret at {difference}")
    hold(one.legal(seat) == other.legal(seat), f"{what}: legal({seat}) gives a secret away")
    hold(one.offers(seat) == other.offers(seat), f"{what}: offers({seat}) give a secret away")
    rows = list(one.features(seat)), list(other.features(seat))
    hold(rows[0] == rows[1], f"{what}: features({seat}) give a secret away")
    for code in table.odd_codes(6):
        answers = answer(one, "refuse", seat, code), answer(other, "refuse", seat, code)
        hold(answers[0] == answers[1], f"{what}: refuse({seat}, {code}) tells a secret: {answers}")


def check_same_steps(table: Table, seat: int, other: State) -> None:
    """An own action that reveals nothing looks the same at both tables."""
    quiet = [offer["code"] for offer in table.state.offers(seat) if not offer["reveals"]]
    for code in table.some(quiet, 3):
        here, there = table.state.clone(), other.clone()
        told = [[e.seen_by(seat) for e in t.play(seat, code)] for t in (here, there)]
        hold(told[0] == told[1], f"events of {code} tell seat {seat} a secret without reveals")
        difference = differs(here.view(seat), there.view(seat))
        hold(not difference, f"after {code} seat {seat} sees {difference} without reveals")


def check_secret_actions(table: Table) -> None:
    """Who may not know of an action cannot tell it from another secret one."""
    for actor in table.state.to_act():
        for one, other in secret_pairs(table, actor):
            to = table.state.secret(actor, one) or ()
            here, there = table.state.clone(), table.state.clone()
            events = here.play(actor, one), there.play(actor, other)
            for seat in [None, *(seat for seat in table.seats if seat not in to)]:
                told = [[event.seen_by(seat) for event in each] for each in events]
                hold(told[0] == told[1], f"events tell {seat} which secret action it was: {told}")
                if seat is not None:
                    check_same_to(table, seat, here, there, f"secret {one} or {other}")


def secret_pairs(table: Table, actor: int) -> Iterator[tuple[int, int]]:
    codes = table.some(table.state.legal(actor), 6)
    for one, other in pairwise(codes):
        to = table.state.secret(actor, one)
        if to is not None and to == table.state.secret(actor, other):
            yield one, other


def differs(one: Any, other: Any, path: str = "") -> str:
    """The first place where two values differ; empty if they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        return next(d for key in one if (d := differs(one[key], other[key], f"{path}/{key}")))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other))
        return next(d for i, (a, b) in pairs if (d := differs(a, b, f"{path}/{i}")))
    return f"{path or '/'}: {one!r} or {other!r}"


# What happened


def check_events(table: Table) -> None:
    """play does what apply does, and tells whoever sees a change."""
    for actor in table.state.to_act():
        for code in table.some(table.state.legal(actor), 3):
            quiet, told = table.state.clone(), table.state.clone()
            quiet.apply(actor, code)
            events = told.play(actor, code)
            hold(state_hash(quiet) == state_hash(told), f"play and apply of {code} differ")
            for event in events:
                check_event(table, event.key, event.rule, event.seat, event.to)
                hold(is_plain(event.seen_by(None)), f"event {event.key} is not plain JSON")
            for seat in (None, *table.seats):
                seen = rest(table.state.view(seat)) != rest(told.view(seat))
                hold(bool(events) or not seen, f"{code} changes view({seat}) without an event")


def check_event(table: Table, key: str, rule: str, seat: int, to: tuple[int, ...]) -> None:
    hold(bool(KEY.match(key)), f"event key {key!r} is not kebab-case")
    hold(seat in (CHANCE, NOBODY, *table.seats), f"event {key} has seat {seat}")
    hold(set(to) <= set(table.seats), f"event {key} is told to {to}")
    check_rule(table, rule)


def rest(view: Json) -> Json:
    return {key: value for key, value in view.items() if key not in BESIDE_THE_POINT}


def check_result(table: Table) -> None:
    """Every seat has a place and a score; equal places are ties."""
    result = table.state.result()
    if result is None:
        return
    hold(len(result.places) == table.case.players, "not every seat has a place")
    hold(len(result.scores) == table.case.players, "not every seat has a score")
    for place in result.places:
        better = sum(other < place for other in result.places)
        shared_last = place == table.case.players  # all who lost, in a game without a winner
        hold(place == better + 1 or shared_last, f"places {result.places} are no ranking with ties")
    hold(bool(KEY.match(result.reason)), f"end reason {result.reason!r} is not kebab-case")
    check_rule(table, result.rule)


def check_scores(table: Table) -> None:
    """A game that tells its scores tells those that each seat sees of itself."""
    told, seen = rewards.scores(table.state), rewards.scores_seen(table.state)
    hold(told == seen, f"scores() gives {told}, where seats see {seen}")


def check_invariants(table: Table) -> None:
    """Money, pieces and cards, as the game itself counts them."""
    try:
        table.state.check()
    except AssertionError as error:
        raise Broken(f"check() says: {error}") from error


CHEAP = (check_turns, check_invariants, check_chance, check_result)
DEAR = (
    check_clone,
    check_agreement,
    check_forms,
    check_dump,
    check_views,
    check_features,
    check_reveals,
    check_imagined,
    check_secret_actions,
    check_events,
    check_codes,
    check_scores,
)


def examine(case: Case) -> Runner:
    """Plays one random game and asks all checks; raises Broken."""
    check_set_up(case)
    runner = Runner(case.game, case.players, case.options, seed=str(case.seed))
    rng = Random(case.seed)
    table = Table(case, runner.state, rng, set())
    try:
        different = walk(table, runner)
        knows_all = len(different) >= ENOUGH and not any(different)
        hold(not knows_all, "[check_imagined] every imagined table is the real one")
        check_record(case, runner)
    except Broken as error:
        raise Broken(f"{error}\n{keep(case, runner)}") from error
    return runner


def walk(table: Table, runner: Runner) -> list[bool]:
    """Plays; tells, for each secret action, whether an imagined table then differs."""
    case, rng, started = table.case, table.rng, process_time()
    dear_at = {*range(8), *NONSENSE_AT} | {
        8 + i * case.actions // case.positions for i in range(case.positions)
    }
    different: list[bool] = []
    for step in range(case.actions):
        in_time = process_time() - started < case.seconds
        acting = table.state.to_act()
        table.known.update(all_legal(table.state))
        if in_time or not acting or step % SELDOM == 0:
            ask(CHEAP, table)
        if in_time and (step in dear_at or not acting):
            ask(DEAR, table)
            if case.nonsense and step in NONSENSE_AT:
                ask((check_nonsense,), table)
        if not acting:
            break
        different += move(table, runner, rng.choice(acting))
    return different


def ask(checks: tuple[Callable[[Table], None], ...], table: Table) -> None:
    for check in checks:
        try:
            check(table)
        except Broken as error:
            raise Broken(f"[{check.__name__}] {error}") from error
        except Exception as error:
            text = f"[{check.__name__}] {type(error).__name__}: {error}"
            raise Broken(text) from error


def move(table: Table, runner: Runner, seat: int) -> list[bool]:
    """One action; if it was secret: does a stranger's imagined table differ from the real one?"""
    if seat == CHANCE:
        code = runner.next_chance()
        assert code is not None, "chance is to act"
        runner.draws += 1
    else:
        code = table.rng.choice(table.state.legal(seat))
    to = table.state.secret(seat, code)
    runner.act(seat, code)
    stranger = next((s for s in table.seats if to is not None and s not in to), None)
    if stranger is None or not table.state.to_act():
        return []
    imagined = table.state.imagine(stranger, Random(table.rng.random()))
    return [state_hash(imagined) != state_hash(table.state)]


def check_set_up(case: Case) -> None:
    """Wrong options and player counts are refused by name."""
    meta = case.game.meta
    wrong: list[Callable[[], object]] = [
        lambda: case.game.new(meta.least_players - 1),
        lambda: case.game.new(meta.most_players + 1),
        lambda: case.game.new(case.players, {"no-such-option": True}),
        *(lambda o=o: case.game.new(case.players, {o.key: "no such value"}) for o in meta.options),
    ]
    for call in wrong:
        try:
            call()
        except (BadOption, TracksideError):
            continue
        raise Broken("[check_set_up] a wrong option or player count is accepted")


def check_record(case: Case, runner: Runner) -> None:
    """The record survives its text form and replays to the same position."""
    runner.reveal_seed()
    text = runner.record.write()
    record = read_record(text)
    hold(record.write() == text, "[check_record] the record changes on its way through text")
    replay = Replay(case.game, record)
    try:
        replay.steps(check_luck=True)
    except TracksideError as error:
        raise Broken(f"[check_record] the record does not replay: {error}") from error
    hold(state_hash(replay.state) == runner.hash(), "[check_record] it replays to another position")


def keep(case: Case, runner: Runner) -> str:
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"{case.game.meta.slug}-{case.players}-{case.seed}.txt"
    runner.reveal_seed()
    file.write_text(runner.record.write(), "utf-8")
    return f"to see it: trackside replay {file} (after {len(runner.record.lines)} actions)"


def flipped(option: Option) -> list[OptionValue]:
    """Values other than the default that are worth a game."""
    match option.kind:
        case "flag":
            return [not option.default]
        case "number":
            return [n for n in dict.fromkeys((option.least, option.most)) if n != option.default]
        case _:
            return [choice for choice in option.choices if choice != option.default]
