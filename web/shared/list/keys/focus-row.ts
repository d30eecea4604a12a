const framesToWait = 20;

/**
 * Focuses a row by its record, waiting some frames for it where it still has to be drawn, and where a record that lay over
 * the list is still there, which takes the focus back.
 */
export function focusRow(id: string, frames = framesToWait): void {
  const row = document.querySelector<HTMLElement>(`[data-row-id="${id}"], [data-card="${id}"]`);
  row?.scrollIntoView({ block: "nearest" });
  row?.focus({ preventScroll: true });
  const isFocused = row !== null && document.activeElement === row;
  if (!isFocused && frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
}
