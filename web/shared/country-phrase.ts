import { useLocale } from "use-intl";
import { countryPhrase, type Place } from "@/modules/knowledge/country-names/rules";

/** Says where something is, or where somebody comes from, with the article that a country has in the reader's language. */
export function useCountryPhrase(place: Place = "in"): (code: string) => string {
  const language = useLocale();
  return (code) => countryPhrase(code, place, language);
}
