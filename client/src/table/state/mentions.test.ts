/** Places and rules in what people say become links, and nothing else does. */
import { expect, test } from "vitest";
import { Mentions } from "./mentions";

const PLACES = [
  { id: "K4", names: ["Cologne", "Köln", "Colonia"] },
  { id: "F7", names: ["Frankfurt (Main)", "Francfort (Main)"] },
  { id: "F2", names: ["Frankfurt (Oder)"] },
  { id: "E5", names: ["Essen"] },
  { id: "HK", names: ["Hong Kong", "Hongkong"] },
];

test.each([
  ["From Köln to Hong Kong!", ["Köln K4", "Hong Kong HK"]],
  ["Koeln, Koln, COLOGNE.", ["Koeln K4", "Koln K4", "COLOGNE K4"]], // any keyboard will do
  ["Frankfurt (Oder), then Frankfurt", ["Frankfurt (Oder) F2", "Frankfurt F7"]],
  ["We essen in Essen, not in Essenbach", ["Essen E5"]],
  ["See GR-19 and vd-121.", ["GR-19", "VD-121"]],
  ["WXGR-190 or http://köln.example/<b>", []],
  ["", []],
])("names are found in %j", (text, links) => {
  const pieces = new Mentions(PLACES).pieces(text);
  expect(
    pieces
      .map((piece) => piece.text)
      .join("")
      .toLowerCase(),
  ).toBe(text.toLowerCase());
  const linked = pieces.filter((piece) => piece.kind !== "text");
  expect(linked.map((piece) => piece.text + ("id" in piece ? ` ${piece.id}` : ""))).toEqual(links);
});
