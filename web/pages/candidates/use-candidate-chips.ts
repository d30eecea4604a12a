import { useTranslations } from "use-intl";
import { useCountryNames } from "@/web/components/jobs/country-name";
import type { FilterChip } from "@/web/components/list/filter-bar";
import type { CandidateListQuery } from "@/web/components/queries/candidates";

/** The filters in force in words, each with the way to take it off. */
export function useCandidateChips(
  query: CandidateListQuery,
  remove: (key: string) => void,
): FilterChip[] {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  const words: [key: string, name: string, value: string | undefined][] = [
    ["q", t("filters.search"), query.q],
    ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
    ["role", t("filters.role"), query.role && tJobs(`roles.${query.role}`)],
    ["country", t("filters.country"), query.country && nameOf(query.country)],
    ["archived", t("filters.shown"), query.archived && t("filters.archived")],
  ];
  return words.flatMap(([id, name, value]) =>
    value ? [{ id, label: t("filters.chip", { name, value }), onRemove: () => remove(id) }] : [],
  );
}
