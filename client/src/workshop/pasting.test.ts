/** Cells of a spreadsheet: read as they stand, put into a table, and bounded. */
import { describe, expect, test } from "vitest";
import { Draft, inverse, patched } from "./kit/patches";
import { cellsOf, clean, paste, shown } from "./pasting";
import { say } from "./testing/bench";
import { RUBBISH } from "./testing/rubbish";
import { BENCHES } from "./testing/shops";

test("cells of a spreadsheet are read as they stand", () => {
  const text = 'Berlin\t3\r\n"Frankfurt\t(Oder)"\t"say ""so"""\n\tlast\n';
  expect(cellsOf(text)).toEqual([
    ["Berlin", "3"],
    ["Frankfurt\t(Oder)", 'say "so"'],
    ["", "last"],
  ]);
});

test("signs that nobody sees are left out, and long cells cut", () => {
  const [[name, long]] = cellsOf(`Ber\u0000lin\u0007\t${"x".repeat(5000)}`) as [[string, string]];
  expect(name).toBe("Berlin");
  expect(long).toHaveLength(200);
  expect(clean(`a${String.fromCharCode(0xd83d)}b🚂\tc`)).toBe("ab🚂\tc");
  expect(cellsOf("a\rb\r\nc")).toHaveLength(3);
});

test("a line of names above the cells is not an entry", () => {
  const { standard, sheet } = BENCHES.find(([, bench]) => bench.sheet("goods_cards"))![1];
  const names = ["Id", "First city", "Second city", "Third city"];
  const draft = new Draft(standard);
  const cells = cellsOf("id\tfirst city\tSecond city\nG01\tBerlin\tPrag");
  expect(paste(draft, sheet("goods_cards"), 0, 0, cells, say, names).rows).toBe(1);
  expect((draft.rows("goods_cards")[0]!.cities as string[]).slice(0, 2)).toEqual(["BER", "PRA"]);
});

describe.each(BENCHES)("%s", (_, { shop, standard }) => {
  test("what a table shows can be pasted back unchanged", () => {
    for (const sheet of shop.sheets) {
      const draft = new Draft(standard);
      const rows = draft
        .rows(sheet.table)
        .map((row) => sheet.columns.map((column) => shown(column.read(row), column, standard, say)));
      paste(draft, sheet, 0, 0, rows, say);
      expect([sheet.table, draft.patch]).toEqual([sheet.table, []]);
    }
  });

  const places = shop.sheets.flatMap((sheet) => {
    const before = new Draft(standard).rows(sheet.table);
    return [0, before.length].map((from) => ({ table: sheet.table, sheet, from, before }));
  });
  describe.each(places)("from row $from of $table", ({ sheet, from, before }) => {
    test.each(Object.keys(RUBBISH))("rubbish is bounded, told and taken back: %s", (kind) => {
      const draft = new Draft(standard);
      const said = paste(draft, sheet, from, 0, cellsOf(RUBBISH[kind]!), say, []);
      const after = draft.rows(sheet.table);
      for (const column of sheet.columns)
        after.slice(-3).forEach((row) => shown(column.read(row), column, draft.board, say));
      if (from === 0 && kind.startsWith("letters")) shop.drawing(draft.board);

      expect(patched(draft.board, inverse(draft.patch))[sheet.table]).toEqual(before);
      expect(after.length).toBeLessThanOrEqual(Math.max(500, before.length));
      if (!sheet.fresh) expect(after).toHaveLength(before.length);
      if (kind === "many lines") {
        expect(said.rows + said.over).toBe(10_000);
        expect(said.over).toBeGreaterThan(9_000);
      }
      if (kind === "many columns") expect(said.wide).toBeGreaterThan(280);
      if ((kind === "empty lines" || kind === "nothing") && from !== 0)
        expect([said.rows, after.length]).toEqual([0, before.length]);
    });
  });
});
