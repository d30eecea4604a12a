import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { kinds } from "@/modules/platform/decision-log/rules";
import { type Topic, topics } from "@/modules/staffing/country-rules/rules";
import { api, ok, page } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

/** Rules, decisions and checks begin with this; dossiers belong to their deployments. */
export const complianceKey = ["/api/compliance"];
export const rulesKey = [...complianceKey, "rules"];

export const ruleTopicOf = (value: string | undefined): Topic | undefined => oneOf(topics, value);

export const countryRules = queryOptions({
  queryKey: rulesKey,
  queryFn: () => ok(api.compliance.rules.get({ query: {} })),
});

export const dossierList = queryOptions({
  queryKey: [...deploymentsKey, "dossiers"],
  queryFn: () => ok(api.compliance.dossiers.get()),
});

export const dossierOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "dossier", id],
    queryFn: () => ok(api.deployments({ id }).dossier.get()),
  });

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
export const agencyPapers = queryOptions({
  queryKey: ["/api/legal", "certificates", "held"],
  queryFn: () => ok(api.legal.certificates.get()),
});

export const independenceList = queryOptions({
  queryKey: [...deploymentsKey, "independence"],
  queryFn: () => ok(api.compliance.independence.get()),
});

export const independenceOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "independence", id],
    queryFn: () => ok(api.deployments({ id }).independence.get()),
  });
