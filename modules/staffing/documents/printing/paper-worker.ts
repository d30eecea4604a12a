import { reportPdf } from "./report";
import type { Report } from "./report-model";

declare const self: Worker;

/** A report on paper, away from the thread that answers people: drawing takes up to a second. */
self.onmessage = async ({ data }: MessageEvent<Report>) => self.postMessage(await reportPdf(data));
