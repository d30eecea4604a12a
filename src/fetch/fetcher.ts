import { createAgents } from "./agents";
import { textOf } from "./charset";
import { exchange, type Headers, type Reply } from "./exchange";
import { visitPolitely, visitRecorded } from "./hosts";
import { defaultLimits, type Limits } from "./limits";
import type { Pace } from "./lane";
import { Refusal } from "./refusal";
import { createRobots, type RobotsStore, robotsInMemory } from "./robots";
import type { Route } from "./route";
import { firstStep, nextStep } from "./step";
import { redirectOf, refuseReserved, wantsPage } from "./wanted";

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
  const agents = createAgents(mostConnections);
  const store = means.robots ?? robotsInMemory(now);
  const robots = createRobots({ userAgent, store, now, limits, read: readRobots });
  const visit = isPolite ? visitPolitely(robots, limits, now) : visitRecorded();

  async function follow(ask: Ask, wants: Wants): Promise<{ url: URL; reply: Reply }> {
    let step = firstStep(ask, userAgent, !isPolite);
    let wholeMs = limits.wholeMs;

    for (let hops = 0; hops <= limits.redirects; hops += 1) {
      const { url } = step;
      const reply = await visit(url, ask, async () => {
        const begun = performance.now();
        const call = { ...step, line: route(url), signal: ask.signal, wholeMs, wants: wants(url) };
        const reply = await exchange(agents, limits, call);
        wholeMs -= performance.now() - begun;
        return reply;
      });
      const location = redirectOf(reply.status, reply.headers);
      if (location === null) return { url, reply };
      step = nextStep(step, reply.status, location, !isPolite);
    }
    throw new Refusal("too-many-redirects", `${step.url.hostname} redirects too often.`);
  }

  async function readRobots(url: string): Promise<string | null> {
    try {
      const { reply } = await follow(
        { url, robots: "published", pace: { concurrency: 1, pauseMs: 0 } },
        () => isSuccess,
      );
      if (isSuccess(reply.status)) return textOf(reply.body, "text/plain");
      return reply.status >= 400 && reply.status < 500 ? "" : null;
    } catch (error) {
      // An address that must not be reached is the page's own refusal, not a silent host's.
      if (error instanceof Refusal && error.kind !== "address") return null;
      throw error;
    }
  }

  return async (ask) => {
    const { url, reply } = await follow(ask, wantsPageOf);
    return answerOf(url, reply, now());
  };
}

type Wants = (url: URL) => (status: number, headers: Headers) => boolean;

const mostConnections = 16;
const isSuccess = (status: number) => status >= 200 && status < 300;
const wantsPageOf: Wants =
  ({ hostname }) =>
  (status, headers) =>
    wantsPage(hostname, status, headers);

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
