import { useFormatter } from "use-intl";
import type { Point } from "@/web/shared/charts/types";
import type { Days } from "@/src/calendar";
import { usePeriodText } from "./use-period-text";

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const isMonth = ({ from, to }: Days) => from.endsWith("-01") && from.slice(0, 7) === to.slice(0, 7);

/** A series of days, weeks or months as points of a chart. */
export function useChartPoints() {
  const format = useFormatter();
  const span = usePeriodText();
  return <Step extends Days>(
    series: readonly Step[],
    valueOf: (step: Step) => number,
    textOf: (value: number) => string,
  ): Point[] => {
    const areMonths = series.length > 1 && series.slice(0, -1).every(isMonth);
    const label = (day: string) =>
      format.dateTime(noonOf(day), {
        ...(areMonths ? { month: "short" } : { day: "numeric", month: "short" }),
        timeZone: "UTC",
      });
    return series.map((step) => ({
      key: step.from,
      label: label(step.from),
      name: span(step),
      value: valueOf(step),
      text: textOf(valueOf(step)),
    }));
  };
}
