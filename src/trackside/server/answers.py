"""The shapes of answers, for the description of the API and its tests."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class Error(BaseModel):
    kind: str
    rule: str
    key: str
    params: dict[str, Any]
    message: str
    text: str
    step: int | None = None


class ErrorAnswer(BaseModel):
    error: Error
    state: dict[str, Any] | None = None


class Ok(BaseModel):
    ok: bool


class User(BaseModel):
    id: str
    name: str
    kind: str
    bot: bool


class Me(BaseModel):
    user: User | None
    csrf: str | None


class Person(BaseModel):
    user: dict[str, Any]
    seats: list[dict[str, Any]]
    tokens: list[dict[str, Any]]


class Token(BaseModel):
    id: str
    name: str
    scopes: list[str]
    created: str


class TokenList(BaseModel):
    tokens: list[Token]


class MadeToken(BaseModel):
    id: str
    token: str


class OptionShape(BaseModel):
    key: str
    kind: str
    default: bool | int | str
    rule: str
    choices: list[str]
    least: int
    most: int


class GameShape(BaseModel):
    slug: str
    title: str
    designer: str
    publisher: str
    edition: str
    least_players: int
    most_players: int
    minutes: int
    prefix: str
    rules_version: int
    boards: list[str]
    levels: list[str]
    options: list[OptionShape]


class GameList(BaseModel):
    games: list[GameShape]


class Languages(BaseModel):
    languages: list[str]


class SeatShape(BaseModel):
    seat: int
    kind: Literal["open", "person", "program", "bot"]
    name: str
    level: str | None
    connected: bool
    held: bool
    you: bool


class Summary(BaseModel):
    table: str
    game: str
    title: str
    status: str
    public: bool
    version: int
    seats: list[SeatShape]
    to_act: list[int]
    mine: list[int]
    your_turn: bool
    owner: bool
    round: int
    phase: str
    since: str


class Lobby(BaseModel):
    mine: list[Summary]
    open: list[Summary]
    live: list[Summary]


class EventShape(BaseModel):
    key: str
    rule: str
    seat: int
    params: dict[str, Any]


class Entry(BaseModel):
    version: int
    seat: int
    text: str
    code: int | None
    undone: bool
    undo_to: int | None
    at: str
    events: list[EventShape]


class UndoShape(BaseModel):
    free: int
    ask: bool


class TakeBackShape(BaseModel):
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class TableState(BaseModel):
    table: str
    game: str
    rules: int
    title: str
    public: bool
    status: Literal["open", "playing", "over", "closed", "frozen"]
    options: dict[str, Any]
    board: str
    version: int
    seat: int | None
    mine: list[int]
    owner: bool
    invite: str | None
    to_act: list[int]
    view: dict[str, Any] | None
    offers: list[dict[str, Any]]
    seats: list[SeatShape]
    log: list[Entry]
    log_from: int
    undo: UndoShape
    takeback: TakeBackShape | None
    result: dict[str, Any] | None
    seed_hash: str
    seed: str | None
    since: str


class Acted(BaseModel):
    ok: bool
    version: int
    first: int
    state: TableState


class TookBack(BaseModel):
    ok: bool
    done: bool
    state: TableState


class RefusalShape(BaseModel):
    rule: str
    key: str
    params: dict[str, Any]
    message: str
    text: str
    kind: str | None = None


class Reasons(BaseModel):
    version: int
    answers: list[RefusalShape | None]


class Previewed(BaseModel):
    version: int
    seat: int
    done: int
    stopped: Literal["reveals", "refused", "turn"] | None
    refusal: RefusalShape | None
    cost: int
    view: dict[str, Any]
    offers: list[dict[str, Any]]
    to_act: list[int]


class Way(BaseModel):
    version: int
    seat: int
    way: list[dict[str, Any]]


class Past(BaseModel):
    version: int
    seat: int | None
    view: dict[str, Any]
    to_act: list[int]
    entry: Entry | None


class Log(BaseModel):
    version: int
    entries: list[Entry]
    more: bool


class Point(BaseModel):
    version: int
    round: int
    phase: str
    seats: list[dict[str, Any]]


class Series(BaseModel):
    points: list[Point]


class Export(BaseModel):
    table: TableState
    entries: list[Entry]
    record: str


class Draw(BaseModel):
    version: int
    draw: int
    text: str
    outcomes: int
    total: int


class Luck(BaseModel):
    seed_hash: str
    seed: str | None
    draws: list[Draw]


class Health(BaseModel):
    ok: bool
    version: str
