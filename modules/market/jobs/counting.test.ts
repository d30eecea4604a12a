import { expect, test } from "bun:test";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import { testApp } from "@/modules/testing";
import { counts, totalOf } from "./lists/counting";
import { ad, allJobs, takeIn } from "./fixtures";
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
