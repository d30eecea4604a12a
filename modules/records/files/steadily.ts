import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/etag";
import { type Steady, steadily } from "@/src/workers/polling-worker";
import { letGoOfReaders } from "./readers";
import { sweep } from "./sweeping";
import { readWaiting } from "./texts";

/** Reads new files beside a server and clears the disk of old ones; stopping lets the file under way land. */
export function readSteadily(app: App): Steady {
  const { stop } = steadily(app, {
    everyMs: 1_000,
    state: () => revisionsOf(app, ["files"]),
    async batch(signal) {
      const read = await readWaiting(app, signal);
      await sweep(app);
      return read > 0;
    },
    stumbled: "files could not be read",
  });
  return { stop: () => stop().then(letGoOfReaders) };
}
