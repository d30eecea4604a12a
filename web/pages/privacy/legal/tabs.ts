import type { Role } from "@/modules/platform/accounts/rules";
import { lazySpeaking } from "@/web/i18n/with-texts";

/** Each travels when it is opened; what went wrong is nobody's business who only looks. */
export const tabs = [
  { value: "documents", for: "viewer", Tab: lazySpeaking(["legal"], () => import("./documents")) },
  {
    value: "certificates",
    for: "viewer",
    Tab: lazySpeaking(["legal"], () => import("./certificates")),
  },
  { value: "register", for: "viewer", Tab: lazySpeaking(["legal"], () => import("./register")) },
  {
    value: "processors",
    for: "viewer",
    Tab: lazySpeaking(["legal"], () => import("./processors")),
  },
  { value: "breaches", for: "recruiter", Tab: lazySpeaking(["legal"], () => import("./breaches")) },
] as const satisfies { value: string; for: Role; Tab: unknown }[];
