import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findingsIn } from "@/src/engines/copying";
import type { Thing } from "./ledger";

// A process of its own: whoever has the database open elsewhere would lose its locks by our closing the file.

export type Question = { folder: string; here: Thing[]; gone: Thing[]; files: string[] };
export type Seen = { lost: Thing[]; undead: Thing[]; files: string[]; findings: string[] };

if (import.meta.main) {
  const question: Question = JSON.parse(await Bun.stdin.text());
  console.log(JSON.stringify(look(question)));
}

export function look({ folder, here, gone, files }: Question): Seen {
  const path = join(folder, "coldaisle.db");
  const missing = isMissing(path);
  return {
    lost: here.filter(missing),
    undead: gone.filter((thing) => !missing(thing)),
    files: files.filter((name) => !existsSync(join(folder, name))),
    findings: findingsIn(path),
  };
}

function isMissing(path: string) {
  const sqlite = new Database(path, { readonly: true, strict: true });
  sqlite.run("PRAGMA busy_timeout = 5000");
  return ({ table, by }: Thing): boolean => {
    const where = Object.keys(by).map((column) => `"${column}" = ?`);
    const question = sqlite.query(`select 1 from "${table}" where ${where.join(" and ")}`);
    return question.values(...Object.values(by)).length === 0;
  };
}

/** Asks a process of its own. */
export async function seen(question: Question): Promise<Seen> {
  const child = Bun.spawn([process.execPath, import.meta.path], {
    ...{ stdin: new TextEncoder().encode(JSON.stringify(question)), stderr: "pipe" },
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) === 0) return JSON.parse(out);
  return { lost: [], undead: [], files: [], findings: [err.trim().split("\n").at(-1) ?? "dead"] };
}
