import { lazySpeaking } from "@/web/i18n/with-texts";

/** Each travels with its texts when it is opened. */
export const tabs = [
  { value: "revenue", Tab: lazySpeaking(["reports"], () => import("./revenue/revenue-tab")) },
  {
    value: "performance",
    Tab: lazySpeaking(
      ["reports", "candidates", "projectWork"],
      () => import("./performance/performance-tab"),
    ),
  },
  {
    value: "analytics",
    Tab: lazySpeaking(["reports", "analytics"], () => import("./market/market-tab")),
  },
  {
    value: "gdpr",
    Tab: lazySpeaking(["reports", "gdpr"], () => import("./compliance/compliance-tab")),
  },
] as const;
