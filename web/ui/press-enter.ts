/** Presses Enter on a button, which opens its menu whether that is loaded or not; a click by code would not. */
function pressEnter(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  button.dispatchEvent(
    new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
  );
}

/** Presses the first button within an element, for a keyboard shortcut that stands for it. */
export function pressWithin(place: HTMLElement | null): void {
  const button = place?.querySelector("button");
  if (button) pressEnter(button);
}
