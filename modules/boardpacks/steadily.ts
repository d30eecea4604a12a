import { inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Steady, steadily } from "@/src/steadily";
import { makeWaiting } from "./making";
import { openStates } from "./rules";
import { boardPacks } from "./schema";

/** Makes reports beside a server, also those that a process left behind. */
export const makeSteadily = (app: App): Steady =>
  steadily(app, {
    everyMs: 500,
    state: async () =>
      (await app.db.$count(boardPacks, inArray(boardPacks.state, [...openStates]))) > 0
        ? "waiting"
        : null,
    async batch(signal) {
      await makeWaiting(app, signal);
      return true;
    },
    stumbled: "reports could not be made",
  });
