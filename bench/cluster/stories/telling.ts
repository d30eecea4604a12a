import { type Answer, type Ask, isWell } from "../../crash/caller";
import type { TestCluster } from "../house";
import { said } from "../likeness";
import { listen } from "../listening";

/** What somebody does at one server: what browsers at another are told by it, and what both are asked then. */
type Step = { news: string | null; look: (answer: Answer) => string[] };
export type Telling = Awaited<ReturnType<typeof openTelling>>;

/** A page that nobody was told of is as old as the last look, and a moment more where the machine is busy. */
const longestLagMs = 1000;
const pauseMs = 50;

/** Somebody who works at one server, and a browser at another that hears of it and looks. */
export async function openTelling({ places, signed, asking }: TestCluster) {
  const [a, b] = places;
  if (!a || !b) throw new RangeError("A story needs two servers.");
  const { heardAfter, close } = await listen(b.server, signed.cookie);
  const ask = asking(a);
  const told = { steps: 0, heard: 0, newsMs: 0, unlike: [] as string[] };

  /** Does it, waits for its news at the other server, and asks both for what they show. */
  async function does({ news, look }: Step, work: (ask: Ask) => Promise<Answer>): Promise<Answer> {
    const since = performance.now();
    const answer = await work(ask);
    const answered = performance.now();
    if (!isWell(answer)) throw new Error(`It was answered ${answer.status}: ${saidIn(answer)}`);
    if (news) {
      told.newsMs = Math.max(told.newsMs, (await heardAfter(news, since)) - answered);
      told.heard += 1;
    }
    for (const path of look(answer)) if (!(await isAlike(path, news))) told.unlike.push(path);
    told.steps += 1;
    return answer;
  }

  /** Whoever was told of it is shown it at once; where nobody is told, a page may be older for a moment. */
  const isAlike = async (path: string, news: string | null): Promise<boolean> => {
    for (const end = Date.now() + (news ? 0 : longestLagMs); ; await Bun.sleep(pauseMs)) {
      const [one, other] = [await said(a, signed.cookie, path), await said(b, signed.cookie, path)];
      if (one === other) return true;
      if (Date.now() > end) return false;
    }
  };

  return { does, ask, told, other: asking(b), close };
}

const saidIn = ({ body }: Answer) => JSON.stringify(body).slice(0, 300);
