"""What the board workshop of the pages does to a board, run in Node: tools, patches, pasting, the
picture beneath the grid. What its tools draw from a blank sheet is judged by the games."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from node import SOURCE, run, source
from trackside import games, messages
from trackside.core.boards import custom, shipped
from trackside.core.runner import Runner

HOOK = """
import { registerHooks } from "node:module";
registerHooks({
    resolve(name, context, next) {
        try { return next(name, context); }
        catch (error) { if (name.startsWith(".")) return next(`${name}.ts`, context); throw error; }
    },
});
"""
SLUGS = [s for s in games.slugs() if (SOURCE / "games" / games.folder(s) / "workshop.ts").is_file()]


def asked(script: str) -> Any:
    """What the script logs; parts of the workshop are imported by `part(name)`."""
    return run(
        f"{HOOK}\nconst part = (name) => import({source('workshop')} + `/${{name}}.ts`);\n" + script
    )


def board_of(slug: str) -> dict[str, Any]:
    board: dict[str, Any] = shipped(games.package(slug), games.get(slug).meta.boards[0]).data
    return board


def at_the_bench(slug: str, script: str) -> Any:
    """Runs a script with `shop`, `standard` (the shipped board), `tool(draft, id, way, chosen)` and
    `paste(draft, table, rows)`; it logs what comes of it."""
    module = source(f"games/{games.folder(slug)}/workshop.ts")
    file = json.dumps(str(Path(str(games.files(slug))) / "data" / "standard.json"))
    return asked(f"""
        import {{ readFileSync }} from "node:fs";
        const {{ workshop: shop }} = await import({module});
        const {{ Draft, patched, inverse }} = await part("kit/patches");
        const pasting = await part("pasting");
        const standard = JSON.parse(readFileSync({file}, "utf-8"));
        const say = (choice) => choice.text || choice.id;
        const sheet = (table) => shop.sheets.find((each) => each.table === table);
        const tool = (draft, id, way, chosen = {{}}) =>
            shop.tools.find((each) => each.id === id).apply(draft, way, chosen);
        const paste = (draft, table, rows, column = 0) =>
            pasting.paste(draft, sheet(table), 0, column, rows.map((row) => row.map(String)), say);
        const field = (draft, cell, key, value) =>
            shop.things(draft.board, cell).flatMap((thing) => thing.fields)
                .find((each) => each.key === key).set(draft, value);
        const fact = (draft, key, value) =>
            shop.facts(draft.board).flatMap((thing) => thing.fields)
                .find((each) => each.key === key).set(draft, value);
        {script}
    """)


DRAWN = {
    "german-railways": """
        const draft = new Draft({ ...shop.blank({ rows: 4, cols: 6 }, standard), name: "Small" });
        tool(draft, "hill", ["1:1", "1:2"]);
        tool(draft, "sea", ["3:5"]);
        standard.companies.forEach(({ id }, i) => {
            const cell = `${i % 4}:${Math.floor(i / 4) * 3}`;
            tool(draft, "city", [cell]);
            field(draft, cell, "city", `City ${id}`);
            tool(draft, "home", [cell], { company: id });
        });
        tool(draft, "join", ["0:0", "0:1"]);
        fact(draft, "link-0", "A0");
        fact(draft, "link-1", "B3");
        console.log(JSON.stringify(draft.board));
    """,
    "volldampf": """
        const draft = new Draft({ ...shop.blank({}, standard), name: "Ring" });
        const kinds = [["blue", "german"], ["violet", "german"]];
        kinds.push(["red", "foreign"], ["yellow", "foreign"]);
        for (let i = 0; i < 16; i += 1) {
            const [colour, country] = kinds[i % 4];
            const cell = `at:${48 + (i % 4)}:${6 + Math.floor(i / 4)}`;
            tool(draft, "city", [cell], { colour, country });
        }
        const cities = draft.rows("cities").map(({ id }) => `city:${id}`);
        const colours = standard.route_cards.map(({ colour }) => colour);
        let n = 0;
        for (let i = 0; i < 16; i += 1)
            for (const step of [1, 2, 3, 4])
                tool(draft, "link", [cities[i], cities[(i + step) % 16]],
                    { colour: colours[n++ % 6] });
        const names = draft.rows("cities").map(({ name }) => name);
        paste(draft, "goods_cards", Array.from({ length: 18 }, (_, i) =>
            [`G${i + 1}`, names[i % 16], names[(i + 5) % 16], names[(i + 9) % 16]]));
        console.log(JSON.stringify(draft.board));
    """,
    "railroad-dice-germany": """
        const draft = new Draft({ ...shop.blank({}, standard), name: "Squares" });
        tool(draft, "sea", Array.from({ length: 28 }, (_, i) => `41:${i}`));
        ["kiel", "sassnitz", "rosenheim", "saarbruecken"].forEach((id, i) => {
            const cell = `0:${3 + 7 * i}`;
            tool(draft, "abroad", [cell], { country: "PL" });
            tool(draft, "variant", [cell], { id });
        });
        const colours = ["red", "yellow", "purple", "blue", "green"];
        for (let i = 0; i < 10; i += 1) {
            const [row, col] = [8 + 7 * Math.floor(i / 4), 1 + 7 * (i % 4)];
            const way = colours.map((_, k) => `${row}:${col + k}`);
            tool(draft, "city", [way[0]], { station: colours[0], cost: "5" });
            for (let k = 1; k < 5; k += 1)
                tool(draft, "join", [way[0], way[k]], { station: colours[k] });
            field(draft, way[0], "name", `City ${i}`);
        }
        tool(draft, "river", ["30:2", "31:2", "31:3"], { river: "+" });
        tool(draft, "river", ["31:3", "32:3"], { river: "river-1" });
        console.log(JSON.stringify(draft.board));
    """,
    "china-rails": """
        const draft = new Draft({ ...shop.blank({ rows: 13, cols: 15 }, standard), name: "Plain" });
        tool(draft, "mountain", ["6:5", "6:6"]);
        tool(draft, "sea", ["0:14", "1:14"]);
        ["2:2", "2:9", "9:2", "9:9"].forEach((cell) => tool(draft, "major", [cell]));
        ["5:5", "5:12"].forEach((cell) => tool(draft, "small", [cell]));
        tool(draft, "port", ["6:13"], { kind: "container" });
        tool(draft, "water", ["4:4:d", "4:4:u", "4:5:d"], { water: "+", kind: "river" });
        const cities = draft.rows("cities").map(({ id }) => id);
        ["2:2", "2:9", "9:2", "9:9", "5:5", "5:12"].forEach((cell, i) =>
            field(draft, cell, "loads", [standard.loads[i].id]));
        const line = (i, k) => [cities[(i + k) % 6], standard.loads[(i + k + 1) % 6].name, 9 + k];
        paste(draft, "demands", Array.from({ length: 24 }, (_, i) =>
            [i + 1, ...line(i, 0), ...line(i, 1), ...line(i, 2)]));
        console.log(JSON.stringify(draft.board));
    """,
}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_tools_draw_a_playable_board_from_a_blank_sheet(slug: str) -> None:
    board = at_the_bench(slug, DRAWN[slug])
    game = games.get(slug)
    assert [str(problem) for problem in game.check_board(board)] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_blank_board_lacks_things_and_says_so(slug: str) -> None:
    script = """
        const size = Object.fromEntries(shop.sizes.map(({ key, value }) => [key, value]));
        console.log(JSON.stringify({ ...shop.blank(size, standard), name: "Blank" }));
    """
    board = at_the_bench(slug, script)
    problems = games.get(slug).check_board(board)
    assert problems
    # Never a field that the file does not know, nor one of the wrong kind.
    assert {problem.key for problem in problems} & {"unknown", "odd"} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_change_can_be_taken_back_and_done_again(slug: str) -> None:
    """Each tool all over the shipped board, then clear, copy and move; back to the start; forth."""
    script = """
        const patches = [];
        let board = standard;
        const edit = (work) => {
            const draft = new Draft(board);
            work(draft);
            patches.push(draft.patch);
            board = draft.board;
        };
        const ground = shop.ground(board);
        const majors = ground.items.filter((item) => item.major).slice(0, 5);
        const some = ground.items.filter((_, i) => i % Math.ceil(ground.items.length / 20) === 7);
        const cells = [...majors, ...some];
        for (const each of shop.tools) {
            const faces = each.faces ? shop.faces(board) : null;
            const items = faces ? faces.items.slice(40, 60) : cells;
            const chosen = Object.fromEntries((each.options ?? []).map((option) =>
                [option.key, option.choices(board).at(-1)?.id ?? ""]));
            for (const item of items.slice(0, 9)) {
                const near = (faces ?? ground).near(item.id);
                edit((draft) => each.apply(draft, [item.id, near[0]].filter(Boolean), chosen));
            }
        }
        for (const item of cells.slice(0, 9)) {
            edit((draft) => shop.move(draft, item.id, cells[3].id));
            const copy = shop.lift(board, item.id);
            if (copy) edit((draft) => shop.lay(draft, cells[5].id, copy));
            edit((draft) => shop.clear(draft, item.id));
        }
        const end = JSON.stringify(board);
        for (const patch of patches.toReversed()) board = patched(board, inverse(patch));
        const start = JSON.stringify(board);
        for (const patch of patches) board = patched(board, patch);
        const said = { steps: patches.filter((patch) => patch.length > 0).length,
            back: start === JSON.stringify(standard), forth: JSON.stringify(board) === end };
        console.log(JSON.stringify(said));
    """
    said = at_the_bench(slug, script)
    assert said["steps"] > 10
    assert said["back"]
    assert said["forth"]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_table_shows_can_be_pasted_back_unchanged(slug: str) -> None:
    """All cells of every sheet as text, pasted over themselves: the board stays as it was."""
    script = """
        const odd = [];
        for (const { table, columns } of shop.sheets) {
            const rows = standard[table].map((row) => columns.map((column) =>
                pasting.shown(column.read(row), column, standard, say)));
            const draft = new Draft(standard);
            pasting.paste(draft, sheet(table), 0, 0, rows, say);
            if (draft.patch.length > 0) odd.push([table, draft.patch[0]]);
        }
        console.log(JSON.stringify(odd));
    """
    assert at_the_bench(slug, script) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_tools_have_letters_of_their_own_and_all_words_exist(slug: str) -> None:
    letters = at_the_bench(slug, "console.log(JSON.stringify(shop.tools.map(({ key }) => key)));")
    taken = {"s", "m", "h", "z", "x", "n", "g", "0"}  # of the workshop and the board itself
    assert len({*letters}) == len(letters)
    assert not {*letters} & taken
    named = at_the_bench(
        slug,
        """
        const names = new Set();
        const take = (name) => name && names.add(name);
        const choices = (list) => (list ?? []).forEach((choice) => take(choice.name));
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
            for (const each of thing.fields) { take(each.name); choices(each.choices); }
        }
        console.log(JSON.stringify([...names]));
    """,
    )
    assert len(named) > 10
    for language in messages.LANGUAGES:
        assert [name for name in named if f"\n{name} =" not in messages.source(language)] == []


def test_all_words_of_the_workshop_itself_exist() -> None:
    texts = [file.read_text("utf-8") for file in (SOURCE / "workshop").rglob("*.*")]
    named = {name for text in texts for name in re.findall(r"[\"'](ws-[a-z-]+)[\"']", text)}
    assert len(named) > 60
    for language in messages.LANGUAGES:
        assert [
            name for name in sorted(named) if not messages.bundle(language).has_message(name)
        ] == []


def test_cells_of_a_spreadsheet_are_read_as_they_stand() -> None:
    text = 'Berlin\t3\r\n"Frankfurt\t(Oder)"\t"say ""so"""\n\tlast\n'
    said = asked(f"""
        const {{ cellsOf }} = await part("pasting");
        console.log(JSON.stringify(cellsOf({json.dumps(text)})));
    """)
    assert said == [["Berlin", "3"], ["Frankfurt\t(Oder)", 'say "so"'], ["", "last"]]


