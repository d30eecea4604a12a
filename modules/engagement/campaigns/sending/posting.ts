import { and, asc, eq, inArray, lte, count, gte, ne } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/access/address";
import { must } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { campaignsChanged } from "../events";
import { checkAudience } from "./audience-check";
import type { CampaignRow, RecipientRow } from "../campaign-writes";
import { campaignLetters, campaigns, campaignRecipients as recipients } from "../schema";
import { jobsNamed } from "../service";
import { type RoundContext, turnOf } from "./render-round";
import { writerFor } from "../drafting/wording";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import { hourMs } from "@/src/calendar";

/** Queue limit per campaign; kept small, because a pause has to take these letters out again. */
const maxQueued = 40;

/** How many letters may be queued now, by the hourly limit and the queue limit. */
async function sendCapacity(app: App, { id, hourlyLimit }: CampaignRow): Promise<number> {
  const since = new Date(app.now().getTime() - hourMs).toISOString();
  const [used] = await app.db
    .select({ n: count() })
    .from(campaignLetters)
    .innerJoin(letters, eq(letters.id, campaignLetters.id))
    .where(
      and(
        eq(campaignLetters.campaignId, id),
        gte(campaignLetters.at, since),
        ne(letters.state, "cancelled"),
      ),
    );
  const ahead = await app.db.$count(
    letters,
    and(
      eq(letters.state, "queued"),
      inArray(
        letters.id,
        app.db
          .select({ id: recipients.letterId })
          .from(recipients)
          .where(and(eq(recipients.campaignId, id), eq(recipients.state, "waiting"))),
      ),
    ),
  );
  return Math.max(0, Math.min(hourlyLimit - (used?.n ?? 0), maxQueued - ahead));
}

/** Queues the letters that are due, within the limits; answers how many recipients were processed. */
export async function postDue(app: App, row: CampaignRow): Promise<number> {
  const due = await dueOf(app, row, await sendCapacity(app, row));
  if (due.length === 0) return 0;
  const ids = due.map(({ candidateId }) => candidateId);
  const people = await checkAudience(app, ids, row.id);
  const known = new Map(people.map((one) => [one.person.id, one]));
  const ground = await roundContextOf(app, row, ids);
  const turns = await Promise.all(
    due.map((recipient) =>
      turnOf(app, { recipient, known: known.get(recipient.candidateId), ground }),
    ),
  );
  const isRunning = and(eq(campaigns.id, row.id), eq(campaigns.status, "running"));
  await app.write(
    [
      // Touches the campaign row, so that a simultaneous pause conflicts with this write instead of missing its
      // letters.
      must(app.db.update(campaigns).set({ status: "running" }).where(isRunning)),
      ...turns.flatMap(({ writes }) => writes),
    ],
    ...turns.flatMap(({ news }) => news),
    campaignsChanged([row.id]),
  );
  return due.length;
}

const dueOf = (app: App, { id }: CampaignRow, room: number): Promise<RecipientRow[]> =>
  app.db
    .select()
    .from(recipients)
    .where(
      and(
        eq(recipients.campaignId, id),
        eq(recipients.state, "waiting"),
        lte(recipients.dueAt, app.now().toISOString()),
      ),
    )
    .orderBy(asc(recipients.dueAt), asc(recipients.seq))
    .limit(room);

/** Data that all letters of a round need. */
export async function roundContextOf(
  app: App,
  row: CampaignRow,
  ids: string[],
): Promise<RoundContext> {
  const isTheirs = and(
    eq(campaignLetters.campaignId, row.id),
    inArray(campaignLetters.candidateId, jsonValues(ids)),
  );
  const [writer, from, named, before] = await Promise.all([
    writerFor(app, row.confirmedBy),
    mail.senderOf(app),
    jobsNamed(app, row.jobIds),
    app.db
      .select({ candidateId: campaignLetters.candidateId, step: campaignLetters.step })
      .from(campaignLetters)
      .where(isTheirs),
  ]);
  const roundOf = ({ candidateId, step }: RecipientRow) =>
    before.filter((it) => it.candidateId === candidateId && it.step === step).length;
  return { row, writer, from, named, roundOf, address: publicAddress(app.config) ?? "" };
}
