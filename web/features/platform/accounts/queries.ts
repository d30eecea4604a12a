import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { ownFactorKey, ownSessionsKey } from "@/web/state/query-keys";

/** Whether one's own account asks for a second factor. */
export const ownFactor = queryOptions({
  queryKey: ownFactorKey,
  queryFn: () => ok(api.auth["second-factor"].get()),
});

/** Where one is signed in. */
export const ownSessions = queryOptions({
  queryKey: ownSessionsKey,
  queryFn: () => ok(api.auth.sessions.get()),
});

/** Whether somebody can still register, and whether this is a demonstration. */
export const setupState = queryOptions({
  queryKey: ["/api/auth/setup"],
  queryFn: () => ok(api.auth.setup.get()),
});