def test_signs_that_nobody_sees_are_left_out_and_long_cells_cut() -> None:
    said = asked(r"""
        const { cellsOf, clean } = await part("pasting");
        const [[name, long]] = cellsOf("Ber\u0000lin\u0007\t" + "x".repeat(5000));
        const half = clean("a" + String.fromCharCode(0xd83d) + "b🚂\tc");
        console.log(JSON.stringify([name, long.length, half, cellsOf("a\rb\r\nc").length]));
    """)
    assert said == ["Berlin", 200, "ab🚂\tc", 3]


RUBBISH = r"""
    const rubbish = {
        "many lines": "x\n".repeat(10_000),
        "many columns": ("y\t".repeat(300) + "\n").repeat(20),
        "script": "<script>alert(1)</script>\t<img src=x onerror=alert(1)>\t=cmd()\n",
        "empty lines": "\r\n".repeat(400),
        "quotes": '"open\tand\nnever closed'.repeat(50),
        "letters for numbers": "a\tb\tc\td\te\tf\tg\n",
        "huge": "z".repeat(5_000_000),
        "nothing": "",
    };
"""


@pytest.mark.parametrize("slug", SLUGS)
def test_rubbish_pasted_into_a_table_is_bounded_told_and_taken_back(slug: str) -> None:
    """Over the first rows and at the end of each table; the check answers, undo brings it back."""
    script = """
        const made = {};
        for (const [kind, text] of Object.entries(rubbish)) {
            const cells = pasting.cellsOf(text);
            for (const each of shop.sheets)
                for (const from of [0, standard[each.table].length]) {
                    const draft = new Draft(standard);
                    const said = pasting.paste(draft, each, from, 0, cells, say, []);
                    const after = draft.rows(each.table);
                    for (const column of each.columns)
                        after.slice(-3).forEach((row) =>
                            pasting.shown(column.read(row), column, draft.board, say));
                    if (from === 0 && kind.startsWith("letters")) shop.drawing(draft.board);
                    const back = patched(draft.board, inverse(draft.patch))[each.table];
                    const key = `${kind} ${each.table} ${from}`;
                    made[key] = { said, rows: after.length, grows: Boolean(each.fresh),
                        before: standard[each.table].length,
                        back: JSON.stringify(back) === JSON.stringify(standard[each.table]),
                        board: kind.startsWith("letters") && !from ? draft.board : null };
                }
        }
        console.log(JSON.stringify(made));
    """
    game = games.get(slug)
    made = at_the_bench(slug, RUBBISH + script)
    for key, found in made.items():
        assert found["back"], key
        assert found["rows"] <= max(500, found["before"])
        assert found["grows"] or found["rows"] == found["before"]
        if key.startswith("many lines"):
            assert found["said"]["rows"] + found["said"]["over"] == 10_000
            assert found["said"]["over"] > 9_000
        if key.startswith("many columns"):
            assert found["said"]["wide"] > 280
        if key.startswith(("empty", "nothing")) and not key.endswith(" 0"):
            assert (found["said"]["rows"], found["rows"]) == (0, found["before"])
        if found["board"]:
            game.check_board(found["board"])  # answers, whatever it says


