/** What a milepost is called in a log line or a refusal: its city, or the city that is nearest. */
import type { Json } from "../../api/types";
import { spotOf } from "./facts";
import type { ChinaBoard } from "./view";

interface Place {
  name: string;
  inside: boolean;
}
const cache = new WeakMap<ChinaBoard, Map<string, Place>>();

function placesOf(board: ChinaBoard): Map<string, Place> {
  const spots = board.mileposts.map((each) => {
    const [x, y] = spotOf(each);
    return { id: each.id, x, y };
  });
  const at = new Map(spots.map((spot) => [spot.id, spot]));
  const cities = board.cities.flatMap(({ name, milepost, outer }) => {
    const spot = at.get(milepost ?? "");
    return spot ? [{ name, ...spot, miles: [spot.id, ...(outer ?? [])] }] : [];
  });
  const places = new Map<string, Place>();
  for (const spot of spots) {
    const nearest = cities.reduce((best, city) =>
      Math.hypot(city.x - spot.x, city.y - spot.y) < Math.hypot(best.x - spot.x, best.y - spot.y) ? city : best,
    );
    places.set(spot.id, { name: nearest.name, inside: false });
  }
  for (const city of cities) for (const mile of city.miles) places.set(mile, { name: city.name, inside: true });
  for (const city of board.cities) places.set(city.id, { name: city.name, inside: true }); // Taiwan's have no milepost
  return places;
}

/** Returns the city that a milepost belongs to, or the nearest one. */
export function placeAt(board: ChinaBoard, id: string): Place | null {
  const places = cache.get(board) ?? placesOf(board);
  cache.set(board, places);
  return places.get(id) ?? null;
}

/** Puts cities in the place of mileposts; `near` is set when one of them is no city itself. */
export function withPlaces(params: Json, board: ChinaBoard): Json {
  const from = placeAt(board, String(params.from));
  const to = placeAt(board, String(params.to));
  if (from && to) {
    const near = from.inside && to.inside ? "" : (from.inside ? from : to).name;
    return { ...params, from: from.name, to: to.name, near };
  }
  const place = placeAt(board, String(params.place));
  return place ? { ...params, place: place.name, near: place.inside ? "" : place.name } : params;
}
