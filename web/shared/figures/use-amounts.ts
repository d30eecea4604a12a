import { useFormatter, useTranslations } from "use-intl";

const unknown = "–";
/** From here on a growth in per cent says less than how many times as much it is. */
const manifold = 1000;

/** Amounts as the reader writes them; what cannot be told is a dash. */
export function useAmounts() {
  const t = useTranslations("ui.figures");
  const format = useFormatter();
  const known = (write: (value: number) => string) => (value: number | null) =>
    value === null ? unknown : write(value);
  const signed = { signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;
  return {
    whole: known((value) => format.number(value)),
    euros: known((value) =>
      format.number(value, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
    ),
    /** On a scale, where there is little room. */
    shortEuros: (value: number) =>
      format.number(value, {
        style: "currency",
        currency: "EUR",
        notation: "compact",
        maximumFractionDigits: 1,
      }),
    short: (value: number) => format.number(value, { notation: "compact" }),
    percent: known((value) =>
      format.number(value / 100, { style: "percent", maximumFractionDigits: 1 }),
    ),
    days: known((value) => t("days", { days: value })),
    score: known((value) =>
      format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
    growth: known((value) =>
      value >= manifold
        ? t("times", { times: format.number(1 + value / 100, { maximumFractionDigits: 1 }) })
        : format.number(value / 100, { ...signed, style: "percent" }),
    ),
    points: known((value) => t("points", { points: format.number(value, signed) })),
  };
}
