import { expect, test } from "bun:test";
import { count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import { testApp } from "@/modules/testing";
import { counts, totalOf } from "./lists/counting";
import { matching } from "./lists/filter";
import { ad, allJobs, takeIn } from "./fixtures";
import { JobFilter } from "./questions";
import { sourceTypes, statuses } from "./rules";
import { jobs } from "./schema";

const ofAny = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const change = fc.record({
  n: fc.nat(7),
  status: ofAny(...statuses),
  class: ofAny(...targetClasses, null),
  sourceType: ofAny(...sourceTypes),
});
const filter = fc.record({
  status: ofAny(...statuses, "all" as const),
  class: ofAny(...targetClasses, undefined),
  sourceType: ofAny(...sourceTypes, undefined),
  samples: ofAny("no" as const, undefined),
});

test("whatever became of jobs, the counters show as many as there are", async () => {
  const app = testApp();
  await takeIn(
    app,
    Array.from({ length: 10 }, (_, n) => ad({ company: `Company ${n}` })),
  );
  const ids = (await allJobs(app)).map(({ id }) => id);
  await app.write([app.db.delete(jobs).where(inArray(jobs.id, ids.slice(8)))]);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 6 }), filter, async (changes, asked) => {
      for (const { n, ...set } of changes)
        await app.write([
          app.db
            .update(jobs)
            .set(set)
            .where(eq(jobs.id, ids[n] ?? "")),
        ]);
      const rows = (await allJobs(app)).filter(
        ({ status, sourceType }) =>
          (asked.status === "all" || status === asked.status) &&
          (!asked.sourceType || sourceType === asked.sourceType) &&
          (!asked.samples || sourceType !== "sample"),
      );
      const of = (name: string) => rows.filter((row) => row.class === name).length;
      expect(await counts(app, asked)).toEqual({
        total: rows.length,
        hardTargets: of("hard-target"),
        softTargets: of("soft-target"),
        potential: of("potential"),
        samples: rows.filter(({ sourceType }) => sourceType === "sample").length,
      });
      expect(await totalOf(app, asked)).toBe(asked.class ? of(asked.class) : rows.length);
    }),
    { numRuns: 30 },
  );
});

test("jobs of a country are counted among those of the country, and listed in the order of the list", async () => {
  const app = testApp();
  const where = await matching(app, JobFilter.parse({ country: "NL", q: "shift" }));
  const planOf = async (asked: { getSQL(): SQL }) =>
    JSON.stringify(await app.db.all(sql`explain query plan ${asked.getSQL()}`));
  const among = "jobs_country (status=? AND country=?)";
  const counting = app.db.select({ n: count() }).from(jobs).where(where);
  expect(await planOf(counting.groupBy(jobs.class, jobs.sourceType))).toContain(among);
  const listing = app.db.select().from(jobs).where(where);
  const page = listing.orderBy(desc(jobs.score), desc(jobs.seq)).limit(51);
  expect(await planOf(page)).toContain("jobs_score (status=?)");
});
