import { useTranslations } from "use-intl";
import type { FilterChip } from "@/web/components/list/filter-bar";
import type { ClientListQuery } from "@/web/components/queries/clients";

/** The filters in force in words, each with the way to take it off. */
export function useClientChips(
  query: ClientListQuery,
  remove: (key: string) => void,
): FilterChip[] {
  const t = useTranslations("clients");
  const words: [key: string, name: string, value: string | undefined][] = [
    ["q", t("filters.search"), query.q],
    ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
    ["archived", t("filters.shown"), query.archived && t("filters.archived")],
  ];
  return words.flatMap(([id, name, value]) =>
    value ? [{ id, label: t("filters.chip", { name, value }), onRemove: () => remove(id) }] : [],
  );
}
