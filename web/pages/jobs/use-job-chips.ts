import { useTranslations } from "use-intl";
import { useCountryNames } from "@/web/components/jobs/country-name";
import { sourceNames } from "@/web/components/jobs/source-badge";
import type { FilterChip } from "@/web/components/list/filter-bar";
import type { JobListQuery } from "@/web/components/queries/jobs";

/** The filters in force in words, each with the way to take it off. */
export function useJobChips(query: JobListQuery, remove: (key: string) => void): FilterChip[] {
  const t = useTranslations("jobs");
  const nameOf = useCountryNames();
  const words: [key: string, name: string, value: string | undefined][] = [
    ["q", t("filters.search"), query.q],
    ["class", t("filters.class"), query.class && t(`classes.${query.class}`)],
    ["source", t("filters.source"), query.source && sourceNames[query.source]],
    ["country", t("filters.country"), query.country && nameOf(query.country)],
    ["category", t("filters.category"), query.category && t(`roles.${query.category}`)],
    ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
    ["run", t("filters.run"), query.run && t("filters.oneRun")],
  ];
  return words.flatMap(([id, name, value]) =>
    value ? [{ id, label: t("filters.chip", { name, value }), onRemove: () => remove(id) }] : [],
  );
}
