import { afterAll, beforeEach, expect, test } from "bun:test";
import { maxConcurrency, defaultPace } from "./politeness/hosts";
import { defaultLimits } from "./limits";
import { createRateLimiter, jitterShare } from "./politeness/rate-limiter";
import { hurried, noon, outcomeOf, politeFetch, reroutedTo } from "./testing";

const arrivals: { host: string; at: number }[] = [];
let running = 0;
let mostRunning = 0;
let busyAnswers: { status: number; retryAfter: string | null }[] = [];

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    arrivals.push({ host: request.headers.get("host") ?? "", at: performance.now() });
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await Bun.sleep(5);
    running -= 1;
    const busy = busyAnswers.shift();
    const headers = { "content-type": "text/html" };
    if (!busy) return new Response("a page", { headers });
    const { status, retryAfter } = busy;
    return new Response("busy", {
      status,
      headers: { ...headers, ...(retryAfter && { "retry-after": retryAfter }) },
    });
  },
});
const route = reroutedTo(server.port ?? 0);
afterAll(() => server.stop(true));
beforeEach(() => {
  arrivals.length = 0;
  busyAnswers = [];
  mostRunning = 0;
});

const gaps = () => arrivals.slice(1).map(({ at }, index) => at - (arrivals[index]?.at ?? 0));
const times = (count: number, read: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => read(index)));

test("a host is asked once a second, one page at a time, unless its source says otherwise", () => {
  expect(defaultPace).toEqual({ concurrency: 1, pauseMs: 1000 });
});

test("between two pages of a host lies at least the pause, and never quite the same one", async () => {
  const lane = createRateLimiter("slow.example");
  const begun: number[] = [];
  const pace = { concurrency: 1, pauseMs: 40 };
  await times(6, () => lane.run(async () => void begun.push(performance.now()), pace));

  const gaps = begun.slice(1).map((at, n) => at - (begun[n] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(36);
  // A busy machine may hold up one of them; the pause itself never grows beyond its share.
  const [, , middle] = gaps.toSorted((one, other) => one - other);
  expect(middle).toBeLessThan(40 * (1 + jitterShare) + 30);
  expect(new Set(gaps.map(Math.round)).size).toBeGreaterThan(1);
});

test("whoever reads six pages of a host makes five pauses", async () => {
  const read = politeFetch(route);
  const from = performance.now();
  const pace = { concurrency: 1, pauseMs: 40 };
  await times(6, (n) => read({ url: `http://slow.example/${n}`, pace }));
  expect(Number(arrivals.at(-1)?.at) - from).toBeGreaterThan(5 * 40);
});

test("a host never serves more than two pages at once, whatever a source asks for", async () => {
  const read = politeFetch(route);
  await times(12, (n) =>
    read({ url: `http://busy.example/${n}`, pace: { concurrency: 99, pauseMs: 0 } }),
  );
  expect([maxConcurrency, mostRunning]).toEqual([2, 2]);
});

test("hosts do not wait for one another", async () => {
  const read = politeFetch(route);
  const pace = { concurrency: 1, pauseMs: 400 };
  await times(6, (n) => read({ url: `http://host-${n}.example/`, pace }));
  expect((arrivals.at(-1)?.at ?? 0) - (arrivals[0]?.at ?? 0)).toBeLessThan(300);
});

const busy = (status: number, retryAfter: string | null) => ({ status, retryAfter });
const quickBackOff = { backOffMs: 20 };

test.each([429, 503])(
  "after a %i a host is left alone as long as it asks, then asked again",
  async (status) => {
    busyAnswers = [busy(status, "1")];
    const outcome = await outcomeOf(
      politeFetch(route)({ url: "http://a.example/", pace: hurried }),
    );

    expect(outcome).toBe(200);
    expect(arrivals).toHaveLength(2);
    expect(gaps()[0]).toBeGreaterThan(990);
  },
);

test("the wish may be a date", async () => {
  busyAnswers = [busy(503, new Date(noon.getTime() + 1000).toUTCString())];
  expect(await outcomeOf(politeFetch(route)({ url: "http://a.example/", pace: hurried }))).toBe(
    200,
  );
  expect(gaps()[0]).toBeGreaterThan(990);
});

test("a busy host is asked at most twice more, each time later", async () => {
  busyAnswers = Array.from({ length: 9 }, () => busy(429, "0"));
  const read = politeFetch(route, quickBackOff);
  expect(await outcomeOf(read({ url: "http://a.example/", pace: hurried }))).toBe(429);

  const [first = 0, second = 0] = gaps();
  expect(arrivals).toHaveLength(3);
  expect(first).toBeGreaterThan(19);
  expect(second).toBeGreaterThan(39);
});

test("while a host wants peace, its other pages wait too", async () => {
  const read = politeFetch(route, quickBackOff);
  busyAnswers = [busy(429, "1")];
  await times(3, (n) =>
    read({ url: `http://a.example/${n}`, pace: { concurrency: 1, pauseMs: 0 } }),
  );
  expect(arrivals).toHaveLength(4);
  expect(gaps()[0]).toBeGreaterThan(990);
});

test("a host that says busy without a time is not asked again by itself", async () => {
  busyAnswers = [busy(429, null), busy(503, "soon")];
  const read = politeFetch(route);
  expect(await outcomeOf(read({ url: "http://a.example/1", pace: hurried }))).toBe(429);
  expect(await outcomeOf(read({ url: "http://a.example/2", pace: hurried }))).toBe(503);
  expect(arrivals).toHaveLength(2);
});

test("a host that wants more than a minute is not asked again, and its refusal stands for all pages", async () => {
  expect(defaultLimits.retryAfterMs).toBe(60_000);
  busyAnswers = [busy(429, "61")];
  const read = politeFetch(route);

  expect(await outcomeOf(read({ url: "http://a.example/1", pace: hurried }))).toBe(429);
  const other = await read({ url: "http://a.example/2", pace: hurried });

  expect([other.status, other.headers["retry-after"]]).toEqual([429, "61"]);
  expect(arrivals).toHaveLength(1);
  expect(await outcomeOf(read({ url: "http://b.example/", pace: hurried }))).toBe(200);
});

test("a page that waits for its turn can be cancelled, and the next one moves up", async () => {
  const read = politeFetch(route);
  const pace = { concurrency: 1, pauseMs: 150 };
  const controller = new AbortController();
  const first = read({ url: "http://a.example/1", pace });
  const waiting = read({ url: "http://a.example/2", pace, signal: controller.signal });
  const queued = read({ url: "http://a.example/3", pace, signal: controller.signal });
  const last = read({ url: "http://a.example/4", pace });
  await first;
  const begun = performance.now();
  controller.abort();

  expect(await Promise.all([outcomeOf(waiting), outcomeOf(queued)])).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect(performance.now() - begun).toBeLessThan(50);
  expect(await outcomeOf(last)).toBe(200);
  expect(arrivals).toHaveLength(2);
});

test("a queue goes on after a work that failed", async () => {
  const lane = createRateLimiter("a.example");
  const failing = lane.run(() => Promise.reject(new Error("broken")), hurried);
  expect(await failing.catch(({ message }) => message)).toBe("broken");
  expect(await lane.run(async () => "done", hurried)).toBe("done");
});
