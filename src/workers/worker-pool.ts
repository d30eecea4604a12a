import { closed, type Job, type Line, openLine, ReaderLost } from "./worker-queue";

export { ReaderLost };

export const readingDeadlineMs = 2000;
const usualLoadingMs = 6000;
/** Jobs that one worker holds at once: about as many as it does while a write keeps this thread busy. */
const mostInLine = 5;

export type Readers<In, Out> = { read(input: In): Promise<Out>; close(): void };

/**
 * Workers that each do one job at a time, started when first needed, and replaced when a job
 * outlives its deadline or breaks them. A worker answers every message with exactly one of its own:
 * `self.onmessage = ({ data }) => self.postMessage(read(data))`.
 */
export function createReaders<In, Out>({
  start,
  size,
  deadlineMs = readingDeadlineMs,
  loadingMs = usualLoadingMs,
  memoryOf = () => [],
}: {
  start: () => Worker;
  size: number;
  deadlineMs?: number;
  loadingMs?: number;
  /** What of an input is worth giving away instead of copying it. */
  memoryOf?: (input: In) => ArrayBuffer[];
}): Readers<In, Out> {
  const waiting: Job<In, Out>[] = [];
  const lines = new Set<Line<In, Out>>();
  let isClosed = false;

  function hire(): Line<In, Out> {
    const worker = start();
    // An idle worker must not keep a finished command alive; a running job is kept by its deadline.
    if ("unref" in worker && typeof worker.unref === "function") worker.unref();
    const ended = (behind: Job<In, Out>[]) => {
      lines.delete(line);
      waiting.unshift(...behind);
      handOut();
    };
    const line = openLine({ worker, deadlineMs, loadingMs, moved: handOut, ended });
    lines.add(line);
    return line;
  }

  function handOut(): void {
    for (let [job] = waiting; job; [job] = waiting) {
      const line = lineFor(job);
      if (!line) return;
      waiting.shift();
      line.join(job);
    }
  }

  /** The shortest line; a further worker is started only when all are busy. */
  function lineFor({ memory }: Job<In, Out>): Line<In, Out> | undefined {
    const [shortest] = [...lines].toSorted((a, b) => a.length - b.length);
    if (lines.size < size && shortest?.length !== 0) return isClosed ? undefined : hire();
    // What is given away cannot be given to the next worker, so it is given only where its turn has come.
    const most = memory.length > 0 ? 1 : mostInLine;
    return shortest && shortest.length < most ? shortest : undefined;
  }

  return {
    read: (input) =>
      new Promise((done, lost) => {
        if (isClosed) return lost(closed());
        waiting.push({ input, memory: memoryOf(input), done, lost });
        handOut();
      }),
    close() {
      isClosed = true;
      for (const line of lines) line.close();
      for (const job of waiting.splice(0)) job.lost(closed());
    },
  };
}

/** Whether this runs from the one binary, where every module has the address of the binary. */
export const isCompiled = import.meta.url.includes("$bunfs") || import.meta.url.includes("~BUN");

/** A program for a thread of its own, from the project's root; the build puts every file of such a name into the binary. */
export type WorkerPath = `${"src" | "modules"}/${string}${"-worker" | ".testing"}.ts`;
export const isWorkerPath = (path: string): path is WorkerPath =>
  /^(src|modules)\/.*-worker\.ts$/.test(path);

/**
 * Starts the worker at a path from the project's root, such as `modules/market/scraping/pages/reader-worker.ts`.
 *
 * A compiled binary holds a worker only if its file is a further entry point of the build. There it is found by its
 * path from the root as a plain string, whatever the working directory; `new URL("./reader-worker.ts",
 * import.meta.url)` is not, because every bundled module shares the address of the binary.
 */
export const workerAt = (path: WorkerPath): Worker =>
  isCompiled ? new Worker(`./${path}`) : new Worker(new URL(`../../${path}`, import.meta.url));
