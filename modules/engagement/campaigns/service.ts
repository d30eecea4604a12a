import { count, eq, inArray, type SQL } from "drizzle-orm";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { users } from "@/modules/platform/accounts";
import { mail } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { notFound } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import { type CampaignRow, rowOf } from "./campaign-writes";
import type { Campaign, CampaignRecord, Counts } from "./model";
import { numberOf, type Obstacle } from "./rules";
import { campaignLetters, campaignRecipients, campaigns } from "./schema";

/** How many people stand where, and what became of how many letters. */
async function countsOf(app: App, ids: string[]): Promise<(id: string) => Counts> {
  const [people, sent] = await Promise.all([
    app.db
      .select({
        id: campaignRecipients.campaignId,
        state: campaignRecipients.state,
        n: count(),
      })
      .from(campaignRecipients)
      .where(inArray(campaignRecipients.campaignId, jsonValues(ids)))
      .groupBy(campaignRecipients.campaignId, campaignRecipients.state),
    app.db
      .select({ id: campaignLetters.campaignId, state: letters.state, n: count() })
      .from(campaignLetters)
      .innerJoin(letters, eq(letters.id, campaignLetters.id))
      .where(inArray(campaignLetters.campaignId, jsonValues(ids)))
      .groupBy(campaignLetters.campaignId, letters.state),
  ]);
  return (id) => {
    const counts = none();
    for (const { state, n } of people.filter((row) => row.id === id)) {
      counts[state] += n;
      counts.recipients += n;
    }
    for (const { state, n } of sent.filter((row) => row.id === id)) {
      if (state === "cancelled") continue;
      counts.letters[state === "sending" ? "queued" : state] += n;
    }
    return counts;
  };
}

const none = (): Counts => ({
  recipients: 0,
  waiting: 0,
  finished: 0,
  replied: 0,
  optedOut: 0,
  bounced: 0,
  stopped: 0,
  letters: { queued: 0, sent: 0, refused: 0, bounced: 0, failed: 0, unsure: 0, held: 0 },
});

/** Campaigns by their ids, in that order. */
export async function campaignsNamed(app: App, ids: string[]): Promise<Campaign[]> {
  const found = await shownWhere(app, inArray(campaigns.id, jsonValues(ids)));
  const of = new Map(found.map((campaign) => [campaign.id, campaign]));
  return ids.flatMap((id) => of.get(id) ?? []);
}

/** What is still to be put right before a campaign may begin; whom it reaches is asked by itself. */
export async function obstaclesTo(app: App, { sequence }: CampaignRow): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  if (!(await mail.senderOf(app))) found.push("mail");
  if (!publicAddress(app.config)) found.push("publicAddress");
  const isWritten = sequence.every(({ texts }) => {
    const given = Object.values(texts);
    return given.length > 0 && given.every(({ subject, body }) => subject && body);
  });
  if (!isWritten) found.push("texts");
  return found;
}

export async function find(app: App, id: string): Promise<CampaignRecord> {
  const row = await rowOf(app, id);
  const [[shown], named, obstacles] = await Promise.all([
    shownWhere(app, eq(campaigns.id, id)),
    jobsNamed(app, row.jobIds),
    obstaclesTo(app, row),
  ]);
  if (!shown) return notFound("campaign");
  const { audience, sequence, jobIds } = row;
  const titled = jobIds.map((it) => ({ id: it, title: named.get(it)?.title ?? null }));
  return { ...shown, audience, sequence, jobs: titled, obstacles };
}

/** Whose number, or id, somebody says. */
export async function idOf(app: App, said: string): Promise<string> {
  const number = /^M-?0*(\d+)$/i.exec(said)?.[1];
  const isMeant = number ? eq(campaigns.seq, Number(number)) : eq(campaigns.id, said);
  const [row] = await app.db.select({ id: campaigns.id }).from(campaigns).where(isMeant);
  return row?.id ?? notFound("campaign");
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
  const rows = await app.db.select().from(campaigns).where(which);
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
