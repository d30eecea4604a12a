import { useFormatter, useTranslations } from "use-intl";

const unknown = "–";

/** Figures as the reader writes them; what cannot be told is a dash. */
export function useFigures() {
  const t = useTranslations("engagement");
  const format = useFormatter();
  const known = (write: (value: number) => string) => (value: number | null) =>
    value === null ? unknown : write(value);
  return {
    percent: known((value) => format.number(value / 100, { style: "percent" })),
    days: known((days) => t("interviews.days", { days })),
    score: known((value) => format.number(value, { minimumFractionDigits: 1 })),
    /** In the unit that people would say. */
    time: known((hours) => {
      if (hours < 1) return t("channels.minutes", { minutes: Math.round(hours * 60) });
      if (hours < 48) return t("channels.hours", { hours: Math.round(hours * 10) / 10 });
      return t("channels.days", { days: Math.round(hours / 2.4) / 10 });
    }),
  };
}
