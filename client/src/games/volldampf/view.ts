/** What the server says of Volldampf (`games/volldampf/view.py` and `offers.py`), as far as the panels read it. */
import { makeReaders } from "../readers";
import type { Offer, SeatView, View } from "../../api/types";

export interface VolldampfSeat extends SeatView {
  income: number;
  /** What income and dividends would leave now; null while the cash is hidden. */
  cash_after: number | null;
  loans: number;
  score: number;
  /** Place in the order of play. */
  turn_card: number;
  bid: number;
  said: number | "pass" | null;
  /** A secret choice lies on the table. */
  chosen: boolean;
  routes: string[];
  tracks_left: number;
  hand_size: number;
}

/** A city that a good can reach, with who would earn what: one digit for each seat, best first. */
export interface Goal {
  city: string;
  splits: string[];
}

export interface Transport {
  third: boolean;
  banned: string[];
  city: string | null;
  colour: string | null;
  fast: boolean;
  /** Links that the route may have. */
  most: number;
  at: string | null;
  path: string[];
  goals: Goal[];
  /** By goal: for each of its splits the links of one way from the start. */
  ways: Record<string, string[][]>;
}

export interface VolldampfView extends View {
  rounds: number;
  rounds_left: number;
  order: number[];
  seats: VolldampfSeat[];
  /** Tracks with their owners, and the goods in each city. */
  board: { links: Record<string, number>; goods: Record<string, string[]> };
  groups: string[][];
  pool: string[];
  /** The reader's cards, the rule of each, and what the reader has seen of the others'. */
  hand: string[] | null;
  hand_rules: string[] | null;
  seen: string[][] | null;
  bag: Record<string, number>;
  decks: { routes_unseen: Record<string, number>; goods_cards: number; action_cards: number };
  discards: { action_cards: string[] };
  auction: { high: number; taken: Record<string, number>; passed: number[] } | null;
  transport: Transport | null;
  held: { colour: string; from: string | null } | null;
}

export interface VolldampfBoard {
  name: string;
  cities: { id: string; name: string; colour: string; country: string }[];
  links: { id: string; a: string; b: string; colour: string; cost: number }[];
  route_cards: { colour: string; region?: string }[];
}

type Plain<Verb extends string> = Offer<{ do: Verb }>;
type DeclareInfo = { destinations: Goal[]; best: string | null };

export type DeclareOffer = Offer<{ do: "declare" | "declare-fast"; city: string; colour: string }, DeclareInfo>;
export type PlanOffer = Offer<{ do: "neue-planung"; city: string; colour: string }>;
export type PlaceOffer = Offer<{ do: "place"; city: string }>;
export type MoveOffer = Offer<{ do: "move"; link: string }, { to: string; arrives: boolean; schnelle_lok: boolean }>;
export type BuildOffer = Offer<{ do: "build"; link: string }>;
export type BargainOffer = Offer<{ do: "gelegenheit"; route: string; link: string }>;

interface Offers {
  loan: Offer<{ do: "loan"; value: number }, { marks: number; dividends: number }>;
  bid: Offer<{ do: "bid"; amount: number }, { pays?: Record<string, number> }>;
  pass: Offer<{ do: "pass" }, { card: number; pays: number }>;
  put: Offer<{ do: "put"; group: number; route: string }>;
  take: Offer<{ do: "take"; group: number }>;
  build: BuildOffer;
  drop: Offer<{ do: "drop"; route: string }>;
  gelegenheit: BargainOffer;
  declare: DeclareOffer;
  "declare-fast": DeclareOffer;
  "give-up": Plain<"give-up">;
  move: MoveOffer;
  deliver: Plain<"deliver">;
  place: PlaceOffer;
  "neue-planung": PlanOffer;
  zusatzfracht: Plain<"zusatzfracht">;
  "alles-neu": Plain<"alles-neu">;
  sabotage: Plain<"sabotage">;
  subvention: Plain<"subvention">;
  "draw-from": Offer<{ do: "draw-from"; seat: number }>;
  no: Plain<"no">;
}
export type Verb = keyof Offers;

interface Events {
  "turn-card": { card: number; paid: number; bid: number };
  deliver: { links: number };
  gain: { spaces: number };
  income: { back: number };
}

export const { viewOf, boardOf, offersTo, offerTo, eventsOf } = makeReaders<
  VolldampfView,
  VolldampfBoard,
  Offers,
  Events
>();
