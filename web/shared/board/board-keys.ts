import type { RefObject } from "react";
import { useKeys } from "@/web/state/keys";

/** `j k` walk over the board, beginning with its first card; `s` opens the menu by which the card moves. */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  const focused = () => document.activeElement?.closest<HTMLElement>("[data-card]");
  const walk = (key: string) => {
    const card = focused();
    if (card) focusNear(card, key);
    else board.current?.querySelector<HTMLElement>("[data-card]")?.focus();
  };
  useKeys("page", {
    j: () => walk("ArrowDown"),
    k: () => walk("ArrowUp"),
    s: () => openMenu(focused()),
  });
}

/** As Enter on its button does; the menu then has the focus. */
function openMenu(card: HTMLElement | null | undefined): void {
  const button = card?.querySelector<HTMLElement>("[data-moves]");
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

/** Puts the focus on the card that lies in the direction of an arrow; false where there is none. */
export function focusNear(card: HTMLElement, key: string): boolean {
  const column = card.closest("section");
  const columns = [...(column?.parentElement?.children ?? [])];
  const here = cardsIn(column);
  const row = here.indexOf(card);
  const ways: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => here[row + 1],
    ArrowUp: () => here[row - 1],
    ArrowRight: () => beside(columns.slice(columns.indexOf(column ?? card) + 1), row),
    ArrowLeft: () => beside(columns.slice(0, columns.indexOf(column ?? card)).toReversed(), row),
  };
  const found = ways[key]?.();
  found?.focus();
  return found !== undefined;
}

const cardsIn = (column: Element | null) =>
  column ? [...column.querySelectorAll<HTMLElement>("[data-card]")] : [];

/** The card at the same height in the nearest column that has any. */
function beside(columns: Element[], row: number): HTMLElement | undefined {
  const cards = columns.map(cardsIn).find(({ length }) => length > 0) ?? [];
  return cards[Math.min(row, cards.length - 1)];
}
