import { preloadable } from "@/web/shared/preloadable";

// Dialogs and tabs are loaded when a record is opened.
export const { Part: JobPanel, prepare: preparePanel } = preloadable(async () => ({
  Component: (await import("./record/job-panel")).default,
}));
