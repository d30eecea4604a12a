import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/conditional";
import { traceOf } from "@/src/log";
import { letGoOfReaders } from "./readers";
import { sweep } from "./sweeping";
import { readWaiting } from "./texts";

const everyMs = 1_000;

/** Reads new files beside a server and clears the disk of old ones; `stop` lets the file under way land. */
export function readSteadily(app: App): { stop(): Promise<void> } {
  const leaving = new AbortController();
  let underWay: Promise<void> | null = null;
  let finished = "";

  async function look(): Promise<void> {
    const now = await revisionsOf(app, ["files"]);
    if (now === finished) return;
    const read = await readWaiting(app, leaving.signal);
    await sweep(app);
    finished = read > 0 ? "" : now;
  }

  const timer = setInterval(() => {
    underWay ??= look()
      .catch((error) => app.log.warn("files could not be read", traceOf(error)))
      .finally(() => (underWay = null));
  }, everyMs);

  return {
    async stop() {
      clearInterval(timer);
      leaving.abort();
      await underWay;
      letGoOfReaders();
    },
  };
}
