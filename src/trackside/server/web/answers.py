"""The shapes of answers, for the description of the API and its tests."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Error(BaseModel):
    """Why not: the key of a sentence, its words, and the sentence in English."""

    kind: str
    rule: str
    key: str
    params: dict[str, Any]
    message: str
    text: str
    step: int | None = None


class ErrorAnswer(BaseModel):
    """Every answer of 400 and up; a refused move brings the state along."""

    error: Error
    state: TableState | None = None


class Ok(BaseModel):
    """Done, and nothing more to say."""

    ok: bool


class User(BaseModel):
    """Somebody as they are known here."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    bot: bool
    admin: bool


class Me(BaseModel):
    """Whoever asks, and the token that their changes need."""

    user: User | None
    csrf: str | None


class Person(BaseModel):
    """All that is stored about somebody."""

    user: dict[str, Any]
    seats: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    ways: list[dict[str, Any]]
    hours: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    boards: list[dict[str, Any]]
    blocks: list[dict[str, Any]]


class Block(BaseModel):
    """Somebody who is muted or blocked, by the name that they had then."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    since: str


class BlockList(BaseModel):
    """All of one person's list."""

    blocks: list[Block]


class Session(BaseModel):
    """A browser in which somebody is known."""

    id: str
    about: str
    created: str
    seen: str
    here: bool


class SessionList(BaseModel):
    """All sessions of one person."""

    sessions: list[Session]


class Token(BaseModel):
    """A way in for a program; its secret is not here."""

    id: str
    name: str
    scopes: list[str]
    created: str


class TokenList(BaseModel):
    """All tokens of one person."""

    tokens: list[Token]


class MadeToken(BaseModel):
    """A new token with its secret, told this once."""

    id: str
    token: str


class OptionShape(BaseModel):
    """A choice that the makers of a table have."""

    key: str
    kind: Literal["flag", "number", "choice"]
    default: bool | int | str
    rule: str
    choices: list[str]
    least: int
    most: int


class RandomShape(BaseModel):
    """What one may choose of a board that nobody has drawn."""

    sizes: list[str]
    shapes: list[str]


class GameShape(BaseModel):
    """The facts of a game that a lobby shows."""

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
    about: dict[str, str]
    poster: bool
    random: RandomShape | None
    lessons: int


class GameList(BaseModel):
    """All games of this server."""

    games: list[GameShape]


class BookWords(BaseModel):
    """Running text, with `**bold**` and `*italics*`."""

    kind: Literal["words"]
    text: str


class BookList(BaseModel):
    """Items, numbered or not."""

    kind: Literal["list"]
    items: list[str]
    ordered: bool


class BookTable(BaseModel):
    """Rows of cells."""

    kind: Literal["table"]
    head: list[str]
    rows: list[list[str]]


class BookParagraph(BaseModel):
    """One thought, and the rules that it tells."""

    kind: Literal["paragraph"]
    id: str
    rules: list[str]
    text: list[BookWords | BookList | BookTable]


class BookPicture(BaseModel):
    """A picture by its name, with caption and text alternative."""

    kind: Literal["picture"]
    name: str
    caption: str
    alternative: str


class BookHeading(BaseModel):
    """A subheading."""

    kind: Literal["heading"]
    title: str


class BookChapter(BaseModel):
    """A chapter of a rulebook."""

    id: str
    title: str
    parts: list[BookParagraph | BookPicture | BookHeading]


class Rulebook(BaseModel):
    """A rulebook in one language; `statements` are the rules to the letter, by ID."""

    language: str
    languages: list[str]
    title: str
    chapters: list[BookChapter]
    statements: dict[str, str]


class Plan(BaseModel):
    """Where the cells of a board lie on its picture: units, pixels per unit, pixels of the rim."""

    fit: float
    rim: float
    frame: list[float]
    cells: dict[str, list[float]]


class Languages(BaseModel):
    """All languages of this server."""

    languages: list[str]


class SeatShape(BaseModel):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["open", "asked", "person", "program", "bot"]
    name: str
    level: str | None
    connected: bool
    held: bool
    resigned: int | None
    gone: Literal["resigned", "time", "away"] | None
    offered: bool
    you: bool
    colour: int
    colour_chosen: bool


class PaceShape(BaseModel):
    """Seconds for each turn, and a bank for the whole game."""

    kind: Literal["live", "days"]
    turn: float
    bank: float


class LeaversShape(BaseModel):
    """Which bot plays for who has left (null: a fair one), and whether others may take the seat."""

    level: str | None
    offer: bool


