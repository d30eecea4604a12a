/** The order of a list as its address says it, and the way to another. */
export type Sorting = { asked: string; change: (sort: string) => void };

/** The sort field of a column, and whether its natural order is descending. */
export type ColumnSort = { by: string; isDescending?: boolean };

export type Direction = "ascending" | "descending";

/** How a column orders the list now; undefined where another one does. */
export function directionOf(
  { by, isDescending = false }: ColumnSort,
  { asked }: Sorting,
): Direction | undefined {
  if (asked === by) return isDescending ? "descending" : "ascending";
  return asked === `-${by}` ? (isDescending ? "ascending" : "descending") : undefined;
}

/** What to ask for so that the list goes up or down by a column. */
export const sortTowards = (
  { by, isDescending = false }: ColumnSort,
  direction: Direction,
): string => ((direction === "descending") === isDescending ? by : `-${by}`);

/** A click on a column header: natural order first, then reversed, then back. */
export const nextSort = ({ by }: ColumnSort, { asked }: Sorting): string =>
  asked === by ? `-${by}` : by;
