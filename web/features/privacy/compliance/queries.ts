import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { kinds } from "@/modules/records/decision-log/rules";
import { api, ok, page } from "@/web/api";
import { complianceKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

export const logKinds = ["overruling", "selecting", ...kinds] as const;
export type LogKind = (typeof logKinds)[number];
export type LogFilter = { q?: string | undefined; kind?: LogKind | undefined };

/** The filter an address asks for; what it asks for in words nobody knows is left out. */
export const logFilterOf = (values: { q?: string; kind?: string }): LogFilter => ({
  q: values.q,
  kind: oneOf(logKinds, values.kind),
});

export const decisionLog = ({ q, kind }: LogFilter) =>
  pagesOf([...complianceKey, "decisions", q, kind], (cursor) =>
    page(
      api.compliance.decisions.get({
        query: {
          limit: 50,
          ...(q && { q }),
          ...(kind && { kind }),
          ...(cursor && { cursor: Number(cursor) }),
        },
      }),
    ),
  );

export const oversight = queryOptions({
  queryKey: [...complianceKey, "oversight"],
  queryFn: () => ok(api.compliance.oversight.get()),
});

export const payTransparency = queryOptions({
  queryKey: [...complianceKey, "pay"],
  queryFn: () => ok(api.compliance.pay.get()),
  placeholderData: keepPreviousData,
});

/** Marks and admissions that the agency itself holds; the legal documents' screen keeps them. */
export const agencyCertificates = queryOptions({
  queryKey: ["/api/legal", "certificates", "held"],
  queryFn: () => ok(api.legal.certificates.get()),
});