def test_a_line_of_names_above_the_cells_is_not_an_entry() -> None:
    said = at_the_bench(
        "volldampf",
        """
        const names = ["Id", "First city", "Second city", "Third city"];
        const draft = new Draft(standard);
        const cells = pasting.cellsOf("id\\tfirst city\\tSecond city\\nG01\\tBerlin\\tPrag");
        const told = pasting.paste(draft, sheet("goods_cards"), 0, 0, cells, say, names);
        console.log(JSON.stringify([told.rows, draft.rows("goods_cards")[0].cities.slice(0, 2)]));
    """,
    )
    assert said == [1, ["BER", "PRA"]]


def test_a_copy_keeps_its_shape_from_an_even_row_to_an_odd_one() -> None:
    """A hex and its neighbours, laid one row further down: still neighbours."""
    said = asked("""
        const { neighbours, shifted } = await part("kit/cells");
        const lattice = { rows: 20, cols: 20, step: 10, shifted: 0 };
        const [from, to] = [[4, 4], [5, 9]];
        const moved = neighbours(lattice, from).map((spot) => shifted(lattice, spot, from, to));
        const wanted = neighbours(lattice, to);
        console.log(JSON.stringify([moved, wanted].map((spots) => spots.map(String).sort())));
    """)
    assert said[0] == said[1]
    assert len(said[0]) == 6


