// Prints the boards that the workshop draws for a game, as JSON: `node boards.mjs FOLDER STANDARD.json`. The game judges
// them, in tests/boards/test_drawn_by_hand.py.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

registerHooks({
  resolve(name, context, next) {
    try {
      return next(name, context);
    } catch (error) {
      if (name.startsWith(".")) return next(`${name}.ts`, context);
      throw error;
    }
  },
});

const [folder, file] = process.argv.slice(2);
const { workshop } = await import(`../../games/${folder}/workshop.ts`);
const { benchOf, blank, say } = await import("./bench.ts");
const { draw } = await import(`./drawn/${folder}.ts`);
const { RUBBISH } = await import("./rubbish.ts");
const { Draft } = await import("../kit/patches.ts");
const { cellsOf, paste } = await import("../pasting.ts");

const standard = JSON.parse(readFileSync(file, "utf-8"));
const bench = benchOf(workshop, standard);
const letters = workshop.sheets.map((sheet) => {
  const draft = new Draft(standard);
  paste(draft, sheet, 0, 0, cellsOf(RUBBISH["letters for numbers"]), say, []);
  return draft.board;
});
const drawn = [false, true].map((large) => draw(bench, large));
console.log(JSON.stringify({ blank: blank(bench), small: drawn[0], largest: drawn[1], letters }));
