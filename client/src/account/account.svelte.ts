/** The reader as the server knows them: guest or account, and the browsers in which they are signed in. */
import { become, ensureSession, get, lobby, post, remove, whoami } from "../api/http";
import { guestName } from "../shell/guest";
import { language, t } from "../i18n/i18n.svelte";
import { ownZone } from "./notices.svelte";
import { whyNot } from "../i18n/refusals";
import type { Params } from "../i18n/params";
import type { Me, Person, Session, User } from "../api/types";

export class Account {
  user = $state.raw<User | null>(null);
  login = $state("");
  email = $state("");
  /** Whether mail is set up on this server. */
  mail = $state(false);
  sessions = $state.raw<Session[]>([]);
  loaded = $state(false);
  busy = $state(false);
  /** What was refused, and what is done, as sentences. */
  problem = $state("");
  done = $state("");

  readonly signedIn = $derived(this.user?.kind === "account");
  readonly others = $derived(this.sessions.filter((session) => !session.here));

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.user = (await whoami()).user;
      this.mail = (await get<{ mail: boolean }>("/api/session/link")).mail;
      if (this.user) await this.look();
    });
    this.loaded = true;
  }

  private async look(): Promise<void> {
    const [person, list] = await Promise.all([
      get<Person>("/api/me/export"),
      get<{ sessions: Session[] }>("/api/me/sessions"),
    ]);
    this.login = String(person.user.login ?? "");
    this.email = String(person.user.email ?? "");
    this.sessions = list.sessions;
  }

  /** The guest stays who it is, with all its seats; whoever has not played yet becomes one first. */
  make(login: string, password: string): Promise<boolean> {
    return this.attempt(async () => {
      await ensureSession(guestName());
      const me = await post<Me>("/api/me/account", { login, password });
      become(me);
      this.user = me.user;
      await this.look();
    }, "ui-account-made");
  }

  /** At how many tables the guest would be left behind. */
  async seatsOfGuest(): Promise<number> {
    if (this.user?.kind !== "guest") return 0;
    const running = (await lobby().catch(() => null))?.mine ?? [];
    return running.filter((table) => table.status === "open" || table.status === "playing").length;
  }

  /** Somebody else from here on: all that a page shows is read again. */
  async signIn(login: string, password: string): Promise<void> {
    if (await this.attempt(() => post("/api/session/login", { login, password }))) location.reload();
  }

  async signOut(): Promise<void> {
    if (await this.attempt(() => remove("/api/session"))) location.assign("/");
  }

  async erase(password: string): Promise<void> {
    if (await this.attempt(() => remove("/api/me", { password }))) location.assign("/");
  }

  /** Sends the link that confirms it. */
  addEmail(email: string, password: string): Promise<boolean> {
    return this.attempt(
      async () => {
        await ensureSession(guestName());
        const body = { email, password: password || null, language: language(), zone: ownZone() };
        await post("/api/me/email", body);
      },
      "ui-email-sent",
      { email },
    );
  }

  dropEmail(password: string): Promise<boolean> {
    return this.attempt(async () => {
      await remove("/api/me/email", { password: password || null });
      this.email = "";
    }, "ui-email-removed");
  }

  /** By mail, to whoever has this address. */
  askLink(kind: "sign-in" | "password", email: string): Promise<boolean> {
    return this.attempt(() => post("/api/session/link", { kind, email, language: language() }), "ui-link-asked");
  }

  changePassword(password: string, fresh: string): Promise<boolean> {
    return this.attempt(async () => {
      await post("/api/me/password", { password, new: fresh });
      await this.look();
    }, "ui-password-changed");
  }

  end(session: Session): Promise<boolean> {
    return this.attempt(async () => {
      await remove(`/api/me/sessions/${session.id}`);
      await this.look();
    }, "ui-session-ended");
  }

  endOthers(): Promise<boolean> {
    return this.attempt(async () => {
      await remove("/api/me/sessions");
      await this.look();
    }, "ui-sessions-ended");
  }

  /** One at a time; a refusal is told in the server's words. */
  private async attempt(work: () => Promise<unknown>, done = "", params: Params = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.quiet();
    try {
      await work();
      if (done) this.done = t(done, params);
      return true;
    } catch (error) {
      this.problem = whyNot(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  quiet(): void {
    this.problem = this.done = "";
  }
}
