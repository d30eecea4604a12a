import { lazySpeaking } from "@/web/i18n/with-texts";

/** Each travels when it is opened. */
export const tabs = [
  { value: "overview", Tab: lazySpeaking(["gdpr"], () => import("./overview")) },
  { value: "activities", Tab: lazySpeaking(["gdpr"], () => import("./activities")) },
  { value: "retention", Tab: lazySpeaking(["gdpr"], () => import("./retention")) },
  { value: "requests", Tab: lazySpeaking(["gdpr"], () => import("./requests")) },
] as const;
