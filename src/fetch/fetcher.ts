import { textOf } from "./charset";
import type { Reply } from "./exchange";
import { createFollow, robotsTextAt } from "./follow";
import { visitPolitely, visitRecorded } from "./hosts";
import type { Pace } from "./lane";
import { defaultLimits, type Limits } from "./limits";
import { createRobots, type RobotsStore, robotsInMemory } from "./robots";
import type { Route } from "./route";
import { refuseReserved, wantsPage } from "./wanted";

export type Ask = {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | null;
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
  pace?: Pace;
  /** A page made to be read by programs is asked for without its host's robots.txt. */
  robots?: "obey" | "published";
};

export type Answer = {
  /** Where the answer came from, after every redirect. */
  url: string;
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Size of the decompressed body. */
  bytes: number;
  fetchedAt: string;
  notModified: boolean;
};

export type Fetch = (ask: Ask) => Promise<Answer>;

type Means = {
  userAgent: string;
  route: Route;
  isPolite: boolean;
  now: () => Date;
  robots?: RobotsStore;
  limits?: Partial<Limits>;
};

/** The fetcher over any route; the door for everyone else is `createFetch`. */
export function createFetcher({ userAgent, route, isPolite, now, ...means }: Means): Fetch {
  const limits = { ...defaultLimits, ...means.limits };
  const store = means.robots ?? robotsInMemory(now);
  const read = (url: string) => robotsTextAt(url, follow);
  const robots = createRobots({ userAgent, store, now, limits, read });
  const visit = isPolite ? visitPolitely(robots, limits, now) : visitRecorded();
  const follow = createFollow({ userAgent, route, anyPort: !isPolite, limits, visit });

  return async (ask) => {
    const { url, reply } = await follow(ask, wantsPage);
    return answerOf(url, reply, now());
  };
}

function answerOf(url: URL, { status, headers, body }: Reply, now: Date): Answer {
  const contentType = headers["content-type"] ?? "";
  const text = textOf(body, contentType);
  if (contentType.includes("html")) refuseReserved(url.hostname, text);
  return {
    url: url.href,
    status,
    headers,
    body: text,
    bytes: body.length,
    fetchedAt: now.toISOString(),
    notModified: status === 304,
  };
}
