import type { Engine, Statement } from "../../database";
import { allMigrations } from "../../database/migrations";
import { succeedOnce } from "../../lazy";
import { createDatabaseHealth } from "../database-health";
import type { ClusterAddress } from "./address";
import { checkCluster } from "./checking";
import { createNodes, type Nodes, refuseErrors } from "./nodes";
import { clusterOf } from "./cluster";
import { staleReader } from "./reading/stale-reads";
import { openNodeFile } from "./reading/node-file";
import { createReads } from "./reading/reads";
import {
  createSeenRevision,
  revisionIn,
  revisionNow,
  type SeenRevision,
} from "./reading/seen-revision";
import type { ClusterState } from "./state";
import { upgrade } from "./upgrading";
import { watchVersion } from "./versions";
import { matchWordIndexes } from "./words";

export { readAddress } from "./address";
export type { Cluster, ClusterState, NodeExamination } from "./state";
export { noResponse } from "./nodes";

type Options = {
  /** How long an answer is waited for, over all nodes and tries. */
  patienceMs: number;
  /** For copies that are looked at and removed again. */
  folder: string;
  /** The file of the node named first, where it lies on this machine. */
  file?: string | undefined;
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
  const file = options.file ? openNodeFile(options.file, nodes) : null;
  const shown = createSeenRevision();
  const read = createReads({ nodes, file, shown });
  const land = landing(nodes, shown);
  const condition = createDatabaseHealth();
  let watch: ReturnType<typeof setInterval> | undefined;

  const opened = succeedOnce(async () => {
    const state = await checkCluster(nodes, options.patienceMs);
    await upgrade({ nodes, ...state, migrations: options.migrations });
    await matchWordIndexes(nodes, state.isErasureSound);
    watch ??= watchVersion(nodes, (options.migrations ?? allMigrations()).length, condition);
    options.opened?.(state);
  });

  return {
    databaseHealth: condition,
    // What is kept may answer whoever only looks; whoever changes something reads the newest.
    stamp: () => shown.stamp(staleReader()),
    cluster: { ...clusterOf(nodes, options.folder), revision: shown.revision },
    async query(statement) {
      await opened();
      return read(statement);
    },
    async batch(statements) {
      await opened();
      await land(statements);
    },
    async close() {
      clearInterval(watch);
      file?.close();
    },
  };
}

/** Sends a batch as one entry of the log, and notes its number once it has landed. */
function landing(nodes: Nodes, shown: SeenRevision) {
  let batches = 0;
  return async (statements: Statement[]): Promise<void> => {
    const old = batches++ % forgetEvery === 0 ? [forget()] : [];
    const askedAt = performance.now();
    const all = [...overwriting, marked(), ...old, ...statements];
    const results = await nodes.ask("/db/request?transaction", all);
    const own = results[overwriting.length];
    if (own?.error?.includes("_writes.id")) return showNewest(nodes, shown);
    // The number of a batch that was refused is another one's next.
    refuseErrors(results);
    shown.land(own?.last_insert_id ?? 0, askedAt);
  };
}

/** The first try of a batch has landed, and its number was lost with its answer. */
async function showNewest(nodes: Nodes, shown: SeenRevision): Promise<void> {
  const askedAt = performance.now();
  const [newest] = await nodes.ask("/db/query?level=weak", [revisionNow]);
  shown.land(revisionIn(newest), askedAt);
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
