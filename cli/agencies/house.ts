import type { App } from "@/src/app";
import { isAnyHeld } from "@/src/database/leases";
import { beginExamination, patienceWith } from "@/src/examination/beginning";
import type { Client } from "@/src/http/assets";
import { socketsOf } from "@/src/news/live";
import { refuseForeignStore } from "@/src/installation/belonging";
import { refuseOtherKey } from "@/src/installation/key-mark";
import { showOut } from "@/src/server";
import { startBackground } from "@/src/workers/background";
import { serverOf } from "../start-server";

/** One agency that is awake: its application, its routes and what it does by itself. */
export type House = Awaited<ReturnType<typeof openHouse>>;

/** An agency may be put to rest before a look beside it has ended, so whatever can be read in time is waited for. */
const untilRead = { totalMs: 10_000, leastMs: 10_000 };

export async function openHouse(app: App, client: Client | null) {
  try {
    const refuseDamaged = app.cluster ? null : beginExamination(app, patienceWith(app, untilRead));
    await refuseOtherKey(app);
    await refuseForeignStore(app);
    await refuseDamaged?.();
  } catch (error) {
    await app.close();
    throw error;
  }
  // Whoever only does its daily work needs no routes.
  let server: ReturnType<typeof serverOf> | undefined;
  const background = startBackground(app);
  return {
    app,
    server: () => (server ??= serverOf(app, client)),
    /** Whether anything of it is under way, or anybody listens. */
    async isBusy(): Promise<boolean> {
      return socketsOf(app) > 0 || isAnyHeld(app);
    },
    async close(): Promise<void> {
      background.pause();
      if (server) showOut(server);
      await background.stop();
      await app.close();
    },
  };
}
