"""`trackside referee`: JSON lines in, JSON lines out; docs/referee.md is the manual."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from typing import IO, Any

import click

from trackside import __version__, games, messages
from trackside.arena.tables import (
    KINDS,
    MOST_TABLES,
    BadRequest,
    Table,
    UnknownState,
    new_table,
)
from trackside.bots import levels
from trackside.core.contract import CHANCE, Event, Json
from trackside.core.errors import GameOver, IllegalAction
from trackside.core.hashing import state_hash
from trackside.core.players import Observer

LONGEST_LINE = 1_000_000  # bytes; a longer one is answered with an error and thrown away


class Referee:
    """Answers requests, one at a time. Whatever comes in, an answer goes out."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.made = 0
        self.commands: dict[str, Callable[[Json], Json]] = {
            "hello": self.hello,
            "new": self.new,
            "load": self.load,
            "clone": self.clone,
            "imagine": self.imagine,
            "drop": self.drop,
            "legal": self.legal,
            "offers": self.offers,
            "refuse": self.refuse,
            "apply": self.apply,
            "chance": self.chance,
            "auto": self.auto,
            "bot": self.bot,
            "view": self.view,
            "dump": self.dump,
            "result": self.result,
            "record": self.record,
        }

    def answer(self, line: bytes) -> Json:
        """One line in, one object out."""
        try:
            request = json.loads(line)
        except (ValueError, RecursionError) as error:
            return _error(None, "bad-json", f"not JSON: {error}")
        if not isinstance(request, dict):
            return _error(None, "bad-request", "expected a JSON object")
        ticket = request.get("id")
        if not isinstance(ticket, str | int | float | None):
            return _error(None, "bad-request", "id: expected a number or a text")
        return self._answer(ticket, request)

    def _answer(self, ticket: object, request: Json) -> Json:
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self.commands:
            known = ", ".join(self.commands)
            return _error(ticket, "unknown-command", f"cmd: expected one of {known}")
        try:
            return {"id": ticket, "ok": True, **self.commands[command](request)}
        except Exception as error:  # a referee that dies takes all tables with it
            return self._sorry(ticket, request, error)

    def _sorry(self, ticket: object, request: Json, error: Exception) -> Json:
        if isinstance(error, GameOver):
            return _refused(ticket, "game-over", error, self._names(request), _language(request))
        kind = next((name for kind, name in KINDS if isinstance(error, kind)), "internal")
        if isinstance(error, IllegalAction):
            return _refused(ticket, kind, error, self._names(request), _language(request))
        text = f"{type(error).__name__}: {error}" if kind == "internal" else str(error)
        return _error(ticket, kind, text)

    def _names(self, request: Json) -> list[str]:
        table = self.tables.get(str(request.get("state")))
        return table.names if table else []

    # Tables

    def hello(self, request: Json) -> Json:
        return {
            "version": __version__,
            "games": list(games.slugs()),
            "commands": list(self.commands),
            "languages": list(messages.LANGUAGES),
        }

    def new(self, request: Json) -> Json:
        slug, players = _text(request, "game"), _number(request, "players")
        return self._keep(new_table(slug, players, request))

    def load(self, request: Json) -> Json:
        data = request.get("data")
        if not isinstance(data, dict):
            raise BadRequest("data: expected the object that dump gave")
        game = games.get(str(request.get("game") or data.get("game")))
        return self._keep(Table(game, game.load(data), str(request.get("seed", 0)), 0, None))

    def clone(self, request: Json) -> Json:
        return self._keep(self._table(request).copy())

    def imagine(self, request: Json) -> Json:
        table, seat = self._table(request), self._player(request)
        state = table.state.imagine(seat, Random(str(request.get("seed", 0))))
        return self._keep(Table(table.game, state, str(request.get("seed", 0)), 0, None))

    def drop(self, request: Json) -> Json:
        self._table(request)
        del self.tables[str(request["state"])]
        return {}

    def _keep(self, table: Table) -> Json:
        if len(self.tables) >= MOST_TABLES:
            raise BadRequest(f"{MOST_TABLES} states are open; drop some first")
        self.made += 1
        name = f"s{self.made}"
        self.tables[name] = table
        return {"state": name, **_status(table)}

    def _table(self, request: Json) -> Table:
        name = request.get("state")
        if not isinstance(name, str) or name not in self.tables:
            raise UnknownState(f"state: {str(name)[:40]!r} is not open")
        return self.tables[name]

    # Actions

    def legal(self, request: Json) -> Json:
        table, seat = self._table(request), self._seat(request)
        codes = table.state.legal(seat)
        forms: dict[str, Callable[[int], Any]] = {
            "code": lambda code: code,
            "text": table.state.notation,
            "do": table.state.decode,
        }
        form = request.get("form", "code")
        if form not in forms:
            raise BadRequest(f"form: expected one of {', '.join(forms)}")
        return {"seat": seat, "actions": [forms[form](code) for code in codes]}

    def offers(self, request: Json) -> Json:
        seat = self._seat(request)
        return {"seat": seat, "offers": self._table(request).state.offers(seat)}

    def refuse(self, request: Json) -> Json:
        table, seat = self._table(request), self._seat(request)
        refusal = table.state.refuse(seat, table.code(request.get("action")))
        if refusal is None:
            return {"legal": True}
        given = refusal.json()
        sentence = messages.refusal(_language(request), given, table.names)
        return {"legal": False, "refusal": {**given, "text": sentence}}

    def apply(self, request: Json) -> Json:
        """One action or a list, accepted or refused as a whole."""
        table = self._table(request)
        actions = request["actions"] if "actions" in request else [request.get("action")]
        if not isinstance(actions, list) or not actions:
            raise BadRequest("actions: expected a list of actions")
        trial = table if len(actions) == 1 and not request.get("auto") else table.copy()
        told: list[Event] = []
        for action in actions:
            told += trial.act(self._seat(request, trial), trial.code(action))
            if request.get("auto"):
                told += [event for _, _, events in trial.settle() for event in events]
        self.tables[str(request["state"])] = trial
        return {**_status(trial), **_tell(request, trial, told)}

    def chance(self, request: Json) -> Json:
        table = self._table(request)
        due = table.state.to_act() == (CHANCE,)
        outcomes = table.state.chance() if due else []
        return {"outcomes": [{"action": code, "weight": weight} for code, weight in outcomes]}

    def auto(self, request: Json) -> Json:
        table = self._table(request)
        drawn = table.settle()
        told = [event for _, _, events in drawn for event in events]
        texts = [text for _, text, _ in drawn]
        codes = [code for code, _, _ in drawn]
        return {"drawn": codes, "texts": texts, **_status(table), **_tell(request, table, told)}

    def bot(self, request: Json) -> Json:
        """Return what a bot of that level would do here."""
        table, seat = self._table(request), self._player(request)
        if seat not in table.state.to_act():
            table.state.refuse(seat, 0)  # raises NotYourTurn or GameOver
            raise BadRequest(f"seat {seat} is not to act")
        seed = Random(str(request.get("seed", 0))).randrange(2**32)
        player = levels.make(table.game.meta.slug, _text(request, "level"), seed)
        code = player.choose(Observer(table.state, seat))
        form = table.state.decode(code)
        return {"seat": seat, "action": code, "do": form, "text": table.state.notation(code)}

    def _seat(self, request: Json, table: Table | None = None) -> int:
        """Return the seat that is named (`*` is chance), or the only one that is to act."""
        table = table or self._table(request)
        seat = request.get("seat")
        acting = table.state.to_act()
        if seat is None and len(acting) <= 1:
            return acting[0] if acting else 0
        if seat == "*":
            return int(CHANCE)
        if type(seat) is not int or not CHANCE <= seat < table.state.view(None)["players"]:
            raise BadRequest(f"seat: expected one of {list(acting)}, or * for chance")
        return seat

    def _player(self, request: Json) -> int:
        seat = self._seat(request)
        if seat == CHANCE:
            raise BadRequest("seat: expected a player's seat")
        return seat

    # Sight

    def view(self, request: Json) -> Json:
        table = self._table(request)
        seat = self._player(request) if request.get("seat") is not None else None
        return {"view": table.state.view(seat)}

    def dump(self, request: Json) -> Json:
        state = self._table(request).state
        return {"data": state.dump(), "hash": state_hash(state)}

    def result(self, request: Json) -> Json:
        result = self._table(request).state.result()
        return {"result": result.json() if result else None}

    def record(self, request: Json) -> Json:
        """The record so far; with "reveal" it carries the seed."""
        table = self._table(request)
        if table.record is None:
            raise BadRequest("a loaded or imagined state has no record")
        table.record.headers.pop("Seed", None)
        if request.get("reveal"):
            table.record.headers["Seed"] = table.seed
        return {"record": table.record.write()}


