/** What the server says of China Rails (`games/china_rails/view.py`), as far as the panels read it. */
import { makeReaders } from "../readers";
import type { Json, Offer, SeatView, View } from "../../api/types";

export interface Demand {
  city: string;
  load: string;
  payout: number;
}
export interface DemandCard {
  card: string;
  demands: Demand[];
}

export interface ChinaSeat extends SeatView {
  train: string;
  rate: number;
  capacity: number;
  /** The milepost of the train; null before it stands on the board. */
  at: string | null;
  cargo: string[];
  hand: DemandCard[];
  loan: number;
  /** Ports of which the seat has bought a link. */
  links: string[];
  majors: string[];
  loses_turn: boolean;
  congress: boolean;
  qualified: boolean;
}

/** Mileposts by what an event does to them; `closed` are edges under a flood. */
export type Area = Partial<Record<"half-rate" | "no-building" | "no-movement" | "closed", string[]>>;

export interface Lasting {
  id: string;
  kind: string;
  /** The rule that describes it. */
  rule: string;
  by: number;
  /** For how many more turns of the seat that drew it, without the present one; null: as the card says. */
  turns: number | null;
  area: Area;
}

export interface Turn {
  seat: number;
  points: number;
  halved: boolean;
  spent: number;
  left: number;
  upgraded: boolean;
  /** Seats that must choose what an event takes, or where to shelter. */
  choosing: number[];
}

export interface ChinaView extends View {
  stage: string;
  seats: ChinaSeat[];
  /** Owners by edge ("a-b"), who may rebuild after a flood, owners of the ferry and of each port's links. */
  board: {
    track: Record<string, number>;
    rights: Record<string, number>;
    ferry: number[];
    links: Record<string, number[]>;
  };
  turn: Turn;
  events: Lasting[];
  tray: Record<string, number>;
  deck: { pile: number; discard: string[] };
  victory_sum: number;
  victory_majors: number;
  /** The four kinds, and what each does. */
  trains: { train: string; rate: number; capacity: number }[];
}

/** Whether new track connects with all other track of the reader, and with the train; null where there is none. */
export interface Joins {
  network: boolean | null;
  train: boolean | null;
}

/** A step of a way as the server proposes it; track says where it starts, and its last step what it joins. */
export interface Step {
  milepost: string;
  from?: string;
  cost: number;
  turn: number;
  code: number | null;
  do: Json | null;
  joins?: Joins;
}

/** Track that is planned and not built. */
export interface Segment {
  from: string;
  to: string;
  cost: number;
}

export interface Way {
  to: string;
  from: string | null;
  steps: Step[];
}

export interface BoardPost {
  id: string;
  row: number;
  col: number;
  kind: string;
  terrain?: string;
}
export interface BoardCity {
  id: string;
  name: string;
  class: "major" | "medium" | "small" | "taiwan";
  milepost?: string;
  outer?: string[];
  loads?: string[];
}
export interface BoardPort {
  id: string;
  name: string;
  kind: "container" | "ferry";
  price: number;
  owners: number | null;
  milepost: string;
  other?: string;
}
export interface ChinaBoard {
  prices: Record<string, number>;
  surcharges: Record<string, number>;
  mileposts: BoardPost[];
  /** Two mileposts, and what lies between them: the kind of a crossing and the name of the water. */
  edges: [string, string, string | null, string | null][];
  cities: BoardCity[];
  ports: BoardPort[];
}

type At = { milepost: string };
type Carry<Verb extends string> = Offer<{ do: Verb; load: string }>;
type Plain<Verb extends string> = Offer<{ do: Verb }>;
export type PlaceOffer = Offer<{ do: "place" | "shelter"; milepost: string }, Json, At>;
export type UpgradeOffer = Offer<{ do: "upgrade"; train: string }>;
export type MoveOffer = Offer<{ do: "move"; milepost: string }, Json, At>;

interface Offers {
  place: PlaceOffer;
  shelter: PlaceOffer;
  move: MoveOffer;
  cross: Offer<{ do: "cross" }, Json, At>;
  turn: Plain<"turn">;
  load: Carry<"load">;
  take: Carry<"take">;
  drop: Carry<"drop">;
  leave: Carry<"leave">;
  lose: Carry<"lose">;
  deliver: Offer<{ do: "deliver"; city: string; load: string }, { payout: number }>;
  done: Plain<"done">;
  build: Offer<{ do: "build"; from: string; to: string }, Json, At>;
  link: Offer<{ do: "link"; port: string }>;
  upgrade: UpgradeOffer;
  discard: Plain<"discard">;
  borrow: Offer<{ do: "borrow"; amount: number }, { due: number }>;
  end: Plain<"end">;
}
export type Verb = keyof Offers;

interface Events {
  turn: { round: number };
  load: { load: string };
  take: { load: string };
  discard: Json;
  deliver: { load: string; city: string; payout: number };
  draw: { card: string };
  fee: { owner_seat: number; amount: number };
  build: { cost: number };
  link: { cost: number; port: string };
  upgrade: { cost: number; train: string };
  move: { milepost: string };
  event: { event: string; kind: string; rule: string };
}

export const { viewOf, liveViewOf, boardOf, offersTo, liveOffersTo, offerTo, stepsTo, eventsOf } = makeReaders<
  ChinaView,
  ChinaBoard,
  Offers,
  Events
>();
