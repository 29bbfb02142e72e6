/** What the server says of RailRoad Dice (`games/railroad_dice/view.py` and `offers.py`), as far as the panels read it. */
import { makeReaders } from "../readers";
import type { Offer, SeatView, View } from "../../api/types";
import type { End, Face } from "./pieces";

export interface DiceSeat extends SeatView {
  income: number;
  income_as: "jokers" | "hidden";
  score: number;
  hidden: number;
  front: Record<Face, number>;
  front_total: number;
  /** Passengers of each company. */
  carried: Record<string, number>;
  directorships: number;
}

export interface Company {
  name: string;
  left: number;
  supply: number;
  waiting: number;
  next_year: number;
  director: number | null;
}

export interface LineEnd {
  square: string | null;
  open: string[];
  sector: string | null;
  dice_in_sector: number;
  least_to_leave: number;
  dead: boolean;
}

export interface Ending {
  fewest_stations_left: number;
  companies: string[];
  bank: number;
  dead_ends: string[];
  without_station: string[];
  would_have_winner: boolean;
}

/** What a rule stands behind. */
type Effect =
  | "mountain"
  | "river"
  | "water"
  | "station"
  | "clears"
  | "connects"
  | "reward"
  | "passengers"
  | "station-abroad"
  | "clears-abroad"
  | "director"
  | "last-station"
  | "bank"
  | "barred-side"
  | "dead-end"
  | "no-winner";

export interface DiceView extends View {
  year: number;
  first: number;
  turn: number;
  bank: number;
  /** By their ids. */
  rivers_paid: string[];
  /** Dice paid beside the piece: on mountains, water, the first time at a river, abroad. */
  prices: { mountain: number; water: number; river: number; abroad: number };
  rules: Record<Effect, string>;
  seats: DiceSeat[];
  companies: Record<string, Company>;
  ends: Record<End, LineEnd>;
  /** What lies on each square: the sides that its rails join, or a company's station. */
  board: { squares: Record<string, string> };
  ending: Ending;
}

export interface BoardSquare {
  id: string;
  kind: string;
  name?: string;
  river?: string;
  city?: string;
  station?: string;
  cost?: number;
  country?: string;
}
export interface BoardRiver {
  id: string;
  name: string;
  squares: string[];
}
export interface DiceBoard {
  columns: number;
  rows: number;
  sector: number;
  squares: BoardSquare[];
  cities: { id: string; name: string }[];
  rivers: BoardRiver[];
  countries: { id: string; name: string }[];
}

export type Price = {
  mountain: number;
  water: number;
  river: number;
  river_name: string | null;
  station: number;
};
/** What a placement brings about. */
type PlacementInfo = {
  price: Price;
  pay: { hidden: number; jokers: number };
  sector: { from: string; to: string; connects: boolean; reward: number; clears: number };
  opens: string[];
  dead_end: boolean;
  jokers_won: number;
  ends_game: string | null;
  /** Dice that the bank has then. */
  bank: number;
  income: number;
};
type StationInfo = PlacementInfo & {
  place: string;
  abroad: boolean;
  passengers: number;
  director: boolean;
  former_seat: number | null;
  stations_left: number;
};
type Lay = { do: "lay"; die: Face; end: End; square: string; to: string; jokers: number };
type Station = { do: "station"; company: string; end: End; square: string; jokers: number };
/** `barred`: sides that no die may open on this square. */
export type LayOffer = Offer<Lay, PlacementInfo & { barred: string[] }>;
export type StationOffer = Offer<Station, StationInfo>;
export type Placement = LayOffer | StationOffer;
export type RollOffer = Offer<
  { do: "roll"; hidden: number; jokers: number },
  { dice: number; ends_game: string | null }
>;

interface Offers {
  lay: LayOffer;
  station: StationOffer;
  roll: RollOffer;
  income: Offer<{ do: "income" }, { dice: number; ends_game: string | null }>;
  transport: Offer<{ do: "transport"; company: string; die: Face }, { waiting: number }>;
  return: Offer<{ do: "return"; die: Face }>;
  end: Offer<{ do: "end" }, { to_return: number }>;
}
export type Verb = keyof Offers;

export function isLay(offer: Placement): offer is LayOffer {
  return offer.do.do === "lay";
}
export function isStation(offer: Placement): offer is StationOffer {
  return offer.do.do === "station";
}

export const { viewOf, boardOf, offersTo } = makeReaders<DiceView, DiceBoard, Offers, Record<never, never>>();
