import { createReaders, type WorkerPath, workerAt } from "@/src/worker-pool";
import type { Page, Prints } from "./page";
import type { Paper } from "./paper-model";

const deadlineMs = 20_000;

/** Prints beside the thread that answers people; documents are rare, so nothing is kept warm for them. */
export const print = (page: Page): Promise<Prints> =>
  once<Page, Prints>("modules/staffing/documents/printing/print-worker.ts", page);

/** The same for a report with figures, pictures and tables. */
export const printPaper = (paper: Paper): Promise<Uint8Array> =>
  once<Paper, Uint8Array>("modules/staffing/documents/printing/paper-worker.ts", paper);

async function once<In, Out>(worker: WorkerPath, input: In): Promise<Out> {
  const printer = createReaders<In, Out>({ start: () => workerAt(worker), size: 1, deadlineMs });
  try {
    return await printer.read(input);
  } finally {
    printer.close();
  }
}
