/**
 * Preloaded by `bun test`: a thread that reads or prints is lent on instead of loaded anew. A process of tests lets its
 * readers go a hundred times, and loading the program of one costs up to a third of a second of the processor. Only a
 * thread that has answered all it was asked is lent on, as a pool does by itself; whatever broke or hangs is ended.
 */
const Thread = globalThis.Worker;
const lent = /\/(electronic|form|paper|print|reader|sheets)-worker\.ts$/;
/** As many as one pool may have on two cores; each holds the words of the trade. */
const mostSpare = 2;

type Listener = Parameters<Worker["addEventListener"]>;
type Spare = { thread: Worker; files: Set<unknown>; isWell: boolean };
const spares = new Map<string, Spare[]>();

/** Looks like a worker, and takes its thread with its first question. */
class LentWorker {
  readonly #address: string;
  readonly #listeners: Listener[] = [];
  #spare: Spare | undefined;
  #unanswered = 0;
  readonly #answered = () => (this.#unanswered -= 1);

  constructor(address: string) {
    this.#address = address;
  }

  // It may run on when the tests are over, as those that a pool starts may.
  unref(): void {}

  addEventListener(...listener: Listener): void {
    this.#listeners.push(listener);
    this.#spare?.thread.addEventListener(...listener);
  }

  postMessage(question: unknown, memory: Transferable[] = []): void {
    // A reader knows the file that it read last; whoever asks of it anew is to have it read anew.
    const file = question && typeof question === "object" && "file" in question && question.file;
    this.#spare ??= this.#taken(file);
    if (file) this.#spare.files.add(file);
    this.#unanswered += 1;
    this.#spare.thread.postMessage(question, memory);
  }

  #taken(file: unknown): Spare {
    const all = spares.get(this.#address) ?? [];
    const at = all.findIndex(({ files }) => !files.has(file));
    const [spare = begun(this.#address)] = at < 0 ? [] : all.splice(at, 1);
    spare.thread.addEventListener("message", this.#answered);
    for (const listener of this.#listeners) spare.thread.addEventListener(...listener);
    return spare;
  }

  terminate(): void {
    const spare = this.#spare;
    if (!spare) return;
    this.#spare = undefined;
    spare.thread.removeEventListener("message", this.#answered);
    for (const listener of this.#listeners) spare.thread.removeEventListener(...listener);
    const others = spares.getOrInsertComputed(this.#address, () => []);
    const isFree = spare.isWell && this.#unanswered === 0;
    if (isFree && others.length < mostSpare) others.push(spare);
    else spare.thread.terminate();
  }
}

function begun(address: string): Spare {
  const thread = new Thread(address);
  if ("unref" in thread && typeof thread.unref === "function") thread.unref();
  const spare: Spare = { thread, files: new Set(), isWell: true };
  for (const sign of ["error", "messageerror", "close"])
    thread.addEventListener(sign, () => (spare.isWell = false));
  return spare;
}

type Asked = [address: string | URL, options?: WorkerOptions];

// Of the class itself, so that whoever watches what becomes of a worker sees it.
const Worker = new Proxy(LentWorker, {
  construct: (_, [address, options]: Asked) =>
    lent.test(String(address)) ? new LentWorker(String(address)) : new Thread(address, options),
});
Object.assign(globalThis, { Worker });

export {};
