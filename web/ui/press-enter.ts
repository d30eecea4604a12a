/** As Enter on a button, which opens its menu before that has travelled and after. */
export function pressEnter(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  button.dispatchEvent(
    new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
  );
}
