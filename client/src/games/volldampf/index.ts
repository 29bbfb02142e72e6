import type { GameModule } from "../../table/state/module";
import Action from "./Action.svelte";
import { auctions } from "./auctions";
import Finish from "./Finish.svelte";
import Map from "./Map.svelte";
import More from "./More.svelte";
import Seats from "./Seats.svelte";
import Supply from "./Supply.svelte";
import Top from "./Top.svelte";
import { t } from "../../i18n/i18n.svelte";
import { choiceOf } from "./state.svelte";
import { boardOf, offerTo, eventsOf, viewOf } from "./view";

export const game: GameModule = {
  unit: "Mk",
  Map,
  Action,
  Seats,
  More,
  Top,
  Finish,
  decides: { text: "vd-ui-decides", rule: "VD-185" },
  /** Cards in a hand, money where it is hidden, and choices that are made in secret. */
  secret: (table) => {
    const view = viewOf(table);
    if (!view || (view.ask?.key ?? "").startsWith("secret")) return true;
    return view.seats.some((seat) => seat.cash === null || seat.hand_size > 0 || seat.chosen);
  },
  tab: { name: "vd-ui-supply", Panel: Supply },
  sentence: (table) =>
    choiceOf(table).withoutCard ? t("vd-ui-without-card", { card: table.message?.view?.ask?.key ?? "" }) : "",
  hint: (table) => {
    const pass = viewOf(table)?.auction ? offerTo(table, "pass") : undefined;
    return pass ? t("vd-ui-pass-pays", { card: pass.info.card, cost: pass.info.pays }) : "";
  },
  fold: auctions,
  tells: new Set([
    "round",
    "loan",
    "turn-card",
    "take",
    "build",
    "gelegenheit",
    "alles-neu",
    "deliver",
    "gain",
    "sabotage",
    "schnelle-lok",
    "zusatzfracht",
    "neue-planung",
    "subvention",
    "give-up",
    "income",
    "draws-from",
    "end",
  ]),
  shortcuts: [
    ["1–9", "ui-key-digits"],
    ["B", "ui-key-build"],
    ["D", "ui-key-discard"],
    ["+ −", "ui-key-number"],
    ["P", "ui-key-pass"],
  ],
  spell: (form, table) => {
    const board = boardOf(table);
    const city = (id: unknown) => board?.cities.find((each) => each.id === id)?.name ?? String(id);
    const link = board?.links.find((each) => each.id === form.link);
    return {
      ...form,
      ...(form.city === undefined ? {} : { city: city(form.city) }),
      ...(link ? { link: `${city(link.a)}–${city(link.b)}` } : {}),
    };
  },
  suggest: (table, steps, shown) => choiceOf(table).suggest(steps, shown),
  big: (entry) => eventsOf([entry], "deliver").some((event) => event.params.links >= 6),
};
