import type { App } from "../app";
import { revisionsOf } from "./etag";

type Memo = Map<string, { revision: string; figure: Promise<unknown> }>;

const memos = new WeakMap<App["db"], Memo>();
const mostFigures = 50;

/** A figure about a topic, counted once per change of it: no screen scans a table to say a number again. */
export async function counted<Figure>(
  app: App,
  topic: string,
  asked: string,
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
