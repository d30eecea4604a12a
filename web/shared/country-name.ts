import { useLocale } from "use-intl";
import { europe } from "@/modules/records/core/rules";
import { countries, toIso, toSpecification } from "@/modules/knowledge/countries/rules";

/** Names countries in the reader's language; the specification's UK is understood. */
export function useCountryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (code) => names.of(toIso(code)) ?? code;
}

/** Every country of Europe, to choose from: where somebody lives or a client has a hall; and the one that stands there. */
export function useEuropeChoices(chosen = "") {
  const nameOf = useCountryNames();
  const codes = new Set([...europe, ...(chosen ? [toIso(chosen)] : [])].map(toSpecification));
  return [...codes]
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** The countries we work in, to choose from. */
export function useCountryChoices() {
  const nameOf = useCountryNames();
  return countries.map(toSpecification).map((value) => ({ value, label: nameOf(value) }));
}
