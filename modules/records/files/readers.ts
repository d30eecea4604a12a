import { createWorkerPool, WorkerJobError, workerAt } from "@/src/workers/worker-pool";
import type { Question, Reading } from "./reader-worker";
import type { Format, Trouble } from "./rules";

const deadlineMs = 15_000;
/** What reading one file may add to the memory of the whole process. */
const mostMemory = 400 * 1024 * 1024;
const lookEveryMs = 40;

/** Reads one text at a time, each within its time and memory; a reader that takes more is given up. */
export function createTextReaders() {
  let pool = open();
  let turn: Promise<unknown> = Promise.resolve();

  /** What a file costs is only known while no other is being read. */
  function read(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Reading> {
    const reading = turn.then(() => readOne(bytes, format));
    turn = reading;
    return reading;
  }

  async function readOne(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Reading> {
    const before = process.memoryUsage.rss();
    let isGreedy = false;
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before < mostMemory) return;
      isGreedy = true;
      pool.close();
      pool = open();
    }, lookEveryMs);
    try {
      return await pool.read({ bytes, format });
    } catch (error) {
      return { state: "failed", trouble: isGreedy ? "greedy" : troubleOf(error) };
    } finally {
      clearInterval(watch);
    }
  }

  return { read, close: () => pool.close() };
}

export type TextReaders = ReturnType<typeof createTextReaders>;

const open = () =>
  createWorkerPool<Question, Reading>({
    start: () => workerAt("modules/records/files/reader-worker.ts"),
    size: 1,
    deadlineMs,
    memoryOf: ({ bytes }) => [bytes.buffer],
  });

const troubleOf = (error: unknown): Trouble =>
  error instanceof WorkerJobError && error.kind === "too-slow" ? "slow" : "damaged";

/** One set for all that is read in this process, kept while it is in use. */
let shared: TextReaders | undefined;
export const textReaders = (): TextReaders => (shared ??= createTextReaders());
export function closeTextReaders(): void {
  shared?.close();
  shared = undefined;
}
