import type { Guard } from "@/src/http/gate";
import { policy } from "./policy";
import { admit } from "./platform/api-tokens";
import { isAtLeast, sessions } from "./platform/accounts";

/** Who is let in, by session or token, and what a role may do. */
export const guard: Guard = {
  policy,
  authenticate: sessions.authenticate,
  admit,
  allows: ({ role }, access) => access === "anyone" || isAtLeast(role, access),
};
