import { useTranslations } from "use-intl";
import { useCountryNames } from "@/web/components/jobs/country-name";
import type { FilterChip } from "@/web/components/list/filter-bar";
import type { EmployerListQuery } from "@/web/components/queries/radar";

/** The filters in force in words, each with the way to take it off. */
export function useEmployerChips(
  query: EmployerListQuery,
  remove: (key: string) => void,
): FilterChip[] {
  const t = useTranslations("radar");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  const words: [key: string, name: string, value: string | undefined][] = [
    ["q", tJobs("filters.search"), query.q],
    ["verdict", t("filters.verdict"), query.verdict && t(`verdicts.${query.verdict}`)],
    ["contact", t("filters.contact"), query.contact && t(`contacts.${query.contact}`)],
    ["country", tJobs("filters.country"), query.country && nameOf(query.country)],
    ["metro", t("filters.metro"), query.metro],
    ["role", t("filters.role"), query.role && tJobs(`roles.${query.role}`)],
    ["week", t("filters.week"), query.week && t(`weeks.${query.week}`)],
  ];
  return words.flatMap(([id, name, value]) =>
    value
      ? [{ id, label: tJobs("filters.chip", { name, value }), onRemove: () => remove(id) }]
      : [],
  );
}
