import { createReaders, type Readers } from "../workers/worker-pool";
import { workerAt } from "../workers/worker-pool";

/** What SQLite says of its own file: its verdict, and how many rows point to nothing. */
export type Examination = { verdict: string; lost: number };

/** A database of many gigabytes is read through in minutes. */
const deadlineMs = 10 * 60_000;
let readers: Readers<string, Examination> | undefined;

/** Looks at every page on a thread of its own, so that nobody who works meanwhile is kept waiting. */
export function examined(path: string): Promise<Examination> {
  readers ??= createReaders<string, Examination>({
    start: () => workerAt("src/database/integrity-check-worker.ts"),
    size: 1,
    deadlineMs,
  });
  return readers.read(path);
}
