import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ranges } from "@/modules/staffing/projects/rules";
import { useChips } from "@/web/shared/list/chips";
import { useRangeChips } from "@/web/shared/list/use-range-chips";
import { clientName, type ProjectListQuery } from "@/web/features/staffing/projects/queries";

export function useProjectChips(query: ProjectListQuery, remove: (key: string) => void) {
  const t = useTranslations("projects");
  const tAll = useTranslations("records.filters");
  const tTags = useTranslations("records.tags");
  const { data: client } = useQuery(clientName(query.client ?? ""));
  const ranged = useRangeChips(ranges, query, (key) => t(`ranges.${key}`));
  return useChips(
    [
      ["q", tAll("search"), query.q],
      ["status", t("filters.status"), query.status && t(`statuses.${query.status}`)],
      ["priority", t("filters.priority"), query.priority && t(`priorities.${query.priority}`)],
      ["client", t("filters.client"), query.client && (client ?? "…")],
      ["overdue", tAll("shown"), query.overdue && t("filters.overdue")],
      ["open", tAll("shown"), query.open && t("filters.open")],
      ["tag", tTags("one"), query.tag?.replaceAll(",", ", ")],
      ...ranged,
      ["archived", tAll("shown"), query.archived && tAll("archived")],
    ],
    remove,
  );
}
