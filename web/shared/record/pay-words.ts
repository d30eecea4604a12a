import { useFormatter, useTranslations } from "use-intl";

const inFields = /^([A-Z]{3}) ([\d.]+)(?:–([\d.]+))? (hour|day|week|month|year)$/i;

/** Pay as a source keeps it in fields, "EUR 45000–55000 YEAR", in the reader's words; an ad's own words stay as they are. */
export function usePayWords() {
  const t = useTranslations("records");
  const format = useFormatter();
  return (text: string): string => {
    const [, currency, low, high, unit = ""] = inFields.exec(text) ?? [];
    if (!currency || !low) return text;
    const amount = [low, high]
      .flatMap((it) => it ?? [])
      .map((it) => format.number(Number(it), { style: "currency", currency, ...whole }))
      .join(" – ");
    return t("payPer", { amount, unit: unit.toLowerCase() });
  };
}

const whole = { trailingZeroDisplay: "stripIfInteger" } as const;
