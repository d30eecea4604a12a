import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settled } from "./caller";
import { serve } from "./server";

export type Installation = { folder: string; cookie: string };

const newFolder = () => mkdtempSync(join(tmpdir(), "coldaisle-crash-"));
let first: Promise<Installation> | undefined;

/** An installation with its first account, to begin from; only the first is made, the others are its copies. */
export async function furnished(): Promise<Installation> {
  first ??= made();
  const { folder: from, cookie } = await first;
  const folder = newFolder();
  cpSync(from, folder, { recursive: true });
  return { folder, cookie };
}

async function made(): Promise<Installation> {
  const folder = newFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const server = await serve(folder);
  const cookie = await settled(server);
  await server.end("SIGTERM");
  return { folder, cookie };
}
