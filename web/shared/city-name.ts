import { useLocale } from "use-intl";
import { cityName, zoneCity } from "@/modules/knowledge/country-names/rules";

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
