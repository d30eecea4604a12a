import type { Job } from "@/modules/market/jobs/model";
import { api, ok } from "@/web/api";
import type { ListKind } from "@/web/shared/record/kind";
import { jobsKey } from "@/web/state/query-keys";

export const jobKind: ListKind<Job> = {
  texts: "jobs",
  attaches: "job",
  path: "/jobs",
  queryKey: jobsKey,
  acts: ["n"],
  nameOf: ({ title }) => title,
  archive: async (jobIds) => {
    await ok(api.jobs.archivals.post({ jobIds }));
    return jobIds;
  },
  restore: async (jobIds) => {
    await ok(api.jobs.archivals.delete({ jobIds }));
    return jobIds;
  },
};
