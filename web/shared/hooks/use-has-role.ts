import { isAtLeast, type Role } from "@/modules/platform/accounts/rules";
import { useUser } from "@/web/state/session";

/** Whether the signed-in person may do what a role may; the rest is left out, not refused. */
export const useHasRole = (role: Role): boolean => isAtLeast(useUser()?.role ?? "viewer", role);
