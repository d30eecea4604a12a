import { docxOf } from "./docx";
import type { Page, Prints } from "./printer";
import { pdfOf } from "./pdf";

declare const self: Worker;

/** Both forms of a document, away from the thread that answers people: drawing takes tens of milliseconds. */
async function printed(page: Page): Promise<Prints> {
  return { pdf: await pdfOf(page), docx: await docxOf(page) };
}

self.onmessage = async ({ data }: MessageEvent<Page>) => self.postMessage(await printed(data));
