import type { Reply } from "./exchange";
import type { Limits } from "./limits";
import { createLane, type Pace } from "./lane";
import { peaceAskedFor } from "./retry-after";

/** One host, asked in its turn, and left alone for as long as it wishes. */
export type Host = (
  work: () => Promise<Reply>,
  pace: Pace,
  signal: AbortSignal | undefined,
) => Promise<Reply>;

export function createHost(name: string, limits: Limits, now: () => Date): Host {
  const lane = createLane(name);
  let closed = { until: 0, status: 0 };
  const isClosed = () => performance.now() < closed.until;

  /** Takes a wish to be left alone to heart, and says whether the page may be asked for again. */
  function mayAskAgain({ status, headers }: Reply, tries: number): boolean {
    const peaceMs = peaceAskedFor(status, headers, now());
    if (peaceMs === null) return false;
    if (peaceMs > limits.retryAfterMs) {
      closed = { until: performance.now() + peaceMs, status };
      return false;
    }
    lane.hold(Math.max(peaceMs, limits.backOffMs * 2 ** tries));
    return tries < limits.retries;
  }

  async function attempt(work: () => Promise<Reply>, tries: number) {
    if (isClosed()) return { reply: closedReply(closed), again: false };
    const reply = await work();
    return { reply, again: mayAskAgain(reply, tries) };
  }

  return async (work, pace, signal) => {
    for (let tries = 0; ; tries += 1) {
      if (isClosed()) return closedReply(closed);
      // Judged before the lane is free again, so that the next page in it hears of the wish.
      const { reply, again } = await lane.run(() => attempt(work, tries), pace, signal);
      if (!again) return reply;
    }
  };
}

/** While a host wants to be left alone for long, its own refusal is repeated without asking it. */
function closedReply({ until, status }: { until: number; status: number }): Reply {
  const seconds = Math.ceil((until - performance.now()) / 1000);
  return { status, headers: { "retry-after": String(seconds) }, body: new Uint8Array() };
}
