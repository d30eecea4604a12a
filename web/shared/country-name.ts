import { useLocale } from "use-intl";
import { countries, toIso, toSpecification } from "@/modules/market/sources/rules";

/** Names countries in the reader's language; the specification's UK is understood. */
export function useCountryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (code) => names.of(toIso(code)) ?? code;
}

/** The countries we work in, to choose from. */
export function useCountryChoices() {
  const nameOf = useCountryNames();
  return countries.map(toSpecification).map((value) => ({ value, label: nameOf(value) }));
}
