import type { Statement } from "../../../database";
import { createKept } from "./kept";
import { laggingAsker } from "./lagging";
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
export function createReads({ nodes, file, shown }: Sources) {
  const kept = createKept();
  let behindUntil = 0;
  const askLeader = (statements: Statement[]) => nodes.ask("/db/query?level=weak", statements);
  const ofLeader = together(askLeader);
  const shownByLeader = together(async (all) => {
    const askedAt = performance.now();
    return show(await askLeader([revisionNow, ...all]), askedAt);
  });
  const ofCopy = together(async (all) => {
    const [questions, askedAt] = [[revisionNow, ...all], performance.now()];
    const near = askedAt < behindUntil ? null : await nodes.askNearest(questions);
    const isKnown = near && revisionIn(near[0]) >= shown.revision();
    if (near && !isKnown) behindUntil = performance.now() + behindMs;
    return show(isKnown ? near : await askLeader(questions), askedAt);
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

  async function nearby(statement: Statement, least: number): Promise<unknown[][]> {
    const near = inFile(statement, Math.max(least, shown.revision()));
    if (near) return valuesOf(near);
    // What the asker has written is newer than what is known here until some answer shows it.
    return valuesOf(await (least > shown.revision() ? shownByLeader : ofCopy)(statement));
  }

  return async (statement: Statement): Promise<unknown[][]> => {
    const asker = laggingAsker();
    if (asker === null) return valuesOf(await ofLeader(statement));
    return kept(shown.stamp(asker), statement, (it) => nearby(it, asker.revision));
  };
}

function valuesOf(result: Result): unknown[][] {
  refuseErrors([result]);
  return result.values ?? [];
}