class ClockFace(BaseModel):
    """A clock: whole seconds of this turn and of the bank; whether its player is awaited, whether
    time counts right now, when that changes next, and when nothing is left."""

    turn: int
    bank: int
    running: bool
    counts: bool
    changes: list[float]
    zero_at: float | None


class PauseAsked(BaseModel):
    """A pause of so many minutes that waits for answers; 0: the end of one."""

    seat: int
    minutes: int
    agreed: list[int]
    waiting: list[int]


class ClockShape(BaseModel):
    """All clocks of a table at the server's time `now`; bots have none. Less than `short` seconds
    are little."""

    now: float
    short: float
    seats: list[ClockFace | None]
    paused_until: float | None
    asked: PauseAsked | None


class Happening(BaseModel):
    """What the log tells and no rule knows; `level` is that of the bot that plays from then on."""

    number: int
    version: int
    kind: Literal["resigned", "time", "away", "returned", "taken", "paused", "resumed"]
    seat: int
    name: str
    level: str | None
    at: str


class HoursShape(BaseModel):
    """When time does not count for somebody at tables that play over days: minutes of the day by
    their time zone, weekends, and vacations from one day to another."""

    zone: str
    sleep_from: int | None
    sleep_until: int | None
    weekends_off: bool
    vacations: list[list[str]]
    told: bool


class Paused(BaseModel):
    """Whether all have agreed; else others are asked."""

    ok: bool
    done: bool
    state: TableState


class BoardNamed(BaseModel):
    """A board that somebody keeps; its id for those who sit at the table."""

    id: str | None
    name: str
    version: int


class Summary(BaseModel):
    """A table in a few facts."""

    table: str
    game: str
    title: str
    status: str
    public: bool
    hints: bool
    version: int
    seats: list[SeatShape]
    pace: PaceShape | None
    kept_board: BoardNamed | None
    to_act: list[int]
    mine: list[int]
    your_turn: bool
    asked: int | None
    owner: bool
    imported: bool
    round: int
    phase: str
    since: str


class Lobby(BaseModel):
    """Own tables, those that wait for people, those that run."""

    mine: list[Summary]
    open: list[Summary]
    live: list[Summary]
    seats: list[Summary]


class Finished(Summary):
    """A game that is over, with how it ended."""

    result: ResultShape | None


class Archive(BaseModel):
    """A page of one's finished games, the latest first."""

    games: list[Finished]
    more: bool


class EventShape(BaseModel):
    """Something that happened, as data."""

    key: str
    rule: str
    seat: int
    params: dict[str, Any]


class Entry(BaseModel):
    """An entry of the log, as far as the reader may know it."""

    version: int
    seat: int
    text: str
    code: int | None
    undone: bool
    undo_to: int | None
    hinted: bool
    at: str
    events: list[EventShape]


# What every game's view and actions have in common; each game adds its own.


class ResultShape(BaseModel):
    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    rule: str


class Ask(BaseModel):
    key: str
    params: dict[str, Any]
    rule: str


class SeatView(BaseModel):
    cash: int | None
    income: int | None
    score: int | None


class View(BaseModel):
    game: str
    players: int
    phase: str
    round: int
    to_act: list[int]
    ask: Ask | None
    seats: list[SeatView]
    board: dict[str, Any]
    result: ResultShape | None


class OfferShape(BaseModel):
    """A legal action, and what an interface shows before it is taken."""

    code: int
    do: dict[str, Any]
    text: str
    at: dict[str, Any]
    cost: int | None
    reveals: bool
    info: dict[str, Any]


class UndoShape(BaseModel):
    """How much the seat may take back freely, and whether it may ask for more."""

    free: int
    ask: bool


class TakeBackShape(BaseModel):
    """A request that waits for answers."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class RematchShape(BaseModel):
    """The table at which the same people play again, for one of them."""

    table: str
    by: str
    asked: bool
    sits: bool
    begun: bool


class Origin(BaseModel):
    """The position of another table from which this one goes on."""

    table: str
    version: int


class PlayedOn(BaseModel):
    """A table that goes on from this one."""

    table: str
    version: int
    status: str
    result: ResultShape | None


class PlayedOnList(BaseModel):
    """One's own tables that went on from this one, the newest first."""

    lines: list[PlayedOn]


