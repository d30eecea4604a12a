import { lazyWithTexts } from "@/web/i18n/with-texts";

/** Loaded when somebody begins to write. */
export const WriteDialog = lazyWithTexts(["communications"], async () => ({
  Component: (await import("./write-dialog")).WriteDialog,
}));
