"""Boards: checked, kept, shown, weighed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, StrictInt

from trackside.server.web.shapes.common import Body, Key, Tree, Version, storable_text


class BoardToCheck(Body):
    """A board of one's own, finished or not."""

    game: Annotated[str, Field(max_length=60)]
    board: Tree


BoardName = Annotated[str, Field(min_length=1, max_length=80)]


class BoardToKeep(BoardToCheck):
    """A board of one's own under a name."""

    name: BoardName
    key: Key | None = None  # sent twice, it is kept once


class BoardToSave(Body):
    """The board as it is now, and the version from which it was made."""

    name: BoardName | None = None
    board: Tree
    version: Version


class BoardChange(Body):
    """Who may see a board, and what it is called."""

    visibility: Literal["private", "link", "public"] | None = None
    name: BoardName | None = None


class BoardBalance(Body):
    """So many games of bots of a level on a version of a board."""

    version: Annotated[StrictInt, Field(ge=1, le=10_000_000)] | None = None
    games: Annotated[StrictInt, Field(ge=1, le=100)] = 40
    level: Literal["easy", "normal"] = "easy"


class BoardComplaint(Body):
    """What is wrong with a board that somebody shows."""

    reason: Annotated[str, Field(max_length=300), AfterValidator(storable_text)] = ""


class Spot(BaseModel):
    """What to jump to on a board."""

    kind: Literal["cell", "link", "card"]
    id: str


class BoardProblem(BaseModel):
    """One thing that is wrong with a board: where, by which rule, in words."""

    path: list[str | int]
    table: str
    name: str
    fields: list[str]
    spot: Spot | None
    rule: str
    key: str
    params: dict[str, Any]
    where: str
    text: str


class BoardCount(BaseModel):
    """How much of a thing there is, and shall be."""

    label: str
    key: str
    params: dict[str, Any]
    have: int
    least: int
    most: int | None
    fits: bool


class BoardReport(BaseModel):
    """What is wrong with a board, in a fixed order; `more` when the list was cut."""

    game: str
    fit: bool
    more: bool
    problems: list[BoardProblem]
    counts: list[BoardCount]


class Kept(BaseModel):
    """A board that is kept now."""

    id: str
    version: int


class KeptVersion(BaseModel):
    """The newest version of a board."""

    version: int


class BoardCard(BaseModel):
    """A board in a few facts; `fit_version` is the newest on which one can play."""

    id: str
    game: str
    name: str
    by: str
    mine: bool
    visibility: Literal["private", "link", "public", "withdrawn"]
    version: int
    fit_version: int | None
    fit: bool
    games: int
    changed: str
    picture: str


class BoardCards(BaseModel):
    """One's own boards, the last changed first."""

    boards: list[BoardCard]


class GalleryPage(BaseModel):
    """A page of the boards that are shown to everybody."""

    boards: list[BoardCard]
    more: bool


class VersionShape(BaseModel):
    """A version of a board."""

    version: int
    fit: bool
    made: str


class KeptBoard(BoardCard):
    """A board with its data, at one of its versions."""

    versions: list[VersionShape]
    board: dict[str, Any]


class BoardFigure(BaseModel):
    """Something that is measured on a board: `p-balance-KEY` says what; some rows by name."""

    key: str
    mean: float
    least: float
    most: float
    rows: list[tuple[str, float]]


class Spread(BaseModel):
    """A mean and its ends."""

    mean: float
    least: float
    most: float


class ServedCity(BaseModel):
    """In how many games a city had a railway at the end."""

    name: str
    games: int


class BalanceReport(BaseModel):
    """What games of bots on a board have shown; `ends` counts reasons, "" for none."""

    game: str
    level: str
    players: int
    games: int
    figures: list[BoardFigure]
    rounds: Spread
    actions: Spread
    ends: list[tuple[str, int]]
    wins: list[float]
    served: list[ServedCity]


class BalanceState(BaseModel):
    """How far it is; `none` where nobody has asked yet."""

    state: Literal["none", "running", "done", "stopped"]
    version: int
    done: int
    wanted: int
    report: BalanceReport | None
