"""Talk at a table, reports, and notes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StrictInt

from trackside.server.web.shapes.common import Body, Key, storable_text

Room = Literal["players", "onlookers"]
LineNumber = Annotated[StrictInt, Field(ge=1, le=1_000_000)]
Heard = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
Text = AfterValidator(storable_text)


class Say(Body):
    """A line of talk; an invitation if the table is private and one only looks on."""

    room: Room
    text: Annotated[str, Field(min_length=1, max_length=2_000), Text]
    key: Key
    invite: Annotated[str, Field(max_length=60)] | None = None


class TalkMark(Body):
    """How far somebody has read in each room, and whether they want to hear of it."""

    players: Heard = 0
    onlookers: Heard = 0
    muted: bool | None = None


class Line(Body):
    """Something that was said."""

    room: Room
    number: LineNumber


class Report(Line):
    """What is wrong with it, if that needs words."""

    why: Annotated[str, Field(max_length=300), Text] = ""


class NewNotes(Body):
    """The whole text."""

    text: Annotated[str, Field(max_length=4_000), Text]


class TalkLine(BaseModel):
    """Something that was said, after an entry of the log."""

    room: Literal["players", "onlookers"]
    number: int
    seat: int | None
    name: str
    you: bool
    text: str
    version: int
    at: str


class Said(BaseModel):
    """The line as all others get it."""

    line: TalkLine


class TalkRead(BaseModel):
    """The last line that was read in each room."""

    players: int
    onlookers: int


class TalkPage(BaseModel):
    """What was said, in its order; `more` names the rooms that have older lines."""

    lines: list[TalkLine]
    more: list[str]
    reads: list[str]
    writes: list[str]
    read: TalkRead
    muted: bool


class Notes(BaseModel):
    """One's own notes."""

    text: str
    saved: str | None
