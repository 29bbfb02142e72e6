/** What the reader is about to do: which end, which die, where, turned how, paid with what; or a roll. */
import type { Table } from "../../table/state/table.svelte";
import type { Json } from "../../api/types";
import { perTable } from "../../table/state/perTable";
import type { End, Face } from "./pieces";
import {
  boardOf,
  isLay,
  isStation,
  offersTo,
  viewOf,
  type DiceBoard,
  type Placement,
  type RollOffer,
  type Verb,
} from "./view";

const FACE_ORDER: Face[] = ["straight", "curve", "joker"];

export class Choice {
  table: Table;
  /** The end that the reader looks at; null follows the table. */
  wantedEnd = $state<End | null>(null);
  face = $state<Face | null>(null);
  square = $state<string | null>(null);
  to = $state<string | null>(null);
  company = $state<string | null>(null);
  jokers = $state(0);
  /** The roll being put together; null while none is. */
  rolling = $state.raw<{ hidden: number; jokers: number } | null>(null);

  /** Dice that shall go back to the bank, each by its face and its place among them. */
  giving = $state.raw<{ face: Face; i: number }[]>([]);

  constructor(table: Table) {
    this.table = table;
  }

  get end(): End {
    if (this.wantedEnd) return this.wantedEnd;
    // Until the reader chooses: the end where something can be placed.
    const open = (end: End) => this.everywhere.some((offer) => offer.do.end === end);
    if (open("N") || open("S")) return open("N") ? "N" : "S";
    const ends = viewOf(this.table)?.ends;
    return ends?.N.dead && !ends.S.dead ? "S" : "N";
  }
  of<Wanted extends Verb>(verb: Wanted) {
    return offersTo(this.table, verb);
  }
  /** Placements at both ends. */
  get everywhere(): Placement[] {
    return offersTo(this.table, "lay", "station");
  }
  get placements(): Placement[] {
    return this.everywhere.filter((offer) => offer.do.end === this.end);
  }
  at(square: string): Placement[] {
    return this.placements.filter((offer) => offer.do.square === square);
  }
  /** Squares that the die in hand can take, and station squares; all of them while no die is in hand. */
  get targets(): string[] {
    if (!this.table.myTurn || this.rolling) return [];
    const fits = (offer: Placement) =>
      !isLay(offer) || this.face === null || this.face === "transport" || offer.do.die === this.face;
    const squares = new Set(this.placements.filter(fits).map((offer) => offer.do.square));
    return [...squares].filter((square) => this.face !== null || !this.lacksStation(square));
  }
  /** A station square on which no station can be built now: track goes over it only with a die in hand. */
  lacksStation(square: string): boolean {
    return stationSquares(this.table).has(square) && !this.at(square).some(isStation);
  }
  /** What could stand on the chosen square: faces first, then companies. */
  get faces(): Face[] {
    const here = this.square ? this.at(this.square) : [];
    return FACE_ORDER.filter((face) => here.some((offer) => isLay(offer) && offer.do.die === face));
  }
  get companies(): string[] {
    const here = this.square ? this.at(this.square) : [];
    return [...new Set(here.filter(isStation).map((offer) => offer.do.company))];
  }
  get sides(): string[] {
    const here = this.square ? this.at(this.square) : [];
    const lays = here.filter(isLay).filter((offer) => offer.do.die === this.face);
    return [...new Set(lays.map((offer) => offer.do.to))];
  }
  /** The same placement with each possible payment, hidden dice first. */
  get payments(): Placement[] {
    if (!this.square) return [];
    const same = (offer: Placement) =>
      this.company
        ? isStation(offer) && offer.do.company === this.company
        : isLay(offer) && offer.do.die === this.face && offer.do.to === this.to;
    return this.at(this.square)
      .filter(same)
      .toSorted((a, b) => a.do.jokers - b.do.jokers);
  }
  /** The placement as chosen: what the main button sends. */
  get placement(): Placement | null {
    return this.payments.find((offer) => offer.do.jokers === this.jokers) ?? this.payments[0] ?? null;
  }

