import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { crmMetrics } from "@/web/features/engagement/crm-page/queries";

const names = [
  "totalInterviews",
  "completionRate",
  "avgFeedbackScore",
  "activeEngagements",
] as const;
type Name = (typeof names)[number];

/** The four figures of the screen; what cannot be told yet is a dash and says why. */
export function Tiles() {
  const t = useTranslations("crm.tiles");
  const { data } = useQuery(crmMetrics);
  const textOf = useFigures();
  return (
    <div className="@container">
      <ul
        aria-label={t("label")}
        className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card @2xl:grid-cols-4"
      >
        {names.map((name) => (
          <li
            key={name}
            title={t(`${name}Hint`)}
            className="-mt-px -ml-px border-t border-l border-line px-4 py-3.5 sm:px-5"
          >
            <span className="eyebrow block">{t(name)}</span>
            <span className="num mt-1.5 block text-num-xl font-medium text-ink">
              {data ? textOf[name](data[name]) : "–"}
            </span>
            {name === "avgFeedbackScore" && (
              <span className="mt-1 block text-xs text-ink-3">{t("outOf")}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFigures(): Record<Name, (value: number | null) => string> {
  const t = useTranslations("crm.tiles");
  const format = useFormatter();
  const of = (write: (value: number) => string) => (value: number | null) =>
    value === null ? "–" : write(value);
  const whole = of((value) => format.number(value));
  return {
    totalInterviews: whole,
    completionRate: of((value) => t("percent", { value })),
    avgFeedbackScore: of((value) =>
      format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
    activeEngagements: whole,
  };
}
