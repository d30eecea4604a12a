import { useTranslations } from "use-intl";
import { ranges } from "@/modules/market/jobs/rules";
import { useCountryNames } from "@/web/shared/country-name";
import { sourceNames } from "@/web/features/market/jobs/source-badge";
import { useChips } from "@/web/shared/list/chips";
import { useRangeChips } from "@/web/shared/list/use-range-chips";
import type { JobListQuery } from "@/web/features/market/jobs/queries";

export function useJobChips(query: JobListQuery, remove: (key: string) => void) {
  const t = useTranslations("jobs");
  const nameOf = useCountryNames();
  const ranged = useRangeChips(ranges, query, (key) => t(`ranges.${key}`));
  return useChips(
    [
      ["q", t("filters.search"), query.q],
      ["class", t("filters.class"), query.class && t(`classes.${query.class}`)],
      ["source", t("filters.source"), query.source && sourceNames[query.source]],
      ["country", t("filters.country"), query.country && nameOf(query.country)],
      ["category", t("filters.category"), query.category && t(`roles.${query.category}`)],
      ["samples", t("filters.samples"), query.samples && t("filters.samplesOut")],
      ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
      ...ranged,
      ["run", t("filters.run"), query.run && t("filters.oneRun")],
    ],
    remove,
  );
}
