import { useLocale } from "use-intl";

/** From one number to another as the reader writes it: "337.612–377.229 €", the unit once where the language says it once. */
export function useRangeText() {
  const locale = useLocale();
  return ({ low, high }: { low: number; high: number }, style: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, style).formatRange(low, high);
}
