// The rooms of src, the lowest first. A module imports from its own room and from lines above it in this list, never
// from a neighbour: parts know the board, a table knows parts, a game knows tables, and a feature's pages know all of it.
const ROOMS = [
  ["api"], // what the server says
  ["device"], // what this device remembers
  ["i18n"],
  ["ui"], // small parts
  ["shell", "board"], // what surrounds every page; what every game is drawn on
  ["table/state"],
  ["table/parts", "workshop/kit"],
  ["games"],
  // The features, each with its pages: what a page shows of another one stands above it.
  ["account", "analysis", "gallery", "rulebook", "workshop"],
  ["admin", "play"],
  ["learn", "plan", "puzzles"],
  ["lobby"],
];

/** Matches what no module of a room may import: addresses of its neighbours and of rooms on lines below. */
function closedTo(room) {
  const [parent, inner] = room.split("/");
  const from = ROOMS.findIndex((line) => line.includes(room));
  const closed = ROOMS.slice(from).flat();
  return closed
    .filter((other) => other !== room)
    .flatMap((other) => {
      if (inner && other === parent) return ["^\\.\\./[^.]"]; // one step up from workshop/kit lies the workshop
      if (inner && other.startsWith(`${parent}/`)) return [`^\\.\\./${other.slice(parent.length + 1)}/`];
      return [`^(\\.\\./)+${other === "workshop" ? "workshop/(?!kit/)" : `${other}/`}`];
    })
    .join("|");
}

const message = "A room imports only from rooms above it in the list in eslint.rooms.js.";
const rule = (room, regex) => ({
  files: [`src/${room}/**`],
  ignores: room === "workshop" ? ["src/workshop/kit/**"] : [],
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
    // The same for import("...").
    "no-restricted-syntax": [
      "error",
      { selector: `ImportExpression > Literal[value=/${regex.replaceAll("/", "\\/")}/]`, message },
    ],
  },
});

export default ROOMS.flat()
  .map((room) => [room, closedTo(room)])
  .filter(([, regex]) => regex)
  .map(([room, regex]) => rule(room, regex));
