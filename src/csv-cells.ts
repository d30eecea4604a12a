/** Several things in one cell; a thing that holds a separator stands in quotes, as cells of a line do. */
export const listOf = (items: readonly string[]): string => items.map(quoted).join("; ");

const quoted = (item: string) =>
  /[;,|"\n\r]|^\s|\s$/.test(item) || atStrokes(item).length > 1
    ? `"${item.replaceAll('"', '""')}"`
    : item;

/**
 * The things of such a cell, however people part them. A stroke parts them too: with spaces around it, or between
 * words (`Elektrik/Klima`), but not within a name such as `TCP/IP` or `24/7`, nor within one that is known.
 */
export function itemsOf(cell: string, isKnown: (item: string) => boolean = () => false): string[] {
  const items: string[] = [];
  for (const [, inQuotes, bare] of cell.matchAll(
    /\s*(?:"((?:[^"]|"")*)"|([^;,|\n\r]+))\s*(?:[;,|\n\r]|$)/g,
  )) {
    const item = bare?.trim() ?? "";
    if (inQuotes === undefined) items.push(...(isKnown(item) ? [item] : atStrokes(item)));
    else if (inQuotes) items.push(inQuotes.replaceAll('""', '"'));
  }
  return items;
}

const fewestLetters = 3;

function atStrokes(item: string): string[] {
  const spaced = item.split(/\s\/\s|\/\s|\s\//);
  const parted = spaced.flatMap((part) => {
    const words = part.split("/");
    return words.every((it) => letters(it) >= fewestLetters) ? words : [part];
  });
  return parted.map((it) => it.trim()).filter(Boolean);
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
