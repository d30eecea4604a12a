import { useTranslations } from "use-intl";
import { useCountryNames } from "@/web/shared/country-name";
import { useChips } from "@/web/shared/list/chips";
import type { EmployerListQuery } from "@/web/features/market/employers/queries";

export function useEmployerChips(query: EmployerListQuery, remove: (key: string) => void) {
  const t = useTranslations("radar");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  return useChips(
    [
      ["q", tJobs("filters.search"), query.q],
      ["verdict", t("filters.verdict"), query.verdict && t(`verdicts.${query.verdict}`)],
      ["contact", t("filters.contact"), query.contact && t(`contacts.${query.contact}`)],
      ["country", tJobs("filters.country"), query.country && nameOf(query.country)],
      ["metro", t("filters.metro"), query.metro],
      ["role", t("filters.role"), query.role && tJobs(`roles.${query.role}`)],
      ["week", t("filters.week"), query.week && t(`weeks.${query.week}`)],
    ],
    remove,
  );
}
