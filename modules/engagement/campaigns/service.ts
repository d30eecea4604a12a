import { desc, eq, inArray, type SQL } from "drizzle-orm";
import { jobs } from "@/modules/market/jobs/schema";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { countsOf } from "./counting";
import { type CampaignRow, rowOf } from "./keeping";
import type { Campaign, CampaignRecord } from "./model";
import type { CampaignQuery } from "./questions";
import { obstaclesTo } from "./obstacles";
import { numberOf } from "./rules";
import { campaigns } from "./schema";

/** The newest first. */
export const list = (app: App, { status }: CampaignQuery): Promise<Campaign[]> =>
  shownWhere(app, status === "all" ? undefined : eq(campaigns.status, status));

export async function find(app: App, id: string): Promise<CampaignRecord> {
  const row = await rowOf(app, id);
  const [[shown], named, obstacles] = await Promise.all([
    shownWhere(app, eq(campaigns.id, id)),
    jobsNamed(app, row.jobIds),
    obstaclesTo(app, row),
  ]);
  if (!shown) return missing("campaign");
  const { audience, sequence, jobIds } = row;
  const titled = jobIds.map((it) => ({ id: it, title: named.get(it)?.title ?? null }));
  return { ...shown, audience, sequence, jobs: titled, obstacles };
}

/** Whose number, or id, somebody says. */
export async function idOf(app: App, said: string): Promise<string> {
  const number = /^M-?0*(\d+)$/i.exec(said)?.[1];
  const isMeant = number ? eq(campaigns.seq, Number(number)) : eq(campaigns.id, said);
  const [row] = await app.db.select({ id: campaigns.id }).from(campaigns).where(isMeant);
  return row?.id ?? missing("campaign");
}

export type NamedJob = { id: string; title: string; location: string | null };

/** What the letters say of these jobs; one that is gone has no entry. */
export async function jobsNamed(app: App, ids: string[]): Promise<Map<string, NamedJob>> {
  const rows = await app.db
    .select({ id: jobs.id, title: jobs.title, location: jobs.location })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function shownWhere(app: App, which: SQL | undefined): Promise<Campaign[]> {
  const rows = await app.db.select().from(campaigns).where(which).orderBy(desc(campaigns.seq));
  const [nameOf, counts] = await Promise.all([
    users.authors(app),
    countsOf(
      app,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => shown(row, nameOf, counts(row.id)));
}

const shown = (
  { seq, audience, sequence, jobIds: _, ...row }: CampaignRow,
  nameOf: (signature: string) => string,
  counts: Campaign["counts"],
): Campaign => ({
  ...row,
  number: numberOf(seq),
  audienceKind: audience.kind,
  steps: sequence.length,
  confirmedBy: row.confirmedBy && nameOf(row.confirmedBy),
  createdBy: nameOf(row.createdBy),
  counts,
});
