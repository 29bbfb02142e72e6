/** The only place that speaks HTTP: sessions, the CSRF header, errors as objects. */
import type { Failure, Lobby, Me, Refusal, StateMessage, User } from "./types";

/** What the server answered instead; `offline` when it did not answer at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    readonly body: Partial<Failure>,
  ) {
    super(body.error?.text ?? kind);
  }
  get refusal(): Refusal | null {
    return this.body.error ?? null;
  }
  get state(): StateMessage | null {
    return this.body.state ?? null;
  }
}

let me: Me = { user: null, csrf: null };
let known: Promise<Me> | null = null;

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") await whoami(); // its token must come along
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && me.csrf) headers["X-CSRF-Token"] = me.csrf;
  if (method !== "GET") headers["Accept-Language"] = document.documentElement.lang; // of what is refused
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", {});
  }
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function failure(answer: Response): Promise<ApiError> {
  let body: Partial<Failure> = {};
  try {
    body = (await answer.json()) as Failure;
  } catch {
    // A proxy's own error page: the status says enough.
  }
  return new ApiError(answer.status, body.error?.kind ?? "server", body);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request("GET", path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

export async function getBlob(path: string): Promise<Blob> {
  return (await request("GET", path)).blob();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await request("POST", path, body)).json()) as T;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await request("PUT", path, body)).json()) as T;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await (await request("PATCH", path, body)).json()) as T;
}

export async function remove<T>(path: string, body?: unknown): Promise<T> {
  return (await (await request("DELETE", path, body)).json()) as T;
}

export function whoami(): Promise<Me> {
  known ??= get<Me>("/api/me").then((answer) => (me = answer));
  return known;
}

/** The server knows the reader anew: the next request goes with that token. */
export function become(answer: Me): void {
  me = answer;
  known = Promise.resolve(me);
}

/** The server does not know the reader any more: it is asked again before the next request. */
export function forget(): void {
  known = null;
}

/** A guest with this name, unless somebody is signed in already. */
export async function ensureSession(name: string): Promise<User> {
  await whoami();
  if (!me.user) become(await post<Me>("/api/session", { name }));
  return me.user!;
}

export async function rename(name: string): Promise<User> {
  await ensureSession(name);
  const answer = await (await request("PATCH", "/api/me", { name })).json();
  become({ ...me, ...(answer as Me) });
  return me.user!;
}

export function lobby(): Promise<Lobby> {
  return get<Lobby>("/api/lobby");
}

/** A new idempotency key: the same request sent twice is one move. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16).padStart(8, "0")).join("");
}
