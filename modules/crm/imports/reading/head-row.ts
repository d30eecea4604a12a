import { namedBy } from "../mapping/columns/names";
import type { Reading } from "../model";
import { lastHeadRow } from "../rules";

type Head = Pick<Reading, "hasHead" | "headRow" | "headRows">;
type Rows = readonly (readonly string[])[];

/** To be taken for the head, a row has to name more columns than the first row of a plain list would by chance. */
const fewestNames = 2;

/** Where the names of the columns stand: in the row, or the two rows, that name the most of them. */
export function headIn(rows: Rows): Head {
  const from = Math.max(
    0,
    rows.findIndex((row) => filled(row) > 0),
  );
  const offers = rows.slice(0, lastHeadRow).flatMap((row, at) => offersAt(rows, row, at));
  const first = offers.find(({ at }) => at === from)?.known ?? 0;
  const [best] = offers.toSorted((a, b) => b.known - a.known || a.lines - b.lines || a.at - b.at);
  if (best && best.known > first && best.known >= fewestNames) return headAt(best.at, best.lines);
  if (first === 0 && (rows[from] ?? []).some(isData)) return { hasHead: false };
  return headAt(first === 0 ? widest(rows, from) : from, 1);
}

const headAt = (at: number, lines: 1 | 2): Head => ({
  hasHead: true,
  ...(at > 0 && { headRow: at }),
  ...(lines > 1 && { headRows: lines }),
});

type Offer = { at: number; lines: 1 | 2; known: number };

/** A row as the head, and as the lower half of one whose upper half names groups. */
function offersAt(rows: Rows, row: readonly string[], at: number): Offer[] {
  if (filled(row) === 0 || row.some(isData)) return [];
  const above = rows[at - 1] ?? [];
  const isGroups = filled(above) > 1 && filled(above) < filled(row) && !above.some(isData);
  const single = { at, lines: 1 as const, known: knownIn(row) };
  if (!isGroups) return [single];
  const isRepeated = new Set(row).size < row.length;
  const known = knownIn(joined(above, row)) + (isRepeated ? 0.5 : 0);
  return [single, { at: at - 1, lines: 2, known }];
}

const knownIn = (names: readonly string[]) =>
  new Set(names.flatMap((name) => namedBy(name)?.field ?? [])).size;

/** Where no name is known: past a title, to the first row that is as wide as those below it. */
function widest(rows: Rows, from: number): number {
  const usual = filled(rows.slice(from + 1).toSorted((a, b) => filled(b) - filled(a))[0] ?? []);
  const isTitle = filled(rows[from] ?? []) === 1 && usual > 2;
  const isHead = (least: number) => (row: readonly string[], at: number) =>
    at > from && filled(row) >= least && !row.some(isData);
  // The names of groups stand above fewer columns than there are.
  const wide = rows.findIndex(isHead(usual * 0.8));
  const next = wide > from ? wide : rows.findIndex(isHead(2));
  return isTitle && next > from ? next : from;
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "").length;

/** An address, a telephone, a page, a sentence: nothing that a column is called. */
const isData = (cell: string) =>
  /@\w|https?:|www\.|^\+?[\d\s()./,:-]{4,}$/.test(cell.trim()) || cell.length > 60;

/** The names of the columns, those of two rows joined. */
export function headOf(rows: Rows, { headRow = 0, headRows = 1 }: Reading): string[] {
  const names = rows[headRow + headRows - 1] ?? [];
  return headRows === 1 ? [...names] : joined(rows[headRow] ?? [], names);
}

/** A merged cell has its text in its first column only. A group's name is added only where the column's own is not enough. */
function joined(groups: readonly string[], names: readonly string[]): string[] {
  const width = Math.max(groups.length, names.length);
  const isEnough = (name: string, whole: string) =>
    names.filter((it) => it.trim() === name).length === 1 &&
    (namedBy(name) !== null || namedBy(whole) === null);
  let group = "";
  return Array.from({ length: width }, (_, n) => {
    group = groups[n]?.trim() || group;
    const name = names[n]?.trim() ?? "";
    const whole = `${group} ${name}`.trim();
    return name && isEnough(name, whole) ? name : whole;
  });
}
