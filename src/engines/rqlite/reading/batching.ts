import type { Statement } from "../../../database";
import type { Result } from "../nodes";

type Ask = (statements: Statement[]) => Promise<Result[]>;
type Waiting = { statement: Statement; answered: PromiseWithResolvers<Result> };

/** Queries per batch: a node runs them one after the other, so in a large batch all would wait for a slow one. */
const atOnce = 12;

/** Sends queries of the same microtask in one batch, because the round trip costs more than most queries do. */
export function batchQueries(ask: Ask) {
  let waiting: Waiting[] = [];

  function send(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += atOnce)
      void answer(all.slice(from, from + atOnce));
  }

  async function answer(all: Waiting[]): Promise<void> {
    try {
      const results = await ask(all.map(({ statement }) => statement));
      all.forEach(({ answered }, n) => answered.resolve(results[n] ?? {}));
    } catch (error) {
      for (const { answered } of all) answered.reject(error);
    }
  }

  return (statement: Statement): Promise<Result> => {
    if (waiting.length === 0) queueMicrotask(send);
    const answered = Promise.withResolvers<Result>();
    waiting.push({ statement, answered });
    return answered.promise;
  };
}
