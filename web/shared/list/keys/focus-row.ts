const framesToWait = 20;

/** Focuses a row by its record, waiting some frames for it where it still has to be drawn. */
export function focusRow(id: string, frames = framesToWait): void {
  const row = document.querySelector<HTMLElement>(`[data-row-id="${id}"], [data-card="${id}"]`);
  if (row) {
    row.scrollIntoView({ block: "nearest" });
    row.focus({ preventScroll: true });
  } else if (frames > 0) {
    requestAnimationFrame(() => focusRow(id, frames - 1));
  }
}
