import { and, eq, max } from "drizzle-orm";
import { jobs, postings } from "@/modules/market/jobs/schema";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import type { EmployerChanges } from "./input-model";
import { settleLeadsWrites } from "./leads/lead-settling";
import { leadsOf } from "./leads/leads";
import type { EmployerRecord } from "./model";
import { payOf } from "./pay/pay-report";
import { employerAds, employers } from "./schema";
import { adsOf, noWeeks, toEmployer, weeksOf } from "./shape";

export { list } from "./listing";
export { refresh } from "./refreshing";

export async function find(app: App, key: string): Promise<EmployerRecord> {
  const row = await rowOf(app, key);
  const [weeks, ads, nameOf] = await Promise.all([
    weeksOf(app, [key]),
    adsOf(app, key),
    users.authors(app),
  ]);
  const its = weeks.get(key) ?? noWeeks();
  return {
    ...toEmployer(row, { newAds: its.at(-1) ?? 0, weeks: its }, nameOf),
    lastSeenAt: await lastSeenOf(app, key),
    ads,
    pay: await payOf(app, eq(employerAds.key, key)),
    leads: await leadsOf(app, key),
  };
}

async function rowOf(app: App, key: string) {
  const [row] = await app.db.select().from(employers).where(eq(employers.key, key));
  return row ?? notFound("employer");
}

async function lastSeenOf(app: App, key: string): Promise<string | null> {
  const [row] = await app.db
    .select({ at: max(postings.lastSeenAt) })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(eq(jobs.companyKey, key));
  return row?.at ?? null;
}

/** A person says what the employer is, or that somebody has spoken with it. */
export async function edit(app: App, key: string, changes: EmployerChanges) {
  const { found } = await rowOf(app, key);
  const { version, verdict: own, contact } = changes;
  const [at, by] = [app.now().toISOString(), actorIdOf(app)];
  const set = {
    version: version + 1,
    ...(own !== undefined && { own, ownAt: own && at, ownBy: own && by }),
    ...(contact && { contact, contactAt: at, contactBy: by }),
  };
  await app.write([
    must(
      app.db
        .update(employers)
        .set(set)
        .where(and(eq(employers.key, key), eq(employers.version, version))),
    ),
    ...settleLeadsWrites(app, key, { verdict: own === undefined ? own : (own ?? found), contact }),
    audit.entry(app, {
      action: "employer.edited",
      entityType: "employer",
      entityId: key,
      details: { ...(own !== undefined && { verdict: own }), ...(contact && { contact }) },
    }),
  ]);
  return find(app, key);
}
