import robotsParser from "robots-parser";
import { unlessCancelled } from "../exchange";
import type { Limits } from "../limits";
import { Refusal } from "../refusal";

/** Keeps what hosts said in their robots.txt; an empty text allows everything. */
export type RobotsStore = {
  read(host: string): Promise<{ text: string; fetchedAt: string } | null>;
  keep(host: string, text: string): Promise<void>;
};

export type Rules = {
  /** Why the page is not read, if it is not. */
  refusalOf: (url: URL) => Refusal | null;
  crawlDelayMs: number;
};

export type Robots = (url: URL, signal: AbortSignal | undefined) => Promise<Rules>;

type RobotsOptions = {
  userAgent: string;
  store: RobotsStore;
  now: () => Date;
  limits: Limits;
  /** The text at the address, empty where the host has none, null where it does not say. */
  read: (url: string) => Promise<string | null>;
};

/** What a host allows, by RFC 9309: asked once a day; a host that does not say allows nothing. */
export function createRobots({ userAgent, store, now, limits, read }: RobotsOptions): Robots {
  const known = new Map<string, { rules: Rules; until: number }>();
  const asking = new Map<string, Promise<Rules>>();

  function ask(url: URL): Promise<Rules> {
    const running = asking.get(url.origin);
    if (running) return running;
    const answer = learn(url).finally(() => asking.delete(url.origin));
    asking.set(url.origin, answer);
    return answer;
  }

  async function learn(url: URL): Promise<Rules> {
    const kept = await store.read(url.host);
    const keptUntil = kept ? Date.parse(kept.fetchedAt) + limits.robotsAgeMs : 0;
    if (kept && now().getTime() < keptUntil) return remember(url, kept.text, keptUntil);

    const text = (await read(`${url.origin}/robots.txt`))?.slice(0, limits.robotsBytes) ?? null;
    if (text !== null) await store.keep(url.host, text);
    const validMs = text === null ? limits.robotsRetryMs : limits.robotsAgeMs;
    return remember(url, text, now().getTime() + validMs);
  }

  function remember({ origin }: URL, text: string | null, until: number): Rules {
    const rules =
      text === null
        ? nothing
        : rulesIn(text, origin, { userAgent, longestMs: limits.crawlDelayMs });
    known.set(origin, { rules, until });
    return rules;
  }

  return async (url, signal) => {
    const found = known.get(url.origin);
    if (found && now().getTime() < found.until) return found.rules;
    return await unlessCancelled(ask(url), url.hostname, signal);
  };
}

const nothing: Rules = {
  refusalOf: ({ hostname }) =>
    new Refusal("robots", `${hostname} does not answer what its robots.txt allows.`),
  crawlDelayMs: 0,
};

/** Whom the rules are read for, and the longest pause that is kept. */
type Reader = { userAgent: string; longestMs: number };

function rulesIn(text: string, origin: string, { userAgent, longestMs }: Reader): Rules {
  const robots = robotsParser(`${origin}/robots.txt`, text);
  const delayMs = (robots.getCrawlDelay(userAgent) ?? 0) * 1000;
  return {
    refusalOf: (url) =>
      robots.isDisallowed(url.href, userAgent) ? disallowed(url.hostname) : null,
    crawlDelayMs: Number.isNaN(delayMs) ? 0 : Math.min(Math.max(0, delayMs), longestMs),
  };
}

const disallowed = (host: string) =>
  new Refusal("robots", `The robots.txt of ${host} does not allow this page to be read.`);

/** Keeps robots.txt for as long as the process lives. */
export function robotsInMemory(now: () => Date): RobotsStore {
  const kept = new Map<string, { text: string; fetchedAt: string }>();
  return {
    read: async (host) => kept.get(host) ?? null,
    keep: async (host, text) => void kept.set(host, { text, fetchedAt: now().toISOString() }),
  };
}
