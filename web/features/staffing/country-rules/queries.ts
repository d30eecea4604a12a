import { queryOptions } from "@tanstack/react-query";
import { type Topic, topics } from "@/modules/staffing/country-rules/rules";
import { api, ok } from "@/web/api";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { complianceKey } from "@/web/state/query-keys";

export const rulesKey = [...complianceKey, "rules"];

export const ruleTopicOf = (value: string | undefined): Topic | undefined => oneOf(topics, value);

export const countryRules = queryOptions({
  queryKey: rulesKey,
  queryFn: () => ok(api.compliance.rules.get({ query: {} })),
});
