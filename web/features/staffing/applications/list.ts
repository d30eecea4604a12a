import { origins, pageLength, stretches } from "@/modules/staffing/applications/rules";
import { api, page } from "@/web/api";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters } from "@/web/shared/list/filters/list-filters";
import { applicationsKey } from "./queries";

/** What the list of all applications can be narrowed by; words and stretch stand in sight by themselves. */
export const applicationFilters = listFilters<typeof api.applications.get>()(
  "applications",
  pageLength,
  {
    stretch: {
      is: "choice",
      values: stretches,
      names: "applications.stretches",
      usual: "all",
      chip: false,
      place: "none",
    },
    q: { is: "text", chip: false },
    origin: {
      is: "choice",
      values: origins,
      names: "applications.origins",
      any: "applications.filters.anyOrigin",
      place: "select",
    },
    jobId: { is: "text", label: "applications.filters.job", chip: "applications.filters.oneJob" },
  },
);
export type ApplicationListQuery = AskedBy<typeof applicationFilters>;

export const applicationList = (query: ApplicationListQuery) =>
  pagesOf([...applicationsKey, "list", query], (cursor) =>
    page(api.applications.get({ query: applicationFilters.asked(query, cursor) })),
  );
