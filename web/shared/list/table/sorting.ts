/** The order of a list as its address says it, and the way to another. */
export type Sorting = { asked: string; change: (sort: string) => void };

/** By what a column puts the list in order; `falls` where that begins with the largest. */
export type ColumnSort = { by: string; falls?: boolean };

export type Direction = "ascending" | "descending";

/** How a column orders the list now; undefined where another one does. */
export function directionOf(
  { by, falls = false }: ColumnSort,
  { asked }: Sorting,
): Direction | undefined {
  if (asked === by) return falls ? "descending" : "ascending";
  return asked === `-${by}` ? (falls ? "ascending" : "descending") : undefined;
}

/** What to ask for so that the list goes up or down by a column. */
export const sortTowards = ({ by, falls = false }: ColumnSort, direction: Direction): string =>
  (direction === "descending") === falls ? by : `-${by}`;

/** A click on a head: its own order first, then the other way round and back. */
export const nextSort = ({ by }: ColumnSort, { asked }: Sorting): string =>
  asked === by ? `-${by}` : by;
