import { useFormatter, useTranslations } from "use-intl";
import type { Days } from "@/src/calendar";
import { usePeriodText } from "./use-period-text";

type Props = { report: { period: Days; previous: Days; asOf: string } };

/** Which days were counted, with which they are compared, and as of when. */
export function ComparedPeriods({ report: { period, previous, asOf } }: Props) {
  const t = useTranslations("ui.periods");
  const format = useFormatter();
  const span = usePeriodText();
  const at = format.dateTime(new Date(asOf), "moment");
  return (
    <p className="num text-xs text-ink-3">
      {t("compared", { period: span(period), previous: span(previous) })} · {t("asOf", { at })}
    </p>
  );
}
