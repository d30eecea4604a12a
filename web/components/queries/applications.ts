import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { candidatesKey } from "@/web/state/query-keys";

/** Every list of applications, a job's and a candidate's, begins with this. */
export const applicationsKey = [...candidatesKey, "applications"];

/** Who was taken along for a job, newest first. */
export const jobApplications = (jobId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "of-job", jobId],
    queryFn: () => ok(api.jobs({ id: jobId }).applications.get()),
  });