def test_a_picture_is_straightened_by_its_corners_and_fitted_by_three_places() -> None:
    said = asked("""
        const { homography, mapped, fitted, laid, turned, lies } = await part("tracing");
        const corners = [{ x: 10, y: 20 }, { x: 400, y: 0 }, { x: 380, y: 310 }, { x: 0, y: 280 }];
        const h = homography(800, 600, corners);
        const back = [[0, 0], [800, 0], [800, 600], [0, 600]].map(([x, y]) => mapped(h, { x, y }));
        const pairs = [[100, 100], [300, 90], [120, 250]].map(([x, y], i) =>
            ({ from: { x, y }, to: [{ x: 0, y: 0 }, { x: 50, y: 5 }, { x: 3, y: 60 }][i] }));
        const fit = fitted(corners, pairs);
        const after = homography(800, 600, fit);
        // The places of the picture that lay at `from` lie at `to` now.
        const inverse = (at) => { let best = null, least = Infinity;
            for (let x = 0; x <= 800; x += 1) for (let y = 0; y <= 600; y += 1) {
                const p = mapped(h, { x, y }); const d = Math.hypot(p.x - at.x, p.y - at.y);
                if (d < least) [best, least] = [{ x, y }, d]; } return best; };
        const off = pairs.map(({ from, to }) => { const p = mapped(after, inverse(from));
            return Math.hypot(p.x - to.x, p.y - to.y); });
        const turn = lies(turned(laid({ x0: 0, y0: 0, x1: 100, y1: 100 }, 200, 100), 30, 2));
        const none = fitted(corners, [pairs[0], pairs[0], pairs[1]]);
        console.log(JSON.stringify({ back, off, turn, none }));
    """)
    wanted = [(10, 20), (400, 0), (380, 310), (0, 280)]
    assert all(
        abs(at["x"] - x) < 1e-6 and abs(at["y"] - y) < 1e-6
        for at, (x, y) in zip(said["back"], wanted, strict=True)
    )
    assert max(said["off"]) < 0.5
    assert said["turn"]["degrees"] == pytest.approx(30)
    assert said["turn"]["width"] == pytest.approx(184)  # twice the frame, less some air
    assert said["none"] is None  # twice the same place says too little


