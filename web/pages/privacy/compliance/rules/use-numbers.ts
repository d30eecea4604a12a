import { useFormatter, useTranslations } from "use-intl";
import type { CountryRule } from "@/modules/staffing/country-rules/model";
import { valueNames } from "@/modules/staffing/country-rules/rules";

/** A rule's numbers with what they count, as they hold here and as the rule gives them. */
export function useNumbers({ values, given }: Pick<CountryRule, "values" | "given">) {
  const t = useTranslations("compliance.rules.values");
  const format = useFormatter();
  return valueNames.flatMap((name) => {
    const [value, own] = [values[name], given[name]];
    if (value === undefined || own === undefined) return [];
    const label = t(name);
    return [{ name, label, value: format.number(value), given: format.number(own) }];
  });
}
