/** The service worker: shows notices that the server pushes, and opens the table that they are about. */
export {};

interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
}

// The parts of a worker's world that are used here; its whole library would change the types of the pages.
interface Shown {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}
interface Heard {
  data: { json(): Notice } | null;
  notification: { close(): void; data: { path: string } };
  waitUntil(work: Promise<unknown>): void;
}
interface World {
  clients: { matchAll(wanted: object): Promise<Shown[]>; openWindow(path: string): Promise<unknown> };
  registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, hear: (event: Heard) => void): void;
}
const world = self as unknown as World;

function windows(): Promise<Shown[]> {
  return world.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/** Whoever looks at that table has no need of a notice. */
async function isSeen(path: string): Promise<boolean> {
  const open = await windows();
  return open.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname.startsWith(path));
}

async function show({ title, body, path, tag }: Notice): Promise<void> {
  if (path.startsWith("/t/") && (await isSeen(path))) return;
  await world.registration.showNotification(title, { body, tag, icon: "/mark.svg", data: { path } });
}

async function open(path: string): Promise<void> {
  const there = (await windows()).find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : world.clients.openWindow(path));
}

world.addEventListener("install", () => void world.skipWaiting());
world.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
world.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
