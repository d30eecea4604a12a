import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/conditional";

type Memo = Map<string, { revision: string; figure: Promise<unknown> }>;

const memos = new WeakMap<App["db"], Memo>();
const mostFigures = 50;

/** A figure about the jobs, counted once per change of them: no screen scans a table to say a number again. */
export async function counted<Figure>(
  app: App,
  question: string,
  count: () => Promise<Figure>,
): Promise<Figure> {
  const revision = await revisionsOf(app, ["jobs"]);
  const memo: Memo = memos.get(app.db) ?? new Map();
  const known = memo.get(question);
  if (known?.revision === revision) return known.figure as Promise<Figure>;
  const figure = count();
  memo.delete(question);
  memos.set(app.db, new Map([...memo].slice(1 - mostFigures)).set(question, { revision, figure }));
  figure.catch(() => memos.get(app.db)?.delete(question));
  return figure;
}
