const step =
  "absolute top-0 inline-grid size-8 cursor-pointer place-items-center rounded-md text-ink-2 " +
  "hover:bg-sunken hover:text-ink";

/** What each part of the calendar looks like. */
export const looks = {
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
