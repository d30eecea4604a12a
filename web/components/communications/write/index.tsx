import { lazySpeaking } from "@/web/shell/speaking";

/** Travels when somebody begins to write. */
export const WriteDialog = lazySpeaking(["communications"], async () => ({
  Component: (await import("./write-dialog")).WriteDialog,
}));
