/** What the server says of German Railways (`games/german_railways/view.py`), as far as the panels read it. */
import { makeReaders } from "../readers";
import type { Json, Offer, SeatView, View } from "../../api/types";

export interface GermanSeat extends SeatView {
  income: number;
  /** How many shares of each company. */
  shares: Record<string, number>;
}

export interface Company {
  id: string;
  name: string;
  /** The rule that describes its power. */
  power_rule: string;
  treasury: number;
  income: number;
  locomotives: number;
  sold: number;
  unsold: number;
  /** One share, if dividends were paid now. */
  pays: number;
  /** Places with a locomotive, and the pairs of them that touch. */
  network: string[];
  edges: [string, string][];
}

export interface Auction {
  company: string;
  leader: number | null;
  high: number;
  /** The last word of each seat: a bid, a pass, or nothing yet. */
  words: (number | "pass" | null)[];
}

export interface Build {
  company: string;
  hexes: string[];
  spent: number;
  most: number;
  connects: string[];
}

export interface GermanView extends View {
  seats: GermanSeat[];
  companies: Company[];
  /** The companies on each place that has any. */
  board: Record<string, string[]>;
  /** What a company that is new in a city pays there beside the terrain. */
  surcharges: Record<string, number>;
  connections: { companies: [string, string]; place: string; city: string }[];
  /** Third shares may be offered. */
  thirds_open: boolean;
  start_cash: number;
  order: number[];
  used: number;
  bag: number[];
  auction: Auction | null;
  build: Build | null;
  /** How near the end is; so many idle rounds bring about the vote. */
  end: { needed: number; idle_rounds: number; idle_vote: number };
}

export interface BoardHex {
  id: string;
  row: number;
  col: number;
  terrain: string;
  place: string;
  city?: string;
  modern?: string;
  income?: number;
}

export interface GermanBoard {
  terrains: Record<string, number>;
  companies: { id: string; home: string; locomotives: number }[];
  hexes: BoardHex[];
}

type BuildDo = { do: "build"; company: string; hex: string };
export type BuildInfo = {
  terrain: number;
  terrain_name: string;
  surcharge: number;
  power: number;
  income: number;
  connects: string[];
};
export type BuildOffer = Offer<BuildDo, BuildInfo, { hex: string }>;

interface Offers {
  bid: Offer<{ do: "bid"; amount: number }>;
  pass: Offer<{ do: "pass" }>;
  build: BuildOffer;
  done: Offer<{ do: "done" }, { connects: string[]; dividends: number[] }>;
  auction: Offer<{ do: "auction"; company: string }>;
  propose: Offer<{ do: "propose" }>;
  vote: Offer<{ do: "vote"; answer: "yes" | "no" }>;
  banker: Offer<{ do: "banker"; seat: number }>;
}

interface Events {
  places: { hex: string };
  "share-sold": { company: string; price: number };
  "share-for-nothing": { company: string };
  "receives-dividends": { parts: { company: string; amount: number }[] };
}

/** What is asked by "may I" where nothing is offered. */
export type Question = Json & { do: string; company: string };

export const { viewOf, liveViewOf, boardOf, offersTo, offerTo, stepsTo, eventsOf } = makeReaders<
  GermanView,
  GermanBoard,
  Offers,
  Events
>();
