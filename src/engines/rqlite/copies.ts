import { chmodSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { examineFile } from "../../examination";
import { Failure } from "../../errors/index";
import { writeToFile } from "../../files/storage";
import { leaveWalMode } from "../copying";
import { type Nodes, noResponse } from "./nodes";

/** The whole database as of one moment, as the leader has it, in a file that is whole by itself. */
export const copyTo = (nodes: Nodes, path: string) => copied(nodes, path, "/db/backup");

/**
 * Whether the copy of a node is really damaged: downloads it and checks it with the SQLite of this process. FTS5 of
 * SQLite 3.45 can report a sound index as malformed on a connection that has checked before.
 */
export async function isDamaged(nodes: Nodes, host: string, folder: string): Promise<boolean> {
  const path = join(folder, `.node-${Bun.randomUUIDv7()}.db`);
  try {
    await copied(nodes, path, "/db/backup?noleader", host);
    const { verdict } = await examineFile(path);
    return verdict !== "ok";
  } finally {
    await rm(path, { force: true });
  }
}

async function copied(
  nodes: Nodes,
  ...[path, page, host]: [path: string, page: string, host?: string]
): Promise<void> {
  const answer = await nodes.stream(page, null, host);
  if (!answer?.ok || !answer.body) throw noResponse();
  await writeToFile(path, answer.body);
  chmodSync(path, 0o600);
  leaveWalMode(path);
}

/** One entry of the log holds the whole file, in the memory of each node and on the way to it. */
const mostBytesOfAnEntry = 256 * 1024 ** 2;

/**
 * Puts a whole database in the place of what all nodes have. A node that is alone takes the file as its own, as fast as its
 * disk (rqlite.io/docs/guides/backup, booting); several take it as one entry of their log.
 */
export async function load(nodes: Nodes, path: string): Promise<void> {
  const isOne = await isAlone(nodes);
  const { size } = statSync(path);
  if (!isOne && size > mostBytesOfAnEntry) throw tooLarge(size);
  const answer = await nodes.stream(isOne ? "/boot" : "/db/load", Bun.file(path));
  if (answer?.ok) return;
  throw new Failure("unavailable", "The cluster did not take the database. Nothing was changed.");
}

const Members = z.object({ store: z.object({ nodes: z.array(z.unknown()) }) });

/** As one node knows it: whether others belong to its cluster, away or not. */
async function isAlone(nodes: Nodes): Promise<boolean> {
  const looked = await nodes.lookAt("/status");
  const known = looked.flatMap(({ answer }) => Members.safeParse(answer).data ?? []);
  return known.length > 0 && known.every(({ store }) => store.nodes.length === 1);
}

function tooLarge(bytes: number): Failure {
  const mib = Math.ceil(bytes / 1024 ** 2);
  const sentence = `The database has ${mib} MiB, too much for several nodes at once. Bring it to one empty node and let the others join it.`;
  return new Failure("unsupported", sentence);
}
