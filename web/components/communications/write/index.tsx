import { lazySpeaking } from "@/web/shell/speaking";

/** Travels when somebody begins to write. */
export const WriteDialog = lazySpeaking(["communications", "deployments"], async () => ({
  Component: (await import("./write-dialog")).WriteDialog,
}));
