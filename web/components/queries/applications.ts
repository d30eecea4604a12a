import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";

const applicationsKey = ["/api/applications"];

/** Who was taken along for a job, newest first. */
export const jobApplications = (jobId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, jobId],
    queryFn: () => ok(api.jobs({ id: jobId }).applications.get()),
  });
