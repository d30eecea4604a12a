import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  createBatchSize,
  createSlices,
  inSlices,
  pause,
  plannedMs,
  sliceMs,
  sortedInSlices,
} from "./time-slices";
import { looksDuring } from "./time-slices.testing";

/** An event loop that turns when the test says so, and a clock that only work moves. */
function loop() {
  let at = 0;
  let waiting: (() => void)[] = [];
  const slices = createSlices({
    now: () => at,
    turn: () => new Promise<void>((next) => waiting.push(next)),
  });
  const settle = () => new Promise<void>((done) => void setImmediate(done));
  return {
    slices,
    work: (ms: number) => (at += ms),
    async turns() {
      const due = waiting;
      waiting = [];
      for (const next of due) next();
      await settle();
    },
    settle,
  };
}

/** Each item takes so long; how many were done by the end of each turn. */
async function perTurn(works: number[][], turns: number): Promise<number[]> {
  const { slices, work, ...the } = loop();
  let done = 0;
  for (const items of works) {
    void (async () => {
      for (const ms of items) {
        work(ms);
        done += 1;
        await slices.pause();
      }
    })();
  }
  const counts: number[] = [];
  for (let n = 0; n < turns; n += 1) {
    await the.settle();
    counts.push(done);
    await the.turns();
  }
  return counts;
}

test("a slice ends as soon as it has lasted as long as it may, and the rest waits for the next turn", async () => {
  const items = Array.from({ length: 12 }, () => 1);
  expect(await perTurn([items], 3)).toEqual([1 + plannedMs, 1 + 2 * plannedMs, 10]);
});

test("a slice ends before a step that would keep others waiting too long, and not after it", async () => {
  expect(await perTurn([[2, 2, 2, 2, 2, 2]], 4)).toEqual([2, 3, 4, 5]);
});

test("very many are sorted as they would be at once, equals as they came, while others have their turn", async () => {
  const pair = fc.tuple(fc.nat({ max: 40 }), fc.nat());
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { maxLength: 1200, size: "max" }), async (all) => {
      const byFirst = (a: [number, number], b: [number, number]) => a[0] - b[0];
      expect(await sortedInSlices(all, byFirst)).toEqual(all.toSorted(byFirst));
    }),
    { numRuns: 40 },
  );
  const numbers = Array.from({ length: 5000 }, (_, n) => (n * 7919) % 5003);
  const looks = await looksDuring(() => sortedInSlices(numbers, (a, b) => a - b));
  expect(looks).toBeGreaterThan(100);
});

test("what is short is done in one turn, and what is long at least goes on", async () => {
  expect(await perTurn([[1, 1, 1]], 1)).toEqual([3]);
  expect(await perTurn([[50, 50, 50]], 4)).toEqual([2, 3, 3, 3]);
});

test("several works share one slice and take turns, so that a turn is no longer for their number", async () => {
  const items = Array.from({ length: 30 }, () => sliceMs);
  const counts = await perTurn([items, items, items], 12);
  const each = counts.map((count, n) => count - (counts[n - 1] ?? 0)).slice(1);
  expect(Math.max(...each)).toBeLessThanOrEqual(2);
  expect(counts.at(-1)).toBeGreaterThanOrEqual(12);
});

test("others have their turn while much is done", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  let done = 0;
  await inSlices(Array.from({ length: 40 }), () => {
    const end = performance.now() + 1;
    while (performance.now() < end);
    done += 1;
  });
  clearInterval(timer);
  expect(done).toBe(40);
  expect(turns).toBeGreaterThanOrEqual(4);
});

test("nothing is lost where many pause at the same time", async () => {
  const ended = await Promise.all(Array.from({ length: 200 }, (_, n) => pause().then(() => n)));
  expect(ended).toHaveLength(200);
});

/** Writes one after the other that each compute so much by itself and so much for a row; how many rows each had. */
async function sizesOf(each: number, perRow: number, writes = 8): Promise<number[]> {
  let at = 0;
  const size = createBatchSize({ least: 16, most: 200 }, () => at);
  const sizes: number[] = [];
  for (let n = 0; n < writes; n += 1) {
    sizes.push(size.now());
    await size.during(size.now(), async () => (at += each + size.now() * perRow));
  }
  return sizes;
}

test("a write grows to as many rows as one slice computes, and to no more", async () => {
  expect(await sizesOf(0, 0.125)).toEqual([16, 32, 40, 40, 40, 40, 40, 40]);
  expect(await sizesOf(0, 0.015625)).toEqual([16, 32, 64, 128, 200, 200, 200, 200]);
  const rows = (await sizesOf(2, 0.05)).at(-1) ?? 0;
  expect(2 + rows * 0.05).toBeWithin(sliceMs - 0.5, sliceMs + 0.1);
});

test("a write that computes longer than a slice whatever it holds is never smaller than the least", async () => {
  expect((await sizesOf(20, 1)).every((it) => it === 16)).toBe(true);
});

test("what finds little to do says nothing of how many fit, and what it did says it", async () => {
  let at = 0;
  const size = createBatchSize({ least: 16, most: 200 }, () => at);
  const merge = (done: number, took: number) =>
    size.during(
      (it: number) => it,
      async () => ((at += took), done),
    );
  await merge(16, 0.5);
  expect(size.now()).toBe(32);
  for (const done of [0, 1, 7]) await merge(done, 0.001);
  expect(size.now()).toBe(32);
  await merge(10, 5);
  expect(size.now()).toBe(16);
});
