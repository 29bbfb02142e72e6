"""The bodies of requests: what is taken, checked before a route sees it."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt

from trackside.content.lessons.school import MOST_PLAYED
from trackside.server.table.clocks.hours import MOST_VACATIONS
from trackside.server.table.sight import COLOURS

MOST_DEEP = 32  # levels of a board, or of an action
MOST_NUMBER = 2**53  # beyond, browsers round

Name = Annotated[str, Field(min_length=1, max_length=80)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=20)]
Colour = Annotated[StrictInt, Field(ge=0, lt=COLOURS)]
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
    """Raises ValueError for what no database takes."""
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise ValueError("a text with letters that are none")


def storable_text(text: str) -> str:
    """A text that any database takes."""
    check_text(text)
    return text


Tree = Annotated[dict[str, Any], AfterValidator(storable)]
Action = Code | ActionText | Tree
Steps = Annotated[list[Action], Field(min_length=1, max_length=200)]
Asked = Annotated[list[Action], Field(min_length=1, max_length=100)]
Scope = Literal["read", "play", "tables"]


PlanStep = tuple[SeatNumber, Code]
Price = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
MOST_PLANNED = 200  # steps of a plan
MOST_RECORD = 2_000_000  # characters, with a board of one's own


class Body(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


class NewSession(Body):
    """The name of a guest, or a new name."""

    name: Name


class Login(Body):
    """An account proves itself."""

    login: Annotated[str, Field(min_length=1, max_length=60)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class NewAccount(Login):
    """A guest becomes an account."""

    bot: bool = False


class Leaving(Body):
    """An account goes for good."""

    password: Annotated[str, Field(max_length=200)] | None = None


class NewPassword(Body):
    """The present one, and the one that is to come."""

    password: Annotated[str, Field(min_length=1, max_length=200)]
    new: Annotated[str, Field(min_length=1, max_length=200)]


class NewToken(Body):
    """A way in for a program, with what it may do."""

    name: Name
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3)]


class SeatWish(Body):
    """A seat for oneself, for a bot, or open."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=40)] | None = None
    colour: Colour | None = None


class ChosenColour(Body):
    """The colour of a seat; null gives the choice back."""

    colour: Colour | None


class PaceWish(Body):
    """Seconds for each turn, and a bank for the game; over days, people's hours do not count."""

    kind: Literal["live", "days"]
    turn: Annotated[StrictInt, Field(ge=0, le=10_000_000)]
    bank: Annotated[StrictInt, Field(ge=0, le=10_000_000)]


class LeaversWish(Body):
    """Which bot plays for who has left, and whether others may take the seat."""

    level: Annotated[str, Field(max_length=40)] | None = None
    offer: bool = False


class BoardChoice(Body):
    """A board that somebody keeps; its newest version, if none is named."""

    kept: Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9]+$")]
    version: Annotated[StrictInt, Field(ge=1, le=10_000_000)] | None = None


class NewTable(Body):
    """A table as its maker wants it."""

    game: Annotated[str, Field(max_length=60)]
    title: Annotated[str, Field(max_length=120)] = ""
    public: bool = True
    options: dict[str, bool | StrictInt | str] = {}
    board: Annotated[
        Annotated[str, Field(max_length=60)] | BoardChoice | Tree | None,
        Field(union_mode="left_to_right"),
    ] = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=10)]
    start: bool = False
    many_seats: bool = False  # whether a guest may take more than one
    hints: bool | None = None  # whether players may ask; if not said: one person among bots may
    pace: PaceWish | None = None  # null: no clock
    leavers: LeaversWish = LeaversWish()


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