def _status(table: Table) -> Json:
    status: Json = {"to_act": [int(seat) for seat in table.state.to_act()]}
    result = table.state.result()
    if result is not None:
        status["result"] = result.json()
    return status


def _tell(request: Json, table: Table, told: list[Event]) -> Json:
    """Events, for who asks for them: "events": true, or the seat whose eyes to use."""
    wanted = request.get("events")
    if wanted is None or wanted is False:
        return {}
    eyes = wanted if type(wanted) is int else None
    language = _language(request)
    seen = [event.seen_by(eyes) for event in told]
    texts = [messages.event(language, table.prefix, one, table.names) for one in seen]
    return {"events": [{**one, "text": text} for one, text in zip(seen, texts)]}


def _text(request: Json, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"{name}: expected a text")
    return value


def _number(request: Json, name: str) -> int:
    value = request.get(name)
    if type(value) is not int or abs(value) > LONGEST_LINE:
        raise BadRequest(f"{name}: expected a whole number")
    return value


def _language(request: Json) -> str:
    wanted = request.get("lang")
    return messages.language_of(wanted if isinstance(wanted, str) else None)


def _error(ticket: object, kind: str, text: str) -> Json:
    return {"id": ticket, "ok": False, "error": {"kind": kind, "text": text}}


def _refused(
    ticket: object, kind: str, error: IllegalAction, names: list[str], language: str
) -> Json:
    given = error.refusal.json()
    sentence = messages.refusal(language, given, names)
    return {"id": ticket, "ok": False, "error": {"kind": kind, **given, "text": sentence}}


def serve_lines(source: IO[bytes], sink: IO[str]) -> None:
    """Answers until the input ends."""
    desk = Referee()
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            _skip_rest(source, line)
            answer = _error(None, "too-long", f"a line has at most {LONGEST_LINE} bytes")
        elif not line.strip():
            continue
        else:
            answer = desk.answer(line)
        sink.write(json.dumps(answer, ensure_ascii=False) + "\n")
        sink.flush()


def _skip_rest(source: IO[bytes], line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_LINE)


@click.command()
def referee() -> None:
    """Answer requests in JSON, one per line, until the input ends.

    For bots and tests in any language, as UCI is for chess. Whatever comes in gets an answer; an
    error never ends the process. docs/referee.md lists every command and every error.

    \b
      echo '{"id": 1, "cmd": "new", "game": "GAME", "players": 4, "seed": 7}' \\
        | trackside referee
    """
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # a text stream, not a test's stand-in
    serve_lines(sys.stdin.buffer, sys.stdout)
