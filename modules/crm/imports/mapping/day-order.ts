import { dayIn } from "./quantities";

const inNumbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ].*)?$/;

/** Which position of a column's days exceeds 12: a 15 in second place proves that the month comes first. */
function shownIn(cells: Iterable<string>) {
  const days = [...cells].flatMap((cell) => {
    const [, a, , b] = inNumbers.exec(cell.trim()) ?? [];
    return a === undefined ? [] : [[Number(a), Number(b)] as const];
  });
  return {
    isDayFirst: days.some(([a]) => a > 12),
    isMonthFirst: days.some(([, b]) => b > 12),
  };
}

/**
 * A parser for one column's days. An ambiguous day follows the order that another cell of the column proves; where cells
 * prove both orders, ambiguous days are refused.
 */
export function dayReader(cells: Iterable<string>): (text: string) => string | null {
  const { isDayFirst, isMonthFirst } = shownIn(cells);
  return isMonthFirst ? monthFirst(isDayFirst) : dayIn;
}

/** Month first; where other cells of the column prove the contrary, ambiguous days are refused. */
export function monthFirst(isDayFirst = false): (text: string) => string | null {
  return (text) => {
    const [, a = "", mark = "", b = "", year = ""] = inNumbers.exec(text.trim()) ?? [];
    if (!mark) return dayIn(text);
    const isOpen = Number(a) <= 12 && Number(b) <= 12 && Number(a) !== Number(b);
    if (isDayFirst && isOpen) return null;
    return Number(a) > 12 ? dayIn(text) : dayIn([b, a, year].join("/"));
  };
}

/** Whether a cell may be two days; with dots nobody writes the month first. */
export function isOpenDay(cell: string): boolean {
  const [, a = "", mark = "", b = ""] = inNumbers.exec(cell.trim()) ?? [];
  return mark !== "" && mark !== "." && a !== b && Math.max(Number(a), Number(b)) <= 12;
}

/** The order that every column of a file agrees on, where any proves one; null where none does, or they differ. */
export function orderShown(cells: readonly string[]): "day" | "month" | null {
  const { isDayFirst, isMonthFirst } = shownIn(cells);
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? "day" : "month";
}

/** Whether a column has such a cell and none that shows which of the two it is. */
export function isOrderOpen(cells: readonly string[]): boolean {
  const { isDayFirst, isMonthFirst } = shownIn(cells);
  return !isDayFirst && !isMonthFirst && cells.some(isOpenDay);
}
