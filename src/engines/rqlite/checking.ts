import { z } from "zod";
import { Failure } from "../../errors/index";
import type { Nodes } from "./nodes";
import type { ClusterState } from "./state";

const oldestRqlite = 8;
const oldestSqlite = "3.45.0";
/** Older ones break an index of words whose deleted words are taken out at once (FTS5, secure-delete). */
const firstWithSoundErasure = "3.51.3";

const pauseMs = 250;

const Status = z.object({
  build: z.object({ version: z.string() }),
  store: z.object({
    db_conf: z.object({ fk_constraints: z.boolean() }),
    sqlite3: z.object({ version: z.string() }),
  }),
});

/**
 * Looks at every node that answers; refuses a cluster on which this product would lose or damage something. One that is
 * just starting is waited for.
 */
export async function checkCluster(nodes: Nodes, patienceMs: number): Promise<ClusterState> {
  for (const end = Date.now() + patienceMs; ; await Bun.sleep(pauseMs)) {
    const looked = (await nodes.lookAt("/status")).map(asAway);
    if (looked.some(({ answer }) => answer !== null)) return stateOf(looked);
    if (Date.now() < end) continue;
    const names = looked.map(({ node }) => node).join(", ");
    throw new Failure("unavailable", `No node of the database answers: ${names}.`);
  }
}

type Looked = { node: string; answer: unknown }[];

/** A node says so as long as it reads its own files. */
const Starting = z.object({ store: z.object({ open: z.literal(false) }) });
const asAway = ({ node, answer }: Looked[number]): Looked[number] => ({
  node,
  answer: Starting.safeParse(answer).success ? null : answer,
});

function stateOf(looked: Looked): ClusterState {
  const states = looked.flatMap(({ node, answer }) => {
    const state = Status.safeParse(answer);
    return state.success ? [{ node, ...state.data }] : [];
  });
  if (states.length === 0)
    throw new Failure("unavailable", "The database is not an rqlite cluster.");
  for (const state of states) refuseUnfit(state);
  const sqlite =
    states.map(({ store }) => store.sqlite3.version).toSorted(Bun.semver.order)[0] ?? "";
  return {
    away: looked.flatMap(({ node, answer }) => (answer === null ? [node] : [])),
    sqlite,
    isErasureSound: Bun.semver.order(sqlite, firstWithSoundErasure) >= 0,
  };
}

function refuseUnfit({ node, build, store }: z.infer<typeof Status> & { node: string }): void {
  const [major] = /\d+/.exec(build.version) ?? [];
  const faults = [
    Number(major) < oldestRqlite && `rqlite ${build.version} is too old; ${oldestRqlite} is needed`,
    Bun.semver.order(store.sqlite3.version, oldestSqlite) < 0 &&
      `its SQLite ${store.sqlite3.version} is too old; ${oldestSqlite} is needed`,
    !store.db_conf.fk_constraints &&
      "it runs without -fk, so what is erased would leave rows behind",
  ].filter((it) => it !== false);
  if (faults.length > 0) throw new Failure("unavailable", `Node ${node}: ${faults.join("; ")}.`);
}
