import { queryOptions } from "@tanstack/react-query";
import { type EntityType, statuses, types } from "@/modules/records/privacy-log/rules";
import { type WorklistSection, worklistSections } from "@/modules/privacy/ai-oversight/rules";
import { api, ok, page } from "@/web/api";
import { gdprKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";

export const gdprOverview = queryOptions({
  queryKey: [...gdprKey, "overview"],
  queryFn: () => ok(api.gdpr.overview.get()),
});

export const auditVerification = queryOptions({
  queryKey: [...gdprKey, "audit"],
  queryFn: () => ok(api.audit.verification.get({ query: { anew: false } })),
});

export const verifyAnew = () => ok(api.audit.verification.get({ query: { anew: true } }));

/** What the log can be narrowed to; words stand in sight by themselves. */
export const activityFilters = listFilters<typeof api.gdpr.activities.get, "entityId">()(
  "gdpr",
  50,
  {
    q: searchFilter,
    type: {
      is: "choice",
      values: types,
      label: "gdpr.activities.type",
      names: "gdpr.activities.choices",
      any: "gdpr.activities.choices.all",
      place: "select",
    },
    status: {
      is: "choice",
      values: statuses,
      label: "gdpr.activities.status",
      names: "gdpr.activities.statuses",
      any: "gdpr.activities.anyStatus",
      place: "select",
    },
  },
);

export const activityList = (query: AskedBy<typeof activityFilters>) =>
  pagesOf([...gdprKey, "activities", query], (cursor) =>
    page(api.gdpr.activities.get({ query: activityFilters.pageQuery(query, cursor) })),
  );

type Values<Key extends string> = Partial<Record<Key, string>>;
export const watchKeys = ["stretch", "q"] as const;
export type WatchListQuery = { stretch: WorklistSection; q?: string };

export const watchQueryOf = (values: Values<(typeof watchKeys)[number]>): WatchListQuery => ({
  stretch: oneOf(worklistSections, values.stretch) ?? "expired",
  ...(values.q && { q: values.q }),
});

export const watchList = (query: WatchListQuery) =>
  pagesOf([...gdprKey, "watched", query], (cursor) =>
    page(api.gdpr.watched.get({ query: { ...query, limit: 50, ...(cursor && { cursor }) } })),
  );

/** Which requests are shown. */
export const requestKeys = ["show"] as const;
export const requestViews = ["open", "ended", "failed"] as const;

export const erasureList = (status: (typeof requestViews)[number]) =>
  queryOptions({
    queryKey: [...gdprKey, "erasures", status],
    queryFn: () => ok(api.gdpr.erasures.get({ query: { status, limit: 200 } })),
  });

export const erasureOf = (id: string) =>
  queryOptions({
    queryKey: [...gdprKey, "erasure", id],
    queryFn: () => ok(api.gdpr.erasures({ id }).get()),
  });

/** Apart from the rest, because nobody may look again for what is being erased. */
export const previewsKey = ["/api/gdpr/previews"];

/** What would go and what stands against it; asked anew each time, because others work on. */
export const erasurePreview = (id: string) =>
  queryOptions({
    queryKey: [...previewsKey, id],
    queryFn: () => ok(api.gdpr.erasures({ id }).preview.get()),
    staleTime: 0,
  });

const lookAgainMs = 1500;

/** The archives that were asked for; their progress is looked at as long as one is being made. */
export const exportJobs = queryOptions({
  queryKey: [...gdprKey, "exports"],
  queryFn: () => ok(api.gdpr.exports.get()),
  refetchInterval: ({ state }) =>
    state.data?.some((job) => job.state === "waiting" || job.state === "making")
      ? lookAgainMs
      : false,
});

/** People by name, address, number or id, each with what tells two of one name apart. */
export const findSubjects = (type: EntityType) => ({
  key: `/api/gdpr/subjects/${type}`,
  async read(q: string) {
    if (q === "") return [];
    const found = await ok(api.gdpr.subjects.get({ query: { q, type } }));
    return found.map(({ entityId, name, number, email, detail }) => ({
      id: entityId,
      name: [name, number, email, detail].filter(Boolean).join(" · "),
    }));
  },
});

export const purgeState = queryOptions({
  queryKey: [...gdprKey, "purge"],
  queryFn: () => ok(api.gdpr.purge.get()),
});

/** Made anew whenever somebody looks: it is what they say yes to. */
export const purgePreview = queryOptions({
  queryKey: [...gdprKey, "purge", "preview"],
  queryFn: () => ok(api.gdpr.purge.preview.post()),
  staleTime: 0,
});
