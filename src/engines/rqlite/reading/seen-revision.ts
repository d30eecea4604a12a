import { type StaleReader, maxLagMs } from "./stale-reads";
import type { Result } from "../nodes";

/** The number of the last batch that a copy has: asked before a question, so that the answer is at least that new. */
export const revisionNow = { sql: "select max(rowid) from _writes", params: [] };

export const revisionIn = (result: Result | undefined): number =>
  Number(result?.values?.[0]?.[0] ?? 0);

/** How long after a write of this process its copies may lack it: they learn of it with their leader's next message. */
const spreadsMs = 50;
/** A look at a copy stands for so long: news is read every 150 ms, so a server that is asked nothing else keeps up by it. */
const looksMs = 250;

/**
 * The newest revision that this process has written or read (monotonic reads): no later answer may be older. It expires
 * once it is so old that every copy has it, so that a database that was replaced, with smaller revisions, can be read.
 */
export function createSeenRevision() {
  let [revision, at] = [0, 0];
  let [lookedAt, landedAt] = [-Infinity, -Infinity];
  const isOld = () => Date.now() - at > maxLagMs;
  function raise(to: number, askedAt: number): void {
    const isNewer = to > revision || isOld();
    if (isNewer) [revision, at] = [to, Date.now()];
    if (to === revision) lookedAt = isNewer ? askedAt : Math.max(lookedAt, askedAt);
  }

  return {
    /** What an answer said whose question left at that moment, by the clock of this process. */
    raise,
    /** The same of a change that this process has sent. */
    land(to: number, askedAt: number): void {
      landedAt = performance.now();
      raise(to, askedAt);
    },
    /** Whether copies most likely lack what has just landed. */
    isSpreading: (): boolean => performance.now() - landedAt < spreadsMs,
    revision: (): number => (isOld() ? 0 : revision),
    /** By which revision something kept may answer whoever asks; null where a node has to be asked. */
    stamp(asker: StaleReader | null): string | null {
      if (asker === null || asker.looksAnew || asker.revision > revision) return null;
      return performance.now() - lookedAt < looksMs ? String(revision) : null;
    },
  };
}

export type SeenRevision = ReturnType<typeof createSeenRevision>;
