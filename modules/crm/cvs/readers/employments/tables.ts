import { anyOf, type Line } from "../found";
import words from "../words.json";
import { isPlace } from "./likeness";
import { partsOf } from "./parts";
import type { Who } from "./who";

const isCalled = (names: readonly string[]) => new RegExp(`^(?:${anyOf(names)})$`, "iu");
const roles = [
  ["dates", isCalled(words.inWork.dates)],
  ["employer", isCalled(words.inWork.employer)],
  ["title", isCalled(words.inWork.title)],
] as const;

type Role = (typeof roles)[number][0] | null;
type Table = { rows: Map<number, Who>; heads: Set<number> };

/** By the place where a line begins: title and employer of the row of a table whose head says which column is which. */
export function tablesIn(lines: readonly Line[]): Table {
  const table: Table = { rows: new Map(), heads: new Set() };
  let head: Role[] | null = null;
  for (const { text, start } of lines) {
    const cells = text.split("|").map((it) => it.trim());
    const found = headIn(cells);
    if (found) {
      head = found;
      table.heads.add(start);
    } else if (head && cells.length === head.length) {
      const who = whoIn(head, cells);
      if (who) table.rows.set(start, who);
    }
  }
  return table;
}

/** A head names two columns at the least that a period, an employer or a title stand in. */
function headIn(cells: readonly string[]): Role[] | null {
  const all = cells.map((cell) => roles.find(([, name]) => name.test(cell))?.[0] ?? null);
  return cells.length > 1 && all.includes("employer") && all.filter(Boolean).length > 1
    ? all
    : null;
}

function whoIn(head: readonly Role[], cells: readonly string[]): Who | null {
  const said = (role: Role) => cells[head.indexOf(role)] || null;
  const [cell, title] = [said("employer"), said("title")];
  if (!cell) return null;
  const [employer = cell] = partsOf(cell).filter((it) => !isPlace(it));
  return { employer, title, isCertain: title !== null };
}
