import type { Statement } from "../../../database";
import type { Result } from "../nodes";

type Ask = (statements: Statement[]) => Promise<Result[]>;
type Waiting = { statement: Statement; answered: PromiseWithResolvers<Result> };

/** A node works them off one after the other, so that many would wait for a slow one. */
const atOnce = 12;

/** Questions that are asked in the same moment travel together: the way costs more than most answers. */
export function together(ask: Ask) {
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
