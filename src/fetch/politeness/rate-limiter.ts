import PQueue from "p-queue";
import { cancelled, unlessCancelled } from "../exchange";

export type Pace = { concurrency: number; pauseMs: number };

/** The one queue in which everything that a host is asked stands. */
export type RateLimiter = {
  run<Result>(work: () => Promise<Result>, pace: Pace, signal?: AbortSignal): Promise<Result>;
  /** Asks the host nothing for this long. */
  hold(ms: number): void;
};

/** Up to half a pause is added, so that requests do not come like a clock's. */
export const jitterShare = 0.5;
const goldenRatio = 0.618_033_988_75;

export function createRateLimiter(host: string): RateLimiter {
  const queue = new PQueue({ concurrency: 1 });
  let freeAt = 0;
  let phase = 0;

  /** Waits until the host may be asked, and answers how long it is left alone after that. */
  async function turn(pauseMs: number, signal: AbortSignal | undefined): Promise<number> {
    while (performance.now() < freeAt) {
      await unlessCancelled(Bun.sleep(freeAt - performance.now()), host, signal);
    }
    // Multiples of the golden ratio are spread evenly and repeat in no pattern, without chance.
    phase = (phase + goldenRatio) % 1;
    const pause = pauseMs * (1 + phase * jitterShare);
    freeAt = performance.now() + pause;
    return pause;
  }

  return {
    async run(work, { concurrency, pauseMs }, signal) {
      if (signal?.aborted) throw cancelled(host);
      queue.concurrency = concurrency;
      const turnThenWork = async () => {
        const pause = await turn(pauseMs, signal);
        // A busy machine may have come in between; the pause counts from the request itself.
        freeAt = Math.max(freeAt, performance.now() + pause);
        return await work();
      };
      return await unlessCancelled(queue.add(turnThenWork, signal && { signal }), host, signal);
    },
    hold(ms) {
      freeAt = Math.max(freeAt, performance.now() + ms);
    },
  };
}
