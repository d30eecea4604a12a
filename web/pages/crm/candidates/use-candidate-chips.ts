import { useTranslations } from "use-intl";
import { useCountryNames } from "@/web/shared/country-name";
import { ranges, usualDistance } from "@/modules/crm/candidates/rules";
import { useChips } from "@/web/shared/list/chips";
import { useRangeChips } from "@/web/shared/list/use-range-chips";
import type { CandidateListQuery } from "@/web/features/crm/candidates/queries";

export function useCandidateChips(query: CandidateListQuery, remove: (key: string) => void) {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const tAll = useTranslations("records.filters");
  const tTags = useTranslations("records.tags");
  const nameOf = useCountryNames();
  const ranged = useRangeChips(ranges, query, (key) => t(`ranges.${key}`));
  return useChips(
    [
      ["q", tAll("search"), query.q],
      ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
      ["role", t("filters.role"), query.role && tJobs(`roles.${query.role}`)],
      ["country", t("filters.country"), query.country && nameOf(query.country)],
      ["tag", tTags("one"), query.tag?.replaceAll(",", ", ")],
      [
        "near",
        t("near.town"),
        query.near &&
          t("near.chip", { place: query.near, distance: Number(query.within ?? usualDistance) }),
      ],
      ...ranged,
      ["archived", tAll("shown"), query.archived && tAll("archived")],
    ],
    remove,
  );
}
