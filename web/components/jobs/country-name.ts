import { useLocale } from "use-intl";
import { toIso } from "@/modules/sources/rules";

/** Names countries in the reader's language; the specification's UK is understood. */
export function useCountryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (code) => names.of(toIso(code)) ?? code;
}
