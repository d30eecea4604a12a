import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/etag";
import { type Steady, steadily } from "@/src/polling-worker";
import { catchUp } from "./catching-up";

/** Scores on beside a server whenever jobs or candidates have changed. */
export const matchSteadily = (app: App): Steady =>
  steadily(app, {
    everyMs: 3_000,
    state: () => revisionsOf(app, ["jobs", "candidates"]),
    batch: (signal) => catchUp(app, signal),
    stumbled: "matches could not be brought up to date",
  });
