import type { Reply } from "./exchange";
import { createHost, type Host } from "./host";
import type { Limits } from "./limits";
import { createLane, type Pace } from "./lane";
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
    const pace = withinReason(manner.pace ?? usualPace, rules?.crawlDelayMs ?? 0);
    return await hostOf(url)(work, pace, manner.signal);
  };
}

const withinReason = ({ concurrency, pauseMs }: Pace, crawlDelayMs: number): Pace => ({
  concurrency: Math.min(Math.max(1, Math.floor(concurrency)), mostAtOnce),
  pauseMs: Math.max(0, pauseMs, crawlDelayMs),
});