@pytest.mark.parametrize("slug", SLUGS)
def test_names_on_the_map_touch_neither_each_other_nor_a_piece(slug: str) -> None:
    """On the shipped boards, at their own size; seen from afar fewer are left, and none touch."""
    script = """
        const { placedNames, overlap } = await part("labels");
        const drawing = shop.drawing(standard);
        const touching = (names) => names.filter((one, i) =>
            names.slice(i + 1).some((other) => overlap(one.rect, other.rect) > 0)).length;
        const near = placedNames(drawing, 1, false);
        const far = placedNames(drawing, 2.5, true);
        const pieces = drawing.marks.filter((mark) => mark.shape !== "none").map(({ x, y, r }) =>
            ({ x0: x - r, y0: y - r, x1: x + r, y1: y + r }));
        const covered = near.filter((name) =>
            pieces.some((piece) => overlap(name.rect, piece) > 24)).length; // more than a corner
        const names = drawing.names.length;
        console.log(JSON.stringify({ names, near: near.length, far: far.length,
            touching: touching(near),
            farTouching: touching(far), covered }));
    """
    said = at_the_bench(slug, script)
    assert said["near"] == said["names"] > 20
    assert 0 < said["far"] <= said["near"]
    assert (said["touching"], said["farTouching"]) == (0, 0)
    assert said["covered"] <= said["names"] // 6


def test_a_name_of_any_length_and_script_has_lines_of_bounded_width() -> None:
    said = asked("""
        const { inLines, widthOf } = await part("labels");
        const names = ["Köln", "Frankfurt am Main", "x".repeat(80), "a ".repeat(40)];
        names.push("王".repeat(80));
        const lines = names.map(inLines);
        console.log(JSON.stringify({ lines, widest: Math.max(...lines.flat().map((line) =>
            widthOf(line, 10, true))) }));
    """)
    assert said["lines"][:2] == [["Köln"], ["Frankfurt", "am Main"]]
    assert all(len(lines) <= 2 for lines in said["lines"])
    assert said["widest"] < 300


