import { queryOptions } from "@tanstack/react-query";
import { origins, pageLength, stretches } from "@/modules/staffing/applications/rules";
import { api, ok, page } from "@/web/api";
import { candidatesKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

/** Every list of applications, a job's and a candidate's, begins with this. */
export const applicationsKey = [...candidatesKey, "applications"];

/** Who was taken along for a job, newest first. */
export const jobApplications = (jobId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "of-job", jobId],
    queryFn: () => ok(api.jobs({ id: jobId }).applications.get()),
  });

/** What the list of all applications can be narrowed to, by the keys of its address. */
export const applicationListKeys = ["q", "stretch", "origin", "jobId"] as const;
type Values = Partial<Record<string, string>>;

export type ApplicationListQuery = ReturnType<typeof applicationQueryOf>;

/** The question that an address asks; what is not understood is left out. */
export function applicationQueryOf({ q, jobId, ...values }: Values) {
  const origin = oneOf(origins, values["origin"]);
  return {
    stretch: oneOf(stretches, values["stretch"]) ?? ("all" as const),
    ...(q && { q }),
    ...(jobId && { jobId }),
    ...(origin && { origin }),
  };
}

export const applicationList = (query: ApplicationListQuery) =>
  pagesOf([...applicationsKey, "list", query], (cursor) =>
    page(
      api.applications.get({ query: { ...query, limit: pageLength, ...(cursor && { cursor }) } }),
    ),
  );

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
