// Builds the pages into ../build/client: one entry, one chunk per game and language, hashed names.
// `node build.mjs` builds once, `node build.mjs --watch` again after every change; `--out=FOLDER` writes elsewhere.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { compile, compileModule } from "svelte/compiler";

const HERE = dirname(fileURLToPath(import.meta.url));
const elsewhere = process.argv.find((word) => word.startsWith("--out="))?.slice(6);
const OUT = elsewhere ?? join(HERE, "..", "build", "client");
const ASSETS = join(OUT, "assets"); // hashed names, kept by browsers for ever
const LOCALES = join(HERE, "..", "locales");
const GAMES = join(HERE, "src", "games");
const LANGUAGES = ["en", "fr", "de", "it"];
const SHARED = ["core", "server", "client", "hints", "planning", "account", "clocks", "talk", "analysis", "puzzles"];
/** A page opened before the build may still ask for its chunks; files of older builds stay this long. */
const KEPT_MINUTES = 60;
const watch = process.argv.includes("--watch");

/** Compiles .svelte and .svelte.ts; the styles of all components are gathered into one file. */
function svelte(styles) {
  return {
    name: "svelte",
    setup(build) {
      build.onLoad({ filter: /\.svelte$/ }, ({ path }) => {
        const source = readFileSync(path, "utf-8");
        const { js, css, warnings } = compile(source, {
          filename: relative(HERE, path),
          css: "external",
          generate: "client",
          dev: false,
        });
        styles.set(path, css?.code ?? "");
        return { contents: js.code, loader: "ts", resolveDir: dirname(path), warnings: warnings.map(asWarning) };
      });
      build.onLoad({ filter: /\.svelte\.ts$/ }, ({ path }) => {
        const plain = esbuild.transformSync(readFileSync(path, "utf-8"), { loader: "ts", target: "esnext" });
        const { js } = compileModule(plain.code, { filename: relative(HERE, path), generate: "client" });
        return { contents: js.code, loader: "js", resolveDir: dirname(path) };
      });
    },
  };
}

function asWarning(warning) {
  const start = warning.start;
  return {
    text: `${warning.code}: ${warning.message}`,
    location: start ? { file: warning.filename, line: start.line, column: start.column } : null,
  };
}

/** `messages:en` are the Fluent files of the pages in a language, as text; `messages:en/NAME` is one file that only some
 * pages need. Those of a game come from the server. */
const messages = {
  name: "messages",
  setup(build) {
    build.onResolve({ filter: /^messages:/ }, ({ path }) => ({ path: path.slice(9), namespace: "messages" }));
    build.onLoad({ filter: /.*/, namespace: "messages" }, ({ path }) => {
      const [language, own] = path.split("/");
      const files = (own ? [own] : SHARED).map((file) => join(LOCALES, language, `${file}.ftl`));
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n\n");
      return { contents: `export default ${JSON.stringify(text)};`, loader: "js", watchFiles: files };
    });
  },
};

/** `games:shipped`: every folder of src/games whose index.ts says a slug, as a chunk; its poster and its workshop, if it has them. */
const shipped = {
  name: "shipped",
  setup(build) {
    build.onResolve({ filter: /^games:shipped$/ }, ({ path }) => ({ path, namespace: "shipped" }));
    build.onLoad({ filter: /.*/, namespace: "shipped" }, () => {
      const found = readdirSync(GAMES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({ name, slug: slugOf(join(GAMES, name, "index.ts")) }))
        .filter(({ slug }) => slug)
        .map(({ name, slug }) => ({ name, slug, has: (file) => existsSync(join(GAMES, name, file)) }));
      const drawn = found.filter(({ has }) => has("Poster.svelte"));
      const built = found.filter(({ has }) => has("workshop.ts"));
      const lines = [
        ...drawn.map(({ name }) => `import ${name} from "./${name}/Poster.svelte";`),
        `export const posters = { ${drawn.map(({ name, slug }) => `"${slug}": ${name}`).join(", ")} };`,
        `export const modules = {`,
        ...found.map(({ name, slug }) => `  "${slug}": () => import("./${name}/index.ts"),`),
        `};`,
        `export const workshops = {`,
        ...built.map(({ name, slug }) => `  "${slug}": () => import("./${name}/workshop.ts"),`),
        `};`,
      ];
      const watchFiles = found.map(({ name }) => join(GAMES, name, "index.ts"));
      return { contents: lines.join("\n"), loader: "js", resolveDir: GAMES, watchFiles, watchDirs: [GAMES] };
    });
  },
};

/** What an index.ts calls its game; nothing for a folder that belongs to no game. */
function slugOf(file) {
  return existsSync(file) ? readFileSync(file, "utf-8").match(/^\s*slug: "([a-z0-9-]+)",$/m)?.[1] : undefined;
}

