import { Failure } from "@/src/errors";
import type { Log } from "@/src/log";
import { workerAt } from "@/src/workers/worker-pool";
import type { Task, Word } from "./backup-worker";
import type { Manifest } from "./format/manifest";
import type { Step } from "./rules";

export type OnProgress = (step: Step, share: number) => void;

const workers = new Set<Worker>();

/** Has a thread of its own do it, and says how far it is; what it half did stays in the folder for half-done work. */
export function runInWorker(log: Log, task: Task, told: OnProgress): Promise<Manifest> {
  const worker = workerAt("modules/platform/backups/backup-worker.ts");
  workers.add(worker);
  return new Promise<Manifest>((done, failed) => {
    worker.addEventListener("message", ({ data: word }: MessageEvent<Word>) => {
      if (word.kind === "progress") return told(word.step, word.share);
      if (word.kind === "done") return done(word.manifest);
      if (word.failure === "bug") log.error("a backup broke off", { cause: firstWord(word.cause) });
      failed(new Failure(word.failure, word.sentence));
    });
    for (const sign of ["error", "messageerror", "close"]) {
      worker.addEventListener(sign, () => failed(brokenBackup()));
    }
    worker.postMessage(task);
  }).finally(() => {
    workers.delete(worker);
    worker.terminate();
  });
}

/** Lets go of what this process is doing, as if it had been killed; the next backup clears up after it. */
export const terminateWorkers = (): void => workers.forEach((it) => it.terminate());

/** The kind of an error; the rest of it may quote data. */
const firstWord = (cause: string) => /^\w+(: E[A-Z]+)?/.exec(cause)?.[0] ?? "unknown";

export const brokenBackup = () =>
  new Failure("unavailable", "The backup was interrupted. Create a new one.");
