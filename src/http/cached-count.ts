import { type SQLWrapper, sql } from "drizzle-orm";
import type { App } from "../app";
import { minuteMs } from "../calendar";
import { cachedUntilWrite } from "../engines/change-stamps";
import { revisionsOf } from "./etag";

type Memo = Map<string, { revision: string; figure: Promise<unknown> }>;

const memos = new WeakMap<App["db"], Memo>();
const mostFigures = 50;

/** Whose rows are counted, of one topic or of several, and what was asked of them. */
type Counting = { topic: string | string[]; asked: string };

/** A count, cached until the revision of its topics changes, so that no screen scans a table for a number twice. */
export async function cachedCount<Figure>(
  app: App,
  { topic, asked }: Counting,
  count: () => Promise<Figure>,
): Promise<Figure> {
  const revision = await revisionsOf(app, [topic].flat());
  const memo: Memo = memos.getOrInsertComputed(app.db, () => new Map());
  const question = `${String(topic)} ${asked}`;
  const known = memo.get(question);
  // Whatever was asked last is forgotten last.
  memo.delete(question);
  const kept = known?.revision === revision ? known : { revision, figure: count() };
  memo.set(question, kept);
  const [oldest] = memo.size > mostFigures ? memo.keys() : [];
  if (oldest) memo.delete(oldest);
  if (kept !== known) kept.figure.catch(() => memo.delete(question));
  return kept.figure as Promise<Figure>;
}

/** Figures are made once per question until anybody writes, and for the length of a minute: days and hours end too. */
export function cachedFigures<Figures>(
  app: App,
  asked: readonly unknown[],
  make: () => Promise<Figures>,
): Promise<Figures> {
  const minute = Math.floor(app.now().getTime() / minuteMs);
  return cachedUntilWrite(app.db, JSON.stringify([...asked, minute]), make);
}

/** How many there are; the least there are where more were not counted. */
export type Total = { total: number; isLeast: boolean };

/** Totals are counted up to here and then shown as "at least", because counting on would read every row. */
export const maxCounted = 1000;

/** How many rows a question has, counted no further than tells whether there are more. */
export async function countUpTo(
  app: App,
  rows: SQLWrapper,
  most = maxCounted + 1,
): Promise<number> {
  const [[n = 0] = []] = await app.db.all<[number]>(
    sql`select count(*) from (select 1 from ${rows} limit ${most})`,
  );
  return n;
}

export const cappedTotal = (found: number): Total =>
  found > maxCounted ? { total: maxCounted, isLeast: true } : { total: found, isLeast: false };

type Context = { request: Request; set: { headers: Record<string, string | number> } };
type Page = Partial<Total> & { next: string | null };

/** A page of a list with its headers: how many there are in all, and where the following page is. */
export function withPageHeaders<Found extends Page>({ request, set }: Context, page: Found): Found {
  if (page.total !== undefined) set.headers["x-total-count"] = String(page.total);
  if (page.isLeast) set.headers["x-total-count-least"] = "true";
  if (page.next) set.headers.link = `<${nextAddress(request, page.next)}>; rel="next"`;
  return page;
}

function nextAddress({ url }: Request, cursor: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("cursor", cursor);
  return `${pathname}?${searchParams}`;
}
