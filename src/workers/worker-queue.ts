/** Why a job came back without its result: its time was over, or its worker broke. */
export class WorkerJobError extends Error {
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
  lost(why: WorkerJobError): void;
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
export class WorkerQueue<In, Out> {
  readonly #means: Means<In, Out>;
  readonly #jobs: Job<In, Out>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #hasBegun = false;

  constructor(means: Means<In, Out>) {
    this.#means = means;
    const { worker } = means;
    worker.addEventListener("message", ({ data }) => this.#done(data));
    for (const sign of ["error", "messageerror", "close"])
      worker.addEventListener(sign, (event) => this.#crashed(event));
  }

  /** How many jobs stand in it, the one being done included. */
  get length(): number {
    return this.#jobs.length;
  }

  join(job: Job<In, Out>): void {
    this.#jobs.push(job);
    if (this.#jobs.length === 1) this.#wait();
    this.#means.worker.postMessage(job.input, job.memory);
  }

  close(): void {
    this.#end(closed());
  }

  #done(output: Out): void {
    if (this.#isOver) return;
    this.#hasBegun = true;
    this.#jobs.shift()?.done(output);
    this.#wait();
    this.#means.moved();
  }

  /** Gives the job whose turn it is its time. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#jobs.length === 0) return;
    const { deadlineMs, loadingMs } = this.#means;
    const sentence = `Reading took longer than ${deadlineMs} ms.`;
    // What a busy machine needs to load a worker's program is not its first job's fault.
    const patience = deadlineMs + (this.#hasBegun ? 0 : loadingMs);
    this.#timer = setTimeout(() => this.#end(new WorkerJobError("too-slow", sentence)), patience);
  }

  #crashed(event: Event): void {
    this.#end(new WorkerJobError("crashed", "Reading broke off.", { cause: causeOf(event) }));
  }

  #end(why: WorkerJobError): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#means.worker.terminate();
    this.#jobs.shift()?.lost(why);
    this.#means.ended(this.#jobs.splice(0));
  }
}

export const closed = () => new WorkerJobError("crashed", "The readers are closed.");

const causeOf = (event: Event) =>
  event instanceof ErrorEvent ? (event.error ?? event.message) : event.type;
