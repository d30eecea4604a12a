import { existsSync } from "node:fs";
import { statfs, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { App } from "./app";
import type { Cluster, ClusterState, NodeExamination } from "./engines/rqlite";
import type { Examination } from "./examination";
import { examination } from "./examination/beginning";
import { storeOwnership, foreignStore } from "./installation/store-ownership";
import { unwritableIn } from "./installation/folder-rights";
import { isOwnKey } from "./installation/key-mark";
import { secretKey } from "./secrets/secret-key";

export type Check = {
  name: string;
  isWell: boolean;
  says: string;
  /** What to do about it, where it is not well. */
  fix: string | null;
};

declare module "./app" {
  interface Module {
    /** Its checks for `coldaisle doctor`: each answers what is fine, or throws what is wrong. */
    readonly checks?: readonly { name: string; fix: string; look(app: App): Promise<string> }[];
  }
}

const gibibyte = 1024 ** 3;
/** Below this much free space the next backup or upgrade would not fit. */
const leastFree = gibibyte / 2;

/** All checks that change nothing, each with a sentence. */
export async function doctor(app: App): Promise<Check[]> {
  return [...(await deepChecks(app)), ...(await quickChecks(app)), ...(await ownChecks(app))];
}

/** The checks that read every page of the database; in a worker where it is a file. */
export async function deepChecks(app: App): Promise<Check[]> {
  if (app.cluster) return clusterChecks(app.cluster);
  const look = examination(app);
  return [
    await check("database", restore, async () => integrity(await look)),
    await check("references", restore, async () => references(await look)),
  ];
}

/** The same on a cluster, where each node checks its own copy. */
async function clusterChecks(cluster: Cluster): Promise<Check[]> {
  const look = cluster.examine();
  const state = cluster.state();
  return [
    await check("nodes", "Start the nodes that are away.", async () => reachable(await state)),
    await check("database", mend, async () => allIntact(await look)),
    await check("references", restore, async () =>
      references({ verdict: "ok", orphans: Math.max(...(await look).map(lostOf)) }),
    ),
  ];
}

const mend = "Mend the search indexes: coldaisle schedules run search.mend; else restore a backup";
const lostOf = (it: NodeExamination) => ("lost" in it ? it.lost : 0);

function reachable({ away, sqlite, isErasureSound }: ClusterState): string {
  if (away.length > 0) throw new Error(`away: ${away.join(", ")}`);
  return `all answer, SQLite ${sqlite}${isErasureSound ? "" : ", search rebuilt after erasures"}`;
}

function allIntact(nodes: NodeExamination[]): string {
  const broken = nodes.flatMap((it) => ("findings" in it && it.findings.length > 0 ? [it] : []));
  if (broken.length === 0) return "intact";
  throw new Error(broken.map(({ node, findings }) => `${node}: ${findings[0]}`).join("; "));
}

/** Those that modules contribute. */
export async function ownChecks(app: App): Promise<Check[]> {
  const checks = app.modules.flatMap((it) => it.checks ?? []);
  return Promise.all(checks.map(({ name, fix, look }) => check(name, fix, () => look(app))));
}

/** The checks that take no time, however large the database is. */
export async function quickChecks(app: App): Promise<Check[]> {
  const { DATA_DIR } = app.config;
  return [
    await check(
      "secret key",
      "Set SECRET_KEY as on every other server, or make the file readable to this user.",
      () => key(app),
    ),
    await check("data folder", ownFolder(DATA_DIR), () => folderRights(DATA_DIR)),
    await check("file storage", "Check FILES_URL and its keys.", () => storage(app)),
    await check("disk", "Free some space, or move the data folder.", () => freeSpace(DATA_DIR)),
  ];
}

const restore = "Restore the last verified backup: coldaisle backup restore";

/** Runs one check; a check that throws has failed, with its message. */
export async function check(
  name: string,
  fix: string,
  look: () => Promise<string>,
): Promise<Check> {
  try {
    return { name, isWell: true, says: await look(), fix: null };
  } catch (error) {
    return { name, isWell: false, says: error instanceof Error ? error.message : "unknown", fix };
  }
}

function integrity({ verdict }: Examination): string {
  if (verdict !== "ok") throw new Error("damaged");
  return "intact";
}

function references({ orphans: lost }: Examination): string {
  if (lost > 0)
    throw new Error(lost === 1 ? "1 row points to nothing" : `${lost} rows point to nothing`);
  return "consistent";
}

/** How long a check waits for a bucket that does not answer. */
const storagePatienceMs = 5000;

async function storage(app: App): Promise<string> {
  const { store } = app;
  const late = Bun.sleep(storagePatienceMs).then(() => {
    throw new Error("no answer in time");
  });
  await Promise.race([store.plain.has("audit.head"), late]).catch((error: Error) => {
    // The cause says more to an administrator than the sentence for users.
    throw error.cause instanceof Error ? error.cause : error;
  });
  if ((await storeOwnership(app)) === "foreign") throw new Error(foreignStore);
  return store.plain.kind === "folder" ? "the data folder" : "a bucket, which answers";
}

async function key(app: App): Promise<string> {
  const { length } = secretKey(app.config);
  if (await isOwnKey(app)) return `${length} characters, that of this database`;
  throw new Error("another one than that of this database");
}

/** A server whose database and files are elsewhere makes the folder when it first has something to put there. */
async function folderRights(folder: string): Promise<string> {
  if (!existsSync(folder)) return "not made yet: nothing lies there";
  const { mode } = await stat(folder);
  if (mode & 0o077) throw new Error("other users of this machine can read it");
  const shut = await unwritableIn(folder);
  if (shut.length > 0) throw new Error(`the server cannot write ${listed(shut)}`);
  return "private, and all of it may be written";
}

const ownFolder = (folder: string) =>
  `Give it to the user of the server: chown -R USER ${folder} && chmod 700 ${folder}`;

const mostNamed = 3;
const listed = (names: string[]) =>
  names.slice(0, mostNamed).join(", ") +
  (names.length > mostNamed ? ` and ${names.length - mostNamed} more` : "");

async function freeSpace(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(nearestThere(resolve(folder)));
  const free = bavail * bsize;
  if (free < leastFree) throw new Error("less than half a GiB is free");
  return `${(free / gibibyte).toFixed(1)} GiB free`;
}

/** The folder itself, or the nearest of those around it that is there. */
const nearestThere = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestThere(dirname(folder));
