import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api";

/** Whether somebody can still register, and whether this is a demonstration. */
export const setupState = queryOptions({
  queryKey: ["/api/auth/setup"],
  queryFn: () => ok(api.auth.setup.get()),
});
