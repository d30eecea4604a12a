import type { Reply } from "./exchange";
import type { Limits } from "./limits";
import { createLane, type Lane, type Pace } from "./lane";
import { peaceAskedFor } from "./retry-after";
import type { Robots } from "./robots";

/** What a caller says about how a host is to be met. */
export type Manner = { pace?: Pace; robots?: "obey" | "published"; signal?: AbortSignal };

/** Does the work at a host when it is that host's turn. */
export type Visit = (url: URL, manner: Manner, work: () => Promise<Reply>) => Promise<Reply>;

export const usualPace: Pace = { concurrency: 1, pauseMs: 1000 };
export const mostAtOnce = 2;
const recordedPace: Pace = { concurrency: 16, pauseMs: 0 };

/** Recorded pages need no politeness, only a bound on how many are read at once. */
export function visitRecorded(): Visit {
  const lane = createLane("the recorded pages");
  return (_url, { signal }, work) => lane.run(work, recordedPace, signal);
}

type Host = { lane: Lane; closed: { until: number; status: number } | null };

/** One queue per host: its robots.txt obeyed, its pauses kept, its wish to be left alone respected. */
export function visitPolitely(robots: Robots, limits: Limits, now: () => Date): Visit {
  const hosts = new Map<string, Host>();

  function hostOf({ hostname }: URL): Host {
    const host = hosts.get(hostname) ?? { lane: createLane(hostname), closed: null };
    hosts.set(hostname, host);
    return host;
  }

  return async (url, manner, work) => {
    const rules = manner.robots === "published" ? null : await robots(url, manner.signal);
    const refusal = rules?.refusalOf(url);
    if (refusal) throw refusal;
    const pace = withinReason(manner.pace ?? usualPace, rules?.crawlDelayMs ?? 0);
    const host = hostOf(url);

    for (let tries = 0; ; tries += 1) {
      if (isClosed(host)) return closedReply(host.closed);
      // Judged before the lane is free again, so that the next page in it hears of the wish.
      const { reply, mayRetry } = await host.lane.run(
        async () => judged(host, isClosed(host) ? closedReply(host.closed) : await work(), tries),
        pace,
        manner.signal,
      );
      if (!mayRetry) return reply;
    }
  };

  /** Takes a host's wish to be left alone to heart, and says whether the page may be asked for again. */
  function judged(host: Host, reply: Reply, tries: number) {
    const peaceMs = peaceAskedFor(reply.status, reply.headers, now());
    if (peaceMs === null || isClosed(host)) return { reply, mayRetry: false };
    if (peaceMs > limits.retryAfterMs) {
      host.closed = { until: performance.now() + peaceMs, status: reply.status };
      return { reply, mayRetry: false };
    }
    host.lane.hold(Math.max(peaceMs, limits.backOffMs * 2 ** tries));
    return { reply, mayRetry: tries < limits.retries };
  }
}

type Closed = NonNullable<Host["closed"]>;
const isClosed = (host: Host): host is Host & { closed: Closed } =>
  host.closed !== null && performance.now() < host.closed.until;

/** While a host wants to be left alone for long, its own refusal is repeated without asking it. */
function closedReply({ until, status }: Closed): Reply {
  const seconds = Math.ceil((until - performance.now()) / 1000);
  return { status, headers: { "retry-after": String(seconds) }, body: new Uint8Array() };
}

const withinReason = ({ concurrency, pauseMs }: Pace, crawlDelayMs: number): Pace => ({
  concurrency: Math.min(Math.max(1, Math.floor(concurrency)), mostAtOnce),
  pauseMs: Math.max(0, pauseMs, crawlDelayMs),
});
