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

/** One open agency: its application, its routes and its background work. */
export type OpenAgency = Awaited<ReturnType<typeof openAgency>>;

/**
 * Waits longer for the check of the file than a single server does: an agency may be closed before a check in the
 * background has ended.
 */
const examinationPatience = { totalMs: 10_000, leastMs: 10_000 };

export async function openAgency(app: App, client: Client | null) {
  try {
    const refuseDamaged = app.cluster
      ? null
      : startExamination(app, patienceWith(app, examinationPatience));
    await refuseOtherKey(app);
    await refuseForeignStore(app);
    await refuseDamaged?.();
  } catch (error) {
    await app.close();
    throw error;
  }
  // Background work alone needs no routes.
  let server: ReturnType<typeof serverOf> | undefined;
  const background = startBackground(app);
  return {
    app,
    server: () => (server ??= serverOf(app, client)),
    /** Whether work is under way or a socket is open. */
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
