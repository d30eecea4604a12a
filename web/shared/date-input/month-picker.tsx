import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { dateOf, weeksOf } from "./days";
import { useDayKeys } from "./use-day-keys";
import { useDateFormat } from "./use-date-format";

type Props = {
  month: Date;
  onMonthChange: (month: Date) => void;
  day: string | undefined;
  onDayChange: (day: string | undefined) => void;
  today: string;
  /** What is said of a day beside its date. */
  about?: (day: string) => string;
  /** What is drawn on a day below its number. */
  mark?: (day: string) => ReactNode;
};

/** The days of a month, in the reader's language and from Monday on; the chosen one may be chosen off again. */
export function MonthPicker({ month, day, today, about, mark, ...props }: Props) {
  const weeks = weeksOf(month);
  const { monthOf, dateIn } = useDateFormat();
  const t = useTranslations("ui.date");
  const { grid, reached, ...keys } = useDayKeys({ ...props, month, day, today });
  const labelOf = (it: string) =>
    [dateIn(it), it === today && t("isToday"), about?.(it), it === day && t("chosen")]
      .filter(Boolean)
      .join(", ");
  return (
    <div className="grid gap-3">
      <MonthHead month={month} onMonthChange={props.onMonthChange} />
      <table
        ref={grid}
        role="grid"
        aria-label={monthOf(month)}
        {...keys}
        className="w-full table-fixed border-collapse"
      >
        <Weekdays week={weeks[0] ?? []} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((it) => (
                <td key={it} role="gridcell" aria-selected={it === day} className="p-[1px]">
                  <button
                    type="button"
                    data-day={it}
                    data-outside={dateOf(it).getMonth() !== month.getMonth() || undefined}
                    data-today={it === today || undefined}
                    data-selected={it === day || undefined}
                    tabIndex={it === reached ? 0 : -1}
                    aria-label={labelOf(it)}
                    onClick={() => props.onDayChange(it === day ? undefined : it)}
                    className={dayLook}
                  >
                    {dateOf(it).getDate()}
                    {mark?.(it)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Weekdays({ week }: { week: readonly string[] }) {
  const { weekdayOf } = useDateFormat();
  return (
    <thead>
      <tr>
        {week.map((it) => (
          <th
            key={it}
            scope="col"
            aria-label={weekdayOf(it, "long")}
            className="h-7 text-2xs font-medium text-ink-3"
          >
            {weekdayOf(it, "short")}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The name of the month between the ways to those beside it. */
function MonthHead({ month, onMonthChange }: Pick<Props, "month" | "onMonthChange">) {
  const t = useTranslations("ui.date");
  const { monthOf } = useDateFormat();
  const move = (by: number) =>
    onMonthChange(new Date(month.getFullYear(), month.getMonth() + by, 1));
  return (
    <div className="flex min-h-[32px] items-center justify-between">
      <button type="button" aria-label={t("previous")} onClick={() => move(-1)} className={step}>
        <ChevronLeft aria-hidden="true" size={16} />
      </button>
      <span aria-live="polite" className="text-sm font-semibold text-ink first-letter:uppercase">
        {monthOf(month)}
      </span>
      <button type="button" aria-label={t("next")} onClick={() => move(1)} className={step}>
        <ChevronRight aria-hidden="true" size={16} />
      </button>
    </div>
  );
}

const step =
  "inline-grid size-8 cursor-pointer place-items-center rounded-md text-ink-2 " +
  "hover:bg-sunken hover:text-ink";

const dayLook =
  "num group relative inline-flex h-9 w-full cursor-pointer items-center justify-center rounded-md " +
  "text-sm text-ink hover:bg-sunken data-outside:text-ink-3 " +
  "data-today:font-semibold data-today:text-primary-ink " +
  "data-today:ring-1 data-today:ring-primary data-today:ring-inset " +
  "data-selected:bg-primary data-selected:text-on-primary";
