import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";

/** The names of all skills and certificates; they change with the product alone. */
export const catalogue = queryOptions({
  queryKey: ["/api/candidates/catalogue"],
  queryFn: () => ok(api.candidates.catalogue.get()),
});
