import { createReaders, workerAt } from "@/src/worker-pool";
import type { Page, Prints } from "./printing/page";

const deadlineMs = 20_000;

/** Prints beside the thread that answers people; documents are rare, so nothing is kept warm for them. */
export async function print(page: Page): Promise<Prints> {
  const printer = createReaders<Page, Prints>({
    start: () => workerAt("modules/documents/print-worker.ts"),
    size: 1,
    deadlineMs,
  });
  try {
    return await printer.read(page);
  } finally {
    printer.close();
  }
}
