import { sql } from "drizzle-orm";
import { todayOf } from "@/modules/periods/rules";
import { rates } from "@/modules/rates";
import type { App } from "@/src/app";
import type { Placement } from "./earning";
import { readPlacements } from "./reading";

/** All placements as they stood after so many changes. */
type Book = { state: string; upTo: number; of: Map<string, Placement>; list: Placement[] };

const books = new WeakMap<App["db"], Book>();

/** Every deployment that has begun and was not put away, with what it earns; of a change only what changed is read anew. */
export async function placements(app: App): Promise<Placement[]> {
  const { employerPercent } = await rates.current(app);
  const known = books.get(app.db);
  const state = `${todayOf(app.now())} ${JSON.stringify(employerPercent)}`;
  const book =
    known?.state === state
      ? await refreshed(app, known, employerPercent)
      : await opened(app, state, employerPercent);
  books.set(app.db, book);
  return book.list;
}

async function opened(app: App, state: string, estimates: Record<string, number>): Promise<Book> {
  const marks = await marksAfter(app, 0);
  const list = await readPlacements(app, estimates);
  const of = new Map(list.map((it) => [it.id, it]));
  return { state, upTo: latestOf(marks, 0), of, list };
}

async function refreshed(app: App, book: Book, estimates: Record<string, number>): Promise<Book> {
  const marks = await marksAfter(app, book.upTo);
  if (marks.length === 0) return book;
  const ids = marks.map(([id]) => id);
  const changed = await readPlacements(app, estimates, ids);
  const of = new Map(book.of);
  for (const id of ids) of.delete(id);
  for (const placement of changed) of.set(placement.id, placement);
  return { ...book, upTo: latestOf(marks, book.upTo), of, list: [...of.values()] };
}

/** Triggers number every change of a deployment, its terms and whatever else a placement is made of. */
const marksAfter = (app: App, n: number) =>
  app.db.all<[id: string, n: number]>(
    sql`select deployment_id, n from placement_marks where n > ${n} order by n`,
  );

const latestOf = (marks: [string, number][], before: number) => marks.at(-1)?.[1] ?? before;