class TableState(BaseModel):
    """The state message: all that one viewer may know of a table."""

    table: str
    game: str
    rules: int
    title: str
    public: bool
    status: Literal["open", "playing", "over", "closed", "frozen"]
    options: dict[str, Any]
    board: str
    kept_board: BoardNamed | None
    origin: Origin | None
    imported: bool
    hints: bool
    pace: PaceShape | None
    leavers: LeaversShape
    version: int
    seat: int | None
    mine: list[int]
    asked: int | None
    owner: bool
    invite: str | None
    share: str | None
    to_act: list[int]
    view: View | None
    offers: list[OfferShape]
    seats: list[SeatShape]
    clock: ClockShape | None
    happenings: list[Happening]
    log: list[Entry]
    log_from: int
    undo: UndoShape
    takeback: TakeBackShape | None
    result: ResultShape | None
    rematch: RematchShape | None
    seed_hash: str
    seed: str | None
    since: str


class Acted(BaseModel):
    """A move that was taken: entries `first` to `version`."""

    ok: bool
    version: int
    first: int
    state: TableState


class TookBack(BaseModel):
    """Whether the take-back is done; else others are asked."""

    ok: bool
    done: bool
    state: TableState


class RefusalShape(BaseModel):
    """Why an action is not allowed."""

    rule: str
    key: str
    params: dict[str, Any]
    message: str
    text: str
    kind: str | None = None


class Reasons(BaseModel):
    """One answer for each action; null for one that is legal."""

    version: int
    answers: list[RefusalShape | None]


class Previewed(BaseModel):
    """The table as it would be after the steps that can be shown."""

    version: int
    seat: int
    done: int
    stopped: Literal["reveals", "refused", "turn"] | None
    refusal: RefusalShape | None
    cost: int
    view: View
    offers: list[OfferShape]
    to_act: list[int]


class Way(BaseModel):
    """Steps to a far place."""

    version: int
    seat: int
    way: list[dict[str, Any]]


class Plans(BaseModel):
    """What the game's bots would tell this seat to do."""

    version: int
    seat: int
    plans: list[dict[str, Any]]


class WhyShape(BaseModel):
    """A reason in words: a message of the game or of all games, and the numbers in it."""

    message: str
    params: dict[str, Any]


class Weighed(BaseModel):
    """An action, what it is worth to the bot in its unit, and why."""

    code: int
    text: str
    value: float
    unit: str
    why: list[WhyShape]


class HintStep(BaseModel):
    """A step by its code, and as `preview` and `act` take it too."""

    code: int
    do: dict[str, Any]


class Hint(BaseModel):
    """What the strongest bot would do: its steps, of which the first `shown` can be previewed; why
    it begins so; the next best, and by how much that is worth less."""

    version: int
    seat: int
    level: str
    steps: list[HintStep]
    shown: int
    choice: Weighed
    other: Weighed | None
    difference: float | None


class AnalysisTurn(BaseModel):
    """A turn, or a draw (no seat): the chance of each seat after it, and what was lost by it, if
    that was looked at."""

    turn: int
    seat: int | None
    step: int
    version: int | None = None
    chances: list[float]
    loss: float | None


class AnalysisSeat(BaseModel):
    """Where a seat began and ended, and what moved it: the three add up."""

    seat: int
    name: str
    start: float
    end: float
    luck: float
    own: float
    others: float
    looked: int
    lost: float


class AnalysisStep(BaseModel):
    """An action in its three forms, with what was shown when it was offered."""

    code: int
    do: dict[str, Any]
    text: str
    cost: int | None
    info: dict[str, Any] | None


class Moment(BaseModel):
    """What was done, what the bot would have done, and why; `loss` is the difference in chance,
    `error` its standard error over so many tables."""

    turn: int
    seat: int
    step: int
    version: int | None = None
    before: float
    after: float
    loss: float
    error: float
    tables: int
    done: list[AnalysisStep]
    better: list[AnalysisStep]
    reasons: list[Weighed]


class AnalysisReport(BaseModel):
    """How a game went."""

    game: str
    players: list[str]
    effort: str
    level: str | None
    hash: str
    version: str
    actions: int
    start: list[float]
    turns: list[AnalysisTurn]
    seats: list[AnalysisSeat]
    moments: list[Moment]


class Analysis(BaseModel):
    """How far it is: none, waiting, working, done, failed; the report when it is done."""

    state: str
    done: int
    total: int
    report: AnalysisReport | None


class MomentLit(BaseModel):
    """Versions of the steps that the other line does not have."""

    done: list[int]
    better: list[int]


class MomentBoards(BaseModel):
    """A key moment as the seat saw it: before, as it was done, as the bot would have; the steps
    that led there, and those of them that make the difference."""

    turn: int
    seat: int
    version: int
    before: View
    done: View
    better: View
    done_steps: list[Entry]
    better_steps: list[Entry]
    lit: MomentLit


