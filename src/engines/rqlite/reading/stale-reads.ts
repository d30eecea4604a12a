import { AsyncLocalStorage } from "node:async_hooks";
import type { Run } from "./prefetch";

/**
 * The context of a request that may read from a copy: `revision` is that of the caller's own last change, which the
 * copy must have.
 */
export type StaleReader = {
  revision: number;
  until: number;
  looksAnew: boolean;
  /** Its address, where it is a page that may be opened again. */
  page?: string;
  run: Run;
};

const askers = new AsyncLocalStorage<StaleReader>();
/** After this long a context no longer counts: what a request started and continues is not the reading of a page. */
const longestMs = 30_000;

/** Allows the queries within `work` to be answered by a copy that lags behind, as long as it has this revision. */
export const allowStaleReads = <Answer>(
  revision: number,
  work: () => Answer,
  page?: string,
): Answer => askers.run({ ...askerOf(revision), ...(page !== undefined && { page }) }, work);

/** The same without the cache, for code that polls whether anybody has written. */
export const readNearestCopy = <Answer>(work: () => Answer): Answer =>
  askers.run({ ...askerOf(0), looksAnew: true }, work);

function askerOf(revision: number): StaleReader {
  const run: Run = { questions: new Map(), isAnew: false };
  return { revision, until: Date.now() + longestMs, looksAnew: false, run };
}

/** The context of the current request; null where only the leader may answer. */
export function staleReader(): StaleReader | null {
  const asker = askers.getStore();
  return asker && Date.now() < asker.until ? asker : null;
}

/** How far a copy that is used may lag behind at most; older changes are in every copy. */
export const maxLagMs = 10_000;
