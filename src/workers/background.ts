import type { App } from "../app";

/** Starts the workers and timers of every module beside a server; `stop` lets what is under way land. */
export function startBackground(app: App): { pause(): void; stop(): Promise<void> } {
  const workers = app.modules.flatMap(({ workers = [] }) => workers.map((start) => start(app)));
  const timers = app.modules.flatMap(({ timers = [] }) =>
    timers.map(({ everyMs, run }) => setInterval(() => void quietly(app, run), everyMs)),
  );
  return {
    /** Nothing more begins by the clock; the workers go on until they are stopped. */
    pause: () => timers.forEach(clearInterval),
    async stop() {
      for (const worker of workers) await worker.stop();
      for (const { stop } of app.modules) if (stop) await quietly(app, stop);
    },
  };
}

async function quietly(app: App, work: (app: App) => Promise<unknown>): Promise<void> {
  await work(app).catch((error: Error) =>
    app.log.warn("a scheduled task failed", { error: error.name }),
  );
}
