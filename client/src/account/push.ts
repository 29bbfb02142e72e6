/** This browser as a way to be told: its subscription to the server's push messages. */

export type Possible = "yes" | "no" | "denied";

export function pushPossible(): Possible {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  return navigator.serviceWorker.ready;
}

/** The host that this browser is told through, if it is subscribed already. */
export async function ownEndpoint(): Promise<string> {
  if (pushPossible() === "no") return "";
  const known = await navigator.serviceWorker.getRegistration("/");
  return (await known?.pushManager.getSubscription())?.endpoint ?? "";
}

export interface Subscription {
  address: string;
  keys: { p256dh: string; auth: string };
}

/** Asks the reader if the browser wants that; null if they or the browser say no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await registered();
  const old = await pushManager.getSubscription();
  if (old && !sameKey(old, key)) await old.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

export async function unsubscribe(): Promise<void> {
  const known = await navigator.serviceWorker.getRegistration("/");
  await (await known?.pushManager.getSubscription())?.unsubscribe();
}

/** A server that was set up anew has another key; the old subscription would be good for nothing. */
function sameKey(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  return used !== null && btoa(String.fromCharCode(...new Uint8Array(used))) === btoa(letters(key));
}

function letters(key: string): string {
  return atob(key.replaceAll("-", "+").replaceAll("_", "/"));
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(letters(key), (letter) => letter.charCodeAt(0));
}
