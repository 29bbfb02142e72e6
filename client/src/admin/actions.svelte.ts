/** What the parts of the administrators' page share: lists in pages, and acts that ask once before they act. */
import { ApiError, get, post, remove } from "../api/http";
import { has, t } from "../i18n/i18n.svelte";

/** Before something is done: what, to whom, and the word on the button. */
export interface Question {
  title: string;
  text: string;
  yes: string;
}

export class AdminActions {
  asked = $state.raw<Question | null>(null);
  problem = $state("");
  /** Counts up when something was done: lists look again. */
  stamp = $state(0);
  #work: () => Promise<unknown> = () => Promise.resolve();

  ask(what: string, name: string, work: () => Promise<unknown>): void {
    const key = `ui-admin-${what}`;
    this.asked = { title: t(key), text: t(`${key}-ask`, { name }), yes: t(key) };
    this.#work = work;
  }
  /** The window has closed by then: what was asked for is kept beside it. */
  agree(): Promise<void> {
    return this.act(this.#work);
  }
  async act(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.problem = "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = why(error);
    }
    this.stamp += 1;
  }
  removeName(user: string, name: string): void {
    this.ask("remove-name", name, () => remove(`/api/admin/people/${user}/name`));
  }
  suspend(user: string, name: string, suspended: boolean): void {
    const send = () => post(`/api/admin/people/${user}/suspended`, { suspended });
    this.ask(suspended ? "suspend" : "allow", name, send);
  }
  close(table: string, title: string): void {
    this.ask("close", title, () => post(`/api/admin/tables/${table}/close`));
  }
  removeTitle(table: string, title: string): void {
    this.ask("remove-title", title, () => remove(`/api/admin/tables/${table}/title`));
  }
  withdrawBoard(board: string, name: string, withdrawn: boolean): void {
    const send = () => post(`/api/admin/boards/${board}/withdrawn`, { withdrawn });
    this.ask(withdrawn ? "withdraw-board" : "give-back-board", name, send);
  }
  strike(report: string, name: string): void {
    this.ask("strike", name, () => remove(`/api/admin/reports/${report}/line`));
  }
  settle(report: string, name: string, done: boolean): void {
    this.ask(done ? "done" : "reopen", name, () => post(`/api/admin/reports/${report}`, { done }));
  }
}

function why(error: ApiError): string {
  const { refusal } = error;
  return refusal && has(refusal.message)
    ? t(refusal.message, refusal.params as Record<string, string>)
    : t("ui-server-trouble");
}

/** A list in pages, found by what is asked; only the last question is answered. */
export class Listed<T> {
  found = $state.raw<T | null>(null);
  page = $state(0);
  #asked = 0;

  async load(path: string, params: Record<string, string>): Promise<void> {
    const mine = ++this.#asked;
    const query = new URLSearchParams({ ...params, page: String(this.page) });
    for (const [name, value] of [...query]) if (!value) query.delete(name);
    try {
      const answer = await get<T>(`${path}?${query}`);
      if (mine === this.#asked) this.found = answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // what was found before stays
    }
  }
}
