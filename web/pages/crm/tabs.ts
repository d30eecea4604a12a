import { lazySpeaking } from "@/web/shell/speaking";

/** Each travels with its texts when it is opened. */
export const tabs = [
  { value: "interviews", Tab: lazySpeaking(["crm"], () => import("./interviews")) },
] as const;

export type TabId = (typeof tabs)[number]["value"];
export const firstTab: TabId = "interviews";
