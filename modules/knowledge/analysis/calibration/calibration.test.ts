import { expect, test } from "bun:test";
import fc from "fast-check";
import { calibrate, identity, rawOf } from "./calibrated";
import { crossValidate, isWorthIt } from "./cross-validation";
import { fit, platt } from "./fit";

const anyThresholds = fc
  .record({ softFrom: fc.integer({ min: 5, max: 85 }), gap: fc.integer({ min: 5, max: 10 }) })
  .map(({ softFrom, gap }) => ({ softFrom, hardFrom: softFrom + gap }));
const anyScore = fc.double({ min: 0, max: 100, noNaN: true });

test("a higher score never becomes the lower one", () => {
  fc.assert(
    fc.property(anyThresholds, anyScore, anyScore, (thresholds, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(calibrate(high, thresholds)).toBeGreaterThanOrEqual(calibrate(low, thresholds));
    }),
  );
});

test("a calibrated score leads back to the engine's own", () => {
  fc.assert(
    fc.property(anyThresholds, anyScore, (thresholds, score) => {
      expect(rawOf(calibrate(score, thresholds), thresholds)).toBeCloseTo(score, 6);
    }),
  );
});

test("the thresholds become the edges of the classes, the ends stay", () => {
  const thresholds = { softFrom: 50, hardFrom: 90 };
  expect([0, 50, 90, 100].map((it) => calibrate(it, thresholds))).toEqual([0, 60, 80, 100]);
  expect([0, 37, 60, 80, 100].map((it) => calibrate(it, identity))).toEqual([0, 37, 60, 80, 100]);
});

test("a chance rises with the score, and clean answers keep it from certainty", () => {
  const chance = platt([10, 20, 80, 90].map((score) => ({ score, isTrue: score > 50 })));

  expect(chance(10)).toBeLessThan(0.5);
  expect(chance(90)).toBeGreaterThan(0.5);
  expect(chance(90)).toBeLessThan(1);
});

/** Ads whose grade 3 begins at 90 and whose grade 2 begins at 70. */
const shifted = Array.from({ length: 400 }, (_, at) => {
  const score = at % 100;
  return { score, grade: score >= 90 ? 3 : score >= 70 ? 2 : 0 };
});

test("ads that are scored too high raise the thresholds, and sorting unseen ads gets better", () => {
  const { softFrom, hardFrom } = fit(shifted);
  expect(softFrom).toBeGreaterThan(60);
  expect(hardFrom).toBeGreaterThan(80);
  expect(isWorthIt(crossValidate(shifted, 5))).toBe(true);
});

test("a handful of ads hardly moves what was set by hand", () => {
  const { hardFrom } = fit(shifted.filter((_, at) => at % 40 === 0));
  expect(Math.abs(hardFrom - identity.hardFrom)).toBeLessThanOrEqual(3);
});

test("where the thresholds set by hand sort everything right, fitting is not worth it", () => {
  const clean = Array.from({ length: 200 }, (_, at) => {
    const score = at % 100;
    return { score, grade: score >= 80 ? 3 : score >= 60 ? 2 : 0 };
  });
  expect(isWorthIt(crossValidate(clean, 5))).toBe(false);
});
