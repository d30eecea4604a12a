import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { MonthPicker } from "@/web/shared/date-input/month-picker";

type Props = Pick<
  ComponentProps<typeof MonthPicker>,
  "month" | "onMonthChange" | "day" | "onDayChange" | "today"
> & {
  /** How many interviews each day has. */
  counts: ReadonlyMap<string, number>;
};

const maxDots = 3;

/** The days of a month; the chosen one narrows the list, and chosen again it does no longer. */
export default function Calendar({ counts, ...props }: Props) {
  const t = useTranslations("crm.calendar");
  const countOf = (day: string) => counts.get(day) ?? 0;
  return (
    <MonthPicker
      {...props}
      about={(day) => t("count", { count: countOf(day) })}
      mark={(day) => <Dots count={Math.min(maxDots, countOf(day))} />}
    />
  );
}

/** A square for each interview, up to three. */
const Dots = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="absolute inset-x-0 bottom-[3px] flex justify-center gap-[3px]"
  >
    {Array.from({ length: count }, (_, n) => (
      <span
        key={n}
        className="size-[4px] rounded-[1px] bg-primary group-data-selected:bg-on-primary"
      />
    ))}
  </span>
);
