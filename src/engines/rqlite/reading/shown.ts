import { longestLagMs } from "./lagging";
import type { Result } from "../nodes";

/** The number of the last batch that a copy has: asked before a question, so that the answer is at least that new. */
export const revisionNow = { sql: "select max(rowid) from _writes", params: [] };

export const revisionIn = (result: Result | undefined): number =>
  Number(result?.values?.[0]?.[0] ?? 0);

/**
 * The newest revision that this process has written or shown: nothing that it answers later may be older. Forgotten once
 * every copy has it by its age alone, so that a database that was loaded anew, with smaller numbers, holds up nobody.
 */
export function createShown() {
  let [revision, at] = [0, 0];
  const isOld = () => Date.now() - at > longestLagMs;
  return {
    raise(to: number): void {
      if (to > revision || isOld()) [revision, at] = [to, Date.now()];
    },
    revision: (): number => (isOld() ? 0 : revision),
  };
}

export type Shown = ReturnType<typeof createShown>;
