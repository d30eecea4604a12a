import { readMessage } from "./reading";

declare const self: Worker;

/** A message of a stranger, away from the thread that answers people. */
self.onmessage = async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
  self.postMessage(await readMessage(data));
