import type { GameModule } from "../types";
import Action from "./Action.svelte";
import Finish from "./Finish.svelte";
import Map from "./Map.svelte";
import More from "./More.svelte";
import Seats from "./Seats.svelte";
import Top from "./Top.svelte";

export const game: GameModule = {
  unit: "Mk",
  Map,
  Action,
  Seats,
  More,
  Top,
  Finish,
  big: (entry) => entry.events.some((event) => event.key === "deliver" && Number(event.params.links) >= 6),
};
