import { useTranslations } from "use-intl";
import { ranges } from "@/modules/crm/clients/rules";
import { useChips } from "@/web/shared/list/chips";
import { useRangeChips } from "@/web/shared/list/use-range-chips";
import type { ClientListQuery } from "@/web/features/crm/clients/queries";

export function useClientChips(query: ClientListQuery, remove: (key: string) => void) {
  const t = useTranslations("clients");
  const tAll = useTranslations("records.filters");
  const tTags = useTranslations("records.tags");
  const ranged = useRangeChips(ranges, query, (key) => t(`ranges.${key}`));
  return useChips(
    [
      ["q", tAll("search"), query.q],
      ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
      ["tag", tTags("one"), query.tag?.replaceAll(",", ", ")],
      ...ranged,
      ["archived", tAll("shown"), query.archived && tAll("archived")],
    ],
    remove,
  );
}
