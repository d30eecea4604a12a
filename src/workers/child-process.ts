import { dirname, join } from "node:path";
import { constants, setPriority } from "node:os";
import { isCompiled, isWorkerPath, type WorkerPath, workerAt } from "./worker-pool";

export type ChildOptions = {
  environment?: Record<string, string>;
  /** Kills it; the answer is then refused as that of one that failed. */
  signal?: AbortSignal;
  /** Gives way to all else that wants the processor or the disk. */
  isPatient?: boolean;
};

/**
 * Does one job of a worker in a process of its own, and answers what the worker posted: for what may not happen in a
 * process that has the database open, or must be ended amid a statement, which no thread can be. The input goes by standard input, because anybody may read arguments.
 */
export async function runInChild<In, Out>(
  worker: WorkerPath,
  input: In,
  { environment = {}, signal, isPatient = false }: ChildOptions = {},
): Promise<Out> {
  const words = isCompiled ? [] : [join(import.meta.dir, "../../cli/main.ts")];
  const child = Bun.spawn([process.execPath, ...words], {
    env: { ...environment, COLDAISLE_CHILD: worker },
    stdin: Buffer.from(JSON.stringify(input)),
    stdout: "pipe",
    stderr: "ignore",
    ...(signal && { signal, killSignal: "SIGKILL" }),
  });
  if (isPatient) giveWay(child.pid);
  const answer = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`The child process for ${worker} failed.`);
  return JSON.parse(answer) as Out;
}

/** Where the system keeps a priority for each thread, those that begin later have that of the first. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}

/** The other side: what the entry does where `COLDAISLE_CHILD` names a worker, instead of any command. */
export async function serveAsChild(path: string): Promise<void> {
  if (!isWorkerPath(path)) throw new Error("COLDAISLE_CHILD names no worker.");
  const worker = workerAt(path);
  const answer = new Promise((done, failed) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
  });
  worker.postMessage(await Bun.stdin.json());
  await Bun.write(Bun.stdout, JSON.stringify(await answer));
  worker.terminate();
}

/** Makes SQLite put what it sorts or rebuilds into the data folder instead of the system's temporary one. */
export const temporaryFilesBeside = (path: string) => ({ SQLITE_TMPDIR: dirname(path) });
