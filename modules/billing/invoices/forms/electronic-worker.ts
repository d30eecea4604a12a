import { electronicOf, type ToWrite } from "./electronic";

declare const self: Worker;

/** The electronic form of an invoice, away from the thread that answers people. */
self.onmessage = async ({ data: { content, pdf } }: MessageEvent<ToWrite>) =>
  self.postMessage(await electronicOf(content, pdf));
