import { useLocale, useTranslations } from "use-intl";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import {
  chosenOrigins,
  contractWishes,
  payPeriods,
  spokenLanguages,
} from "@/modules/crm/candidates/rules";
import { useCountryChoices, useEuropeChoices } from "@/web/shared/country-name";
import type { Option } from "@/web/ui/select";
import { useValue } from "./parts";

/** What the selects of the form offer, in the reader's language. */
export function useChoices() {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  const tJobs = useTranslations("jobs");
  const here = useCountryChoices();
  const homes = useEuropeChoices(String(useValue("country").value));
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  const origin = useValue("origin");
  const nobodyAsked = { value: "", label: t("notAsked") };
  // An origin that no person chooses stays what it is when the record is edited.
  const kept = (["import", "sample"] as const).filter((one) => one === origin.value);
  return {
    workCountries: here,
    countries: [nobodyAsked, ...homes],
    roles: [nobodyAsked, ...roles.map((one) => option(one, tJobs(`roles.${one}`)))],
    systems: systems.map((value) => ({ value, label: tJobs(`systems.${value}`) })),
    contracts: [nobodyAsked, ...contractWishes.map((one) => option(one, t(`contracts.${one}`)))],
    shifts: [nobodyAsked, option("yes", tAll("yes")), option("no", tAll("no"))],
    periods: payPeriods.map((one) => option(one, t(`periods.${one}`))),
    languages: spokenLanguages.map((code) => option(code, languages.of(code) ?? code)),
    languageName: (code: string) => languages.of(code) ?? code,
    origins: [
      option("", t("choose")),
      ...[...chosenOrigins, ...kept].map((one) => option(one, t(`origins.${one}`))),
    ],
  };
}

const option = (value: string, label: string): Option => ({ value, label });
