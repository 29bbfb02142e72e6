/** Hovering over a square asks about it; a press puts the die in hand there, goes to its end, or asks the server why not. */
import type { Json } from "../../../api/types";
import { paged } from "../../../device/layout.svelte";
import { ENDS, SHORT, type Face } from "../pieces";
import type { Square } from "../facts";
import { isStation } from "../view";
import type { MapModel } from "./model.svelte";
import { headlineOf, kindOf, noteOf, priceLines, titleOf } from "./words";

type Near = { x: number; y: number; r: number };

const ACROSS: Record<string, string> = { N: "E", E: "S", S: "W", W: "N" };

export class HoverAndPick {
  private readonly map: MapModel;

  constructor(map: MapModel) {
    this.map = map;
  }

  hover(id: string | null, near: Near): void {
    const { table, geo } = this.map;
    table.refusedAt = null;
    const square = id === null ? null : geo.squares.get(id);
    const outside = square && ["sea", "foreign"].includes(square.kind) && !this.map.sideTowards(square);
    if (square && !outside) this.explain(square, near);
    else table.leaveAnswer();
  }
  private explain(square: Square, near: Near): void {
    const { map } = this;
    const { table } = map;
    const action = this.question(square);
    const [title, kind, lines] = [titleOf(map, square), kindOf(square), priceLines(map, square)];
    const [note, headline] = [noteOf(map, square), headlineOf(map, action, square)];
    void table.explain({ near, title, kind, lines, note, action, headline }).then(() => {
      if (table.verdict.state === "refused" && table.answer?.title === title) table.refusedAt = square.id;
    });
  }

  async pick(id: string, near: Near): Promise<void> {
    const { choice, geo, quiet, table } = this.map;
    const square = geo.squares.get(id);
    if (!square || quiet) return;
    if (choice.targets.includes(id)) {
      table.closeAnswer();
      table.refuse(null);
      choice.pickSquare(id);
      return;
    }
    if (this.goToEnd(id)) return;
    const action = this.question(square);
    if (!action || paged()) this.hover(id, near);
    else await table.tryAnyway(action, id);
  }
  /** Chooses the other end where it lies on the square, or can place something there. */
  private goToEnd(id: string): boolean {
    const { choice, ends } = this.map;
    const other = ENDS.find((end) => ends[end]?.square === id && end !== choice.end);
    if (other) {
      choice.pickEnd(other);
      return true;
    }
    const far = choice.everywhere.find((offer) => offer.do.square === id && offer.do.end !== choice.end);
    if (!far || (choice.face === null && choice.lacksStation(id) && !isStation(far))) return false;
    choice.pickEnd(far.do.end);
    choice.pickSquare(id);
    return true;
  }

  /** What to ask the server about: the die in hand, or a station. */
  private question(square: Square): Json | null {
    const { choice, table, view } = this.map;
    if (!table.myTurn || view.phase !== "turn") return null;
    const offered = choice.at(square.id)[0];
    if (offered && (choice.face || !choice.lacksStation(square.id))) return offered.do;
    if ((square.station || square.kind === "abroad") && !choice.face) return this.stationQuestion(square);
    const side = this.map.sideTowards(square) ?? "N";
    const die = this.faceInHand();
    const to = die === "curve" ? ACROSS[side] : side;
    return { do: "lay", die, end: choice.end, square: square.id, to, jokers: 0 };
  }
  private stationQuestion(square: Square): Json {
    const company = square.station in SHORT && square.station !== "white" ? square.station : "red";
    return { do: "station", company, end: this.map.choice.end, square: square.id, jokers: 0 };
  }
  /** The die in hand, or the first that the reader has in front of the screen. */
  private faceInHand(): Face {
    const { choice, table, view } = this.map;
    if (choice.face && choice.face !== "transport") return choice.face;
    const front = view.seats[table.seat!]?.front;
    return (["straight", "curve", "joker"] as const).find((face) => (front?.[face] ?? 0) > 0) ?? "straight";
  }
}