  /** Takes over a bot's placement or roll as if it were the reader's. */
  suggest(form: Json): void {
    this.clear();
    if (form.do === "roll") this.rolling = { hidden: Number(form.hidden), jokers: Number(form.jokers) };
    if (form.do !== "lay" && form.do !== "station") return;
    this.wantedEnd = form.end as End;
    this.square = String(form.square);
    this.face = form.do === "lay" ? (form.die as Face) : null;
    this.to = form.do === "lay" ? String(form.to) : null;
    this.company = form.do === "station" ? String(form.company) : null;
    this.jokers = Number(form.jokers);
  }
  pickEnd(end: End): void {
    if (end === this.end) return;
    this.wantedEnd = end;
    this.clearSquare();
  }
  pickFace(face: Face): void {
    this.rolling = null;
    if (this.face === face && !this.square) this.face = null;
    else if (this.square && face !== "transport" && this.faces.includes(face)) this.stand(face, null);
    else {
      this.face = face;
      this.clearSquare();
    }
  }
  /** A first click puts the die on the square, a second one turns it. */
  pickSquare(square: string): void {
    this.rolling = null;
    if (square === this.square) {
      this.turn();
      return;
    }
    this.wantedEnd = this.end;
    this.square = square;
    const wanted = this.face !== null && this.face !== "transport" && this.faces.includes(this.face);
    if (wanted) this.stand(this.face, null);
    else if (this.companies.length > 0) this.stand(null, this.companies[0]!);
    else if (this.faces.length > 0) this.stand(this.faces[0]!, null);
    else this.square = null;
  }
  /** Which of the things that could stand there. */
  stand(face: Face | null, company: string | null): void {
    this.company = company;
    if (face) {
      this.face = face;
      this.to = this.sides[0] ?? null;
    }
    this.jokers = this.payments[0]?.do.jokers ?? 0;
  }
  turn(): void {
    if (!this.square) return;
    if (this.company) {
      const at = this.companies.indexOf(this.company);
      this.stand(null, this.companies[(at + 1) % this.companies.length]!);
      return;
    }
    const sides = this.sides;
    this.to = sides[(sides.indexOf(this.to ?? "") + 1) % sides.length] ?? null;
    this.jokers = this.payments[0]?.do.jokers ?? 0;
  }
  clearSquare(): void {
    this.square = null;
    this.to = null;
    this.company = null;
    this.jokers = 0;
  }
  gives(face: Face, i: number): boolean {
    return this.giving.some((die) => die.face === face && die.i === i);
  }
  give(face: Face, i: number): void {
    this.giving = this.gives(face, i)
      ? this.giving.filter((die) => die.face !== face || die.i !== i)
      : [...this.giving, { face, i }];
  }
  clear(): void {
    this.giving = [];
    this.clearSquare();
    this.face = null;
    this.rolling = null;
  }
  get busy(): boolean {
    return this.square !== null || this.face !== null || this.rolling !== null || this.giving.length > 0;
  }

  /** Opens the roll with all hidden dice and no joker; corrected to what is legal. */
  openRoll(): void {
    const rolls = this.of("roll");
    if (rolls.length === 0) return;
    this.clear();
    const most = Math.max(...rolls.map((offer) => offer.do.hidden));
    this.rolling = { hidden: most, jokers: most > 0 ? 0 : 1 };
  }
  get roll(): RollOffer | null {
    const wanted = this.rolling;
    return wanted
      ? (this.of("roll").find((offer) => offer.do.hidden === wanted.hidden && offer.do.jokers === wanted.jokers) ??
          null)
      : null;
  }
}

const cache = new WeakMap<DiceBoard, Set<string>>();
function stationSquares(table: Table): Set<string> {
  const board = boardOf(table);
  if (!board) return new Set();
  const found = cache.get(board) ?? new Set(board.squares.filter((each) => each.station).map((each) => each.id));
  cache.set(board, found);
  return found;
}

export const choiceOf = perTable((table) => new Choice(table));
