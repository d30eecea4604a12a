import type { Statement } from "../../../database";
import { laggingRevision } from "./lagging";
import type { NodeFile } from "./node-file";
import { type Nodes, refuseErrors, type Result } from "../nodes";
import { revisionIn, revisionNow, type Shown } from "./shown";
import { together } from "./together";

type Sources = { nodes: Nodes; file: NodeFile | null; shown: Shown };

/**
 * Two ways of asking: the leader, for whoever decides by the answer, and a copy nearby, for whoever only looks. A copy that
 * does not know yet what this process, or whoever asks, has written or seen answers nobody; the leader does.
 */
export function createReads({ nodes, file, shown }: Sources) {
  const askLeader = (statements: Statement[]) => nodes.ask("/db/query?level=weak", statements);
  const show = ([revision, ...results]: Result[]): Result[] => {
    shown.raise(revisionIn(revision));
    return results;
  };
  const ofLeader = together(askLeader);
  const shownByLeader = together(async (all) => show(await askLeader([revisionNow, ...all])));
  const ofCopy = together(async (all) => {
    const questions = [revisionNow, ...all];
    const near = await nodes.askNearest(questions);
    const isKnown = near && revisionIn(near[0]) >= shown.revision();
    return show(isKnown ? near : await askLeader(questions));
  });

  function inFile(statement: Statement, least: number): Result | null {
    const [revision, result] = file?.read([revisionNow, statement]) ?? [];
    if (!revision || !result || revisionIn(revision) < least) return null;
    shown.raise(revisionIn(revision));
    return result;
  }

  return async (statement: Statement): Promise<unknown[][]> => {
    const asker = laggingRevision();
    if (asker === null) return valuesOf(await ofLeader(statement));
    const near = inFile(statement, Math.max(asker, shown.revision()));
    if (near) return valuesOf(near);
    // What the asker has written is newer than what is known here until some answer shows it.
    return valuesOf(await (asker > shown.revision() ? shownByLeader : ofCopy)(statement));
  };
}

function valuesOf(result: Result): unknown[][] {
  refuseErrors([result]);
  return result.values ?? [];
}
