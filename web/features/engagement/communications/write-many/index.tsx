import { lazyWithTexts } from "@/web/i18n/with-texts";

/** Loaded when somebody begins to write to several people. */
export const WriteManyDialog = lazyWithTexts(["communications"], async () => ({
  Component: (await import("./write-many-dialog")).WriteManyDialog,
}));

/** Loaded after the list of messages. */
export const ManyProgress = lazyWithTexts(["communications"], () => import("./many-progress"));
