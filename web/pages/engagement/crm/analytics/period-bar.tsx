import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/reporting/engagement-metrics/model";
import { periods } from "@/modules/reporting/engagement-metrics/rules";
import { RangeField } from "@/web/shared/list/range-field";
import { useDay } from "@/web/shared/dates";
import { Segmented } from "@/web/ui/segmented";
import type { usePeriod } from "./use-period";

type Props = { at: ReturnType<typeof usePeriod>; shown: Analytics | undefined };

/** Which days the figures are about. */
export function PeriodBar({ at, shown }: Props) {
  const t = useTranslations("engagement.period");
  const dayOf = useDay();
  const choices = periods.map((value) => ({ value, label: t(value) }));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1.5">
        <Segmented
          label={t("label")}
          choices={choices}
          value={at.period ?? "own"}
          onValueChange={(value) => value !== "own" && at.choosePeriod(value)}
        />
        <p role="status" className="num text-xs text-ink-3">
          {shown ? t("shown", { from: dayOf(shown.from), to: dayOf(shown.to) }) : "\u00a0"}
        </p>
      </div>
      <div className="w-full sm:w-80">
        <RangeField name={t("own")} unit="day" value={at.days} onChange={at.chooseDays} />
      </div>
    </div>
  );
}
