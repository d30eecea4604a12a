import { lazySpeaking } from "@/web/i18n/with-texts";

/** Travels when somebody begins to write to several people. */
export const WriteManyDialog = lazySpeaking(["communications"], async () => ({
  Component: (await import("./write-many-dialog")).WriteManyDialog,
}));

/** Travels behind the list of messages. */
export const ManyProgress = lazySpeaking(["communications"], () => import("./many-progress"));
