import { branding } from "@/modules/platform/branding";
import { openFormPrinter } from "@/modules/staffing/documents";
import type { App } from "@/src/app";
import { pause } from "@/src/workers/time-slices";
import { createWorkerPool, workerAt } from "@/src/workers/worker-pool";
import type { Annex, InvoiceContent } from "../content";
import type { Electronic, ToWrite } from "./electronic";
import { paperOf } from "./paper";

export type RenderedForms = Electronic;
export type Renderer = {
  make(content: InvoiceContent, annex: Annex | null): Promise<RenderedForms>;
  close(): void;
};

const deadlineMs = 60_000;
/** Timeout of the first job, which loads the library and compiles its schema. */
const loadingMs = 60_000;

/** Opens the workers that render both forms. Opened once per run, because both take long to load. */
export async function openRenderer(app: App): Promise<Renderer> {
  const { name, ink, logo } = await branding.onPaper(app);
  const printer = openFormPrinter();
  const writer = createWorkerPool<ToWrite, Electronic>({
    start: () => workerAt("modules/billing/invoices/forms/electronic-worker.ts"),
    size: 1,
    deadlineMs,
    loadingMs,
  });
  return {
    async make(content, annex) {
      await pause();
      const pdf = await printer.read(paperOf(content, annex, { name, ink, logo }));
      return writer.read({ content, pdf });
    },
    close() {
      printer.close();
      writer.close();
    },
  };
}
