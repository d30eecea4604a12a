import { open } from "node:fs/promises";

const pieceBytes = 4 * 1024 * 1024;

/** How often each group of texts stands in the bytes of a file. Reads it by path: only for a process that has no database open. */
export async function countInFile(path: string, groups: readonly Buffer[][]): Promise<number[]> {
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