def test_filling_reaches_all_that_hangs_together_and_is_alike() -> None:
    said = asked("""
        const { alike, groundOf, spotOf } = await part("kit/cells");
        const { near } = groundOf({ rows: 4, cols: 6, step: 10, shifted: null }, () => false);
        const wall = (cell) => String(spotOf(cell)[1] === 3);
        console.log(JSON.stringify(["0:0", "2:3"].map((cell) => alike(near, cell, wall).length)));
    """)
    assert said == [12, 4]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_file_of_rubbish_comes_to_the_bench_and_breaks_nothing(slug: str) -> None:
    """Each table is something else, or holds something else; all that the page asks is asked."""
    script = """
        const { readable } = await part("reading");
        const tables = Object.keys(standard).filter((key) => Array.isArray(standard[key]));
        const entry = { id: 7, row: "x", col: null, cities: 3, squares: "r", demands: [1, null] };
        Object.assign(entry, { name: {}, place: 4, milepost: 3, outer: "q", a: 1, b: [] });
        const odd = [5, "x", null, {}, [null], [1], ["x"], [[]], [{}], [entry]];
        const rubbish = [{}, { name: 7 }];
        for (const table of tables) {
            rubbish.push({ ...standard, [table]: [entry, null] });
            for (const value of odd) rubbish.push({ [table]: value });
        }
        for (const board of rubbish.map((each) => readable(each, standard))) {
            const cells = shop.ground(board).items.slice(0, 3).map(({ id }) => id);
            [shop.drawing(board), shop.facts(board), shop.faces?.(board)];
            for (const cell of cells) {
                [shop.things(board, cell), shop.sentence(board, cell), shop.lift(board, cell)];
                shop.clear(new Draft(board), cell);
            }
            for (const each of shop.tools) {
                (each.options ?? []).forEach((option) => option.choices(board));
                each.apply(new Draft(board), cells.slice(0, 2), {});
            }
            for (const { table, columns, fresh } of shop.sheets) {
                const rows = Array.isArray(board[table]) ? board[table].slice(0, 3) : [];
                for (const column of columns)
                    for (const row of rows) pasting.shown(column.read(row), column, board, say);
                fresh?.(board);
            }
        }
        const untouched = readable(standard, standard);
        console.log(JSON.stringify([rubbish.length,
            JSON.stringify(untouched) === JSON.stringify(standard)]));
    """
    count, untouched = at_the_bench(slug, script)
    assert count > 30
    assert untouched


# What makes a board as large as the file allows, where the one above is small.
LARGEST: dict[str, dict[str, str]] = {
    "german-railways": {"rows: 4, cols: 6": "rows: 40, cols: 25"},
    "volldampf": {"i < 16": "i < 40", "% 16": "% 40", "[1, 2, 3, 4]": "[1, 2, 3]"},
    "railroad-dice-germany": {},  # every board has all squares
    "china-rails": {"rows: 13, cols: 15": "rows: 70, cols: 56"},
}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_moves_on_the_largest_board_are_bounded(slug: str) -> None:
    """By what is counted, not by a clock: offers at a time, and what a position weighs."""
    script = DRAWN[slug]
    for small, large in LARGEST[slug].items():
        assert small in script
        script = script.replace(small, large)
    board = at_the_bench(slug, script)
    game = games.get(slug)
    assert [str(problem) for problem in game.check_board(board)] == []
    run, luck = Runner(game, game.meta.least_players, board=custom(board)), Random(5)
    offers = 0
    for _ in range(60):
        run.settle()
        seat = run.state.to_act()[0]
        legal = run.state.legal(seat)
        offers = max(offers, len(legal))
        run.act(seat, luck.choice(legal))
    assert 0 < offers < 15_000
    position = {key: value for key, value in run.state.dump().items() if key != "board"}
    assert len(json.dumps(position)) < 200_000
