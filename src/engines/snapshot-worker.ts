import { Database } from "bun:sqlite";
import { chmodSync, closeSync, existsSync, openSync, readSync, writeSync } from "node:fs";
import { walPath } from "./database-path";

declare const self: Worker;

export type Snapshot = { from: string; to: string };

const partBytes = 4 * 1024 * 1024;

self.onmessage = ({ data }: MessageEvent<Snapshot>) => {
  snapshot(data);
  self.postMessage(null);
};

/**
 * Copies a database page by page, as of a moment after it began, while others write on: what did not change lies in the
 * copy where it lay in the copy before. While a reader is open nothing it needs leaves the write-ahead log, so the file,
 * in whatever state of being written it is read, and the log behind it make a whole database. Runs in a process of its
 * own: closing these files in another would drop the locks that SQLite holds there, and here they are closed last.
 */
function snapshot({ from, to }: Snapshot): void {
  const sqlite = new Database(from, { readwrite: true, strict: true });
  sqlite.run("PRAGMA busy_timeout = 5000");
  sqlite.run("BEGIN");
  sqlite.query("select count(*) from sqlite_schema").values();
  const files = [copied(from, to)];
  if (existsSync(walPath(from))) files.push(copied(walPath(from), walPath(to)));
  sqlite.run("COMMIT");
  sqlite.close();
  files.flat().forEach(closeSync);
  alone(to);
}

/** Answers the descriptors, still open. */
function copied(from: string, to: string): number[] {
  const [source, target] = [openSync(from, "r"), openSync(to, "wx", 0o600)];
  const part = Buffer.allocUnsafe(partBytes);
  for (let at = 0; ;) {
    const read = readSync(source, part, 0, partBytes, at);
    if (read === 0) return [source, target];
    for (let written = 0; written < read;) {
      written += writeSync(target, part, written, read - written, at + written);
    }
    at += read;
  }
}

/** Puts the copied log into the copy; only the packed backup has to outlive a power cut. */
function alone(path: string): void {
  using sqlite = new Database(path, { readwrite: true, strict: true });
  sqlite.run("PRAGMA synchronous = OFF");
  sqlite.query("select count(*) from sqlite_schema").values();
  const [[mode] = []] = sqlite.query("PRAGMA journal_mode = DELETE").values();
  if (mode !== "delete") throw new Error("the copy did not become a file of its own");
  chmodSync(path, 0o600);
}
