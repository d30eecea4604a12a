import { count } from "drizzle-orm";
import { portalCategories } from "@/modules/knowledge/analysis/rules";
import { claims } from "@/modules/public/claims";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { counted } from "@/src/http/cached-count";
import { matching } from "./listing";
import type { PortalHead } from "./model";
import { countryCount } from "./rules";

/** What the head of the portal says; a rate that nobody measured or stands for is a benchmark. */
export async function head(app: App): Promise<PortalHead> {
  const { amount, source, cases } = (await claims.listClaims(app)).success;
  return {
    countries: countryCount,
    successRate: { value: amount, isBenchmark: cases === null && source === "" },
    ...(await openJobs(app)),
  };
}

/** Counted once per change of the jobs. */
const openJobs = (app: App): Promise<Pick<PortalHead, "open" | "categories">> =>
  counted(app, "jobs", "portal categories", async () => {
    const rows = await app.db
      .select({ category: jobs.portalCategory, n: count() })
      .from(jobs)
      .where(matching({}))
      .groupBy(jobs.portalCategory);
    const countOf = new Map(rows.map(({ category, n }) => [category, n]));
    return {
      open: rows.reduce((sum, { n }) => sum + n, 0),
      categories: portalCategories.map((category) => ({
        category,
        count: countOf.get(category) ?? 0,
      })),
    };
  });
