import type { App } from "@/src/app";
import { isAnyLeaseHeld } from "@/src/database/leases";
import { startExamination, patienceWith } from "@/src/examination/beginning";
import type { Client } from "@/src/http/assets";
import { socketsOf } from "@/src/news/live";
import { refuseForeignStore } from "@/src/installation/store-ownership";
import { refuseOtherKey } from "@/src/installation/key-mark";
import { closeSockets } from "@/src/server";
import { startBackground } from "@/src/workers/background";
import { serverOf } from "../start-server";

/** One agency that is awake: its application, its routes and what it does by itself. */
export type OpenAgency = Awaited<ReturnType<typeof openAgency>>;

/** An agency may be put to rest before a look beside it has ended, so whatever can be read in time is waited for. */
const untilRead = { totalMs: 10_000, leastMs: 10_000 };

export async function openAgency(app: App, client: Client | null) {
  try {
    const refuseDamaged = app.cluster ? null : startExamination(app, patienceWith(app, untilRead));
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
      return socketsOf(app) > 0 || isAnyLeaseHeld(app);
    },
    async close(): Promise<void> {
      background.pause();
      if (server) closeSockets(server);
      await background.stop();
      await app.close();
    },
  };
}
