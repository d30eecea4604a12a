import { AsyncLocalStorage } from "node:async_hooks";
import type { Run } from "./habits";

/** What whoever asks has to be shown at least: the revision that their own last change made. */
export type Asker = {
  revision: number;
  until: number;
  looksAnew: boolean;
  /** Its address, where it is a page that may be opened again. */
  page?: string;
  run: Run;
};

const askers = new AsyncLocalStorage<Asker>();
/** What a request has begun and goes on after it is no reading of a page any more. */
const longestMs = 30_000;

/** Questions asked within may be answered by a copy that lags behind by a moment, as long as it knows this revision. */
export const mayLag = <Answer>(revision: number, work: () => Answer, page?: string): Answer =>
  askers.run({ ...askerOf(revision), ...(page !== undefined && { page }) }, work);

/** The same, for whoever finds out by it whether anybody has written: nothing that is kept answers. */
export const lookNearby = <Answer>(work: () => Answer): Answer =>
  askers.run({ ...askerOf(0), looksAnew: true }, work);

function askerOf(revision: number): Asker {
  const run: Run = { questions: new Map(), isAnew: false };
  return { revision, until: Date.now() + longestMs, looksAnew: false, run };
}

/** Who asks here; null where only the newest revision may answer. */
export function laggingAsker(): Asker | null {
  const asker = askers.getStore();
  return asker && Date.now() < asker.until ? asker : null;
}

/** So long a copy that is trusted may lag behind; what is older stands in each of them. */
export const longestLagMs = 10_000;
