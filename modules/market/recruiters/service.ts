import { and, count, eq, isNull } from "drizzle-orm";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { settings } from "@/modules/platform/settings";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import type { App } from "@/src/app";
import { equals } from "@/src/database/prepared";
import { shownOf } from "@/src/database/read-model";
import { notFound } from "@/src/errors";
import { idsKnown, nameOf } from "./expertise/certificates";
import type { Recruiter } from "./model";
import { recruiterMetrics } from "./ports";
import { byScore, type Demand, type Knowledge, type PartCode, scoreOf } from "./rules";
import { assignments, expertise } from "./schema";

/** Every recruiter with expertise; beside a job the best first, else by name. */
export async function list(app: App, jobId?: string): Promise<Recruiter[]> {
  const [rows, loads, label, metricsOf, assumedRate] = await Promise.all([
    rowsOf(app),
    loadsOf(app),
    nameOf(),
    recruiterMetrics(app),
    assumedRateIn(app),
  ]);
  const demand = jobId ? await demandOf(app, jobId) : null;
  const all = rows.map(({ user, ...row }) => {
    const metrics = metricsOf(user.id);
    const knowledge = knowledgeOf(row, metrics.successRate, assumedRate);
    return {
      ...toRecruiter({ ...row, title: user.title }, label),
      id: user.id,
      name: `${user.firstName} ${user.lastName}`,
      avatar: `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase(),
      profileImageUrl: user.profileImageUrl,
      metrics,
      assumedRate,
      load: loads.get(user.id) ?? 0,
      match: demand && labelled(scoreOf(demand, knowledge), label),
    };
  });
  return all.toSorted(demand ? byScore : (a, b) => a.name.localeCompare(b.name));
}

/** The benchmark that stands in until there is a figure. */
export const assumedRateIn = async (app: App): Promise<number> =>
  (await settings.valueOf(app, "benchmarks")).successRate;

export type Row = typeof expertise.$inferSelect;

/** Whoever may no longer sign in is proposed for nothing. */
async function rowsOf(app: App) {
  const rows = await app.db
    .select({ row: expertise, user: shownOf(users) })
    .from(expertise)
    .innerJoin(users, eq(users.id, expertise.userId))
    .where(eq(users.isActive, true));
  return rows.map(({ row, user }) => ({ ...row, user }));
}

/** How many open jobs each recruiter owns. */
async function loadsOf(app: App): Promise<Map<string, number>> {
  const rows = await app.db
    .select({ userId: assignments.userId, n: count() })
    .from(assignments)
    // Named first is read first: that many jobs are open would make SQLite begin with all of those.
    .crossJoin(jobs)
    .where(
      and(isNull(assignments.endedAt), eq(jobs.id, assignments.jobId), equals(jobs.status, "open")),
    )
    .groupBy(assignments.userId);
  return new Map(rows.map(({ userId, n }) => [userId, n]));
}

/** What a job asks of its recruiter. */
export async function demandOf(app: App, jobId: string): Promise<Demand> {
  const [job] = await app.db
    .select({
      role: jobs.category,
      country: jobs.country,
      systems: jobs.systems,
      certifications: jobs.certifications,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return job ? { ...job, certifications: await idsKnown(job.certifications) } : notFound("job");
}

export const knowledgeOf = (
  row: Row,
  successRate: number | null,
  assumedRate: number,
): Knowledge => ({
  roles: row.roles,
  countries: row.countries,
  systems: row.systems,
  certifications: row.certifications,
  successRate,
  assumedRate,
});

/** As people read it: the specification's countries, the certificates' names. */
export const toRecruiter = (
  row: Row & { title: string | null },
  label: (id: string) => string,
) => ({
  title: row.title ?? "",
  expertise: {
    systems: row.systems,
    roles: row.roles,
    countries: row.countries.map(toSpecification),
    certifications: row.certifications.map(label),
  },
  specialties: row.specialties,
});

function labelled({ score, parts }: ReturnType<typeof scoreOf>, label: (id: string) => string) {
  const inWords: Partial<Record<PartCode, (word: string) => string>> = {
    certifications: label,
    country: toSpecification,
  };
  const spoken = parts.map(({ matched, ...part }) => {
    return { ...part, matched: matched.map(inWords[part.code] ?? String) };
  });
  return { score, parts: spoken };
}
