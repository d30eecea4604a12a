import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, useMemo } from "react";
import { DayPicker } from "react-day-picker";
import { useFormatter, useTranslations } from "use-intl";
import { dateOf, dayOf } from "./days";

type Props = Pick<ComponentProps<typeof DayPicker>, "modifiers" | "components"> & {
  month: Date;
  onMonthChange: (month: Date) => void;
  day: string | undefined;
  onDayChange: (day: string | undefined) => void;
  today: string;
  /** What is said of a day beside its date. */
  about?: (day: string) => string;
};

/** The days of a month, in the reader's language and from Monday on; the chosen one may be chosen off again. */
export function MonthPicker({ month, day, today, about, components, ...props }: Props) {
  const words = useWords(about);
  return (
    <DayPicker
      mode="single"
      ISOWeek
      fixedWeeks
      showOutsideDays
      navLayout="around"
      month={month}
      onMonthChange={props.onMonthChange}
      today={dateOf(today)}
      selected={day ? dateOf(day) : undefined}
      onSelect={(date) => props.onDayChange(date && dayOf(date))}
      {...(props.modifiers && { modifiers: props.modifiers })}
      classNames={looks}
      components={{ Chevron, ...components }}
      {...words}
    />
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
function useWords(about: Props["about"]) {
  const t = useTranslations("ui.date");
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
            today && t("isToday"),
            about?.(dayOf(date)),
            selected && t("chosen"),
          ]
            .filter(Boolean)
            .join(", "),
      },
    };
  }, [t, format, about]);
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
};