class Past(BaseModel):
    """The table as it was at a version."""

    version: int
    seat: int | None
    view: View
    to_act: list[int]
    entry: Entry | None


class Log(BaseModel):
    """A page of the log."""

    version: int
    entries: list[Entry]
    more: bool


class Point(BaseModel):
    """What each seat had at the end of a round."""

    version: int
    round: int
    phase: str
    seats: list[SeatView]


class Series(BaseModel):
    """The chart of a table."""

    points: list[Point]


class Export(BaseModel):
    """A table as one file."""

    table: TableState
    entries: list[Entry]
    record: str


class Draw(BaseModel):
    """A draw with what could have come."""

    version: int
    draw: int
    text: str
    outcomes: int
    total: int


class Luck(BaseModel):
    """The proof that nobody chose the luck."""

    seed_hash: str
    seed: str | None
    draws: list[Draw]


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


class LessonStep(BaseModel):
    """What is told, what is pointed at, what is to be tried."""

    model_config = ConfigDict(populate_by_name=True)

    message: str
    kind: Literal["say", "ask", "try", "goal", "play"]
    at: list[str]
    tried: str | None = Field(alias="try")
    rule: str


class LessonShape(BaseModel):
    """A lesson, as keys of messages."""

    id: str
    title: str
    steps: list[LessonStep]


class LessonList(BaseModel):
    """All lessons of a game, in the order in which they are learnt."""

    lessons: list[LessonShape]


class MarkShape(BaseModel):
    """How far somebody is: the browser keeps it and sends it along."""

    step: int
    played: list[list[int]]
    here: int


class LessonState(BaseModel):
    """A lesson under way; its table looks like any other."""

    mark: MarkShape
    state: TableState


class Shown(BaseModel):
    """The move that a lesson asks for, in notation."""

    steps: list[str]


class PuzzleShape(BaseModel):
    """A puzzle before anything is tried; `number` counts on its game's shelf, `difficulty` goes
    from 1 to 3."""

    id: str
    game: str
    number: int
    theme: str
    difficulty: int
    players: int


class PuzzleList(BaseModel):
    """All puzzles, and the id of the one of the day (UTC)."""

    puzzles: list[PuzzleShape]
    today: str | None


class PuzzleOpened(BaseModel):
    """A puzzle and its table, as the seat that is to choose sees it."""

    puzzle: PuzzleShape
    state: TableState


class PuzzleChoice(AnalysisStep):
    """A choice, and the chance to win after it."""

    chance: float


class PuzzleSolution(BaseModel):
    """What is right, best first; what every choice is worth; the levels of bots that find it; why,
    in the words of a bot of that level."""

    right: list[AnalysisStep]
    choices: list[PuzzleChoice]
    margin: float
    found: list[str]
    level: str
    why: list[WhyShape]


class PuzzleJudged(BaseModel):
    """Whether the first step is right, and what it gives away in chance to win."""

    right: bool
    tried: AnalysisStep
    cost: float
    solution: PuzzleSolution | None
    state: TableState


class PlanMarkShape(BaseModel):
    """How far a plan is: the page keeps it and sends it along."""

    version: int
    luck: int
    played: list[list[int]]


class PlanState(BaseModel):
    """A plan; its copy looks like any table, seen by whoever is played there."""

    mark: PlanMarkShape
    state: TableState


class OrderedStep(BaseModel):
    """A step as it was offered in the plan; `most`: its dearest price, if it may differ."""

    code: int
    do: dict[str, Any]
    text: str
    cost: int | None
    info: dict[str, Any]
    most: int | None


class OrderedLine(BaseModel):
    """Steps that are played as a whole when the seat is asked this question; `mark` is the plan
    that they come from."""

    version: int
    mark: PlanMarkShape
    phase: str
    round: int
    lot: str
    same: bool
    steps: list[OrderedStep]


class StandingOrder(BaseModel):
    """How far to bid for a lot; without one: pass in all auctions until the next own turn."""

    lot: str | None
    most: int
    begun: bool


class PutAside(BaseModel):
    """What was not done, and why."""

    part: Literal["line", "standing"]
    what: OrderedLine | StandingOrder
    why: RefusalShape
    when: str


class OrdersShape(BaseModel):
    """The orders of a seat, and the lots for which it could leave some."""

    version: int
    seat: int
    line: OrderedLine | None
    standing: StandingOrder | None
    aside: PutAside | None
    lots: list[str]


class Health(BaseModel):
    """For whoever runs the server."""

    ok: bool
    version: str


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
