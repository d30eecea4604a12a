import { closed, type Job, WorkerJobError, WorkerQueue } from "./worker-queue";

export { WorkerJobError };

export const readingDeadlineMs = 2000;
const usualLoadingMs = 6000;
/** Jobs that one worker holds at once: about as many as it does while a write keeps this thread busy. */
const mostInLine = 5;

export type WorkerPool<In, Out> = { read(input: In): Promise<Out>; close(): void };

type Means<In> = {
  start: () => Worker;
  size: number;
  deadlineMs?: number;
  loadingMs?: number;
  /** What of an input is worth giving away instead of copying it. */
  memoryOf?: (input: In) => ArrayBuffer[];
};

/**
 * Workers that each do one job at a time, started when first needed, and replaced when a job
 * outlives its deadline or breaks them. A worker answers every message with exactly one of its own:
 * `self.onmessage = ({ data }) => self.postMessage(read(data))`.
 */
export const createWorkerPool = <In, Out>(means: Means<In>): WorkerPool<In, Out> => new Pool(means);

class Pool<In, Out> implements WorkerPool<In, Out> {
  readonly #means: Means<In>;
  readonly #waiting: Job<In, Out>[] = [];
  readonly #queues = new Set<WorkerQueue<In, Out>>();
  #isClosed = false;

  constructor(means: Means<In>) {
    this.#means = means;
  }

  // Those who read with it hand it on by itself, so it keeps what it belongs to.
  readonly read = (input: In): Promise<Out> => {
    const memory = this.#means.memoryOf?.(input) ?? [];
    return new Promise((done, lost) => {
      if (this.#isClosed) return lost(closed());
      this.#waiting.push({ input, memory, done, lost });
      this.#handOut();
    });
  };

  readonly close = (): void => {
    this.#isClosed = true;
    for (const queue of this.#queues) queue.close();
    for (const job of this.#waiting.splice(0)) job.lost(closed());
  };

  #handOut(): void {
    for (let [job] = this.#waiting; job; [job] = this.#waiting) {
      const queue = this.#queueFor(job);
      if (!queue) return;
      this.#waiting.shift();
      queue.join(job);
    }
  }

  /** The shortest queue; a further worker is started only when all are busy. */
  #queueFor({ memory }: Job<In, Out>): WorkerQueue<In, Out> | undefined {
    const [shortest] = [...this.#queues].toSorted((a, b) => a.length - b.length);
    if (this.#queues.size < this.#means.size && shortest?.length !== 0)
      return this.#isClosed ? undefined : this.#hire();
    // What is given away cannot be given to the next worker, so it is given only where its turn has come.
    const most = memory.length > 0 ? 1 : mostInLine;
    return shortest && shortest.length < most ? shortest : undefined;
  }

  #hire(): WorkerQueue<In, Out> {
    const { start, deadlineMs = readingDeadlineMs, loadingMs = usualLoadingMs } = this.#means;
    const worker = start();
    // An idle worker must not keep a finished command alive; a running job is kept by its deadline.
    if ("unref" in worker && typeof worker.unref === "function") worker.unref();
    const queue: WorkerQueue<In, Out> = new WorkerQueue({
      worker,
      deadlineMs,
      loadingMs,
      moved: () => this.#handOut(),
      ended: (behind) => {
        this.#queues.delete(queue);
        this.#waiting.unshift(...behind);
        this.#handOut();
      },
    });
    this.#queues.add(queue);
    return queue;
  }
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
