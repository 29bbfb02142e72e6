/** What the board workshop does to a board: its tools, and whatever a file may hold. */
import { describe, expect, test } from "vitest";
import { Draft, inverse, patched, type Patch } from "./kit/patches";
import type { Board, Value } from "./kit/board";
import type { Choice } from "./kit/types";
import { shown } from "./pasting";
import { readable } from "./reading";
import { blank, say, type Bench } from "./testing/bench";
import { BENCHES, drawn, LANGUAGES, wordsIn } from "./testing/shops";

/** Of the workshop and the board itself. */
const TAKEN = new Set("smhzxng0");
const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./testing/**", "!./**/*.test.ts"], {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Every message that the workshop of a game names. */
function named({ shop, standard }: Bench): Set<string> {
  const names = new Set<string>();
  const take = (name?: string) => name && names.add(name);
  const choices = (list: Choice[] = []) => list.forEach((choice) => take(choice.name));
  for (const { name, options } of shop.tools) {
    take(name);
    for (const option of options ?? []) {
      take(option.name);
      choices(option.choices(standard));
    }
  }
  for (const { name, columns } of shop.sheets) {
    take(name);
    for (const column of columns) {
      take(column.name);
      choices(column.choices?.(standard));
    }
  }
  shop.sizes.forEach(({ name }) => take(name));
  const things = shop.ground(standard).items.flatMap(({ id }) => shop.things(standard, id));
  for (const thing of [...shop.facts(standard), ...things]) {
    take(thing.name);
    for (const field of thing.fields) {
      take(field.name);
      choices(field.choices);
    }
  }
  return names;
}

/** Each tool all over the shipped board, then clear, copy and move. */
function everything({ shop, standard }: Bench): { board: Board; patches: Patch[] } {
  const patches: Patch[] = [];
  let board = standard;
  const edit = (work: (draft: Draft) => void) => {
    const draft = new Draft(board);
    work(draft);
    patches.push(draft.patch);
    board = draft.board;
  };
  const ground = shop.ground(board);
  const majors = ground.items.filter((item) => item.major).slice(0, 5);
  const some = ground.items.filter((_, i) => i % Math.ceil(ground.items.length / 20) === 7);
  const cells = [...majors, ...some];
  for (const tool of shop.tools) {
    const faces = tool.faces ? shop.faces!(board) : null;
    const items = faces ? faces.items.slice(40, 60) : cells;
    const last = (choices: Choice[]) => choices.at(-1)?.id ?? "";
    const chosen = Object.fromEntries((tool.options ?? []).map((option) => [option.key, last(option.choices(board))]));
    for (const item of items.slice(0, 9)) {
      const [near] = (faces ?? ground).near(item.id);
      edit((draft) => tool.apply(draft, near ? [item.id, near] : [item.id], chosen));
    }
  }
  for (const item of cells.slice(0, 9)) {
    edit((draft) => shop.move(draft, item.id, cells[3]!.id));
    const copy = shop.lift(board, item.id);
    if (copy) edit((draft) => shop.lay(draft, cells[5]!.id, copy));
    edit((draft) => shop.clear(draft, item.id));
  }
  return { board, patches };
}

/** Files in which a table is something else, or holds something else. */
function files(standard: Board): Board[] {
  const entry = {
    ...{ id: 7, row: "x", col: null, cities: 3, squares: "r", demands: [1, null] },
    ...{ name: {}, place: 4, milepost: 3, outer: "q", a: 1, b: [] },
  };
  const odd: Value[] = [5, "x", null, {}, [null], [1], ["x"], [[]], [{}], [entry]];
  const tables = Object.keys(standard).filter((key) => Array.isArray(standard[key]));
  return [
    {},
    { name: 7 },
    ...tables.flatMap((table): Board[] => [
      { ...standard, [table]: [entry, null] },
      ...odd.map((value) => ({ [table]: value })),
    ]),
  ];
}

/** All that the page asks of a board. */
function askAll({ shop }: Bench, board: Board): void {
  const cells = shop
    .ground(board)
    .items.slice(0, 3)
    .map(({ id }) => id);
  shop.drawing(board);
  shop.facts(board);
  shop.faces?.(board);
  for (const cell of cells) {
    shop.things(board, cell);
    shop.sentence(board, cell);
    shop.lift(board, cell);
    shop.clear(new Draft(board), cell);
  }
  for (const tool of shop.tools) {
    (tool.options ?? []).forEach((option) => option.choices(board));
    tool.apply(new Draft(board), cells.slice(0, 2), {});
  }
  for (const { table, columns, fresh } of shop.sheets) {
    const rows = Array.isArray(board[table]) ? (board[table] as Board[]).slice(0, 3) : [];
    for (const column of columns) for (const row of rows) shown(column.read(row), column, board, say);
    fresh?.(board);
  }
}

describe.each(BENCHES)("%s", (folder, bench) => {
  const { shop, standard } = bench;

  test("the tools draw a board from a blank sheet", () => {
    expect(drawn(folder, bench)).not.toEqual(blank(bench));
  });

  test("every change can be taken back and done again", () => {
    const { board: end, patches } = everything(bench);
    expect(patches.filter((patch) => patch.length > 0).length).toBeGreaterThan(10);
    const start = patches.toReversed().reduce((board, patch) => patched(board, inverse(patch)), end);
    expect(JSON.stringify(start)).toBe(JSON.stringify(standard));
    expect(JSON.stringify(patches.reduce(patched, start))).toBe(JSON.stringify(end));
  });

  test("tools have letters of their own, and all words exist", () => {
    const letters = shop.tools.map(({ key }) => key);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.filter((letter) => TAKEN.has(letter))).toEqual([]);
    const names = [...named(bench)];
    expect(names.length).toBeGreaterThan(10);
    for (const language of LANGUAGES) {
      const words = wordsIn(language);
      expect(names.filter((name) => !words.includes(`\n${name} =`))).toEqual([]);
    }
  });

  test("a file of rubbish comes to the bench and breaks nothing", () => {
    const rubbish = files(standard);
    expect(rubbish.length).toBeGreaterThan(30);
    for (const board of rubbish) askAll(bench, readable(board, standard));
    expect(JSON.stringify(readable(standard, standard))).toBe(JSON.stringify(standard));
  });
});

test("all words of the workshop itself exist", () => {
  const found = Object.values(sources).flatMap((text) => [...text.matchAll(/["'](ws-[a-z-]+)["']/g)]);
  const names = [...new Set(found.map(([, name]) => name!))];
  expect(names.length).toBeGreaterThan(60);
  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    expect(names.filter((name) => !words.includes(`\n${name} =`))).toEqual([]);
  }
});
