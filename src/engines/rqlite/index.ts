import type { Engine, Statement } from "../../database";
import { createCondition } from "../condition";
import type { ClusterAddress } from "./address";
import { checkCluster } from "./checking";
import { createNodes, refuseErrors } from "./nodes";
import { clusterOf } from "./cluster";
import type { ClusterState } from "./state";
import { upgrade } from "./upgrading";
import { matchWordIndexes } from "./words";

export { readAddress } from "./address";
export type { Cluster, ClusterState, NodeExamination } from "./state";
export { silent } from "./nodes";

type Options = {
  /** How long an answer is waited for, over all nodes and tries. */
  patienceMs: number;
  /** For copies that are looked at and removed again. */
  folder: string;
  migrations?: string[][];
  /** Told once the cluster is open. */
  opened?: (state: ClusterState) => void;
};

/** A second try comes within a minute or never; what is older is forgotten. */
const rememberedMs = 60 * 60_000;
const forgetEvery = 256;

/**
 * The clustered engine: an rqlite cluster, where one batch is one entry of the Raft log. It is checked and upgraded before
 * the first statement; where it cannot be used, every statement is refused with the reason.
 */
export function openRqlite(address: ClusterAddress, options: Options): Engine {
  const nodes = createNodes(address, options.patienceMs);
  let opening: Promise<void> | undefined;
  let batches = 0;

  async function open(): Promise<void> {
    const state = await checkCluster(nodes, options.patienceMs);
    await upgrade({ nodes, ...state, migrations: options.migrations });
    await matchWordIndexes(nodes, state.isErasureSound);
    options.opened?.(state);
  }

  function opened(): Promise<void> {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    condition: createCondition(),
    cluster: clusterOf(nodes, options.folder),
    async query(statement) {
      await opened();
      const [result] = refuseErrors(await nodes.ask("/db/query?level=weak", [statement]));
      return result?.values ?? [];
    },
    async batch(statements) {
      await opened();
      const old = batches++ % forgetEvery === 0 ? [forget()] : [];
      const all = [...overwriting, marked(), ...old, ...statements];
      const results = await nodes.ask("/db/request?transaction", all);
      const hasLanded = results[overwriting.length]?.error?.includes("_writes.id");
      if (!hasLanded) refuseErrors(results);
    },
    close: async () => {},
  };
}

/** What is deleted is overwritten on every node: the setting belongs to the connection that applies the log. */
const overwriting: Statement[] = [{ sql: "PRAGMA secure_delete = ON", params: [] }];

/** A batch whose answer was lost may have landed: its own id makes the second try fail instead of landing twice. */
const marked = (): Statement => ({
  sql: "insert into _writes (id) values (?)",
  params: [Bun.randomUUIDv7()],
});

/** The ids begin with the time at which they were made. */
const forget = (): Statement => ({
  sql: "delete from _writes where id < ?",
  params: [Bun.randomUUIDv7("hex", Date.now() - rememberedMs)],
});
