import PQueue from "p-queue";

/** Why a job came back without its result: its time was over, or its worker broke. */
export class ReaderLost extends Error {
  readonly kind: "too-slow" | "crashed";

  constructor(kind: "too-slow" | "crashed", message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ReaderLost";
    this.kind = kind;
  }
}

export const readingDeadlineMs = 2000;

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
}: {
  start: () => Worker;
  size: number;
  deadlineMs?: number;
}): Readers<In, Out> {
  const queue = new PQueue({ concurrency: size });
  const hired = new Set<Worker>();
  const idle: Worker[] = [];
  let isClosed = false;

  function hire(): Worker {
    const worker = start();
    // An idle worker must not keep a finished command alive; a running job is kept by its deadline.
    if ("unref" in worker && typeof worker.unref === "function") worker.unref();
    hired.add(worker);
    return worker;
  }
  function dismiss(worker: Worker) {
    hired.delete(worker);
    worker.terminate();
  }

  async function read(input: In): Promise<Out> {
    if (isClosed) throw new ReaderLost("crashed", "The readers are closed.");
    const worker = idle.pop() ?? hire();
    try {
      const output = await job<In, Out>(worker, input, deadlineMs);
      idle.push(worker);
      return output;
    } catch (error) {
      dismiss(worker);
      throw error;
    }
  }

  return {
    read: (input) => queue.add(() => read(input)),
    close() {
      isClosed = true;
      for (const worker of hired) dismiss(worker);
    },
  };
}

function job<In, Out>(worker: Worker, input: In, deadlineMs: number): Promise<Out> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<Out>((resolve, reject) => {
    const tooSlow = () =>
      reject(new ReaderLost("too-slow", `Reading took longer than ${deadlineMs} ms.`));
    const crashed = (event: Event) =>
      reject(new ReaderLost("crashed", "Reading broke off.", { cause: causeOf(event) }));

    const timer = setTimeout(tooSlow, deadlineMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
    worker.addEventListener("message", ({ data }) => resolve(data), { signal });
    for (const end of ["error", "messageerror", "close"]) {
      worker.addEventListener(end, crashed, { signal });
    }
    worker.postMessage(input);
  }).finally(() => listening.abort());
}

const causeOf = (event: Event) =>
  event instanceof ErrorEvent ? (event.error ?? event.message) : event.type;

/**
 * Starts the worker at a path from the project's root, such as `modules/scraping/reader.ts`.
 *
 * A compiled binary holds a worker only if its file is named as a further entry point of the build:
 * `bun build --compile cli/main.ts modules/scraping/reader.ts`. There it is found by its path from
 * the root as a plain string, whatever the working directory; `new URL("./reader.ts",
 * import.meta.url)` is not, because every bundled module shares the address of the binary.
 */
export const workerAt = (path: string): Worker =>
  import.meta.url.includes("$bunfs") || import.meta.url.includes("~BUN")
    ? new Worker(`./${path}`)
    : new Worker(new URL(`../${path}`, import.meta.url));
