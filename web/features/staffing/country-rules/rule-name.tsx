import { useTranslations } from "use-intl";
import { ruleIds } from "@/modules/staffing/country-rules/rules";

/** What a rule is called; one that nobody has named yet keeps its id. */
export function useRuleName(): (rule: string) => string {
  const t = useTranslations("ui.rule.names");
  return (rule) => {
    const known = ruleIds.find((it) => it === rule);
    return known ? t(known) : rule;
  };
}
