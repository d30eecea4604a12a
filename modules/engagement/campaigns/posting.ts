import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/address";
import { must } from "@/src/database";
import { listed } from "@/src/in-bulk";
import { campaignsChanged } from "./events";
import { judged } from "./judging";
import type { CampaignRow, RecipientRow } from "./keeping";
import { roomOf } from "./room";
import { campaignLetters, campaigns, campaignRecipients as recipients } from "./schema";
import { jobsNamed } from "./service";
import { type Ground, turnOf } from "./turning";
import { writerFor } from "./wording";

/** Hands the letters in whose turn it is, as many as the hour still allows; answers how many people it looked at. */
export async function postDue(app: App, row: CampaignRow): Promise<number> {
  const due = await dueOf(app, row, await roomOf(app, row));
  if (due.length === 0) return 0;
  const ids = due.map(({ candidateId }) => candidateId);
  const people = await judged(app, ids, row.id);
  const known = new Map(people.map((one) => [one.person.id, one]));
  const ground = await groundOf(app, row, ids);
  const turns = await Promise.all(
    due.map((recipient) => turnOf(app, recipient, known.get(recipient.candidateId), ground)),
  );
  const isRunning = and(eq(campaigns.id, row.id), eq(campaigns.status, "running"));
  await app.write(
    [
      // Whoever pauses in this moment is first or second, never beside it.
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

/** What is looked up once for all of them. */
export async function groundOf(app: App, row: CampaignRow, ids: string[]): Promise<Ground> {
  const isTheirs = and(
    eq(campaignLetters.campaignId, row.id),
    inArray(campaignLetters.candidateId, listed(ids)),
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
