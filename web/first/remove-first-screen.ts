/**
 * Removes the first screen when the program has rendered its own, before either is painted; the focus moves to the same
 * element.
 */
export function removeFirstScreen(first: Element, root: Element): void {
  const keys = bufferKeys();
  first.addEventListener("click", openRow);
  const drawn = new MutationObserver(() => {
    drawn.disconnect();
    const held = first.contains(document.activeElement) ? document.activeElement : null;
    const same = held && root.querySelector<HTMLElement>(selectorOf(held));
    first.remove();
    same?.focus({ preventScroll: true });
    keys.pressAgain();
  });
  drawn.observe(root, { childList: true });
}

/** A row opens wherever it is clicked, as its link does. */
function openRow({ target }: Event): void {
  if (!(target instanceof Element) || target.closest("a, [data-selects]")) return;
  target.closest("[data-row-id]")?.querySelector<HTMLElement>("a[data-opens]")?.click();
}

/** Buffers shortcut keys until the program listens to them. */
function bufferKeys() {
  const pressed: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) pressed.push(event);
  };
  window.addEventListener("keydown", hold, true);
  const pressAgain = () => {
    window.removeEventListener("keydown", hold, true);
    for (const event of pressed.filter((it) => !it.defaultPrevented))
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", event));
  };
  // Who listens begins to once the screen is painted.
  return { pressAgain: () => requestAnimationFrame(() => setTimeout(pressAgain)) };
}

function selectorOf(held: Element): string {
  const name = held.hasAttribute("href") ? "href" : "data-row-id";
  return `[${name}="${CSS.escape(held.getAttribute(name) ?? "")}"]`;
}
