import { useLocale } from "use-intl";
import {
  cityName,
  countryPhrase,
  type Place,
  zoneCity,
} from "@/modules/knowledge/country-names/rules";

/** Says where something is, or where somebody comes from, with the article that a country has in the reader's language. */
export function useCountryPhrase(place: Place = "in"): (code: string) => string {
  const language = useLocale();
  return (code) => countryPhrase(code, place, language);
}

/** Names a city, or the metros that we know, in the reader's language. */
export function useCityNames(): (city: string) => string {
  const language = useLocale();
  return (city) => cityName(city, language);
}

/** Names time zones by their city in the reader's language. */
export function useZoneNames(): (zone: string) => string {
  const language = useLocale();
  return (zone) => zoneCity(zone, language);
}
