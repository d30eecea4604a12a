import { Database } from "bun:sqlite";
import type { Examination } from "./index";

declare const self: Worker;

/** Whoever recovers or deletes the log has the database alone for a moment; that is no damage. */
const patienceMs = 30_000;

self.onmessage = ({ data: path }: MessageEvent<string>) => self.postMessage(examine(path));

/** By a connection that can only read. */
function examine(path: string): Examination {
  try {
    const sqlite = new Database(path, { readonly: true });
    sqlite.run(`PRAGMA busy_timeout = ${patienceMs}`);
    const [[verdict] = []] = sqlite.query("pragma quick_check").values();
    const astray = sqlite.query("pragma foreign_key_check").values().length;
    sqlite.close();
    return { verdict: String(verdict), orphans: astray };
  } catch {
    return { verdict: "unreadable", orphans: 0 };
  }
}
