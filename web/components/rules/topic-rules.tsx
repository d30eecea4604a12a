import { useQuery } from "@tanstack/react-query";
import type { Topic } from "@/modules/packs/rules";
import { countryRules } from "@/web/components/queries/compliance";
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
