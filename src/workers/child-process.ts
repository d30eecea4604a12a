import { dirname, join } from "node:path";
import { isCompiled, isWorkerPath, type WorkerPath, workerAt } from "./worker-pool";

/**
 * Does one job of a worker in a process of its own, and answers what the worker posted: for what may not happen in a
 * process that has the database open. The input goes by standard input, because anybody may read arguments.
 */
export async function runInChild<In, Out>(
  worker: WorkerPath,
  input: In,
  environment: Record<string, string> = {},
): Promise<Out> {
  const words = isCompiled ? [] : [join(import.meta.dir, "../../cli/main.ts")];
  const child = Bun.spawn([process.execPath, ...words], {
    env: { ...environment, COLDAISLE_CHILD: worker },
    stdin: Buffer.from(JSON.stringify(input)),
    stdout: "pipe",
    stderr: "ignore",
  });
  const answer = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`The child process for ${worker} failed.`);
  return JSON.parse(answer) as Out;
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
