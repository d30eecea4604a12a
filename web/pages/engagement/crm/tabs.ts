import { lazySpeaking } from "@/web/i18n/with-texts";

/** Each travels with its texts when it is opened. */
export const tabs = [
  { value: "interviews", Tab: lazySpeaking(["crm"], () => import("./interviews")) },
  {
    value: "communications",
    Tab: lazySpeaking(["communications"], () => import("./communications")),
  },
  { value: "campaigns", Tab: lazySpeaking(["campaigns"], () => import("./campaigns")) },
  { value: "analytics", Tab: lazySpeaking(["engagement", "records"], () => import("./analytics")) },
] as const;
