import { ahead } from "@/web/shared/ahead";

// Dialogs and tabs travel only when a record is opened.
export const { Part: JobPanel, prepare: preparePanel } = ahead(async () => ({
  Component: (await import("./record/job-panel")).default,
}));
