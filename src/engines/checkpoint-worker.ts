import { Database } from "bun:sqlite";

declare const self: Worker;

export type CheckpointOrder = { path: string } | "close";

let sqlite: Database | undefined;

/** Moves what the log holds into the database file, as far as no reader needs it; waits for nobody and answers when done. */
self.onmessage = ({ data }: MessageEvent<CheckpointOrder>) => {
  if (data === "close") sqlite?.close();
  else checkpoint(data.path);
  self.postMessage(null);
};

function checkpoint(path: string): void {
  sqlite ??= new Database(path, { readwrite: true, strict: true });
  sqlite.query("PRAGMA wal_checkpoint(PASSIVE)").values();
}
