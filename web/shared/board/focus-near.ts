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
