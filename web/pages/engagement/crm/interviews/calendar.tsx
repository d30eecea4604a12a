import { type ComponentProps, useCallback, useMemo } from "react";
import { DayButton } from "react-day-picker";
import { useTranslations } from "use-intl";
import { dayOf } from "@/web/shared/date-input/days";
import { MonthPicker } from "@/web/shared/date-input/month-picker";

type Props = Pick<
  ComponentProps<typeof MonthPicker>,
  "month" | "onMonthChange" | "day" | "onDayChange" | "today"
> & {
  /** How many interviews each day has. */
  counts: ReadonlyMap<string, number>;
};

const mostDots = 3;

/** The days of a month; the chosen one narrows the list, and chosen again it does no longer. */
export default function Calendar({ counts, ...props }: Props) {
  const t = useTranslations("crm.calendar");
  const modifiers = useMemo(() => {
    const has = (least: number) => (date: Date) => (counts.get(dayOf(date)) ?? 0) >= least;
    return { one: has(1), two: has(2), three: has(mostDots) };
  }, [counts]);
  const about = useCallback(
    (day: string) => t("count", { count: counts.get(day) ?? 0 }),
    [t, counts],
  );
  return <MonthPicker {...props} {...{ modifiers, about }} components={parts} />;
}

const parts = { DayButton: Day };

const dot = "size-[4px] rounded-[1px] bg-primary group-data-selected:bg-on-primary";

/** A square for each interview, up to three. */
function Day({ children, ...props }: ComponentProps<typeof DayButton>) {
  const { one, two, three } = props.modifiers;
  return (
    <DayButton {...props}>
      {children}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-[3px] flex justify-center gap-[3px]"
      >
        {[one, two, three].map((has, n) => has && <span key={n} className={dot} />)}
      </span>
    </DayButton>
  );
}
