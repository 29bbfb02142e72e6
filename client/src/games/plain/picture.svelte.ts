/** The picture of a position as the server draws it. The old one stays until the new one is here. */
import { get, getBlob } from "../../api/http";
import { language } from "../../i18n/i18n.svelte";
import { settings } from "../../device/settings.svelte";
import type { Table } from "../../table/state/table.svelte";

/** Where the cells of the board lie, in units; `fit` is pixels per unit, `rim` the pixels around the frame. */
export interface Plan {
  fit: number;
  rim: number;
  frame: [number, number, number, number];
  cells: Record<string, [number, number]>;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

export class Picture {
  plan = $state.raw<Plan | null>(null);
  address = $state("");
  /** The theme of the page; it may change with the system. */
  private system = $state(0);
  private asked = "";
  private readonly again = () => (this.system += 1);

  constructor(private readonly table: Table) {
    void get<Plan>(table.about("/plan"))
      .then((plan) => (this.plan = plan))
      .catch(() => undefined);
    dark.addEventListener("change", this.again);
  }

  /** What is to be shown now; a component asks for it in an effect. */
  get wanted(): string {
    void [this.system, settings.theme];
    const theme = document.documentElement.dataset.theme ?? "light";
    return this.table.about("/picture", `&version=${this.table.shownVersion}&theme=${theme}&lang=${language()}`);
  }

  async show(path: string): Promise<void> {
    this.asked = path;
    const picture = await getBlob(path).catch(() => null);
    if (!picture || this.asked !== path) return;
    const before = this.address;
    this.address = URL.createObjectURL(picture);
    // The old picture is released when the page has drawn the new one.
    setTimeout(() => URL.revokeObjectURL(before), 1000);
  }

  close(): void {
    this.asked = "";
    dark.removeEventListener("change", this.again);
    URL.revokeObjectURL(this.address);
  }
}
