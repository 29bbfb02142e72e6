// Builds the pages into ../build/client: one chunk per game and language, hashed names.
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LOCALES = resolve(import.meta.dirname, "../locales");
const SHARED = ["core", "server", "client", "hints", "planning", "account", "clocks", "talk", "analysis", "puzzles"];
/** A page opened before the build may still ask for its chunks; files of older builds stay this long. */
const KEPT_MINUTES = 60;

/** `messages:en` are the Fluent files of the pages in a language, as text; `messages:en/NAME` is one file that only some
 * pages need. Those of a game come from the server. */
const messages: Plugin = {
  name: "messages",
  resolveId: (id) => (id.startsWith("messages:") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith("\0messages:")) return undefined;
    const [language, own] = id.slice("\0messages:".length).split("/") as [string, string?];
    const files = (own ? [own] : SHARED).map((file) => join(LOCALES, language, `${file}.ftl`));
    files.forEach((file) => this.addWatchFile(file));
    return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n\n"))};`;
  },
};

/** Small, and no modules: what dresses the page before it is drawn, and what shows notices when no page is open. */
function plainScripts(): Plugin {
  const plain = async (name: string): Promise<string> => {
    const entry = join(import.meta.dirname, "src", `${name}.ts`);
    const lib = { entry, name, formats: ["iife" as const], fileName: name };
    const made = await build({ configFile: false, publicDir: false, logLevel: "warn", build: { write: false, lib } });
    return (made as { output: [{ code: string }] }[])[0]!.output[0].code;
  };
  return {
    name: "plain-scripts",
    apply: "build",
    generateBundle: {
      order: "post", // the page is written by then
      async handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: "worker.js", source: await plain("worker") });
        const theme = this.emitFile({ type: "asset", name: "theme.js", source: await plain("theme") });
        const page = bundle["index.html"];
        if (page?.type === "asset") page.source = String(page.source).replace("%THEME%", `/${this.getFileName(theme)}`);
      },
    },
  };
}

/** Removes files of builds that no open page can be of any more. */
const sweep: Plugin = {
  name: "sweep",
  apply: "build",
  writeBundle({ dir }, bundle) {
    const now = Date.now();
    for (const name of readdirSync(join(dir!, "assets"))) {
      const file = join(dir!, "assets", name);
      if (bundle[`assets/${name}`]) utimesSync(file, now / 1000, now / 1000);
      else if (now - statSync(file).mtimeMs > KEPT_MINUTES * 60_000) rmSync(file, { force: true });
    }
  },
};

export default defineConfig({
  plugins: [svelte({ configFile: false }), messages, plainScripts(), sweep],
  build: {
    outDir: "../build/client",
    emptyOutDir: false,
    target: "es2022",
    cssCodeSplit: false,
    assetsInlineLimit: 0, // the content security policy knows no data in addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { app: "index.html" },
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        // The style sheet begins with the rules for all pages: a component's own come after them.
        codeSplitting: { groups: [{ name: "base", test: /src\/styles\// }] },
      },
    },
  },
  test: { include: ["src/**/*.test.ts"], isolate: false },
});
