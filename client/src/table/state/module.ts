import type { Component } from "svelte";
import type { Folding } from "./folds";
import type { Entry, Json, Offer } from "../../api/types";
import type { Table } from "./table.svelte";

/** What a game's module gives to the table page; README.md tells how to write one. */
export interface GameModule {
  /** Short form of its money, the same in all languages: "T", "Mk", "M"; empty without money. */
  unit: string;
  /** The board. */
  Map: Component<{ table: Table; small?: boolean }>;
  /** What can be pressed now; without it the list of legal actions is shown. */
  Action?: Component<{ table: Table }>;
  /** Who has what; without it name, cash, income and score. */
  Seats?: Component<{ table: Table }>;
  /** More panels below: companies, cards, matrices. */
  More?: Component<{ table: Table }>;
  /** Chips in the middle of the top bar: turn order, phase strip. */
  Top?: Component<{ table: Table }>;
  /** Panels of the page after the end, below result and charts. */
  Finish?: Component<{ table: Table }>;
  /** What to do now, where the engine's own sentence would mislead; empty where it does not. */
  sentence?: (table: Table) => string;
  /** Whether anything here is not for all eyes: only then does a shared device hide the board between turns. */
  secret?: (table: Table) => boolean;
  /** Below what to do: the consequence of doing nothing more, or of passing. */
  hint?: (table: Table) => string;
  /** A page of its own beside log and charts: the key of its name, and the panel. */
  tab?: { name: string; Panel: Component<{ table: Table }> };
  /** What counts in the end, for the page after it: the key of a sentence, and its rule. */
  decides?: { text: string; rule: string };
  /** Big moments get an amber dot on the history slider. */
  big?: (entry: Entry) => boolean;
  /** The keys of the events that matter to all: told over the board and in "since your last move"; without it, all. */
  tells?: ReadonlySet<string>;
  /** Entries of the log that stand behind one line: turns, auctions. */
  fold?: Folding;
  /** Names in the place of ids in the parameters of a log line or a refusal, where the ids say nothing to a reader. */
  words?: (params: Json, table: Table) => Json;
  /** Which keys act in this game, for the list of keys: each as written, and its message. */
  shortcuts?: [string, string][];
  /** The form of an action with names in the place of ids; `place` where its label names none. */
  spell?: (form: Json, table: Table) => Json;
  /** A bot's turn as if the reader had chosen it and not sent it; the first `shown` steps can be planned. */
  suggest?: (table: Table, steps: Offer[], shown: number) => void | Promise<unknown>;
  /** Keys of its own; true when it has used the key. */
  keys?: (event: KeyboardEvent, table: Table) => boolean;
}
