import { useTranslations } from "use-intl";
import type { Outcomes } from "@/modules/reporting/engagement-metrics/model";
import { endedOf } from "@/modules/reporting/engagement-metrics/rules";
import { useFigures } from "./use-figures";

/** What became of all interviews of the period. */
export function OutcomeFigures({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslations("engagement.interviews");
  const { percent, days, score } = useFigures();
  const { completed, completionRate, noShowRate, leadDays, averageScore } = outcomes;
  const figures = [
    {
      name: "completionRate",
      text: percent(completionRate),
      of: t("heldOf", { completed, ended: endedOf(outcomes) }),
    },
    { name: "noShowRate", text: percent(noShowRate), of: null },
    { name: "leadDays", text: days(leadDays), of: null },
    { name: "averageScore", text: score(averageScore), of: null },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      {figures.map(({ name, text, of }) => (
        <div key={name}>
          <dt className="eyebrow">{t(name)}</dt>
          <dd>
            <span className="num mt-1 block text-num-xl font-medium text-ink">{text}</span>
            <span className="mt-1 block text-xs text-ink-3">
              {t(`${name}Hint`)}
              {of && ` (${of})`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
