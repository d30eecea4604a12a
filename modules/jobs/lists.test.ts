import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { targetClasses } from "@/modules/analysis/rules";
import { request, signedIn, testApp } from "../testing";
import { archive } from "./care";
import { exported } from "./export";
import { ad, allJobs, pay, place, takeIn } from "./fixtures";
import { lifecycle } from "./index";
import { JobExport, JobFilter, JobQuery, sorts } from "./index";
import { counts, list } from "./service";
import { jobs as table } from "./schema";

const app = testApp();
const runs = [1, 2, 3].map(() => Bun.randomUUIDv7());
const words = ["UPS", "chiller", "Kälte", "BMS", "réseau"];
const sources = ["linkedin", "indeed", "greenhouse"] as const;
const countries = ["NL", "DE", "GB", null];

/** Many jobs of every kind: three of five share their figures, so that pages cut through equals. */
for (const [n, runId] of runs.entries()) {
  const some = Array.from({ length: 40 }, (_, k) =>
    ad({
      source: sources[(n + k) % 3] ?? "linkedin",
      title: `${words[k % 5]} Engineer ${n}-${k}`,
      company: `Company ${n} ${k}`,
      places: [place(null, countries[k % 4] ?? null)],
      salary:
        k % 3
          ? pay({ yearlyMin: 50_000 + (k % 5) * 1000, yearlyMax: 60_000 + (k % 2) * 1000 })
          : null,
      text: `The ${words[(k + n) % 5]} of a data centre in ${k % 2 ? "Utrecht" : "Køge"}.`,
    }),
  );
  await takeIn(app, some, { runId });
  const last = some.at(-1);
  if (last) await app.write(await lifecycle.departed(app, last.source, last.externalId));
}
const everything = await allJobs(app);
await archive(
  app,
  everything.filter(({ seq }) => seq % 7 === 0).map(({ id }) => id),
);
// The score of written words is one figure; lists have to hold for any.
for (const { id, seq } of everything)
  await app.write([
    app.db
      .update(table)
      .set({ score: (seq * 31) % 9 ? (seq * 17) % 101 : 50 })
      .where(eq(table.id, id)),
  ]);

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
      const rows = JSON.parse(String(file.content));
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

test("no search, however strange, makes the list stumble", async () => {
  const odd = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          "OR",
          "AND",
          "NOT",
          "NEAR",
          '"',
          "*",
          "(",
          ")",
          "^",
          "-",
          ":",
          "{",
          "a",
          "title:",
          "\0",
          "'",
          "ups",
          " ",
          "ª",
          "½",
          "\u{1F600}",
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (q) => {
      const answer = await asked(`q=${encodeURIComponent(q.toWellFormed().slice(0, 200))}`);
      expect([q, answer.status]).toEqual([q, 200]);
    }),
    { numRuns: 600, seed: 2026 },
  );
});

test.each([
  ["kalte", "words are found without their accents"],
  ["CHILL", "the last word may be unfinished"],
  ['"chiller engineer"', "words in quotes stand together"],
  ["chiller OR reseau", "OR means either"],
])("%s: %s", async (q) => {
  const { total } = await list(app, JobQuery.parse({ q }));
  expect(total).toBeWithin(1, everything.length);
});

test("NOT leaves out, and every word is needed", async () => {
  const total = async (q: string) => (await list(app, JobQuery.parse({ q, status: "all" }))).total;
  expect((await total("engineer NOT ups")) + (await total("engineer ups"))).toBe(
    await total("engineer"),
  );
});

test.each([
  ["q=chiller%2C%20engineer", 1],
  ["q=%5B1%5D%20engineer%2C", 0],
  ["source=linkedin,indeed", 1],
  ["country=DE%2CUK", 1],
])("the question ?%s is understood with its commas", async (query, least) => {
  const answer = await asked(query);
  expect(answer.status).toBe(200);
  expect((await answer.json()).length).toBeGreaterThanOrEqual(least);
});

test("the number people say aloud finds exactly that job", async () => {
  for (const q of ["J-0012", "j12", "J12"]) {
    const { jobs } = await list(app, JobQuery.parse({ q, status: "all" }));
    expect(jobs.map(({ number }) => number)).toEqual(["J-0012"]);
  }
});

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

test.each([
  "sort=id",
  "sort=score;drop",
  "status=x",
  "class=all",
  "limit=0",
  "limit=201",
  "source=nowhere",
  "run=1",
  `q=${"x".repeat(201)}`,
])("a question with %s is refused", async (query) => {
  expect((await asked(query)).status).toBe(422);
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
