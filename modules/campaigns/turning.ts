import { and, eq, lte } from "drizzle-orm";
import { communications } from "@/modules/communications";
import type { App } from "@/src/app";
import type { Event } from "@/src/events";
import { type Guarded, must, type Write } from "@/src/database";
import { insertAll } from "@/src/in-bulk";
import type { Judged } from "./judging";
import { type CampaignRow, ended, keyOf } from "./keeping";
import { secretFor } from "./link";
import type { Ending, Exclusion } from "./rules";
import { campaignLetters, campaignRecipients as recipients } from "./schema";
import type { NamedJob } from "./service";
import { type Sender as Writer, valuesFor, withFoot, written } from "./wording";

export type RecipientRow = typeof recipients.$inferSelect;

/** What all the letters of one round share. */
export type Ground = {
  row: CampaignRow;
  sender: Writer;
  from: communications.Sender;
  named: Map<string, NamedJob>;
  /** Which attempt at this step it is. */
  roundOf(recipient: RecipientRow): number;
  address: string | null;
};

type Turn = { writes: (Write | Guarded)[]; news: Event[] };

/** One person's letter, or why there is none. */
export async function turnOf(
  app: App,
  recipient: RecipientRow,
  known: Judged | undefined,
  ground: Ground,
): Promise<Turn> {
  const why = known ? known.reason : "forgotten";
  const { row, sender, from, named, address } = ground;
  const step = row.sequence[recipient.step];
  const consent = known?.person.consent;
  if (!known || !known.person.email || !consent || !step || !address || why)
    return stopped(app, recipient, why ?? "noConsent");
  const jobs = recipient.jobIds.flatMap((id) => named.get(id) ?? []);
  const letter = written(step, recipient.locale, valuesFor(known.person, jobs, sender));
  if (letter.gaps.length > 0) return stopped(app, recipient, "gap");
  const id = Bun.randomUUIDv7();
  const round = ground.roundOf(recipient);
  const link = `${address}/u/${secretFor(app, recipient.id)}`;
  const { writes, news } = await communications.posted(
    app,
    {
      ...{ id, purpose: "campaign", userId: row.confirmedBy, audience: "team" },
      record: { kind: "candidate", id: recipient.candidateId },
      to: { name: nameOf(known), address: known.person.email },
      subject: letter.subject,
      content: withFoot(letter, sender, { consentedAt: consent.givenAt, link }),
      onceKey: `${keyOf(row.id)}${recipient.candidateId}:${recipient.step}:${round}`,
      headers: {
        "List-Unsubscribe": `<${link}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
    { sender: from },
  );
  return {
    writes: [...taken(app, recipient, { id, round, consentId: consent.id }), ...writes],
    news,
  };
}

/** The letter belongs to this person and step; whoever is not waiting any more gets none. */
function taken(
  app: App,
  { id: recipientId, campaignId, candidateId, step }: RecipientRow,
  letter: { id: string; round: number; consentId: string },
): (Write | Guarded)[] {
  const at = app.now().toISOString();
  const isWaiting = and(
    eq(recipients.id, recipientId),
    eq(recipients.state, "waiting"),
    eq(recipients.step, step),
    lte(recipients.dueAt, at),
  );
  const set = { dueAt: null, letterId: letter.id, changedAt: at };
  return [
    must(app.db.update(recipients).set(set).where(isWaiting)),
    ...insertAll(app.db, campaignLetters, [{ ...letter, campaignId, candidateId, step, at }]),
  ];
}

function stopped(app: App, { id }: RecipientRow, why: Exclusion | Ending): Turn {
  const set = ended(app, "stopped", why);
  return { writes: [app.db.update(recipients).set(set).where(eq(recipients.id, id))], news: [] };
}

const nameOf = ({ person }: Judged) =>
  `${person.firstName} ${person.lastName}`.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
