/** Addresses: every page, table, position and rule has one. */
export interface Route {
  page:
    | "lobby"
    | "table"
    | "plan"
    | "analysis"
    | "join"
    | "rules"
    | "settings"
    | "watch"
    | "new"
    | "learn"
    | "puzzles"
    | "analyse"
    | "archive"
    | "boards"
    | "link"
    | "stop"
    | "workshop"
    | "admin"
    | "none";
  id: string;
  /** Of a page that has parts: the lesson of a game. */
  part: string;
  move: number | null;
  query: URLSearchParams;
  hash: string;
}

function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const route: Route = {
    page: "none",
    id: parts[1] ?? "",
    part: parts[2] ?? "",
    move: null,
    query: url.searchParams,
    hash: url.hash.slice(1),
  };
  const [head] = parts;
  if (!head) route.page = "lobby";
  else if (head === "t" && parts[2] === "analysis") route.page = "analysis";
  else if (head === "t") {
    route.page = "table";
    const move = Number(parts[2]);
    route.move = parts[2] !== undefined && Number.isInteger(move) && move >= 0 ? move : null;
  } else if (head === "plan" && parts[1]) route.page = "plan";
  else if (head === "join") route.page = "join";
  else if (head === "rules") route.page = "rules";
  else if (head === "settings") route.page = "settings";
  else if (head === "watch") route.page = "watch";
  else if (head === "archive") route.page = "archive";
  else if (head === "boards") route.page = "boards";
  else if (head === "link" && parts[2]) route.page = "link";
  else if (head === "stop" && parts[1]) route.page = "stop";
  else if (head === "workshop" && parts[1]) route.page = "workshop";
  else if (head === "analyse") route.page = "analyse";
  else if (head === "puzzles") route.page = "puzzles";
  else if (head === "admin") route.page = "admin";
  else if (head === "new") route.page = "new";
  else if (head === "learn" && parts[1]) route.page = "learn";
  return route;
}

class Router {
  route = $state.raw<Route>(parse(new URL(location.href)));
}
const router = new Router();

export function route(): Route {
  return router.route;
}

export function go(path: string, replace = false): void {
  const target = new URL(path, location.href);
  if (target.href !== location.href) history[replace ? "replaceState" : "pushState"]({}, "", target);
  router.route = parse(target);
}

function ours(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = (event.target as Element | null)?.closest("a");
  const inside = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return inside && !link.pathname.startsWith("/api/") ? link : null;
}

/** A rule is read beside what one is doing, and the whole rulebook beside a table: nobody leaves a table to read. */
function isBeside(target: Route): boolean {
  const { page } = router.route;
  if (target.page !== "rules" || !target.id || page === "rules") return false;
  return target.hash !== "" || page === "table" || page === "learn" || page === "puzzles";
}

/** Links inside the pages change the address without loading anything; `openBeside` shows a rule without leaving. */
export function startRouter(openBeside: (slug: string, at: string) => void): void {
  addEventListener("popstate", () => (router.route = parse(new URL(location.href))));
  addEventListener("click", (event) => {
    const link = ours(event);
    if (!link) return;
    event.preventDefault();
    const target = parse(new URL(link.href));
    if (isBeside(target)) openBeside(target.id, target.hash);
    else go(link.href);
  });
}
