import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, useMemo } from "react";
import { DayButton, DayPicker } from "react-day-picker";
import { useFormatter, useTranslations } from "use-intl";
import { dateOf, dayOf } from "@/web/features/engagement/interviews/days";

type Props = {
  month: Date;
  onMonthChange: (month: Date) => void;
  day: string | undefined;
  onDayChange: (day: string | undefined) => void;
  today: string;
  /** How many interviews each day has. */
  counts: ReadonlyMap<string, number>;
};

const mostDots = 3;

/** The days of a month; the chosen one narrows the list, and chosen again it does no longer. */
export default function Calendar({ month, onMonthChange, day, onDayChange, ...props }: Props) {
  const { counts } = props;
  const words = useWords(counts);
  const modifiers = useMemo(() => {
    const has = (least: number) => (date: Date) => (counts.get(dayOf(date)) ?? 0) >= least;
    return { one: has(1), two: has(2), three: has(mostDots) };
  }, [counts]);
  return (
    <DayPicker
      mode="single"
      ISOWeek
      fixedWeeks
      showOutsideDays
      navLayout="around"
      month={month}
      onMonthChange={onMonthChange}
      today={dateOf(props.today)}
      selected={day ? dateOf(day) : undefined}
      onSelect={(date) => onDayChange(date && dayOf(date))}
      modifiers={modifiers}
      classNames={looks}
      components={parts}
      {...words}
    />
  );
}

const parts = { DayButton: Day, Chevron };

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
        {[one, two, three].map((has, n) => has && <span key={n} className={looks.dot} />)}
      </span>
    </DayButton>
  );
}

function Chevron({ orientation }: { orientation?: string }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" size={16} />;
}

type Written = {
  weekday?: "short" | "long";
  month?: "long";
  year?: "numeric";
  dateStyle?: "full";
};

/** Days and months in the reader's language; a day has no time zone. */
function useWords(counts: ReadonlyMap<string, number>) {
  const t = useTranslations("crm.calendar");
  const format = useFormatter();
  return useMemo(() => {
    const written = (date: Date, how: Written) => {
      const noon = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12);
      return format.dateTime(new Date(noon), { ...how, timeZone: "UTC" });
    };
    const monthOf = (date: Date) => written(date, { month: "long", year: "numeric" });
    return {
      formatters: {
        formatCaption: monthOf,
        formatWeekdayName: (date: Date) => written(date, { weekday: "short" }),
      },
      labels: {
        labelGrid: monthOf,
        labelPrevious: () => t("previous"),
        labelNext: () => t("next"),
        labelWeekday: (date: Date) => written(date, { weekday: "long" }),
        labelDayButton: (date: Date, { today, selected }: Record<string, boolean>) =>
          [
            written(date, { dateStyle: "full" }),
            today && t("today"),
            t("count", { count: counts.get(dayOf(date)) ?? 0 }),
            selected && t("chosen"),
          ]
            .filter(Boolean)
            .join(", "),
      },
    };
  }, [t, format, counts]);
}

const step =
  "absolute top-0 inline-grid size-8 cursor-pointer place-items-center rounded-md text-ink-2 " +
  "hover:bg-sunken hover:text-ink";

/** What each part of the calendar looks like. */
const looks = {
  root: "",
  months: "",
  month: "relative grid gap-3",
  month_caption: "flex min-h-[32px] items-center justify-center text-sm font-semibold text-ink",
  caption_label: "first-letter:uppercase",
  button_previous: `${step} left-0`,
  button_next: `${step} right-0`,
  month_grid: "w-full table-fixed border-collapse",
  weekday: "h-7 text-2xs font-medium text-ink-3",
  day: "group p-[1px] text-center",
  day_button:
    "num relative inline-flex h-9 w-full cursor-pointer items-center justify-center rounded-md " +
    "text-sm text-ink hover:bg-sunken group-data-outside:text-ink-3 " +
    "group-data-today:font-semibold group-data-today:text-primary-ink " +
    "group-data-today:ring-1 group-data-today:ring-primary group-data-today:ring-inset " +
    "group-data-selected:bg-primary group-data-selected:text-on-primary",
  dot: "size-[4px] rounded-[1px] bg-primary group-data-selected:bg-on-primary",
};
