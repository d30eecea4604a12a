import type { Statement } from "../../../database";

/** The questions of one request by their keys, and whether one of them had to be asked anew. */
export type Run = { questions: Map<string, Statement>; isAnew: boolean };
type Questions = Run["questions"];
type Page = { before: Questions; last: Questions };

const mostPages = 500;
const mostQuestions = 100;

/**
 * What a page asked both of the last two times, it asks again once somebody has written: sent along with its first question,
 * all of it costs one way to the node, where each answer would else be waited for before the next question leaves. What
 * differs each time, such as a moment, is in no two runs and never sent along.
 */
export function createHabits() {
  const pages = new Map<string, Page>();

  function noted(name: string, page: Page): void {
    // Named anew it is the newest: the one that nobody has opened for longest is forgotten first.
    pages.delete(name);
    pages.set(name, page);
    const [oldest] = pages.size > mostPages ? pages.keys() : [];
    if (oldest !== undefined) pages.delete(oldest);
  }

  /** Notes one question of a page that is opened; answers what else it is going to ask, as soon as it asks something anew. */
  return (page: string, run: Run, asked: Asked): [key: string, statement: Statement][] => {
    if (run.questions.size < mostQuestions) run.questions.set(asked.key, asked.statement);
    if (asked.isKept || run.isAnew) return [];
    run.isAnew = true;
    // Other people ask other things at the same address: the first question tells who it is.
    const name = `${page} ${run.questions.keys().next().value}`;
    const { before, last } = pages.get(name) ?? { before: new Map(), last: new Map() };
    noted(name, { before: last, last: run.questions });
    return [...last].filter(([key]) => before.has(key) && !run.questions.has(key));
  };
}

type Asked = { key: string; statement: Statement; isKept: boolean };
