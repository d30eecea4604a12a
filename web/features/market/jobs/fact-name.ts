import { useTranslations } from "use-intl";
import type { Fact } from "@/modules/knowledge/analysis/model";
import { systems } from "@/modules/knowledge/analysis/rules";

/** What a fact is called: systems have names in every language, trade words only the taxonomy's. */
export function useFactName(): (fact: Fact) => string {
  const t = useTranslations("jobs.systems");
  return ({ kind, id, label }) => {
    const system = kind === "system" && systems.find((one) => one === id);
    return system ? t(system) : label;
  };
}
