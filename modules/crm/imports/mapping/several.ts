/** The addresses of a cell that holds more than one, the first one first. */
const addressesIn = (cell: string): string[] =>
  cell.match(/[^\s;,|<>()/]+@[^\s;,|<>()/]+\.[^\s;,|<>()/]+/g) ?? [];

const fewestDigits = 8;
const between =
  /\s*(?:[;|\n]|:::)\s*|\s+(?:\/|of|or|oder|ou|o|en|and|und|et|e|y)\s+|,\s*(?=[+0(])|\/(?=\s*(?:\+|00?\d[\d\s-]{7}))/i;

/** The telephones of a cell that holds more than one. */
function phonesIn(cell: string): string[] {
  const parts = cell.split(between).map((it) => it.trim());
  const isWhole = parts.every((it) => it.replaceAll(/\D/g, "").length >= fewestDigits);
  return parts.length > 1 && isWhole ? parts : [];
}

/** What a cell holds where it holds several of what a record has one of; nothing where it holds one. */
export function severalIn(field: string | null, cell: string): string[] {
  const all = field === "email" ? addressesIn(cell) : field === "phone" ? phonesIn(cell) : [];
  return all.length > 1 ? all : [];
}
