/** Why a job came back without its result: its time was over, or its worker broke. */
export class ReaderLost extends Error {
  readonly kind: "too-slow" | "crashed";

  constructor(kind: "too-slow" | "crashed", message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ReaderLost";
    this.kind = kind;
  }
}

export type Job<In, Out> = {
  input: In;
  /** Memory that goes over to the worker, and is lost with it; all else is copied. */
  memory: ArrayBuffer[];
  done(output: Out): void;
  lost(why: ReaderLost): void;
};

export type Line<In, Out> = {
  /** How many jobs stand in it, the one being done included. */
  readonly length: number;
  join(job: Job<In, Out>): void;
  close(): void;
};

type Means<In, Out> = {
  worker: Worker;
  deadlineMs: number;
  /** How much longer its first job may take, because its program is loaded then. */
  loadingMs: number;
  /** A job is done: there is room for another. */
  moved(): void;
  /** The worker is no more; the jobs behind the one that cost it are untouched. */
  ended(behind: Job<In, Out>[]): void;
};

/**
 * The jobs given to one worker, which does them in order. Some wait with the worker and not with us,
 * so that it goes on while this thread is busy; each has its whole time from when its turn comes.
 */
export function openLine<In, Out>(means: Means<In, Out>) {
  const { worker, deadlineMs, loadingMs, moved, ended } = means;
  const jobs: Job<In, Out>[] = [];
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  let hasBegun = false;

  function turn() {
    clearTimeout(timer);
    // What a busy machine needs to load a worker's program is not its first job's fault.
    if (jobs.length > 0) timer = setTimeout(tooSlow, deadlineMs + (hasBegun ? 0 : loadingMs));
  }
  function end(why: ReaderLost) {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    worker.terminate();
    jobs.shift()?.lost(why);
    ended(jobs.splice(0));
  }
  const tooSlow = () =>
    end(new ReaderLost("too-slow", `Reading took longer than ${deadlineMs} ms.`));
  const crashed = (event: Event) =>
    end(new ReaderLost("crashed", "Reading broke off.", { cause: causeOf(event) }));

  worker.addEventListener("message", ({ data }) => {
    if (isOver) return;
    hasBegun = true;
    jobs.shift()?.done(data);
    turn();
    moved();
  });
  for (const sign of ["error", "messageerror", "close"]) worker.addEventListener(sign, crashed);

  const line: Line<In, Out> = {
    get length() {
      return jobs.length;
    },
    join(job) {
      jobs.push(job);
      if (jobs.length === 1) turn();
      worker.postMessage(job.input, job.memory);
    },
    close: () => end(closed()),
  };
  return line;
}

export const closed = () => new ReaderLost("crashed", "The readers are closed.");

const causeOf = (event: Event) =>
  event instanceof ErrorEvent ? (event.error ?? event.message) : event.type;
