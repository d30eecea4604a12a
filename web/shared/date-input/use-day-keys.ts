import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dateOf, dayOf } from "./days";

type Month = {
  month: Date;
  onMonthChange: (month: Date) => void;
  day: string | undefined;
  today: string;
};

/** Moves through the days as the grid pattern of ARIA says; only the day that was reached last stands in the tab order. */
export function useDayKeys({ month, onMonthChange, day, today }: Month) {
  const grid = useRef<HTMLTableElement>(null);
  const [moved, move] = useState<string | null>(null);
  const first = dayOf(new Date(month.getFullYear(), month.getMonth(), 1));
  const isIn = (it: string | null | undefined): it is string =>
    it?.slice(0, 7) === first.slice(0, 7);
  const reached = [moved, day, today].find(isIn) ?? first;
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${moved}"]`)?.focus();
  }, [moved]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement && event.target.dataset["day"];
    const go = steps[event.shiftKey ? `Shift+${event.key}` : event.key];
    if (!from || !go) return;
    event.preventDefault();
    const to = go(dateOf(from));
    if (dayOf(to).slice(0, 7) !== first.slice(0, 7)) onMonthChange(to);
    move(dayOf(to));
  };
  // Whoever pointed at a day goes on from it.
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => move(target.dataset["day"] ?? null);
  return { grid, reached, onKeyDown, onFocus };
}

const by = (days: number) => (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
const sinceMonday = (date: Date) => (date.getDay() + 6) % 7;

/** The same day of another month, or its last one. */
const byMonths = (months: number) => (date: Date) => {
  const [year, month] = [date.getFullYear(), date.getMonth() + months];
  const last = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(date.getDate(), last));
};

const steps: Readonly<Record<string, (date: Date) => Date>> = {
  ArrowLeft: by(-1),
  ArrowRight: by(1),
  ArrowUp: by(-7),
  ArrowDown: by(7),
  Home: (date) => by(-sinceMonday(date))(date),
  End: (date) => by(6 - sinceMonday(date))(date),
  PageUp: byMonths(-1),
  PageDown: byMonths(1),
  "Shift+PageUp": byMonths(-12),
  "Shift+PageDown": byMonths(12),
};
