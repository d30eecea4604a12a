import type { KeyboardEvent } from "react";

/**
 * Keys of a search above a list of what it found, for whoever lays it around both: arrows go through the buttons marked
 * `data-pick`, and Enter in the field presses the first of them once the list answers what stands in the field.
 */
export function handleResultKeys(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: place, target, key } = event;
  const picks = [...place.querySelectorAll<HTMLButtonElement>("[data-pick]:not(:disabled)")];
  const field = place.querySelector<HTMLInputElement>("input[type=search]");
  const at = picks.indexOf(target as HTMLButtonElement);
  if (key === "ArrowDown") picks[at + 1]?.focus();
  else if (key === "ArrowUp") (at > 0 ? picks[at - 1] : field)?.focus();
  else if (key === "Enter" && target === field) pressFirst(place, field?.value.trim() ?? "");
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function pressFirst(place: HTMLElement, text: string): void {
  const list = place.querySelector<HTMLElement>("[data-picks]");
  if (list?.dataset["picks"] !== text) return;
  list.querySelector<HTMLButtonElement>("[data-pick]:not(:disabled)")?.click();
}