/** The entry and all that it imports at once, the style sheet, one language; not what comes with a game. */
function firstLoad(sizes, texts) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !sizes.has(name)) return;
    found.add(name);
    for (const [, next] of texts.get(name).matchAll(/(?:from|import)\s*"\/assets\/([^"]+)"/g)) visit(next);
  };
  for (const name of sizes.keys()) if (/^(app-.*\.(js|css)|en-.*\.js)$/.test(name)) visit(name);
  return [...found].reduce((sum, name) => sum + sizes.get(name), 0);
}

/** One line: the chunks written, and what a first visit loads, compressed. */
function report(files) {
  const sizes = new Map(files.map((file) => [basename(file.path), gzipSync(file.contents).length]));
  const texts = new Map(files.map((file) => [basename(file.path), Buffer.from(file.contents).toString()]));
  const total = firstLoad(sizes, texts);
  console.log(`${files.length} files; first load about ${Math.round(total / 1024)} kB compressed, without fonts`);
}

/** Small, and no module: what dresses the page before it is drawn, and what shows notices when no page is open. */
function plainScript(file) {
  const source = readFileSync(join(HERE, "src", file), "utf-8");
  return esbuild.transformSync(source.replace("export {};", ""), {
    loader: "ts",
    target: "es2022",
    minify: !watch,
    format: "iife",
  }).code;
}

function page(theme, script, style) {
  const template = readFileSync(join(HERE, "index.html"), "utf-8");
  return template
    .replace("%THEME%", `/assets/${theme}`)
    .replace("%SCRIPT%", `/assets/${script}`)
    .replace("%STYLE%", `/assets/${style}`);
}

function hashed(name, text) {
  return name.replace("HASH", createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase());
}

/** A file appears whole or not at all: nobody reads half of it. */
function put(path, contents) {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, contents);
  renameSync(part, path);
}

/** Hashed files never change: what is there stays, and counts as made now. */
function putAsset(name, contents) {
  const path = join(ASSETS, name);
  const now = new Date();
  if (existsSync(path)) utimesSync(path, now, now);
  else put(path, contents);
}

/** Removes files of builds that no open page can be of any more. */
function sweep(kept) {
  const oldest = Date.now() - KEPT_MINUTES * 60_000;
  for (const name of readdirSync(ASSETS)) {
    const age = statSync(join(ASSETS, name), { throwIfNoEntry: false })?.mtimeMs;
    if (!kept.has(name) && age !== undefined && age < oldest) rmSync(join(ASSETS, name), { force: true });
  }
}

/** Writes what esbuild made: the global style sheet goes first, then the components' in path order. */
function write(result, styles) {
  mkdirSync(ASSETS, { recursive: true });
  const sheets = result.outputFiles.filter((file) => file.path.endsWith(".css"));
  const others = result.outputFiles.filter((file) => !file.path.endsWith(".css") && !file.path.endsWith(".map"));
  const own = [...styles.keys()]
    .sort()
    .map((path) => styles.get(path))
    .join("\n");
  const small = esbuild.transformSync(own, { loader: "css", minify: !watch }).code;
  const css = sheets.map((file) => file.text).join("\n") + small;
  const style = hashed("app-HASH.css", css);
  // First the new files, then the page that names them; old ones go last, and not at once.
  putAsset(style, css);
  for (const file of others) putAsset(basename(file.path), file.contents);
  const theme = hashed("theme-HASH.js", plainScript("theme.ts"));
  putAsset(theme, plainScript("theme.ts"));
  const script = others.map((file) => basename(file.path)).find((name) => /^app-.*\.js$/.test(name));
  for (const mark of ["mark.svg", "mark-waiting.svg"]) copyFileSync(join(HERE, mark), join(OUT, mark));
  put(join(OUT, "worker.js"), plainScript("worker.ts"));
  put(join(OUT, "index.html"), page(theme, script, style));
  sweep(new Set([theme, style, ...others.map((file) => basename(file.path))]));
  report([...others, { path: style, contents: Buffer.from(css) }]);
}

const writer = (styles) => ({
  name: "writer",
  setup(build) {
    build.onEnd((result) => {
      if (result.errors.length === 0) write(result, styles);
    });
  },
});

const styles = new Map();
const settings = {
  absWorkingDir: HERE,
  entryPoints: { app: "src/main.ts" },
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  conditions: ["svelte", "browser"],
  minify: !watch,
  write: false,
  outdir: OUT,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  publicPath: "/assets",
  loader: { ".woff2": "file", ".svg": "file" },
  define: { LANGUAGES: JSON.stringify(LANGUAGES) },
  plugins: [svelte(styles), messages, shipped, writer(styles)],
  logLevel: "warning",
};

if (!existsSync(LOCALES) || readdirSync(LOCALES).length === 0) throw new Error("no message files in ../locales");
if (watch) await (await esbuild.context(settings)).watch();
else await esbuild.build(settings);
