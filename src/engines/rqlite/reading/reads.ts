import type { Statement } from "../../../database";
import { createPrefetch } from "./prefetch";
import { createAnswerCache, keyOf } from "./answer-cache";
import { type StaleReader, staleReader } from "./stale-reads";
import type { NodeFile } from "./node-file";
import { type Nodes, refuseErrors, type Result } from "../nodes";
import { revisionIn, revisionNow, type SeenRevision } from "./seen-revision";
import { batchQueries } from "./batching";

/** How long a copy that was behind is not asked: it catches up with its leader's next message. */
const behindMs = 50;

type Sources = { nodes: Nodes; file: NodeFile | null; shown: SeenRevision };

/**
 * Two ways to read: from the leader, where something is decided by the answer, and from a copy nearby, where it is only
 * shown. A copy that lacks what this process or the caller has written or already seen is not used; the leader answers.
 */
export function createReads(sources: Sources) {
  const { nodes, file, shown } = sources;
  const ofLeader = batchQueries((all) => nodes.ask(leaderPath, all));
  const nearby = readNearby(sources);
  const kept = createAnswerCache();
  const expectedAfter = createPrefetch();

  return async (statement: Statement): Promise<unknown[][]> => {
    const asker = staleReader();
    if (asker === null) return valuesOf(await ofLeader(statement));
    const stamp = shown.stamp(asker);
    if (stamp === null) return nearby(statement, asker);
    const key = keyOf(statement);
    const asked = { key, statement, isKept: kept.has(stamp, key) };
    const rows = kept.read(stamp, key, () => nearby(statement, asker));
    // A file beside answers at once, so nothing is gained by asking ahead unless it lacks what has just landed.
    if (asker.page === undefined || (file && !shown.isSpreading())) return rows;
    for (const [other, it] of expectedAfter(asker.page, asker.run, asked))
      // Whoever asks it later hears what went wrong.
      kept.read(stamp, other, () => nearby(it, asker)).catch(() => {});
    return rows;
  };
}

const leaderPath = "/db/query?level=weak";

function readNearby({ nodes, file, shown }: Sources) {
  let behindUntil = 0;

  const ofLeader = batchQueries(async (all) => {
    const askedAt = performance.now();
    return show(await nodes.ask(leaderPath, [revisionNow, ...all]), askedAt);
  });

  const ofCopy = batchQueries(async (all) => {
    const [questions, askedAt] = [[revisionNow, ...all], performance.now()];
    const isBehind = askedAt < behindUntil || shown.isSpreading();
    const near = isBehind ? null : await nodes.askNearest(questions);
    const isKnown = near && revisionIn(near[0]) >= shown.revision();
    if (near && !isKnown) behindUntil = performance.now() + behindMs;
    return show(isKnown ? near : await nodes.ask(leaderPath, questions), askedAt);
  });

  function show([revision, ...results]: Result[], askedAt: number): Result[] {
    shown.raise(revisionIn(revision), askedAt);
    return results;
  }

  function inFile(statement: Statement, least: number): Result | null {
    const askedAt = performance.now();
    // While a change spreads its number alone is read first, because most likely the question would be read for nothing.
    if (shown.isSpreading() && revisionIn(file?.read([revisionNow])?.[0]) < least) return null;
    const [revision, result] = file?.read([revisionNow, statement]) ?? [];
    if (!revision || !result || revisionIn(revision) < least) return null;
    shown.raise(revisionIn(revision), askedAt);
    return result;
  }

  return async (statement: Statement, { revision }: StaleReader): Promise<unknown[][]> => {
    const near = inFile(statement, Math.max(revision, shown.revision()));
    if (near) return valuesOf(near);
    // What the asker has written is newer than what is known here until some answer shows it.
    return valuesOf(await (revision > shown.revision() ? ofLeader : ofCopy)(statement));
  };
}

function valuesOf(result: Result): unknown[][] {
  refuseErrors([result]);
  return result.values ?? [];
}
