"""The shapes of requests and answers, for checking the former and describing both."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt

MOST_DEEP = 32  # levels of a board, or of an action
MOST_NUMBER = 2**53  # beyond, browsers round

Name = Annotated[str, Field(min_length=1, max_length=80)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=20)]
Version = Annotated[StrictInt, Field(ge=0, le=10_000_000)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Code = Annotated[StrictInt, Field(ge=0, le=MOST_NUMBER)]
ActionText = Annotated[str, Field(min_length=1, max_length=2_000)]


def storable(tree: dict[str, Any]) -> dict[str, Any]:
    """What any database takes and any answer can carry."""
    left: list[tuple[Any, int]] = [(tree, 0)]
    while left:
        value, depth = left.pop()
        if depth > MOST_DEEP:
            raise ValueError(f"more than {MOST_DEEP} levels deep")
        if isinstance(value, dict):
            left += [(part, depth + 1) for pair in value.items() for part in pair]
        elif isinstance(value, list):
            left += [(part, depth + 1) for part in value]
        elif isinstance(value, str):
            check_text(value)
        elif isinstance(value, int | float) and not abs(value) < MOST_NUMBER:  # or no number
            raise ValueError("a number that is too large, or none")
    return tree


def check_text(text: str) -> None:
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise ValueError("a text with letters that are none")


Tree = Annotated[dict[str, Any], AfterValidator(storable)]
Action = Code | ActionText | Tree
Steps = Annotated[list[Action], Field(min_length=1, max_length=200)]
Asked = Annotated[list[Action], Field(min_length=1, max_length=100)]
Scope = Literal["read", "play", "tables"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSession(Body):
    name: Name


class Login(Body):
    login: Annotated[str, Field(min_length=1, max_length=60)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class NewAccount(Login):
    bot: bool = False


class Leaving(Body):
    password: Annotated[str, Field(max_length=200)] | None = None


class NewToken(Body):
    name: Name
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3)]


class SeatWish(Body):
    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=40)] | None = None


class NewTable(Body):
    game: Annotated[str, Field(max_length=60)]
    title: Annotated[str, Field(max_length=120)] = ""
    public: bool = True
    options: dict[str, bool | StrictInt | str] = {}
    board: Annotated[str, Field(max_length=60)] | Tree | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=10)]
    start: bool = False


class Join(Body):
    seat: SeatNumber | None = None
    invite: Annotated[str, Field(max_length=60)] | None = None
    name: Name | None = None


class OneSeat(Body):
    seat: SeatNumber | None = None


class Nothing(Body):
    pass


class Hold(Body):
    level: Annotated[str, Field(max_length=40)] | None = None


class Act(Body):
    version: Version
    seat: SeatNumber | None = None
    steps: Steps
    key: Key


class Preview(Body):
    version: Version
    seat: SeatNumber | None = None
    steps: Annotated[list[Action], Field(max_length=200)] = []


class WayTo(Preview):
    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []


class WhyNot(Body):
    seat: SeatNumber | None = None
    actions: Asked


class Undo(Body):
    version: Version
    seat: SeatNumber | None = None
    steps: Annotated[StrictInt, Field(ge=1, le=1_000)] = 1
    key: Key


class TakeBack(Body):
    version: Version
    seat: SeatNumber | None = None
    to: Version | None = None


class TakeBackAnswer(Body):
    seat: SeatNumber | None = None
    agree: bool


# Answers.


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
