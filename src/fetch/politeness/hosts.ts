import type { Headers, Reply } from "../exchange";
import type { Limits } from "../limits";
import { createRateLimiter, type Pace } from "./rate-limiter";
import type { Robots } from "./robots";

/** One host, asked in its turn, and left alone for as long as it wishes. */
type Host = (
  work: () => Promise<Reply>,
  pace: Pace,
  signal: AbortSignal | undefined,
) => Promise<Reply>;

function createHost(name: string, limits: Limits, now: () => Date): Host {
  const lane = createRateLimiter(name);
  let closed = { until: 0, status: 0 };
  const isClosed = () => performance.now() < closed.until;

  /** Takes a wish to be left alone to heart, and says whether the page may be asked for again. */
  function mayAskAgain({ status, headers }: Reply, tries: number): boolean {
    const peaceMs = retryAfterMsOf(status, headers, now());
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

/** What a caller says about how a host is to be met. */
export type VisitOptions = { pace?: Pace; robots?: "obey" | "published"; signal?: AbortSignal };

/** Does the work at a host when it is that host's turn. */
export type Visit = (url: URL, manner: VisitOptions, work: () => Promise<Reply>) => Promise<Reply>;

export const defaultPace: Pace = { concurrency: 1, pauseMs: 1000 };
export const maxConcurrency = 2;
const recordedPace: Pace = { concurrency: 16, pauseMs: 0 };

/** Recorded pages need no politeness, only a bound on how many are read at once. */
export function visitRecorded(): Visit {
  const lane = createRateLimiter("the recorded pages");
  return (_url, { signal }, work) => lane.run(work, recordedPace, signal);
}

/** Obeys each host's robots.txt and its pace, in one queue per host. */
export function visitPolitely(robots: Robots, limits: Limits, now: () => Date): Visit {
  const hosts = new Map<string, Host>();

  function hostOf({ hostname }: URL): Host {
    const host = hosts.get(hostname) ?? createHost(hostname, limits, now);
    hosts.set(hostname, host);
    return host;
  }

  return async (url, manner, work) => {
    const rules = manner.robots === "published" ? null : await robots(url, manner.signal);
    const refusal = rules?.refusalOf(url);
    if (refusal) throw refusal;
    const pace = withinReason(manner.pace ?? defaultPace, rules?.crawlDelayMs ?? 0);
    return await hostOf(url)(work, pace, manner.signal);
  };
}

const withinReason = ({ concurrency, pauseMs }: Pace, crawlDelayMs: number): Pace => ({
  concurrency: Math.min(Math.max(1, Math.floor(concurrency)), maxConcurrency),
  pauseMs: Math.max(0, pauseMs, crawlDelayMs),
});

const busyStatuses = [429, 503];

/** How many milliseconds a busy host asks to be left alone, by number or date; null if not. */
export function retryAfterMsOf(status: number, headers: Headers, now: Date): number | null {
  const value = headers["retry-after"]?.trim();
  if (!value || !busyStatuses.includes(status)) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
