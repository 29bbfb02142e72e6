/** Hovering over a link, a city or a good asks about it; a press chooses it, plans it, or asks the server why not. */
import { paged } from "../../../device/layout.svelte";
import { pencilOf } from "../../../table/state/pencil.svelte";
import type { Json } from "../../../api/types";
import type { Link } from "../facts";
import type { Element, MapModel } from "./model.svelte";
import { headlineOf, kindOf, linesOf, titleOf } from "./words";

type Near = { x: number; y: number; r: number };

export class HoverAndPick {
  private readonly map: MapModel;

  constructor(map: MapModel) {
    this.map = map;
  }

  hover(id: string | null, near: Near): void {
    const { map } = this;
    const { table } = map;
    table.refusedAt = null;
    if (id === null) {
      table.leaveAnswer();
      return;
    }
    const title = titleOf(map, id);
    const [kind, lines, headline] = [kindOf(map, id), linesOf(map, id), headlineOf(map, id)];
    void table.explain({ near, title, kind, lines, action: this.question(id), headline }).then(() => {
      if (table.verdict.state === "refused" && table.answer?.title === title) table.refusedAt = id;
    });
  }

  async pick(id: string, near: Near): Promise<void> {
    const { table } = this.map;
    const pencil = pencilOf(table);
    if (pencil.draws && id.startsWith("l:")) {
      table.closeAnswer();
      pencil.toggle(id.slice(2));
      return;
    }
    await table.settled();
    table.refusedAt = null;
    if (this.choose(this.map.elementOf(id))) return;
    const action = this.question(id);
    // A finger cannot hover: a tap on a place that is closed, or out of turn, asks what it is.
    if (!action || paged()) this.hover(id, near);
    else await table.tryAnyway(action, id);
  }

  /** Chooses what may be chosen; false where nothing may. */
  private choose({ link, city, cube }: Element): boolean {
    const { links, takes } = this.map;
    if (link && links.has(link.id)) return this.take(() => this.chooseLink(link.id));
    if (city && this.chooseAtCity(city.id)) return true;
    const good = cube?.id.slice(2);
    if (good === undefined || !takes.has(good)) return false;
    return this.take(() => this.toggleGood(good));
  }
  private chooseAtCity(id: string): boolean {
    const { choice, cities, takes, tracing } = this.map;
    if (tracing && choice.reach.has(id)) return this.take(() => this.carry(id));
    if (tracing && this.goBackTo(id)) return true;
    if (cities.has(id)) return this.take(() => this.chooseCity(id));
    const good = choice.chosenGood;
    if (good && !choice.playing && choice.reach.has(id)) return this.take(() => void choice.declare(good, id));
    if (takes.size === 0 || !this.takeNextGood(id)) return false;
    this.map.table.closeAnswer();
    return true;
  }
  private take(choose: () => void): true {
    this.map.table.closeAnswer();
    this.map.table.refuse(null);
    choose();
    return true;
  }
  private chooseLink(id: string): void {
    const { choice, links, table, tracing } = this.map;
    if (tracing) void table.plan(links.get(id)!);
    else choice.link = choice.link === id ? null : id;
  }
  private chooseCity(id: string): void {
    const { choice, cities, table, tracing } = this.map;
    if (tracing) void table.plan(cities.get(id)!);
    else choice.city = choice.city === id ? null : id;
  }
  private toggleGood(id: string): void {
    const { choice } = this.map;
    choice.good = choice.good === id ? null : id;
  }
  /** Takes the best way to a goal; each further press takes the next one. */
  private carry(id: string): void {
    const { choice, transport } = this.map;
    const ways = transport?.ways[id]?.length ?? 1;
    void choice.carry(id, (choice.wayTo(id) + 1) % ways);
  }
  /** Takes the route back to a city that it has passed. */
  private goBackTo(id: string): boolean {
    const { path, stops, table, transport } = this.map;
    const at = id === transport?.city ? 0 : stops.indexOf(id) + 1;
    const over = path.length - at;
    if ((at === 0 && id !== transport?.city) || over <= 0 || over > table.steps.length) return false;
    return this.take(() => void table.unplan(over));
  }
  /** Takes up the next of the city's goods. */
  private takeNextGood(id: string): boolean {
    const { choice, takes } = this.map;
    const here = [...takes.keys()].filter((key) => key.startsWith(`${id}:`));
    if (here.length === 0) return false;
    choice.good = here[here.indexOf(choice.good ?? "") + 1] ?? null;
    return true;
  }

  /** The action that a press would mean here; the server says why not. */
  private question(id: string): Json | null {
    const { choice, tracing } = this.map;
    if (!choice.mine) return null;
    const { link, city, cube } = this.map.elementOf(id);
    if (link && tracing) return { do: "move", link: link.id };
    if (link && choice.asked === "build") return this.buildQuestion(link);
    if (city && choice.of("place").length > 0) return { do: "place", city: city.id };
    if (city && tracing) return this.moveQuestion(city.id);
    if (cube && ["transport", "third-transport"].includes(choice.asked) && !choice.playing)
      return { do: "declare", city: cube.city.id, colour: cube.colour };
    return null;
  }
  private buildQuestion(link: Link): Json {
    const { choice } = this.map;
    const route = choice.of("gelegenheit")[0]?.do.route ?? choice.card;
    return choice.playing === "guenstige-gelegenheit" && route
      ? { do: "gelegenheit", route, link: link.id }
      : { do: "build", link: link.id };
  }
  private moveQuestion(city: string): Json | null {
    const { geo, transport } = this.map;
    const at = transport?.at ?? "";
    const step = [...(geo?.links.values() ?? [])].find(
      ({ a, b }) => [a.id, b.id].includes(city) && [a.id, b.id].includes(at),
    );
    return step ? { do: "move", link: step.id } : null;
  }
}
