/** The theme that the root element wears, for pictures that the server paints. */
const root = document.documentElement;

class Worn {
  theme = $state(root.dataset.theme ?? "light");
}
const worn = new Worn();
new MutationObserver(() => (worn.theme = root.dataset.theme ?? "light")).observe(root, {
  attributeFilter: ["data-theme"],
});

export function theme(): string {
  return worn.theme;
}
