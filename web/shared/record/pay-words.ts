import { useFormatter, useTranslations } from "use-intl";
import { useRangeText } from "@/web/shared/figures/use-range-text";

const inFields = /^([A-Z]{3}) ([\d.]+)(?:–([\d.]+))? (hour|day|week|month|year)$/i;

/** Pay as a source keeps it in fields, "EUR 45000–55000 YEAR", in the reader's words; an ad's own words stay as they are. */
export function usePayWords() {
  const t = useTranslations("records");
  const format = useFormatter();
  const range = useRangeText();
  return (text: string): string => {
    const [, currency, low, high, unit = ""] = inFields.exec(text) ?? [];
    if (!currency || !low) return text;
    const style = { style: "currency", currency, ...whole } as const;
    const amount = high
      ? range({ low: Number(low), high: Number(high) }, style)
      : format.number(Number(low), style);
    return t("payPer", { amount, unit: unit.toLowerCase() });
  };
}

const whole = { trailingZeroDisplay: "stripIfInteger" } as const;
