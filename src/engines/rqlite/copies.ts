import { chmodSync } from "node:fs";
import { Failure } from "../../errors/index";
import { settleAlone } from "../copying";
import { type Nodes, silent } from "./nodes";

/** The whole database as of one moment, as the leader has it, in a file that is whole by itself. */
export async function copyTo(nodes: Nodes, path: string): Promise<void> {
  const answer = await nodes.stream("/db/backup", null);
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
