/** What the reader is told when they are not here: what, by which ways, when not; and what was sent. */
import { get, patch, post, put, remove, whoami } from "../api/http";
import { browserOf } from "./browsers";
import { language, t } from "../i18n/i18n.svelte";
import { ownEndpoint, subscribe, unsubscribe } from "./push";
import { whyNot } from "../i18n/refusals";
import type { Delivery, Notices as Chosen, Way } from "../api/types";

type Quiet = Chosen["quiet"];
const NIGHT = { from: 22 * 60, to: 7 * 60 };

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export class Notices {
  chosen = $state.raw<Chosen | null>(null);
  log = $state.raw<Delivery[]>([]);
  busy = $state(false);
  problem = $state("");
  done = $state("");
  /** Of a webhook that was just made: told this once. */
  secret = $state("");
  /** The push service of this very browser. */
  here = $state("");

  async load(): Promise<void> {
    await this.attempt(async () => {
      if (!(await whoami()).user) return;
      await this.look();
      this.here = await ownEndpoint();
    });
  }

  private async look(): Promise<void> {
    this.chosen = await get<Chosen>("/api/me/notices");
  }

  /** Again and again while somebody looks at it; what cannot be read now is read the next time. */
  async readLog(): Promise<void> {
    const read = await get<{ deliveries: Delivery[] }>("/api/me/notices/log").catch(() => null);
    if (read) this.log = read.deliveries;
  }

  /** The event comes on this channel, or no longer. */
  async toggle(event: string, channel: Chosen["channels"][number]): Promise<void> {
    const before = this.chosen?.wanted[event] ?? [];
    const after = before.includes(channel) ? before.filter((each) => each !== channel) : [...before, channel];
    await this.keep({ wanted: { ...this.chosen?.wanted, [event]: after } });
  }

  quiet(quiet: Quiet): Promise<boolean> {
    return this.keep({ quiet });
  }

  quietAsUsual(on: boolean): Promise<boolean> {
    return this.quiet(on ? NIGHT : null);
  }

  gather(minutes: number): Promise<boolean> {
    return this.keep({ gather: minutes });
  }

  /** Language and zone are those of the page where something was chosen last. */
  private keep(part: Partial<Chosen>): Promise<boolean> {
    return this.attempt(async () => {
      const { wanted, quiet, gather } = { ...this.chosen!, ...part };
      const body = { wanted, quiet, gather, language: language(), zone: ownZone() };
      this.chosen = await put<Chosen>("/api/me/notices", body);
    });
  }

  addBrowser(): Promise<boolean> {
    return this.attempt(async () => {
      const made = await subscribe(this.chosen!.push_key);
      if (!made) return;
      await post("/api/me/notices/ways", { kind: "push", ...made, language: language(), zone: ownZone() });
      this.here = made.address;
      await this.look();
    });
  }

  addHook(kind: string, address: string): Promise<boolean> {
    return this.attempt(async () => {
      const body = { kind, address, language: language(), zone: ownZone() };
      const made = await post<{ secret: string | null }>("/api/me/notices/ways", body);
      this.secret = kind === "webhook" ? (made.secret ?? "") : "";
      await this.look();
    });
  }

  tryOut(way: Way): Promise<boolean> {
    return this.attempt(() => post(`/api/me/notices/ways/${way.id}/trial`), "ui-way-tried");
  }

  switch(way: Way): Promise<boolean> {
    return this.attempt(async () => {
      await patch(`/api/me/notices/ways/${way.id}`, { on: way.off !== null });
      await this.look();
    });
  }

  drop(way: Way): Promise<boolean> {
    return this.attempt(async () => {
      await remove(`/api/me/notices/ways/${way.id}`);
      if (this.isHere(way)) await unsubscribe().then(() => (this.here = ""));
      await this.look();
    });
  }

  isHere(way: Way): boolean {
    if (way.kind !== "push" || !this.here) return false;
    return (
      new URL(this.here).hostname === way.place &&
      browserOf(way.name).browser === browserOf(navigator.userAgent).browser
    );
  }

  /** One at a time; a refusal is told in the server's words. */
  private async attempt(work: () => Promise<unknown>, done = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.done = "";
    try {
      await work();
      if (done) this.done = t(done);
      return true;
    } catch (error) {
      this.problem = whyNot(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** 22:00 for an input of time, and back. */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export function minutesOf(clock: string): number | null {
  const [hours, minutes] = clock.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours * 60 + minutes)) return null;
  return hours * 60 + minutes;
}
