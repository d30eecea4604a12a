import type { Statement } from "../../../database";
import { createKept } from "./kept";
import { type Asker, laggingAsker } from "./lagging";
import type { NodeFile } from "./node-file";
import { type Nodes, refuseErrors, type Result } from "../nodes";
import { revisionIn, revisionNow, type Shown } from "./shown";
import { together } from "./together";

/** A copy that lacked something is not asked again at once: it hears of it with its leader's next message. */
const behindMs = 50;

type Sources = { nodes: Nodes; file: NodeFile | null; shown: Shown };

/**
 * Two ways of asking: the leader, for whoever decides by the answer, and a copy nearby, for whoever only looks. A copy that
 * does not know yet what this process, or whoever asks, has written or seen answers nobody; the leader does.
 */
export function createReads(sources: Sources) {
  const { nodes, shown } = sources;
  const kept = createKept();
  const ofLeader = together((all) => nodes.ask(leaderPath, all));
  const nearby = readNearby(sources);

  return async (statement: Statement): Promise<unknown[][]> => {
    const asker = laggingAsker();
    if (asker === null) return valuesOf(await ofLeader(statement));
    return kept(shown.stamp(asker), statement, async (it) => valuesOf(await nearby(it, asker)));
  };
}

const leaderPath = "/db/query?level=weak";

function readNearby({ nodes, file, shown }: Sources) {
  let behindUntil = 0;

  const ofLeader = together(async (all) => {
    const askedAt = performance.now();
    return show(await nodes.ask(leaderPath, [revisionNow, ...all]), askedAt);
  });

  const ofCopy = together(async (all) => {
    const [questions, askedAt] = [[revisionNow, ...all], performance.now()];
    const near = askedAt < behindUntil ? null : await nodes.askNearest(questions);
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
    const [revision, result] = file?.read([revisionNow, statement]) ?? [];
    if (!revision || !result || revisionIn(revision) < least) return null;
    shown.raise(revisionIn(revision), askedAt);
    return result;
  }

  return async (statement: Statement, { revision }: Asker): Promise<Result> => {
    const near = inFile(statement, Math.max(revision, shown.revision()));
    if (near) return near;
    // What the asker has written is newer than what is known here until some answer shows it.
    return revision > shown.revision() ? ofLeader(statement) : ofCopy(statement);
  };
}

function valuesOf(result: Result): unknown[][] {
  refuseErrors([result]);
  return result.values ?? [];
}
