import type { Statement } from "../../../database";

/** The queries of one request by their keys, and whether one of them was not in the cache. */
export type Run = { questions: Map<string, Statement>; isAnew: boolean };
type Questions = Run["questions"];
type Page = { before: Questions; last: Questions };

const mostPages = 500;
const mostQuestions = 100;

/**
 * Prefetches the queries of a page. Those that a page made both of the last two times are sent along with its first
 * query after a write: one round trip to the node instead of one per query. A query that differs each time, such as one
 * with the current time in it, is never in two runs and so never prefetched.
 */
export function createPrefetch() {
  const pages = new Map<string, Page>();

  function noted(name: string, page: Page): void {
    // Deleted and set again it is the newest entry, so the page opened longest ago is evicted first.
    pages.delete(name);
    pages.set(name, page);
    const [oldest] = pages.size > mostPages ? pages.keys() : [];
    if (oldest !== undefined) pages.delete(oldest);
  }

  /** Records a query of a page; at the first one that is not cached, answers which further queries to expect. */
  return (page: string, run: Run, asked: Asked): [key: string, statement: Statement][] => {
    if (run.questions.size < mostQuestions) run.questions.set(asked.key, asked.statement);
    if (asked.isKept || run.isAnew) return [];
    run.isAnew = true;
    // Users differ at the same address, so the first query, which names the session, is part of the key.
    const name = `${page} ${run.questions.keys().next().value}`;
    const { before, last } = pages.get(name) ?? { before: new Map(), last: new Map() };
    noted(name, { before: last, last: run.questions });
    return [...last].filter(([key]) => before.has(key) && !run.questions.has(key));
  };
}

type Asked = { key: string; statement: Statement; isKept: boolean };
