import { expect, test } from "bun:test";
import fc from "fast-check";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import { request, signedIn, testApp } from "@/modules/testing";
import { exported } from "./lists/export";
import { ad, crowd, takeIn } from "./fixtures";
import { JobExport, JobFilter, JobQuery, sorts } from "./index";
import { counts, list } from "./service";

const { app, runs, everything } = await crowd();

const optional = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
const filters = fc.record({
  q: optional("UPS", "kalte", "chil", "UPS OR chiller", "engineer NOT bms", "J-0007", "nowhere"),
  class: optional(...targetClasses),
  source: optional("linkedin", "indeed,greenhouse"),
  country: optional("NL", "UK", "DE,UK"),
  status: optional("open", "gone", "archived", "all"),
  sourceType: optional("scraped", "sample"),
  run: optional(...runs),
});

test("list, counts and export agree for any filter", async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const page = await list(app, JobQuery.parse({ ...filter, limit: 200 }));
      const count = await counts(app, JobFilter.parse(filter));
      const file = await exported(app, JobExport.parse({ ...filter, format: "json" }));
      const rows: unknown[] = await file.json();
      expect(rows).toEqual(JSON.parse(JSON.stringify(page.jobs)));
      expect(page.total).toBe(rows.length);
      const { class: chosen } = filter;
      const { hardTargets, softTargets, potential, total } = count;
      expect(hardTargets + softTargets + potential).toBe(total);
      const ofClass = { "hard-target": hardTargets, "soft-target": softTargets, potential };
      expect(chosen ? ofClass[chosen] : total).toBe(page.total);
    }),
    { numRuns: 120, seed: 2026 },
  );
});

test("paging shows every job once, in order, whatever the order and the length of a page", async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...sorts),
      fc.integer({ min: 1, max: 37 }),
      async (filter, sort, limit) => {
        const whole = await list(app, JobQuery.parse({ ...filter, sort, limit: 200 }));
        const seen: string[] = [];
        let cursor: string | null | undefined;
        do {
          const page = await list(
            app,
            JobQuery.parse({ ...filter, sort, limit, cursor: cursor ?? undefined }),
          );
          expect(page.jobs.length).toBeLessThanOrEqual(limit);
          seen.push(...page.jobs.map(({ id }) => id));
          cursor = page.next;
        } while (cursor);
        expect(seen).toEqual(whole.jobs.map(({ id }) => id));
      },
    ),
    { numRuns: 60, seed: 2026 },
  );
});

test.each([
  ["score", ({ aiMatchScore }: { aiMatchScore: string | null }) => Number(aiMatchScore)],
  ["salary", ({ salaryMax }: { salaryMax: string | null }) => Number(salaryMax ?? -1)],
] as const)("the order by %s falls from the first to the last", async (sort, of) => {
  const { jobs } = await list(app, JobQuery.parse({ sort, limit: 200 }));
  const figures = jobs.map(of as (job: (typeof jobs)[number]) => number);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  expect(new Set(figures).size).toBeGreaterThan(2);
});

const reader = signedIn(app, "viewer");
const asked = async (query: string) => (await reader).ask("GET", `/api/jobs?${query}`);

test("no page mark, however bent, makes the list stumble", async () => {
  const marks = [1, {}, [], [1], [{}, 1], [[1], [2]], ["a", "b"], [null, 1], "x", null, [1, 2, 3]];
  for (const mark of [
    ...marks.map((it) => btoa(JSON.stringify(it))),
    "%00",
    "!!",
    "é".repeat(20),
  ]) {
    const { status } = await asked(`cursor=${encodeURIComponent(mark)}`);
    expect([mark, [404, 422].includes(status)]).toEqual([mark, true]);
  }
});

test("the answer names the total and where the next page begins, until the last", async () => {
  const first = await asked("limit=40&status=all");
  expect(first.headers.get("x-total-count")).toBe(String(everything.length));
  const link = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const { cookie } = await reader;
  const second = await request(app, "GET", link, { cookie });
  expect(await second.json()).toHaveLength(40);
  expect((await asked("limit=200&status=all")).headers.get("link")).toBeNull();
});

test("a run that only saw known ads again still shows what it found", async () => {
  const own = testApp();
  const one = ad();
  const [first = "", second = ""] = runs;
  await takeIn(own, [one], { runId: first });
  const { ask } = await signedIn(own, "viewer");
  const look = async (tag = "") =>
    ask("GET", `/api/jobs?run=${second}`, { headers: { "if-none-match": tag } });
  const before = await look();
  expect(await before.json()).toEqual([]);
  await takeIn(own, [one], { runId: second });
  const after = await look(before.headers.get("etag") ?? "");
  expect(after.status).toBe(200);
  expect(await after.json()).toHaveLength(1);
  expect((await counts(own, JobFilter.parse({ run: second }))).total).toBe(1);
});

test("UK is shown and understood where GB is kept", async () => {
  const { jobs } = await list(app, JobQuery.parse({ country: "UK", status: "all", limit: 200 }));
  expect(new Set(jobs.map(({ country }) => country))).toEqual(new Set(["UK"]));
  expect(jobs).toHaveLength(everything.filter(({ country }) => country === "GB").length);
});
