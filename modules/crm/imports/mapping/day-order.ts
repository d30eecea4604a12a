import { dayIn } from "./quantities";

const inNumbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ].*)?$/;

/**
 * How a column writes its days. One cell of it may be two days; a 15 in the second place shows that the month stands
 * first in all of them. Where one cell says so and another one the contrary, what could be two days is none.
 */
export function dayReader(cells: Iterable<string>): (text: string) => string | null {
  let [isDayFirst, isMonthFirst] = [false, false];
  for (const cell of cells) {
    const [, a = "", , b = ""] = inNumbers.exec(cell.trim()) ?? [];
    if (Number(a) > 12) isDayFirst = true;
    if (Number(b) > 12) isMonthFirst = true;
  }
  if (!isMonthFirst) return dayIn;
  return (text) => {
    const [, a = "", mark = "", b = "", year = ""] = inNumbers.exec(text.trim()) ?? [];
    if (!mark) return dayIn(text);
    const isOpen = Number(a) <= 12 && Number(b) <= 12 && Number(a) !== Number(b);
    if (isDayFirst && isOpen) return null;
    return Number(a) > 12 ? dayIn(text) : dayIn([b, a, year].join("/"));
  };
}
