import { open, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { App } from "@/src/app";

const pieceBytes = 4 * 1024 * 1024;
/** A mark this short stands in other words as well, and proves nothing. */
const shortestMark = 6;

/** The files of the database: itself, its log and its index of the log; none where it is elsewhere or in memory. */
export async function databaseFiles({ config }: App): Promise<string[]> {
  const path = /^file:(.*)$/.exec(config.database)?.[1];
  if (!path) return [];
  const names = await readdir(dirname(path)).catch(() => []);
  const own = basename(path);
  return names
    .filter((name) => name === own || name === `${own}-wal` || name === `${own}-shm`)
    .map((name) => join(dirname(path), name));
}

/** How often any of these texts stands in the bytes of the database, whatever a query would say; null where there are no files to look at. */
export async function residueOf(app: App, marks: readonly string[]): Promise<number | null> {
  const files = await databaseFiles(app);
  if (files.length === 0) return null;
  const sought = marks.filter((mark) => mark.length >= shortestMark).map((it) => Buffer.from(it));
  if (sought.length === 0) return 0;
  const counts = await Promise.all(files.map((path) => hitsIn(path, sought)));
  return counts.reduce((sum, n) => sum + n, 0);
}

/** Read in pieces that overlap by less than the longest mark, so that none is missed or found twice. */
export async function hitsIn(path: string, marks: readonly Buffer[]): Promise<number> {
  const overlap = Math.max(...marks.map(({ length }) => length)) - 1;
  const file = await open(path, "r");
  const piece = Buffer.allocUnsafe(pieceBytes + overlap);
  let [hits, at, carried] = [0, 0, 0];
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece, carried, pieceBytes, at);
      if (bytesRead === 0) return hits;
      const end = carried + bytesRead;
      for (const mark of marks) hits += countIn(piece.subarray(0, end), mark, carried);
      at += bytesRead;
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
