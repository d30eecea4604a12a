import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/etag";
import { type PollingWorker, startPolling } from "@/src/workers/polling-worker";
import { closeTextReaders } from "./readers";
import { sweep } from "./sweeping";
import { readWaiting } from "./texts";

/**
 * Extracts the text of new files in the background and deletes contents that no file needs; stopping waits for the file
 * under way.
 */
export function startTextReading(app: App): PollingWorker {
  const { stop } = startPolling(app, {
    everyMs: 1_000,
    state: () => revisionsOf(app, ["files"]),
    async batch(signal) {
      const read = await readWaiting(app, signal);
      await sweep(app);
      return read > 0;
    },
    errorMessage: "files could not be read",
  });
  return { stop: () => stop().then(closeTextReaders) };
}
