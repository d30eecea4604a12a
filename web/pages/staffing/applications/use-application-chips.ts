import { useTranslations } from "use-intl";
import { useChips } from "@/web/shared/list/chips";
import type { ApplicationListQuery } from "@/web/features/staffing/applications/queries";

/** The filters in force that do not stand in sight by themselves. */
export function useApplicationChips(query: ApplicationListQuery, remove: (key: string) => void) {
  const t = useTranslations("applications");
  const { origin, jobId } = query;
  return useChips(
    [
      ["origin", t("filters.origin"), origin && t(`origins.${origin}`)],
      ["jobId", t("filters.job"), jobId && t("filters.oneJob")],
    ],
    remove,
  );
}
