/** The shapes of docs/http-api.md, as far as the pages read them. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a view's inside belongs to its game
export type Json = Record<string, any>;
export type Action = number | string | Json;

export interface Option {
  key: string;
  kind: "flag" | "number" | "choice";
  default: boolean | number | string;
  rule: string;
  choices: string[];
  least: number;
  most: number;
}

export interface Game {
  slug: string;
  title: string;
  designer: string;
  publisher: string;
  edition: string;
  least_players: number;
  most_players: number;
  minutes: number;
  prefix: string;
  rules_version: number;
  boards: string[];
  levels: string[];
  options: Option[];
  /** In a sentence, by language. */
  about: Record<string, string>;
  /** Whether its package brings a picture for the lobby. */
  poster: boolean;
}

export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
  bot: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "program" | "bot";
  name: string;
  level: string | null;
  connected: boolean;
  held: boolean;
  you: boolean;
}

export interface Summary {
  table: string;
  game: string;
  title: string;
  status: string;
  public: boolean;
  version: number;
  seats: SeatInfo[];
  to_act: number[];
  your_turn: boolean;
  mine: number[];
  since: string;
  round: number | null;
  phase: string | null;
  owner: boolean;
}

export interface Lobby {
  mine: Summary[];
  open: Summary[];
  live: Summary[];
}

export interface GameEvent {
  key: string;
  rule: string;
  seat: number;
  params: Json;
}

export interface Entry {
  version: number;
  seat: number;
  text: string;
  code: number | null;
  undone: boolean;
  undo_to: number | null;
  at: string;
  events: GameEvent[];
}

/** A legal action, and what an interface shows before it is taken. */
export interface Offer {
  code: number;
  do: Json;
  text: string;
  at: Json;
  cost: number | null;
  reveals: boolean;
  info: Json;
}

export interface Refusal {
  rule: string;
  key: string;
  params: Json;
  message: string;
  text: string;
  kind?: string;
}

export interface Result {
  places: number[];
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
}

export interface SeatView {
  cash: number | null;
  income: number | null;
  score: number | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  [more: string]: any;
}

export interface View {
  game: string;
  players: number;
  phase: string;
  round: number;
  to_act: number[];
  ask: { key: string; params: Json; rule: string } | null;
  seats: SeatView[];
  board: Json;
  result: Result | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  [more: string]: any;
}

export interface StateMessage {
  table: string;
  game: string;
  rules: number;
  title: string;
  public: boolean;
  status: "open" | "playing" | "over" | "closed" | "frozen";
  options: Json;
  board: string;
  version: number;
  seat: number | null;
  mine: number[];
  owner: boolean;
  invite: string | null;
  to_act: number[];
  view: View | null;
  offers: Offer[];
  seats: SeatInfo[];
  log: Entry[];
  log_from: number;
  undo: { free: number; ask: boolean };
  takeback: { seat: number; to: number; agreed: number[]; waiting: number[] } | null;
  result: Result | null;
  seed_hash: string;
  seed: string | null;
  since: string;
}

export interface Preview {
  version: number;
  seat: number;
  done: number;
  stopped: string | null;
  view: View;
  offers: Offer[];
  to_act: number[];
  refusal: Refusal | null;
  cost: number;
}

export interface Position {
  version: number;
  seat: number | null;
  view: View;
  to_act: number[];
  entry: Entry | null;
}

export interface Point {
  version: number;
  round: number;
  phase: string;
  seats: { cash: number | null; income: number | null; score: number | null }[];
}
