import { type Fault, faultAt, spoiled } from "./faults";
import { padded } from "./markup";
import {
  type Asked,
  missing,
  type Reply,
  type AdCatalog,
  type Site,
  type StandInAd,
} from "./model";
import { standInAds } from "./catalog";
import { ashby, greenhouse, lever } from "./sites/boards-api";
import { careers } from "./sites/careers";
import { personio, recruitee, teamtailor, workable } from "./sites/company-feeds";
import { indeed } from "./sites/indeed";
import { linkedin } from "./sites/linkedin";
import { smartrecruiters, workday } from "./sites/paged-feeds";
import { adzuna, arbeitnow, arbeitsagentur } from "./sites/services";
import { stepstone } from "./sites/stepstone";
import { xing } from "./sites/xing";

const sites: Site[] = [
  linkedin,
  indeed,
  stepstone,
  xing,
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  teamtailor,
  workable,
  personio,
  workday,
  arbeitsagentur,
  arbeitnow,
  adzuna,
  careers,
];

export type StandInOptions = {
  ads?: StandInAd[];
  /** What "3 days ago" is counted from; without it the moment the stand-in was started. */
  now?: Date;
  /** Pages of markup are made at least this long, in characters. */
  padTo?: number;
  faults?: Fault[];
  /** How long every answer takes, or one of that host: a demo at full speed is over before anyone has seen it. */
  latencyMs?: number | ((host: string) => number);
};

export type StandIn = {
  origin: string;
  close(): Promise<void>;
  requests: { host: string; path: string; at: number }[];
};

/** Every source in miniature on one loopback port, told apart by the Host header. */
export function serveStandIn(given: StandInOptions = {}): StandIn {
  // Fixed once, so that an answer stays the same and its ETag holds.
  const { ads = standInAds, now = new Date() } = given;
  const shelf: AdCatalog = { ads, now };
  const counts = new Map<string, number>();
  const requests: StandIn["requests"] = [];
  const { latencyMs = 0 } = given;
  const latencyOf = typeof latencyMs === "number" ? () => latencyMs : latencyMs;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const asked = await askedBy(request);
      requests.push({
        host: asked.host,
        path: asked.url.pathname + asked.url.search,
        at: Date.now(),
      });
      const count = (counts.get(asked.host) ?? 0) + 1;
      counts.set(asked.host, count);
      if (latencyOf(asked.host) > 0) await Bun.sleep(latencyOf(asked.host));
      return respond(asked, replyTo(asked, shelf, { ...given, count }));
    },
  });
  return { origin: server.url.origin, close: () => server.stop(true), requests };
}

async function askedBy(request: Request): Promise<Asked> {
  const { method, headers } = request;
  const host = (headers.get("host") ?? "").replace(/:\d+$/, "").toLowerCase();
  const { pathname, search } = new URL(request.url);
  const url = new URL(pathname + search, `https://${host || "unknown.example"}`);
  return { host, url, method, headers, body: method === "POST" ? await request.text() : "" };
}

/** How often this host was asked, with this time. */
type Counted = StandInOptions & { count: number };

function replyTo(
  asked: Asked,
  shelf: AdCatalog,
  { faults = [], padTo = 0, count }: Counted,
): Reply {
  const fault = faultAt(faults, asked.host, count);
  const reply = rightReply(asked, shelf, padTo);
  return fault === null ? reply : spoiled(fault, reply);
}

function rightReply(asked: Asked, shelf: AdCatalog, padTo: number): Reply {
  if (asked.url.pathname === "/robots.txt") return robots(asked.host);
  const reply = sites.find((site) => site.isAt(asked.host))?.answer(asked, shelf) ?? missing;
  return reply.type === "html" ? { ...reply, body: padded(reply.body, padTo) } : reply;
}

function robots(host: string): Reply {
  const sitemap = careers.isAt(host) ? `Sitemap: https://${host}/sitemap.xml\n` : "";
  return { type: "text", body: `User-agent: *\nAllow: /\n${sitemap}` };
}

const types = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  text: "text/plain; charset=utf-8",
};

/** An answer that has not changed since the asker last saw it is a 304. */
function respond(asked: Asked, reply: Reply): Response {
  const status = reply.status ?? 200;
  const headers = { "content-type": types[reply.type], ...reply.headers };
  if (status !== 200) return new Response(reply.body, { status, headers });
  const etag = `"${Bun.hash(reply.body).toString(36)}"`;
  if (asked.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers: { etag } });
  return new Response(reply.body, { status, headers: { ...headers, etag } });
}
