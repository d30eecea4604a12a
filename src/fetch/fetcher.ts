import type { FetchRequest } from "./request";
import { textOf } from "./reading/charset";
import type { Reply } from "./exchange";
import { createRedirectFollower, robotsTextAt } from "./politeness/redirects";
import { visitPolitely, visitRecorded } from "./politeness/hosts";
import { defaultLimits, type Limits } from "./limits";
import { createRobots, type RobotsStore, robotsInMemory } from "./politeness/robots";
import type { Route } from "./route";
import { refuseReserved, wantsPage } from "./reading/response-check";

export type Answer = {
  /** Where the answer came from, after every redirect. */
  url: string;
  status: number;
  headers: Record<string, string>;
  /** The decompressed body as it came. */
  content: Uint8Array;
  /** The content as text, read from it each time it is asked for. */
  readonly body: string;
  fetchedAt: string;
  notModified: boolean;
};

export type Fetch = (ask: FetchRequest) => Promise<Answer>;

type FetcherOptions = {
  userAgent: string;
  route: Route;
  isPolite: boolean;
  now: () => Date;
  robots?: RobotsStore;
  limits?: Partial<Limits>;
};

/** The fetcher over any route; the door for everyone else is `createFetch`. */
export function createFetcher({
  userAgent,
  route,
  isPolite,
  now,
  ...means
}: FetcherOptions): Fetch {
  const limits = { ...defaultLimits, ...means.limits };
  const store = means.robots ?? robotsInMemory(now);
  const read = (url: string) => robotsTextAt(url, follow);
  const robots = createRobots({ userAgent, store, now, limits, read });
  const visit = isPolite ? visitPolitely(robots, limits, now) : visitRecorded();
  const follow = createRedirectFollower({ userAgent, route, anyPort: !isPolite, limits, visit });

  return async (ask) => {
    const { url, reply } = await follow(ask, wantsPage);
    return answerOf(url, reply, now());
  };
}

function answerOf(url: URL, { status, headers, body }: Reply, now: Date): Answer {
  const contentType = headers["content-type"] ?? "";
  if (contentType.includes("html")) refuseReserved(url.hostname, headOf(body, contentType));
  return {
    url: url.href,
    status,
    headers,
    content: body,
    get body() {
      return textOf(body, contentType);
    },
    fetchedAt: now.toISOString(),
    notModified: status === 304,
  };
}

/** As much of a page as its head usually takes; no character of ASCII is lost where it is cut. */
const headBytes = 32_768;
const headOf = (body: Uint8Array, contentType: string) =>
  textOf(body.subarray(0, headBytes), contentType);
