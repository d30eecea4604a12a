import { lazyWithTexts } from "@/web/i18n/with-texts";

/** Each is loaded with its texts when it is opened. */
export const tabs = [
  { value: "revenue", Tab: lazyWithTexts(["reports"], () => import("./revenue/revenue-tab")) },
  {
    value: "performance",
    Tab: lazyWithTexts(
      ["reports", "candidates", "projectWork"],
      () => import("./performance/performance-tab"),
    ),
  },
  {
    value: "analytics",
    Tab: lazyWithTexts(["reports", "analytics"], () => import("./market/market-tab")),
  },
  {
    value: "gdpr",
    Tab: lazyWithTexts(["reports", "gdpr"], () => import("./compliance/compliance-tab")),
  },
] as const;
