import { createAgents } from "./agents";
import { textOf } from "../reading/charset";
import { exchange, type Headers, type Reply } from "../exchange";
import type { FetchRequest } from "../request";
import type { Visit } from "./hosts";
import type { Limits } from "../limits";
import { redirectOf } from "../reading/response-check";
import { acceptedEncodings } from "../reading/body";
import { Refusal } from "../refusal";
import { type Route, targetOf } from "../route";

/** What is asked at one place of a chain of redirects. */
type Step = { url: URL; method: "GET" | "POST"; headers: Headers; body: string | null };

// Cookies are never sent; the others belong to the connection, which is not the caller's.
const notTheCallers =
  /^(cookie|connection|keep-alive|te|trailer|transfer-.*|upgrade|expect|content-length|host|proxy-.*)$/;
const harmlessElsewhere =
  /^(accept|accept-language|accept-encoding|user-agent|content-type|if-.*)$/;
const pages =
  "text/html,application/xhtml+xml,application/xml;q=0.9,application/json;q=0.9,*/*;q=0.5";

function firstStep(ask: FetchRequest, userAgent: string, anyPort: boolean): Step {
  const own = Object.entries(ask.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const headers: Headers = {
    accept: pages,
    ...Object.fromEntries(own.filter(([name = ""]) => !notTheCallers.test(name))),
    ...(ask.etag && { "if-none-match": ask.etag }),
    ...(ask.lastModified && { "if-modified-since": ask.lastModified }),
    "user-agent": userAgent,
    "accept-encoding": acceptedEncodings,
  };
  const url = targetOf(ask.url, anyPort);
  return { url, method: ask.method ?? "GET", headers, body: ask.body ?? null };
}

/** Where a redirect leads, checked like the first address; keys never follow to another origin. */
function nextStep(step: Step, status: number, url: URL): Step {
  const headers =
    url.origin === step.url.origin ? step.headers : keep(step.headers, harmlessElsewhere);
  const isSameRequest = status === 307 || status === 308 || step.method === "GET";
  return isSameRequest ? { ...step, url, headers } : { url, method: "GET", headers, body: null };
}

const keep = (headers: Headers, names: RegExp): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.test(name)));

/** Asks, and goes where the answers send it, to the last one. */
export type FollowRedirects = (
  ask: FetchRequest,
  wants: Wants,
) => Promise<{ url: URL; reply: Reply }>;
type Wants = (host: string, status: number, headers: Headers) => boolean;

type FollowOptions = {
  userAgent: string;
  route: Route;
  anyPort: boolean;
  limits: Limits;
  visit: Visit;
};

const mostConnections = 16;

export function createRedirectFollower({
  userAgent,
  route,
  anyPort,
  limits,
  visit,
}: FollowOptions): FollowRedirects {
  const agents = createAgents(mostConnections);

  return async (ask, wants) => {
    let step = firstStep(ask, userAgent, anyPort);
    let wholeMs = limits.wholeMs;

    for (let hops = 0; hops <= limits.redirects; hops += 1) {
      const { url, ...request } = step;
      const reply = await visit(url, ask, async () => {
        const begun = performance.now();
        const reply = await exchange(agents(), limits, {
          ...request,
          url,
          line: route(url),
          signal: ask.signal,
          wholeMs,
          wants: (status, headers) => wants(url.hostname, status, headers),
        });
        wholeMs -= performance.now() - begun;
        return reply;
      });
      const location = redirectOf(reply.status, reply.headers);
      if (location === null) return { url, reply };
      step = nextStep(step, reply.status, targetOf(location, anyPort, url));
    }
    throw new Refusal("too-many-redirects", `${step.url.hostname} redirects too often.`);
  };
}

/** The text of a robots.txt, empty where the host has none, null where it does not say. */
export async function robotsTextAt(url: string, follow: FollowRedirects): Promise<string | null> {
  const ask: FetchRequest = { url, robots: "published", pace: { concurrency: 1, pauseMs: 0 } };
  try {
    const { reply } = await follow(ask, (_host, status) => isSuccess(status));
    if (isSuccess(reply.status)) return textOf(reply.body, "text/plain");
    // A host that is too busy to say has not said that it has none.
    return reply.status >= 400 && reply.status < 500 && reply.status !== 429 ? "" : null;
  } catch (error) {
    // An address that must not be reached is the page's own refusal, not a silent host's.
    if (error instanceof Refusal && error.kind !== "address") return null;
    throw error;
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;
