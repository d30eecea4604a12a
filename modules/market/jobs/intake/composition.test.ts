import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { ad, allJobs, longText, pay, place, takeIn } from "../fixtures";

test("a job shows the longest text, the employer's own pay and the earliest date of its ads", async () => {
  const app = testApp();
  const date = (iso: string) => ({ iso, precision: "day" as const, raw: iso });
  await takeIn(app, [
    ad({
      source: "linkedin",
      text: longText("same", 80),
      salary: pay({ statedBy: "estimate", yearlyMax: 99_000 }),
    }),
    ad({
      source: "indeed",
      text: longText("same", 120),
      postedAt: date("2025-12-20T00:00:00.000Z"),
    }),
    ad({
      source: "xing",
      text: longText("same", 90),
      salary: pay(),
      postedAt: date("2025-12-10T00:00:00.000Z"),
    }),
  ]);
  expect(await allJobs(app)).toMatchObject([
    {
      description: longText("same", 120),
      salaryMin: 60_000,
      salaryMax: 60_000,
      postedAt: "2025-12-10T00:00:00.000Z",
    },
  ]);
});

test("a board's estimate never becomes a figure, nor the employer's words", async () => {
  const app = testApp();
  await takeIn(app, [ad({ salary: pay({ statedBy: "estimate" }) })]);
  expect(await allJobs(app)).toMatchObject([
    { salary: null, salaryMin: null, salaryMax: null, salaryCurrency: null },
  ]);
});

test("a result card never takes away what the whole ad told", async () => {
  const app = testApp();
  const whole = ad({ text: longText("told"), salary: pay(), places: [place("Delft", "NL")] });
  await takeIn(app, [whole]);
  await takeIn(app, [{ ...whole, text: null, salary: null, places: [] }]);
  expect(await allJobs(app)).toMatchObject([
    { description: longText("told"), salaryMin: 60_000, location: "Delft" },
  ]);
});
