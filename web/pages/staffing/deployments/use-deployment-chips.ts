import { useTranslations } from "use-intl";
import { useCountryNames } from "@/web/shared/country-name";
import { ranges } from "@/modules/staffing/deployments/rules";
import { useChips } from "@/web/shared/list/chips";
import { useRangeChips } from "@/web/shared/list/use-range-chips";
import type { DeploymentListQuery } from "@/web/features/staffing/deployments/queries";

export function useDeploymentChips(query: DeploymentListQuery, remove: (key: string) => void) {
  const t = useTranslations("deployments");
  const tAll = useTranslations("records.filters");
  const tTags = useTranslations("records.tags");
  const countryOf = useCountryNames();
  const ranged = useRangeChips(ranges, query, (key) => t(`ranges.${key}`));
  return useChips(
    [
      ["q", tAll("search"), query.q],
      ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
      [
        "contractType",
        t("filters.contractType"),
        query.contractType && t(`contractTypes.${query.contractType}`),
      ],
      ["country", t("filters.country"), query.country && countryOf(query.country)],
      ["candidate", t("fields.candidateId"), query.candidateId && t("filters.chosen")],
      ["client", t("fields.clientId"), query.clientId && t("filters.chosen")],
      ["project", t("fields.projectId"), query.projectId && t("filters.chosen")],
      ["tag", tTags("one"), query.tag?.replaceAll(",", ", ")],
      ...ranged,
      ["archived", tAll("shown"), query.archived && tAll("archived")],
    ],
    remove,
  );
}
