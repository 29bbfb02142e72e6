/** The shapes of the HTTP API by the names of the pages; all are made from the server's own description (`npm run types`). */
import type { components } from "./openapi";

type Schemas = components["schemas"];

/** What only a game knows the inside of; the game's `view.ts` names the parts that its panels read. */
export type Json = Record<string, unknown>;
export type Action = number | string | Json;

export type Option = Schemas["OptionShape"];
export type Game = Schemas["GameShape"];
export type User = Schemas["User"];
export type Me = Schemas["Me"];
export type Person = Schemas["Person"];
export type Notices = Schemas["Notices"];
export type Way = Schemas["NoticeWay"];
export type Delivery = Schemas["Delivery"];
export type Session = Schemas["Session"];
export type Block = Schemas["Block"];
/** What is answered when something is refused or went wrong. */
export type Failure = Schemas["ErrorAnswer"];
export type Pace = Schemas["PaceShape"];
export type Leavers = Schemas["LeaversShape"];
export type ClockFace = Schemas["ClockFace"];
export type Happening = Schemas["Happening"];
export type Hours = Schemas["HoursShape"];
export type SeatInfo = Schemas["SeatShape"];
export type Summary = Schemas["Summary"];
export type Lobby = Schemas["Lobby"];
export type BoardCard = Schemas["BoardCard"];
export type BoardCards = Schemas["BoardCards"];
export type GalleryPage = Schemas["GalleryPage"];
export type BalanceState = Schemas["BalanceState"];
export type KeptBoard = Schemas["KeptBoard"];
export type Archive = Schemas["Archive"];
export type GameEvent = Schemas["EventShape"];
export type Entry = Schemas["Entry"];
export type Refusal = Schemas["RefusalShape"];
export type Result = Schemas["ResultShape"];
export type SeatView = Schemas["SeatView"];
export type View = Schemas["View"];
export type StateMessage = Schemas["TableState"];
export type TalkLine = Schemas["TalkLine"];
export type TalkPage = Schemas["TalkPage"];
export type Hint = Schemas["Hint"];
export type Weighed = Schemas["Weighed"];
export type Analysis = Schemas["Analysis"];
export type AnalysisReport = Schemas["AnalysisReport"];
export type Moment = Schemas["Moment"];
export type MomentBoards = Schemas["MomentBoards"];
export type PlayedOn = Schemas["PlayedOn"];
export type Preview = Schemas["Previewed"];
export type Position = Schemas["Past"];
export type Point = Schemas["Point"];
export type Luck = Schemas["Luck"];
export type Rulebook = Schemas["Rulebook"];
export type BookChapter = Schemas["BookChapter"];
export type BookParagraph = Schemas["BookParagraph"];
export type BookPicture = Schemas["BookPicture"];
export type Lesson = Schemas["LessonShape"];
export type LessonStep = Schemas["LessonStep"];
export type LessonMark = Schemas["MarkShape"];
export type LessonState = Schemas["LessonState"];
export type Puzzle = Schemas["PuzzleShape"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleOpened = Schemas["PuzzleOpened"];
export type PuzzleJudged = Schemas["PuzzleJudged"];
export type PuzzleSolution = Schemas["PuzzleSolution"];
export type BookPart = BookChapter["parts"][number];

/** A legal action, and what is shown before it is taken: its form, its details, its place on the board. */
export interface Offer<Do = Json, Info = Json, At = Json> extends Omit<Schemas["OfferShape"], "do" | "info" | "at"> {
  do: Do;
  info: Info;
  at: At;
}
export type PlanMark = Schemas["PlanMarkShape"];
export type PlanState = Schemas["PlanState"];
export type Ordered = Schemas["OrdersShape"];
export type OrderedStep = Schemas["OrderedStep"];
export type AdminOverview = Schemas["AdminOverview"];
export type AdminPeople = Schemas["AdminPeople"];
export type AdminOnePerson = Schemas["AdminOnePerson"];
export type AdminTable = Schemas["AdminTable"];
export type AdminTables = Schemas["AdminTables"];
export type AdminReport = Schemas["AdminReport"];
export type AdminReports = Schemas["AdminReports"];
export type AdminLimits = Schemas["AdminLimits"];
export type AdminLog = Schemas["AdminLog"];
