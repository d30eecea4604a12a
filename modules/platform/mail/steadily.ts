import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { type Steady, steadily } from "@/src/polling-worker";
import { deliver } from "./sending/delivering";
import { letterChecksOf } from "./sending/allowing";
import { hasWork, roomIn } from "./queue";
import { isWhole } from "./server";

/** Sends letters beside a server; stopping lets the one under way be settled. */
export const deliverSteadily = (app: App): Steady =>
  steadily(app, {
    everyMs: 1_000,
    // What is due changes with the clock, so every look that finds something is a new one.
    state: async () => ((await mayWork(app)) ? app.now().toISOString() : null),
    batch: (signal) => deliver(app, letterChecksOf(app), signal),
    stumbled: "letters could not be sent",
  });

async function mayWork(app: App): Promise<boolean> {
  const server = await settings.valueOf(app, "email");
  return isWhole(server) && hasWork(app, await roomIn(app, server.perHour));
}
