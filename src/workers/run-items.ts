import { type AnyColumn, type SQL, sql, type Table } from "drizzle-orm";

/** The rows of long work: what is to be done one by one, and the runs that they belong to. */
export type RunItems = {
  items: Table & Record<"id" | "state", AnyColumn>;
  /** The column by which an item names its run. */
  runOf: AnyColumn;
  runs: Table & Record<"id" | "state", AnyColumn>;
};

/** Of a run that goes on, and not done yet: an item is done once, and a run that was stopped does nothing more. */
export const isWaiting = (
  { items, runOf, runs }: RunItems,
  wanted: { item: string } | { run: string },
): SQL => {
  const own = "item" in wanted ? sql`${items.id} = ${wanted.item}` : sql`${runOf} = ${wanted.run}`;
  return sql`${own} and ${items.state} = 'waiting'
    and ${runOf} in (select ${runs.id} from ${runs} where ${runs.state} = 'running')`;
};
