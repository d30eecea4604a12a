import { useLocale } from "use-intl";
import { knownCountries } from "@/modules/privacy/processing-register/rules";

/** What a country is called in the reader's language. */
export function useRegionName(): (country: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (country) => names.of(country) ?? country;
}

/** Every country of the list by its name, and the one that is set already. */
export function useRegionChoices(chosen: string) {
  const region = useRegionName();
  const locale = useLocale();
  return [...new Set([...knownCountries, chosen])]
    .map((value) => ({ value, label: region(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
