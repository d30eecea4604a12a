import { eq, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { jobAnalyses, jobs } from "@/modules/market/jobs/schema";

/** Jobs as an older version left them: each with a score, a class and one reason that it would not give today. */
export async function scoredLongAgo(app: App, count: number, version = "0-old") {
  const ads = Array.from({ length: count }, (_, n) =>
    ad({ company: `Company ${n}`, title: `Critical Facilities Engineer ${n}`, text: wordsOf(n) }),
  );
  await takeIn(app, ads);
  const fresh = await allJobs(app);
  const old = [{ code: "luck", points: 70, because: "luck", facts: [] }];
  const past = { contributions: old, version, inputsHash: "old-hash" };
  await app.write([
    app.db.update(jobs).set({ score: 70, class: "soft-target" }),
    ...(await app.db.select().from(jobAnalyses)).map(({ jobId, analysis }) =>
      app.db
        .update(jobAnalyses)
        // Whole, as they were stored then.
        .set({
          version,
          inputsHash: "old-hash",
          analysis: sql`${JSON.stringify({ ...analysis, ...past })}`,
        })
        .where(eq(jobAnalyses.jobId, jobId)),
    ),
  ]);
  return fresh;
}

const wordsOf = (n: number) =>
  `You run the critical facilities of data centre ${n}: UPS, generators, chillers, CRAH and BMS.`;

export const analysisOf = async (app: App, jobId: string) => {
  const [row] = await app.db.select().from(jobAnalyses).where(eq(jobAnalyses.jobId, jobId));
  return row;
};
