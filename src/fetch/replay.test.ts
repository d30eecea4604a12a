import { afterAll, expect, test } from "bun:test";
import PQueue from "p-queue";
import { createFetch } from "./index";
import { lagDuring, noon, outcomeOf } from "./testing";

const page = `<html><body>${"<p>A technician for a hall of forty megawatts.</p>\n".repeat(1200)}`;
const asked: { host: string | null; path: string; agent: string | null }[] = [];
const recorded = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const { pathname, search } = new URL(request.url);
    const { headers } = request;
    asked.push({
      host: headers.get("host"),
      path: pathname + search,
      agent: headers.get("user-agent"),
    });
    if (pathname === "/busy")
      return new Response("", { status: 429, headers: { "retry-after": "30" } });
    const to = new URL(request.url).searchParams.get("to");
    if (to) return new Response(null, { status: 302, headers: { location: to } });
    return new Response(page, { headers: { "content-type": "text/html" } });
  },
});
afterAll(() => recorded.stop(true));

const origin = `http://127.0.0.1:${recorded.port}`;
const read = createFetch({
  userAgent: "Coldaisle/1.0",
  transport: { kind: "replay", origin },
  now: () => noon,
});

test("recorded pages of every host come from the one origin, asked for as they were", async () => {
  asked.length = 0;
  const urls = [
    "https://www.example.com/jobs?q=1&l=a%20b",
    "http://münchen.example:8443/",
    "http://10.0.0.1/x",
  ];
  for (const url of urls) expect((await read({ url })).status).toBe(200);

  expect(asked).toEqual([
    { host: "www.example.com", path: "/jobs?q=1&l=a%20b", agent: "Coldaisle/1.0" },
    { host: "xn--mnchen-3ya.example:8443", path: "/", agent: "Coldaisle/1.0" },
    { host: "10.0.0.1", path: "/x", agent: "Coldaisle/1.0" },
  ]);
});

test("no name is looked up and no robots.txt is asked for", async () => {
  const lookedUp: string[] = [];
  const resolve = async (name: string) => (lookedUp.push(name), []);
  const fetch = createFetch({
    userAgent: "x",
    transport: { kind: "replay", origin },
    now: () => noon,
    resolve,
  });
  asked.length = 0;
  await fetch({ url: "https://www.example.com/" });
  expect([lookedUp, asked.map(({ path }) => path)]).toEqual([[], ["/"]]);
});

test("redirects stay among the recorded pages", async () => {
  const answer = await read({ url: "https://a.example/?to=https://b.example/there" });
  expect(answer.url).toBe("https://b.example/there");
  expect(asked.at(-1)?.host).toBe("b.example");
  expect(await outcomeOf(read({ url: "https://a.example/?to=file:///etc/passwd" }))).toBe("scheme");
});

test("a recorded 429 is the answer at once", async () => {
  expect((await read({ url: "https://a.example/busy" })).status).toBe(429);
});

test.each(["https://127.0.0.1:1", "http://example.com", "http://10.0.0.1:80", "http://[::2]"])(
  "recorded pages are never taken from %s",
  (elsewhere) => {
    const transport = { kind: "replay", origin: elsewhere } as const;
    expect(() => createFetch({ userAgent: "x", transport, now: () => noon })).toThrow("loopback");
  },
);

test("reading costs little more than a bare loop, and keeps its memory", async () => {
  const pages = 1000;
  const all = async (one: (index: number) => Promise<unknown>) => {
    const queue = new PQueue({ concurrency: 16 });
    const begun = performance.now();
    await queue.addAll(Array.from({ length: pages }, (_, index) => () => one(index)));
    return Math.round((pages / (performance.now() - begun)) * 1000);
  };
  const bare = async (index: number) => (await fetch(`${origin}/${index}`)).text();
  const ours = (index: number) => read({ url: `https://www.example.com/${index}` });

  await all(ours);
  const before = process.memoryUsage().rss;
  let perSecond = 0;
  const lag = await lagDuring(async () => (perSecond = await all(ours)));
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024;

  const size = Math.round(page.length / 1024);
  console.log(`${size} KB pages per second: bare ${await all(bare)}, guarded ${perSecond}`);
  console.log(`lag ${lag.toFixed(0)} ms, memory +${grown.toFixed(0)} MiB over ${pages} pages`);
  expect(asked.length).toBeGreaterThan(pages);
});
