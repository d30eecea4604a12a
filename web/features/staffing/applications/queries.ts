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

export const applicationCounts = queryOptions({
  queryKey: [...applicationsKey, "counts"],
  queryFn: () => ok(api.applications.counts.get()),
});

/** One application with all that the candidate said; people call it by the candidate's number. */
export const applicationRecord = (id: string) => ({
  queryKey: [...applicationsKey, "record", id],
  queryFn: async () => {
    const application = await ok(api.applications({ id }).get());
    return { ...application, number: application.candidateNumber };
  },
});

export const applicationSteps = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "steps", id],
    queryFn: () => ok(api.applications({ id }).history.get()),
  });

/** Texts to begin an answer with. */
export const answerDrafts = queryOptions({
  queryKey: ["/api/applications/answers"],
  queryFn: () => ok(api.applications.answers.get()),
  staleTime: Infinity,
});

export const applicationProposals = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "proposals", id],
    queryFn: () => ok(api.applications({ id }).proposals.get()),
    // What it is compared with may have changed a moment ago.
    staleTime: 0,
  });
