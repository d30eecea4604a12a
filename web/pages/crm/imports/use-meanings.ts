import { useLocale, useTranslations } from "use-intl";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import { contractWishes, payPeriods, statuses } from "@/modules/crm/candidates/rules";
import type { ValueField } from "@/modules/crm/imports/rules";
import { countries } from "@/modules/market/sources/rules";
import type { Option } from "@/web/ui/select";

/** What a word of a file may mean, by its field, in the reader's language. */
export function useMeanings(): (field: ValueField) => Option[] {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const tAll = useTranslations("records");
  const countryNames = new Intl.DisplayNames(useLocale(), { type: "region" });
  const option = (value: string, label: string): Option => ({ value, label });
  const yesNo = () => [option("yes", tAll("yes")), option("no", tAll("no"))];
  const places = () => countries.map((code) => option(code, countryNames.of(code) ?? code));
  const meanings: Record<ValueField, () => Option[]> = {
    country: places,
    willingCountries: places,
    status: () => statuses.map((it) => option(it, t(`statuses.${it}`))),
    role: () => roles.map((it) => option(it, tJobs(`roles.${it}`))),
    systems: () => systems.map((it) => option(it, tJobs(`systems.${it}`))),
    languages: () => languageLevels.map((it) => option(it, it)),
    payPeriod: () => payPeriods.map((it) => option(it, t(`periods.${it}`))),
    contract: () => contractWishes.map((it) => option(it, t(`contracts.${it}`))),
    worksShifts: yesNo,
    gdprConsent: yesNo,
  };
  return (field) => meanings[field]();
}
