import { api, ok } from "@/web/api";
import { jobsKey } from "@/web/state/query-keys";

/** How often the jobs page asks whether anything changed, specification §9. */
export const jobsPollMs = 5000;

export const jobCopies = (id: string) => ({
  queryKey: [...jobsKey, "copies", id],
  queryFn: () => ok(api.jobs({ id }).copies.get()),
});

export const jobRecord = (id: string) => ({
  queryKey: [...jobsKey, "record", id],
  queryFn: () => ok(api.jobs({ id }).get()),
});
