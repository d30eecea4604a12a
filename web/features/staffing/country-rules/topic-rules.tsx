import { useQuery } from "@tanstack/react-query";
import type { Topic } from "@/modules/staffing/country-rules/rules";
import { countryRules } from "@/web/features/staffing/country-rules/queries";
import { RuleSource } from "./rule-source";

/** The rules that a screen goes by, beneath what they are about. */
export function TopicRules({ topic }: { topic: Topic }) {
  const { data = [] } = useQuery(countryRules);
  return data
    .filter((rule) => rule.topic === topic)
    .map((rule) => (
      <RuleSource
        key={`${rule.id} ${rule.validFrom}`}
        {...rule}
        isOverridden={rule.override !== null}
      />
    ));
}
