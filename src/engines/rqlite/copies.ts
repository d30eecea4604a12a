import { chmodSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { examined } from "../../database/integrity-check";
import { Failure } from "../../errors/index";
import { settleAlone } from "../copying";
import { type Nodes, silent } from "./nodes";

/** The whole database as of one moment, as the leader has it, in a file that is whole by itself. */
export const copyTo = (nodes: Nodes, path: string) => copied(nodes, path, "/db/backup");

/**
 * Whether the copy of one node is as damaged as that node says, looked at by the SQLite of this process: connections on
 * which FTS5 of 3.45 has looked before call an index malformed that is whole.
 */
export async function isDamaged(nodes: Nodes, host: string, folder: string): Promise<boolean> {
  const path = join(folder, `.node-${Bun.randomUUIDv7()}.db`);
  try {
    await copied(nodes, path, "/db/backup?noleader", host);
    const { verdict } = await examined(path);
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
  if (!answer?.ok) throw silent();
  await Bun.write(path, answer);
  chmodSync(path, 0o600);
  settleAlone(path);
}

/** Puts a whole database in the place of what all nodes have. */
export async function load(nodes: Nodes, path: string): Promise<void> {
  const answer = await nodes.stream("/db/load", Bun.file(path));
  if (answer?.ok) return;
  throw new Failure("unavailable", "The cluster did not take the database. Nothing was changed.");
}
