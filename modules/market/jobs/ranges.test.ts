import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { ad, pay, takeIn } from "./fixtures";

const app = testApp();
const posted = (iso: string) => ({
  iso: `${iso}T10:00:00.000Z`,
  precision: "day" as const,
  raw: iso,
});
await takeIn(app, [
  ad({ salary: pay({ yearlyMin: 60_000, yearlyMax: 75_000 }), postedAt: posted("2026-01-31") }),
  ad({ title: "Chiller technician", salary: pay(), postedAt: posted("2026-02-01") }),
  ad({ title: "UPS technician", salary: pay({ currency: "GBP" }) }),
]);
const reader = signedIn(app, "viewer");

test.each([
  // 60,000 pounds are 69,140 euros.
  ["?salary=70000..", 1],
  ["?salary=69000..", 2],
  ["?salary=..65000", 2],
  ["?salary=65000..70000", 2],
  ["?posted=2026-01", 1],
  ["?posted=..2026-02-01", 2],
  ["?score=..100", 3],
  ["?score=101..", 0],
  ["?q=technician%20salary:60000", 1],
  ["?q=technician%20salary:>=60000", 2],
])("%s finds %i, and counts as many", async (query, count) => {
  const { ask } = await reader;
  const page = await ask("GET", `/api/jobs${query}`);
  expect(await page.json()).toHaveLength(count);
  const counts = await ask("GET", `/api/jobs/counts${query}`);
  expect(await counts.json()).toMatchObject({ total: count });
  const file = await ask("GET", `/api/jobs/export${query}&format=json`);
  expect(await file.json()).toHaveLength(count);
});

test("the best paid comes first in whatever currency it is paid", async () => {
  const own = testApp();
  await takeIn(own, [
    ad({ title: "Euros", salary: pay({ yearlyMin: 70_000, yearlyMax: 70_000 }) }),
    ad({ title: "Kronor", salary: pay({ yearlyMax: 700_000, currency: "SEK" }) }),
    ad({ title: "Pounds", salary: pay({ yearlyMax: 65_000, currency: "GBP" }) }),
    ad({ title: "Zloty", salary: pay({ yearlyMax: 260_000, currency: "PLN" }) }),
    ad({ title: "Unknown", salary: pay({ yearlyMax: 900_000, currency: "XAU" }) }),
    ad({ title: "Nothing" }),
  ]);
  const { ask } = await signedIn(own, "viewer");
  const found: { title: string }[] = await (await ask("GET", "/api/jobs?sort=salary")).json();
  expect(found.map(({ title }) => title)).toEqual([
    "Pounds",
    "Euros",
    "Kronor",
    "Zloty",
    "Unknown",
    "Nothing",
  ]);
});
