import { afterAll, beforeEach, expect, test } from "bun:test";
import { createFetcher } from "../fetcher";
import { defaultLimits, type Limits } from "../limits";
import { type RobotsStore, robotsInMemory } from "./robots";
import { hurried, noon, outcomeOf, reroutedTo } from "../testing";

let robots: () => Response | Promise<Response> = () => new Response("");
const asked: string[] = [];
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const { pathname, host } = new URL(request.url);
    asked.push(host + pathname);
    if (pathname === "/robots.txt") return robots();
    return new Response("a page", { headers: { "content-type": "text/html" } });
  },
});
afterAll(() => server.stop(true));
beforeEach(() => void (asked.length = 0));

let today = noon;
const reader = (store?: RobotsStore, limits: Partial<Limits> = {}) =>
  createFetcher({
    userAgent: "Coldaisle/1.0 (+https://coldaisle.example/bot)",
    route: reroutedTo(server.port ?? 0),
    isPolite: true,
    now: () => today,
    limits,
    ...(store && { robots: store }),
  });
const saying = (text: string, status = 200, headers = {}) => {
  robots = () =>
    new Response(text, { status, headers: { "content-type": "text/plain", ...headers } });
};
const read = (path: string, fetch = reader(), robots: "obey" | "published" = "obey") =>
  outcomeOf(fetch({ url: `http://jobs.example${path}`, pace: hurried, robots }));

test("a page that robots.txt closes is not asked for", async () => {
  saying("User-agent: *\nDisallow: /private\nAllow: /private/open");
  const fetch = reader();

  expect(await read("/private/1", fetch)).toBe("robots");
  expect(await read("/private/open", fetch)).toBe(200);
  expect(await read("/jobs", fetch)).toBe(200);
  expect(asked).toEqual([
    "jobs.example/robots.txt",
    "jobs.example/private/open",
    "jobs.example/jobs",
  ]);
});

test("what is said to us by name goes before what is said to all", async () => {
  saying("User-agent: *\nAllow: /\n\nUser-agent: coldaisle\nDisallow: /");
  expect(await read("/jobs")).toBe("robots");
  saying("User-agent: *\nDisallow: /\n\nUser-agent: Coldaisle\nAllow: /jobs$\nDisallow: /*?");
  expect(await read("/jobs")).toBe(200);
});

test("what is made to be read by programs is read without asking robots.txt", async () => {
  saying("User-agent: *\nDisallow: /");
  expect(await read("/feed", reader(), "published")).toBe(200);
  expect(asked).toEqual(["jobs.example/feed"]);
});

test.each([
  [200, 200],
  [400, 200],
  [401, 200],
  [403, 200],
  [404, 200],
  [410, 200],
  [429, "robots"],
  [500, "robots"],
  [502, "robots"],
  [503, "robots"],
])("a robots.txt that answers %i means %p", async (status, outcome) => {
  saying("", status);
  expect(await read("/jobs")).toBe(outcome);
});

test("a host whose robots.txt does not come is not read", async () => {
  robots = () => new Promise(() => {});
  expect(await read("/jobs", reader(undefined, { firstByteMs: 50 }))).toBe("robots");
});

test("robots.txt is followed over a redirect", async () => {
  let hops = 0;
  robots = () =>
    ++hops === 1
      ? new Response(null, { status: 301, headers: { location: "/robots.txt" } })
      : new Response("User-agent: *\nDisallow: /", { headers: { "content-type": "text/plain" } });
  expect(await read("/jobs")).toBe("robots");
  expect(hops).toBe(2);
});

test("a redirect into what robots.txt closes ends there", async () => {
  saying("User-agent: *\nDisallow: /closed");
  const fetch = createFetcher({
    userAgent: "Coldaisle/1.0",
    isPolite: true,
    now: () => noon,
    route: reroutedTo(redirecting.port ?? 0),
  });
  expect(await read("/jobs", fetch)).toBe("robots");
});
const redirecting = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: ({ url }) =>
    url.endsWith("/robots.txt")
      ? robots()
      : new Response(null, { status: 302, headers: { location: "/closed" } }),
});
afterAll(() => redirecting.stop(true));

test("a host is asked for its robots.txt once a day, whatever runs at once or anew", async () => {
  expect(defaultLimits.robotsAgeMs).toBe(86_400_000);
  saying("User-agent: *\nDisallow: /closed");
  const store = robotsInMemory(() => today);
  const robotsAsked = () => asked.filter((path) => path.endsWith("robots.txt")).length;
  const fetch = reader(store);
  await Promise.all(["/a", "/b", "/c"].map((path) => read(path, fetch)));
  expect(robotsAsked()).toBe(1);

  today = new Date(noon.getTime() + defaultLimits.robotsAgeMs - 1);
  expect(await read("/closed", fetch)).toBe("robots");
  expect(await read("/closed", reader(store))).toBe("robots");
  expect(robotsAsked()).toBe(1);

  saying("");
  today = new Date(noon.getTime() + defaultLimits.robotsAgeMs);
  expect(await read("/closed", fetch)).toBe(200);
  expect(robotsAsked()).toBe(2);
  today = noon;
});

test("a robots.txt that failed is asked again after a minute, and is not kept", async () => {
  const store = robotsInMemory(() => today);
  saying("", 500);
  const fetch = reader(store);
  expect([await read("/a", fetch), await read("/b", fetch)]).toEqual(["robots", "robots"]);
  expect(asked).toEqual(["jobs.example/robots.txt"]);
  expect(await store.read("jobs.example")).toBeNull();

  saying("");
  today = new Date(noon.getTime() + defaultLimits.robotsRetryMs);
  expect(await read("/a", fetch)).toBe(200);
  today = noon;
});

test("the delay that robots.txt asks for is the least pause, but never more than half a minute", async () => {
  expect(defaultLimits.crawlDelayMs).toBe(30_000);
  saying("User-agent: *\nCrawl-delay: 0.2");
  const fetch = reader();
  await read("/1", fetch);
  const begun = performance.now();
  await read("/2", fetch);
  expect(performance.now() - begun).toBeGreaterThan(195);

  saying("User-agent: *\nCrawl-delay: 86400");
  const capped = reader(undefined, { crawlDelayMs: 20 });
  expect([await read("/1", capped), await read("/2", capped)]).toEqual([200, 200]);
});

test("waiting for a slow robots.txt can be cancelled without spoiling it for others", async () => {
  robots = async () => {
    await Bun.sleep(100);
    return new Response("");
  };
  const fetch = reader();
  const controller = new AbortController();
  const url = "http://jobs.example/jobs";
  const cancelled = outcomeOf(fetch({ url, pace: hurried, signal: controller.signal }));
  const other = outcomeOf(fetch({ url, pace: hurried }));
  await Bun.sleep(20);
  controller.abort();
  expect([await cancelled, await other]).toEqual(["cancelled", 200]);
});
