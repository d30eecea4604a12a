import type { Job } from "@/modules/market/jobs/model";
import { type OrderStatus, orderStatuses } from "@/modules/staffing/job-orders/rules";
import { api, ok } from "@/web/api";
import type { ListKind, StatusSteps } from "@/web/shared/record/kind";
import { jobsKey } from "@/web/state/query-keys";

/** Only one's own jobs are closed and opened again; those of ads stay, and are named. */
const steps: StatusSteps<OrderStatus> = {
  values: orderStatuses,
  names: "jobs.statuses",
  set: (ids, status) => ok(api.jobs.statuses.post({ ids, status })),
  unset: (step) => ok(api.jobs.statuses.delete(step)),
};

export const jobKind: ListKind<Job> = {
  texts: "jobs",
  recordKind: "job",
  path: "/jobs",
  queryKey: jobsKey,
  shortcuts: ["e", "s", "n"],
  nameOf: ({ title }) => title,
  steps,
  archive: async (jobIds) => {
    await ok(api.jobs.archivals.post({ jobIds }));
    return jobIds;
  },
  restore: async (jobIds) => {
    await ok(api.jobs.archivals.delete({ jobIds }));
    return jobIds;
  },
};
