import { paperOf } from "./paper";
import type { Paper } from "./paper-model";

declare const self: Worker;

/** A report on paper, away from the thread that answers people: drawing takes up to a second. */
self.onmessage = async ({ data }: MessageEvent<Paper>) => self.postMessage(await paperOf(data));
