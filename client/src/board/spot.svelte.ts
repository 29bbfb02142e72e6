/** What the page and its board tell each other: the open places, and which of them to bring into view. */

class Spot {
  /** Ids of the places where something may be done now, as the board in use names them. */
  open = $state.raw<string[]>([]);
  /** Counts the wishes, so that the same places can be shown twice. */
  wish = $state(0);
  ids = $state.raw<string[]>([]);
  /** To come into view if they are not, and no more. */
  quiet = false;
  /** Where names lead to on the board that was shown last. */
  places = $state.raw<{ id: string; name: string }[]>([]);
  /** A lesson points as long as it speaks of the places. */
  stay = false;

  /** Of the open places those that an action's `at` names; games put a kind before the id ("c:BER"). */
  among(named: string[]): string[] {
    const wanted = new Set(named);
    return this.open.filter((id) => wanted.has(id) || wanted.has(id.slice(id.indexOf(":") + 1)));
  }
  show(ids: string[]): void {
    this.wishFor(ids, false);
  }
  /** When the board is on another page, which is just being opened. */
  showSoon(ids: string[]): void {
    requestAnimationFrame(() => requestAnimationFrame(() => this.show(ids)));
  }
  /** For places that are marked already: the board moves only if one of them is out of sight. */
  bring(ids: string[]): void {
    this.wishFor(ids, true);
  }
  private wishFor(ids: string[], quiet: boolean): void {
    this.ids = ids;
    this.quiet = quiet;
    this.wish += 1;
  }
}

export const spot = new Spot();
