import type { App } from "../app";
import { errorFields } from "../log";

export type PollingWorker = { stop(): Promise<void> };

type Work = {
  everyMs: number;
  /** What all of it depends on; null where there is nothing to do. */
  state: () => Promise<string | null>;
  /** Does a batch; answers whether there may be more. */
  batch: (signal: AbortSignal) => Promise<boolean>;
  /** What the log says when a batch fails; the next look tries again. */
  errorMessage: string;
};

/**
 * Polls `state` and runs batches, one at a time, while it differs from the state last finished; `stop` waits for the
 * batch under way.
 */
export function startPolling(
  app: App,
  { everyMs, state, batch, errorMessage }: Work,
): PollingWorker {
  const stopping = new AbortController();
  let underWay: Promise<void> | null = null;
  let finished = "";

  async function look(): Promise<void> {
    const now = await state();
    if (now === null || now === finished) return;
    finished = (await batch(stopping.signal)) ? "" : now;
  }

  const timer = setInterval(() => {
    underWay ??= look()
      .catch((error) => app.log.warn(errorMessage, errorFields(error)))
      .finally(() => (underWay = null));
  }, everyMs);

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await underWay;
    },
  };
}
