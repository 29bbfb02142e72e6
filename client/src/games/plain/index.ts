/** For a game that has no module here: its board as the server draws it, its actions as a list. */
import type { GameModule } from "../../table/state/module";
import Action from "./Action.svelte";
import Map from "./Map.svelte";
import Seats from "./Seats.svelte";

export const game: GameModule = { unit: "", Map, Action, Seats };
