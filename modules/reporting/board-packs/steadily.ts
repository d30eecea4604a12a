import { inArray, lt, or } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Steady, steadily } from "@/src/polling-worker";
import { makeWaiting } from "./making";
import { openStates } from "./rules";
import { boardPacks } from "./schema";

/** Somebody waits for it, or its time is over. */
const hasToBeSeenTo = (app: App) =>
  or(inArray(boardPacks.state, [...openStates]), lt(boardPacks.expiresAt, app.now().toISOString()));

/** Makes reports beside a server, also those that a process left behind. */
export const makeSteadily = (app: App): Steady =>
  steadily(app, {
    everyMs: 500,
    state: async () =>
      (await app.db.$count(boardPacks, hasToBeSeenTo(app))) > 0 ? "waiting" : null,
    async batch(signal) {
      await makeWaiting(app, signal);
      return true;
    },
    stumbled: "reports could not be made",
  });
