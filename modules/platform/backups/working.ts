import { Failure } from "@/src/errors";
import type { Log } from "@/src/log";
import { workerAt } from "@/src/workers/worker-pool";
import type { Task, WorkerMessage } from "./backup-worker";
import type { Manifest } from "./format/manifest";
import type { Step } from "./rules";

export type OnProgress = (step: Step, share: number) => void;

const workers = new Set<Worker>();

/**
 * Does a task in a thread of its own. What it leaves behind when it breaks off stays in the work folder, which the next
 * run clears.
 */
export function runInWorker(log: Log, task: Task, onProgress: OnProgress): Promise<Manifest> {
  const worker = workerAt("modules/platform/backups/backup-worker.ts");
  workers.add(worker);
  return new Promise<Manifest>((done, failed) => {
    worker.addEventListener("message", ({ data: message }: MessageEvent<WorkerMessage>) => {
      if (message.kind === "progress") return onProgress(message.step, message.share);
      if (message.kind === "done") return done(message.manifest);
      if (message.failure === "bug")
        log.error("a backup broke off", { cause: firstWord(message.cause) });
      failed(new Failure(message.failure, message.sentence));
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

/** Ends the threads of this process as if they had been killed; the next backup clears up after them. */
export const terminateWorkers = (): void => workers.forEach((it) => it.terminate());

/** The kind of an error; the rest of it may quote data. */
const firstWord = (cause: string) => /^\w+(: E[A-Z]+)?/.exec(cause)?.[0] ?? "unknown";

export const brokenBackup = () =>
  new Failure("unavailable", "The backup was interrupted. Create a new one.");
