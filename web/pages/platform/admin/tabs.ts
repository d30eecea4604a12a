import { lazySpeaking } from "@/web/i18n/with-texts";

/** What is decided here: the parts of specification §2 in its order, then ours; each travels with its texts when it is opened. */
export const tabs = [
  { value: "branding", Tab: lazySpeaking(["admin"], () => import("./branding")) },
  { value: "users", Tab: lazySpeaking(["admin", "accounts"], () => import("./users")) },
  { value: "system", Tab: lazySpeaking(["admin", "house", "backups"], () => import("./system")) },
  { value: "gdpr", Tab: lazySpeaking(["admin"], () => import("./gdpr")) },
  { value: "apiKeys", Tab: lazySpeaking(["admin"], () => import("./ai")) },
  { value: "integrations", Tab: lazySpeaking(["admin", "house"], () => import("./integrations")) },
  {
    value: "recruiting",
    Tab: lazySpeaking(["admin", "house", "projectWork"], () => import("./recruiting")),
  },
  { value: "documents", Tab: lazySpeaking(["admin", "documents"], () => import("./paper")) },
  { value: "email", Tab: lazySpeaking(["admin", "communications"], () => import("./email")) },
  { value: "benchmarks", Tab: lazySpeaking(["admin"], () => import("./benchmarks")) },
  { value: "changes", Tab: lazySpeaking(["admin"], () => import("./changes")) },
] as const;
