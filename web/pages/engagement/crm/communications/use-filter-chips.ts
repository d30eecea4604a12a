import { useFormatter, useTranslations } from "use-intl";
import { useChips } from "@/web/shared/list/chips";
import type { ListQuery } from "@/web/features/engagement/communications/queries";

/** The filters in force; whose the messages are stands in sight by itself. */
export function useFilterChips(query: ListQuery, remove: (key: string) => void) {
  const t = useTranslations("communications");
  const format = useFormatter();
  const { type, direction, entityType, from, until } = query;
  const day = (iso: string | undefined) =>
    iso && format.dateTime(new Date(iso), { dateStyle: "medium", timeZone: "UTC" });
  return useChips(
    [
      ["type", t("filters.type"), type && t(`types.${type}`)],
      ["direction", t("filters.direction"), direction && t(`directions.${direction}`)],
      ["about", t("filters.about"), entityType && t(`abouts.${entityType}`)],
      ["from", t("filters.from"), day(from)],
      ["until", t("filters.until"), day(until)],
    ],
    remove,
  );
}
