import type { App } from "../app";
import { revisionsOf } from "./etag";

type Memo = Map<string, { revision: string; figure: Promise<unknown> }>;

const memos = new WeakMap<App["db"], Memo>();
const mostFigures = 50;

/** Whose rows are counted, and what was asked of them. */
type Counting = { topic: string; asked: string };

/** A figure about a topic, counted once per change of it: no screen scans a table to say a number again. */
export async function counted<Figure>(
  app: App,
  { topic, asked }: Counting,
  count: () => Promise<Figure>,
): Promise<Figure> {
  const revision = await revisionsOf(app, [topic]);
  const memo: Memo = memos.get(app.db) ?? new Map();
  const question = `${topic} ${asked}`;
  const known = memo.get(question);
  if (known?.revision === revision) return known.figure as Promise<Figure>;
  const figure = count();
  memo.delete(question);
  memos.set(app.db, new Map([...memo].slice(1 - mostFigures)).set(question, { revision, figure }));
  figure.catch(() => memos.get(app.db)?.delete(question));
  return figure;
}

type Context = { request: Request; set: { headers: Record<string, string | number> } };
type Page = { total?: number; next: string | null };

/** A page of a list with its headers: how many there are in all, and where the following page is. */
export function listed<Found extends Page>({ request, set }: Context, page: Found): Found {
  if (page.total !== undefined) set.headers["x-total-count"] = String(page.total);
  if (page.next) set.headers.link = `<${nextAddress(request, page.next)}>; rel="next"`;
  return page;
}

function nextAddress({ url }: Request, cursor: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("cursor", cursor);
  return `${pathname}?${searchParams}`;
}
