import { lazySpeaking } from "@/web/i18n/with-texts";

/** Each travels with its texts when it is opened. */
export const tabs = [
  { value: "rules", Tab: lazySpeaking(["compliance"], () => import("./rules")) },
  { value: "abroad", Tab: lazySpeaking(["compliance"], () => import("./abroad")) },
  { value: "freelance", Tab: lazySpeaking(["compliance"], () => import("./freelance")) },
  {
    value: "decisions",
    Tab: lazySpeaking(["compliance", "matching"], () => import("./decisions")),
  },
  { value: "pay", Tab: lazySpeaking(["compliance", "radar"], () => import("./pay")) },
  { value: "agency", Tab: lazySpeaking(["compliance"], () => import("./agency")) },
] as const;
