import { sql } from "drizzle-orm";
import { rates } from "@/modules/staffing/rates";
import type { App } from "@/src/app";
import { todayOf } from "@/src/calendar";
import type { Placement } from "./earning";
import { readPlacements } from "./reading";
import { epochDay } from "./rules";

/** The cached placements as of change `n`, and those of them that had begun on a day. */
type PlacementCache = {
  estimates: string;
  upTo: number;
  of: Map<string, Placement>;
  today: string;
  list: Placement[];
};

const caches = new WeakMap<App["db"], PlacementCache>();

/**
 * Every deployment that has begun and is not archived, with its earnings. After a change only the changed rows are read
 * again.
 */
export async function placements(app: App): Promise<Placement[]> {
  const { employerPercent } = await rates.current(app);
  const [known, today] = [caches.get(app.db), todayOf(app.now())];
  const isOpen = known?.estimates === JSON.stringify(employerPercent);
  const book = isOpen
    ? await refreshed(app, known, employerPercent)
    : await opened(app, employerPercent);
  const now = book.today === today ? book : { ...book, today, list: begunUntil(today, book.of) };
  caches.set(app.db, now);
  return now.list;
}

/** Placements including future ones, up to their agreed ends; amounts of the future ones are plans. */
export async function agreedAhead(app: App): Promise<Placement[]> {
  await placements(app);
  return [...(caches.get(app.db)?.of.values() ?? [])];
}

async function opened(app: App, estimates: Record<string, number>): Promise<PlacementCache> {
  const marks = await marksAfter(app, 0);
  const of = new Map((await readPlacements(app, estimates)).map((it) => [it.id, it]));
  const upTo = latestOf(marks, 0);
  return { estimates: JSON.stringify(estimates), upTo, of, today: "", list: [] };
}

async function refreshed(
  app: App,
  book: PlacementCache,
  estimates: Record<string, number>,
): Promise<PlacementCache> {
  const marks = await marksAfter(app, book.upTo);
  if (marks.length === 0) return book;
  const ids = marks.map(([id]) => id);
  const changed = await readPlacements(app, estimates, ids);
  const of = new Map(book.of);
  for (const id of ids) of.delete(id);
  for (const placement of changed) of.set(placement.id, placement);
  return { ...book, upTo: latestOf(marks, book.upTo), of, today: "" };
}

/** A placement that begins later has earned nothing yet. */
function begunUntil(day: string, of: Map<string, Placement>): Placement[] {
  const [list, today]: [Placement[], number] = [[], epochDay(day)];
  for (const it of of.values()) {
    if (it.first <= today && !it.isScheduled)
      list.push(it.last > today ? { ...it, last: today } : it);
  }
  return list;
}

/** Triggers number every change of a deployment, its terms and all else that a placement is made of. */
const marksAfter = (app: App, n: number) =>
  app.db.all<[id: string, n: number]>(
    sql`select deployment_id, n from placement_marks where n > ${n} order by n`,
  );

const latestOf = (marks: [string, number][], before: number) => marks.at(-1)?.[1] ?? before;
