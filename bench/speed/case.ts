/** Ids and other values of the filled folder that questions are made of, many of each. */
export type Known = Record<"person" | "job" | "client" | "project" | "deployment", string[]> & {
  version: Record<string, number>;
  /** By which the one who asks could sign in. */
  email: string;
};

export type Asked = {
  path: string;
  method?: "GET" | "POST" | "PATCH" | "PUT";
  body?: object;
  /** How long nobody asks before it, in milliseconds, where the product lets nobody ask as fast as it could answer. */
  pause?: number;
};

/**
 * How a server of twenty lines would answer: rows of one narrow table, by its own SQL. `given` says which parts of the
 * address fill the blanks; `counts` whether it also says how many there are, as far as 1,000.
 */
export type Raw = {
  of: string;
  from?: string;
  where?: string;
  order?: string;
  given?: (ask: URLSearchParams, last: string) => (string | number)[];
  one?: true;
  write?: "create" | "edit";
};

/** What a line is held to: CPU beside raw, how long one of twenty waits, CPU with ten times as many people. */
export type Goal = "raw" | "wait" | "growth";

export type Case = {
  name: string;
  /** Why a goal is not reached, where it is not. */
  reasons?: Partial<Record<Goal, string>>;
  /** A question by its number, so that one case asks many different ones. */
  ask: (n: number, known: Known) => Asked;
  raw?: Raw;
  /** The most CPU, as a multiple of raw. */
  times?: number;
  /** The most that one of twenty waits longer than, in milliseconds. */
  p95?: number;
  /** How much more CPU ten times as many people may cost. */
  growth?: number;
};

export const pick = <Item>(items: readonly Item[], n: number): Item => {
  const item = items[n % items.length];
  if (item === undefined) throw new RangeError("Nothing to ask for.");
  return item;
};

/** A question that is read. */
export const get = (path: string): Asked => ({ path });
