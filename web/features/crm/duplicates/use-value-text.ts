import { useTranslations } from "use-intl";
import { roles } from "@/modules/knowledge/analysis/rules";
import { contractWishes, origins } from "@/modules/crm/candidates/rules";
import type { MergeFieldName } from "@/modules/crm/duplicates/rules";

/** A value as people read it: what is kept as an id has its name. */
export function useValueText() {
  const t = useTranslations();
  return (field: MergeFieldName, value: string | null): string | null => {
    const role = field === "role" && roles.find((it) => it === value);
    if (role) return t(`jobs.roles.${role}`);
    const contract = field === "contract" && contractWishes.find((it) => it === value);
    if (contract) return t(`candidates.contracts.${contract}`);
    const origin = field === "origin" && origins.find((it) => it === value);
    if (origin) return t(`candidates.origins.${origin}`);
    if (field === "worksShifts" && value) return t(`records.${value === "true" ? "yes" : "no"}`);
    return value;
  };
}
