import { queryOptions } from "@tanstack/react-query";
import { buckets, pageLength } from "@/modules/staffing/certificate-expiry/rules";
import { api, ok, page } from "@/web/api";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters } from "@/web/shared/list/filters/list-filters";
import { certificatesKey } from "@/web/state/query-keys";

/** What the list of certificates that end can be narrowed by; the screen draws each by itself. */
const filters = listFilters<typeof api.certificates.get, "days">()("papers", pageLength, {
  bucket: { is: "choice", values: buckets, names: "papers.expiry.buckets", usual: "all" },
  certificate: { is: "text" },
  verified: { is: "choice", values: ["yes", "no"], names: "papers.expiry.verified" },
  deployed: { is: "yes" },
});

export const expiryQueryOf = (params: URLSearchParams) =>
  filters.queryOf(Object.fromEntries(params));

export const expiryList = (query: AskedBy<typeof filters>) =>
  pagesOf([...certificatesKey, "list", query], (cursor) =>
    page(api.certificates.get({ query: filters.asked(query, cursor) })),
  );

export const expiryCounts = queryOptions({
  queryKey: [...certificatesKey, "counts"],
  queryFn: () => ok(api.certificates.counts.get()),
});
