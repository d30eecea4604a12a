import type { OnPaper } from "@/modules/platform/branding";
import {
  createWorkerPool,
  type WorkerPool,
  workerAt,
  type WorkerPath,
} from "@/src/workers/worker-pool";
import type { Block, Language } from "../rules";
import type { Form } from "./forms/form-model";
import type { Report } from "./report-model";

const deadlineMs = 20_000;

/** A document ready to be drawn. */
export type Page = {
  title: string;
  author: string;
  /** In which it is read aloud. */
  language: Language;
  footer: string;
  blocks: Block[];
  /** Whose paper it is. */
  brand: Pick<OnPaper, "name" | "ink" | "logo">;
};
export type Prints = { pdf: Uint8Array; docx: Uint8Array };

/** Prints beside the thread that answers people; documents are rare, so nothing is kept warm for them. */
export const print = (page: Page): Promise<Prints> =>
  once<Page, Prints>("modules/staffing/documents/printing/print-worker.ts", page);

/** The same for a report with figures, pictures and tables. */
export const printReport = (report: Report): Promise<Uint8Array> =>
  once<Report, Uint8Array>("modules/staffing/documents/printing/paper-worker.ts", report);

/** Prints many forms one after the other; whoever opened it closes it. */
export const openFormPrinter = (): WorkerPool<Form, Uint8Array> =>
  createWorkerPool({
    start: () => workerAt("modules/staffing/documents/printing/forms/form-worker.ts"),
    size: 1,
    deadlineMs,
  });

async function once<In, Out>(worker: WorkerPath, input: In): Promise<Out> {
  const printer = createWorkerPool<In, Out>({ start: () => workerAt(worker), size: 1, deadlineMs });
  try {
    return await printer.read(input);
  } finally {
    printer.close();
  }
}
