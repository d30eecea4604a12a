import { useTranslations } from "use-intl";
import { ranges } from "@/modules/clients/rules";
import { useChips } from "@/web/components/list/chips";
import { useRangeChips } from "@/web/components/list/use-range-chips";
import type { ClientListQuery } from "@/web/components/queries/clients";

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
