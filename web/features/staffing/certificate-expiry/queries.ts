import { matchingBy } from "@/web/shared/list/selection/matching";
import { queryOptions } from "@tanstack/react-query";
import {
  fields,
  pageSize,
  sortsEitherWay,
  stretches,
} from "@/modules/staffing/certificate-expiry/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { certificatesKey } from "@/web/state/query-keys";

/** What the list of certificates that end can be narrowed by; the stretch of the way stands in sight by itself. */
const declared = listFilters<typeof api.certificates.get, "days">()("papers", pageSize, {
  bucket: {
    is: "choice",
    values: stretches,
    names: "papers.expiry.buckets",
    defaultValue: "all",
    chip: false,
    place: "none",
  },
  q: searchFilter,
  certificate: { is: "text", label: "papers.expiry.certificate" },
  verified: {
    is: "choice",
    values: ["yes", "no"],
    names: "papers.expiry.verified",
    label: "papers.expiry.verified.label",
    any: "papers.expiry.verified.any",
    place: "select",
  },
  deployed: { is: "yes", label: "papers.expiry.deployed" },
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "end" },
});

const asks: ConditionConfig = {
  fields,
  texts: "papers.conditions",
  names: {},
  path: "/api/certificates",
  ahead: ["ends"],
};

export const expiryFilters = { ...declared, asks };
export type ExpiryListQuery = AskedBy<typeof expiryFilters>;

export const expiryList = (query: ExpiryListQuery) =>
  pagesOf([...certificatesKey, "list", query], (cursor) =>
    page(api.certificates.get({ query: expiryFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of certificates shows, for what is done with all of it. */
export const certificatesMatching = (query: ExpiryListQuery) =>
  matchingBy(expiryFilters.filterOf(query), (asked) =>
    ok(api.certificates.ids.get({ query: asked })),
  );

export const expiryCounts = queryOptions({
  queryKey: [...certificatesKey, "counts"],
  queryFn: () => ok(api.certificates.counts.get()),
});
