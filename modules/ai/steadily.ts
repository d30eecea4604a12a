import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/conditional";
import { traceOf } from "@/src/log";
import { chosen } from "./connecting";
import { readerFor } from "./reading";
import { run } from "./running";

const everyMs = 15_000;

/** Reads on beside a server, a batch at a time; `stop` lets go of the answer under way. */
export function readSteadily(app: App): { stop(): Promise<void> } {
  const leaving = new AbortController();
  let underWay: Promise<void> | null = null;
  let finished = "";

  async function look(): Promise<void> {
    const now = await stateOf(app);
    if (!now || now === finished) return;
    const { state } = await run(app, { signal: leaving.signal });
    finished = state === "done" ? now : "";
  }

  const timer = setInterval(() => {
    underWay ??= look()
      .catch((error) => app.log.warn("a model could not go on reading", traceOf(error)))
      .finally(() => (underWay = null));
  }, everyMs);

  return {
    async stop() {
      clearInterval(timer);
      leaving.abort();
      await underWay;
    },
  };
}

/** What a look would come to the same by: the jobs, who reads, and the hour, because failures are tried again. */
async function stateOf(app: App): Promise<string | null> {
  const provider = await chosen(app);
  if (!provider) return null;
  const { name } = await readerFor(provider);
  return `${await revisionsOf(app, ["jobs"])} ${name} ${app.now().toISOString().slice(0, 13)}`;
}
