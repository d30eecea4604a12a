/** Several things in one cell; a thing that holds a separator stands in quotes, as cells of a line do. */
export const listOf = (items: readonly string[]): string => items.map(quoted).join("; ");

const quoted = (item: string) =>
  /[;,|"\n\r]|^\s|\s$/.test(item) ? `"${item.replaceAll('"', '""')}"` : item;

/** The things of such a cell, however people part them. */
export function itemsOf(cell: string): string[] {
  const items: string[] = [];
  for (const [, inQuotes, bare] of cell.matchAll(
    /\s*(?:"((?:[^"]|"")*)"|([^;,|\n\r]+))\s*(?:[;,|\n\r]|$)/g,
  )) {
    const item = inQuotes === undefined ? bare?.trim() : inQuotes.replaceAll('""', '"');
    if (item) items.push(item);
  }
  return items;
}
