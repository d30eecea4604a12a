/** As Enter on a button, which opens its menu before that has travelled and after. */
function pressEnter(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  button.dispatchEvent(
    new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
  );
}

/** The same on the one button of a place, for a key that stands for it. */
export function pressWithin(place: HTMLElement | null): void {
  const button = place?.querySelector("button");
  if (button) pressEnter(button);
}
