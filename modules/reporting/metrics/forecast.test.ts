import { expect, test } from "bun:test";
import { forecast } from "./forecast";
import { figureOf, growthOf } from "./rules";

test("what always was the same goes on the same, and nothing is foretold from too little", () => {
  expect(forecast([40, 40, 40, 40, 40, 40], 3, 6)).toEqual({ value: 120, low: 120, high: 120 });
  expect(forecast([40, 40, 40, 40, 40], 3, 6)).toBeNull();
});

test("eight of ten forecasts come true within their range", () => {
  let [inside, all, seed] = [0, 0, 7];
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const month = () => 100 + 20 * normal();
  for (; all < 2000; all += 1) {
    const found = forecast(Array.from({ length: 8 }, month), 3, 6);
    const came = month() + month() + month();
    if (found && came >= found.low && came <= found.high) inside += 1;
  }
  expect(inside / all).toBeGreaterThan(0.77);
  expect(inside / all).toBeLessThan(0.83);
});

test("a benchmark stands in for a figure of too few cases, and has no change", () => {
  const before = { value: 20, n: 9 };
  expect(figureOf({ measured: { value: 10, n: 4 }, before, benchmark: 18 })).toEqual({
    ...{ value: 18, n: 4, isBenchmark: true, change: null },
  });
  expect(figureOf({ measured: { value: 10, n: 5 }, before, benchmark: 18 })).toEqual({
    ...{ value: 10, n: 5, isBenchmark: false, change: -50 },
  });
  expect(
    figureOf({
      measured: { value: 80, n: 5 },
      before: { value: 75.5, n: 6 },
      benchmark: 91,
      unit: "points",
    }).change,
  ).toBe(4.5);
  expect(
    figureOf({ measured: { value: 80, n: 5 }, before: { value: 75, n: 4 }, benchmark: 91 }).change,
  ).toBeNull();
  expect([growthOf(5, 0), growthOf(5, -1), growthOf(5, 4)]).toEqual([null, null, 25]);
});
