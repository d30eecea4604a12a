import { acceptedEncodings } from "./body";
import type { Headers } from "./exchange";
import type { Ask } from "./fetcher";
import { targetOf } from "./target";

/** What is asked at one place of a chain of redirects. */
export type Step = { url: URL; method: "GET" | "POST"; headers: Headers; body: string | null };

// Cookies are never sent; the others belong to the connection, which is not the caller's.
const notTheCallers =
  /^(cookie|connection|keep-alive|te|trailer|transfer-.*|upgrade|expect|content-length|host|proxy-.*)$/;
const harmlessElsewhere =
  /^(accept|accept-language|accept-encoding|user-agent|content-type|if-.*)$/;
const pages =
  "text/html,application/xhtml+xml,application/xml;q=0.9,application/json;q=0.9,*/*;q=0.5";

export function firstStep(ask: Ask, userAgent: string, anyPort: boolean): Step {
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
export function nextStep(step: Step, status: number, location: string, anyPort: boolean): Step {
  const url = targetOf(location, anyPort, step.url);
  const headers =
    url.origin === step.url.origin ? step.headers : keep(step.headers, harmlessElsewhere);
  const isSameRequest = status === 307 || status === 308 || step.method === "GET";
  return isSameRequest ? { ...step, url, headers } : { url, method: "GET", headers, body: null };
}

const keep = (headers: Headers, names: RegExp): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.test(name)));
