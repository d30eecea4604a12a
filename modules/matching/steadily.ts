import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/conditional";
import { traceOf } from "@/src/log";
import { catchUp } from "./catching-up";

const everyMs = 3_000;

/** Scores on beside a server whenever jobs or candidates have changed; `stop` lets the batch under way land. */
export function matchSteadily(app: App): { stop(): Promise<void> } {
  const leaving = new AbortController();
  let underWay: Promise<void> | null = null;
  let finished = "";

  async function look(): Promise<void> {
    const now = await revisionsOf(app, ["jobs", "candidates"]);
    if (now === finished) return;
    finished = (await catchUp(app, leaving.signal)) ? "" : now;
  }

  const timer = setInterval(() => {
    underWay ??= look()
      .catch((error) => app.log.warn("matches could not be brought up to date", traceOf(error)))
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
