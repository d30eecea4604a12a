import { runInChild } from "../workers/child-process";
import { createWorkerPool, workerAt } from "../workers/worker-pool";

/** What SQLite says of its own file: its verdict, and how many rows point to nothing. */
export type Examination = { verdict: string; orphans: number };

/** A database of many gigabytes is read through in minutes. */
const deadlineMs = 10 * 60_000;
/** Where others are busy all the time, what gives way to them takes hours. */
const patientDeadlineMs = 6 * 3_600_000;
const program = "src/examination/examination-worker.ts";

/** Looks at every page on a thread of its own, so that nobody who works meanwhile is kept waiting; it ends with the look. */
export function examineFile(path: string): Promise<Examination> {
  const readers = createWorkerPool<string, Examination>({
    start: () => workerAt(program),
    size: 1,
    deadlineMs,
  });
  return readers.read(path).finally(readers.close);
}

/**
 * The same in a process that gives way to everybody and ends at once when it is told to: a statement that reads the whole
 * file can be broken off in no other way. Rejects where it was broken off or took too long.
 */
export function examineAtLowPriority(path: string, end: AbortSignal): Promise<Examination> {
  const signal = AbortSignal.any([end, AbortSignal.timeout(patientDeadlineMs)]);
  return runInChild<string, Examination>(program, path, { signal, isPatient: true });
}
