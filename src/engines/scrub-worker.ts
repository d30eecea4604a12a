import { Database } from "bun:sqlite";
import { open } from "node:fs/promises";
import { databaseFiles } from "./database-path";

declare const self: Worker;

/** `wordIndexes` names the full-text tables that keep deleted words until their segments are merged. */
export type Scrub = { path: string; groups: string[][]; wordIndexes: string[] };

/** How long it waits for other writers, and for readers of the write-ahead log. */
const patienceMs = 30_000;

self.onmessage = async ({ data }: MessageEvent<Scrub>) => self.postMessage(await scrub(data));

/**
 * Counts how often the texts of each group are left in the bytes of the database, after as much was written anew as it
 * takes: the write-ahead log is moved into the file, then full-text segments are merged, then the file is vacuumed,
 * because SQLite leaves old bytes in the gaps of a page whose cells it moves. Runs in a process of its own.
 */
async function scrub({ path, groups, wordIndexes }: Scrub): Promise<number[]> {
  const marks = groups.map((texts) => texts.map((it) => Buffer.from(it)));
  const cleanings = [
    () => {},
    (sqlite: Database) => mergeWords(sqlite, wordIndexes),
    (sqlite: Database) => sqlite.run("vacuum"),
  ];
  let counts: number[] = [];
  for (const clean of cleanings) {
    await withDatabase(path, clean);
    counts = await countAll(path, marks);
    if (counts.every((n) => n === 0)) break;
  }
  return counts;
}

/** Closed again before the files are read by path: in this process too a close would drop the locks. */
async function withDatabase(path: string, work: (sqlite: Database) => unknown): Promise<void> {
  using sqlite = new Database(path, { readwrite: true, strict: true });
  sqlite.run(`PRAGMA busy_timeout = ${patienceMs}`);
  sqlite.run("PRAGMA secure_delete = ON");
  work(sqlite);
  const end = Date.now() + patienceMs;
  // The log can only be cut to nothing while nobody reads from it.
  while (isBusy(sqlite) && Date.now() < end) await Bun.sleep(50);
}

const isBusy = (sqlite: Database): boolean =>
  sqlite.query("PRAGMA wal_checkpoint(TRUNCATE)").values()[0]?.[0] !== 0;

function mergeWords(sqlite: Database, tables: string[]): void {
  for (const table of tables) sqlite.run(`insert into "${table}" ("${table}") values ('optimize')`);
}

async function countAll(path: string, marks: Buffer[][]): Promise<number[]> {
  const files = await Promise.all(databaseFiles(path).map((it) => countInFile(it, marks)));
  return marks.map((_, n) => files.reduce((sum, counts) => sum + (counts[n] ?? 0), 0));
}

const pieceBytes = 4 * 1024 * 1024;

/** How often each group of texts stands in the bytes of a file. Reads it by path: only for a process that has no database open. */
async function countInFile(path: string, groups: readonly Buffer[][]): Promise<number[]> {
  const counts = groups.map(() => 0);
  const overlap = Math.max(0, ...groups.flat().map(({ length }) => length)) - 1;
  if (overlap < 0) return counts;
  const file = await open(path, "r");
  const piece = Buffer.allocUnsafe(pieceBytes + overlap);
  let [at, carried] = [0, 0];
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece, carried, pieceBytes, at);
      if (bytesRead === 0) return counts;
      const end = carried + bytesRead;
      groups.forEach((marks, n) => {
        for (const mark of marks) counts[n]! += countIn(piece.subarray(0, end), mark, carried);
      });
      at += bytesRead;
      // Pieces overlap by less than the longest text, so that none is missed or counted twice.
      carried = Math.min(overlap, end);
      piece.copyWithin(0, end - carried, end);
    }
  } finally {
    await file.close();
  }
}

/** What ends within the bytes that were carried over was counted with the piece before. */
function countIn(bytes: Buffer, mark: Buffer, carried: number): number {
  let hits = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    if (at + mark.length > carried) hits += 1;
  }
  return hits;
}
