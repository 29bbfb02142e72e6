import PlainMap from "../plain/PlainMap.svelte";
import type { GameModule } from "../types";

export const game: GameModule = { unit: "Mk", Map: PlainMap };