class Join(Body):
    """A seat at a table; an invitation if it is private."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Field(max_length=60)] | None = None
    name: Name | None = None


class TakeSeat(Body):
    """The seat of who has left; an invitation if the table is private."""

    invite: Annotated[str, Field(max_length=60)] | None = None
    name: Name | None = None


class OneSeat(Body):
    """One of the own seats; all, if none is named."""

    seat: SeatNumber | None = None


class PlayOn(Body):
    """From which position, as whom, against which bots."""

    version: Version
    seat: SeatNumber | None = None
    level: Annotated[str, Field(max_length=40)] | None = None
    key: Key


class AskAnalysis(Body):
    """How much work shall be done."""

    effort: Literal["quick", "full"] = "quick"


class BroughtRecord(Body):
    """The record of a finished game, as text."""

    record: Annotated[
        str, Field(min_length=1, max_length=MOST_RECORD), AfterValidator(storable_text)
    ]


class Nothing(Body):
    """A request that says all by its address."""

    pass


class Hold(Body):
    """The level of the bot that holds a seat."""

    level: Annotated[str, Field(max_length=40)] | None = None


class AskPause(Body):
    """So many minutes without clocks; 0 asks for the end of a pause."""

    seat: SeatNumber | None = None
    minutes: Annotated[StrictInt, Field(ge=0, le=60 * 24 * 60)]


Minute = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
Vacation = Annotated[list[date], Field(min_length=2, max_length=2)]


class MyHours(Body):
    """When time does not count for whoever asks, at tables that play over days."""

    zone: Annotated[str, Field(min_length=1, max_length=64)]
    sleep_from: Minute | None = None
    sleep_until: Minute | None = None
    weekends_off: bool = False
    vacations: Annotated[list[Vacation], Field(max_length=MOST_VACATIONS)] = []


class Act(Body):
    """Steps to take as a whole, at the version that the sender saw."""

    version: Version
    seat: SeatNumber | None = None
    steps: Steps
    key: Key


class Preview(Body):
    """Steps to try, which are not stored."""

    version: Version
    seat: SeatNumber | None = None
    steps: Annotated[list[Action], Field(max_length=200)] = []


class WayTo(Preview):
    """The way to a far place, after steps to try."""

    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class Advice(Preview):
    """Plans for these things, or for all, after steps to try."""

    about: Annotated[list[Name], Field(max_length=3)] = []


class AskHint(Body):
    """What a bot would do, asked at the version that the sender saw."""

    version: Version
    seat: SeatNumber | None = None


class WhyNot(Body):
    """Actions to ask about."""

    seat: SeatNumber | None = None
    actions: Asked


class Undo(Body):
    """So many own steps back."""

    version: Version
    seat: SeatNumber | None = None
    steps: Annotated[StrictInt, Field(ge=1, le=1_000)] = 1
    key: Key


class TakeBack(Body):
    """A request to go back, before the last own action or to a version."""

    version: Version
    seat: SeatNumber | None = None
    to: Version | None = None


class TakeBackAnswer(Body):
    """Agreed, or not."""

    seat: SeatNumber | None = None
    agree: bool


# Talk and notes.
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


class Shun(Body):
    """Whom not to hear, or not to meet: by what they have said, or by where they sit."""

    kind: Literal["mute", "block"]
    line: Line | None = None
    seat: SeatNumber | None = None


class NewNotes(Body):
    """The whole text."""

    text: Annotated[str, Field(max_length=4_000), Text]


# Lessons: the browser keeps how far somebody is, and sends it along.
Played = tuple[Annotated[StrictInt, Field(ge=-1, le=20)], Code]


class PuzzleSteps(Body):
    """A choice in a puzzle, with the rest of the move."""

    steps: Steps


class PuzzleWhyNot(Body):
    """Actions that are asked about."""

    actions: Asked


class PuzzleWay(Body):
    """The way to a far place, after steps to try."""

    steps: Annotated[list[Action], Field(max_length=200)] = []
    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class LessonMark(Body):
    """How far somebody is in a lesson."""

    step: Annotated[StrictInt, Field(ge=0, le=100)] = 0
    played: Annotated[list[Played], Field(max_length=MOST_PLAYED)] = []
    here: Annotated[StrictInt, Field(ge=0, le=MOST_PLAYED)] = 0


class Lesson(Body):
    """Where somebody is."""

    mark: LessonMark


class LessonSteps(Lesson):
    """Steps from there."""

    steps: Steps


class LessonWhyNot(Lesson):
    """Actions that are asked about."""

    actions: Asked


class LessonWay(Lesson):
    """The way to a far place, after steps to try."""

    steps: Annotated[list[Action], Field(max_length=200)] = []
    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class PlanMarkBody(Body):
    """How far a plan is: where it began, its own luck, and its steps as [seat, code]."""

    version: Version
    luck: Code
    played: Annotated[list[PlanStep], Field(max_length=MOST_PLANNED)] = []


class Plan(Body):
    """A plan of one of the own seats."""

    mark: PlanMarkBody
    seat: SeatNumber | None = None


class PlanSteps(Plan):
    """Steps from there."""

    steps: Steps


class PlanPreview(Plan):
    """Steps to try, which are no part of the plan yet."""

    steps: Annotated[list[Action], Field(max_length=200)] = []


class PlanWhyNot(Plan):
    """Actions that are asked about."""

    actions: Asked


class PlanWay(PlanPreview):
    """The way to a far place, after steps to try."""

    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class PlanAdvice(PlanPreview):
    """Plans for these things, or for all, after steps to try."""

    about: Annotated[list[Name], Field(max_length=3)] = []


class LineWish(Body):
    """The own steps of a plan as orders: the dearest price of each (null: what it cost), and
    whether each must bring what it brought."""

    mark: PlanMarkBody
    most: Annotated[list[Price | None], Field(max_length=MOST_PLANNED)] = []
    same: bool = False


class StandingWish(Body):
    """How far to bid for a lot; without one: pass in all auctions until the next own turn."""

    lot: Name | None = None
    most: Price = 0


class KeepOrders(Body):
    """Orders for a seat; what is not given stays as it is."""

    seat: SeatNumber | None = None
    key: Key
    line: LineWish | None = None
    standing: StandingWish | None = None
