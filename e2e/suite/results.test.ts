import { expect, test } from "bun:test";
import { countsIn, failedIn, isGreen, slowestIn, sumOf, telling } from "./results";

const text = `jobs.test.ts:
(pass) a job is found by its title [1200.00ms]
(fail) a job of nobody's is shown [30.50ms]
(pass) quick
error: what was wrong

 3 pass
 1 skip
 1 fail
Ran 5 tests across 1 file. [9.00s]
`;

test("of a part it is counted what passed, failed and was skipped, and told which failed and what is slow", () => {
  expect(countsIn(text)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  const failed = { name: "a job of nobody's is shown", file: "jobs.test.ts" };
  const again = "\nradar.test.ts:\n(fail) a job of nobody's is shown [30.50ms]";
  expect(failedIn(text + again)).toEqual([failed]);
  expect(slowestIn(text)[0]).toBe("   1.2 s  a job is found by its title");
  expect(telling(text)).toContain("error: what was wrong");
  expect(telling(text)).not.toContain("(pass)");
});

test("a run is green with no failure and at least one test, whatever was built", () => {
  const built = { passed: 1, failed: 0, skipped: 0, cpu: 2 };
  const tested = { passed: 40, failed: 0, skipped: 1, cpu: 3 };
  const total = sumOf([built, tested]);
  expect(total).toEqual({ passed: 41, failed: 0, skipped: 1, cpu: 5 });
  expect(isGreen(total, 2)).toBe(true);
  expect(isGreen(sumOf([built, built]), 2)).toBe(false);
  expect(isGreen({ ...total, failed: 1 }, 2)).toBe(false);
});
