import { and, eq, lte } from "drizzle-orm";
import { communications } from "@/modules/engagement/communications";
import type { App } from "@/src/app";
import { insertAll } from "@/src/database/bulk-insert";
import { type Guarded, must, type Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import { type CampaignRow, endSequence, keyOf, type RecipientRow } from "../campaign-writes";
import type { AudienceCheck } from "./audience-check";
import type { Ending, Exclusion } from "../rules";
import { campaignLetters, campaignRecipients as recipients } from "../schema";
import type { NamedJob } from "../service";
import {
  renderStep,
  secretFor,
  valuesFor,
  withFoot,
  type Writer,
  type Written,
} from "../drafting/wording";

/** What all the letters of one round share. */
export type RoundContext = {
  row: CampaignRow;
  writer: Writer;
  from: communications.Sender;
  named: Map<string, NamedJob>;
  /** The number of earlier attempts at this step. */
  roundOf(recipient: RecipientRow): number;
  address: string;
};

type Turn = { writes: (Write | Guarded)[]; news: Event[] };

/** Whom a letter would go to, what is known of them, and the campaign around it. */
type Addressed = {
  recipient: RecipientRow;
  known: AudienceCheck | undefined;
  ground: RoundContext;
};

/** Renders one recipient's letter, or ends their sequence with the reason. */
export async function turnOf(app: App, { recipient, known, ground }: Addressed): Promise<Turn> {
  if (!known) return stopped(app, recipient, "forgotten");
  const { person, reason } = known;
  if (reason) return stopped(app, recipient, reason);
  const step = ground.row.sequence[recipient.step];
  if (!person.consent || !person.email || !step) return stopped(app, recipient, "noConsent");
  const jobs = recipient.jobIds.flatMap((id) => ground.named.get(id) ?? []);
  const letter = renderStep(step, recipient.locale, valuesFor(person, jobs, ground.writer));
  if (letter.gaps.length > 0) return stopped(app, recipient, "gap");
  const outgoing = outgoingFor(app, {
    recipient,
    ground,
    ready: {
      letter,
      consentedAt: person.consent.givenAt,
      to: { name: nameOf(known), address: person.email },
    },
  });
  const { writes, news } = await communications.sendWrites(app, outgoing, { sender: ground.from });
  const round = ground.roundOf(recipient);
  const posted = { id: outgoing.id, round, consentId: person.consent.id };
  return { writes: [...assignLetter(app, recipient, posted), ...writes], news };
}

type Ready = { letter: Written; consentedAt: string; to: { name: string; address: string } };

/** A letter that is ready, its recipient, and the campaign around it. */
type ReadyLetter = { recipient: RecipientRow; ground: RoundContext; ready: Ready };

/** The outgoing letter, with unsubscribe links in its text and headers. */
function outgoingFor(
  app: App,
  {
    recipient,
    ground: { row, writer, address, roundOf },
    ready: { letter, consentedAt, to },
  }: ReadyLetter,
): communications.Outgoing {
  const link = `${address}/u/${secretFor(app, recipient.id)}`;
  return {
    id: Bun.randomUUIDv7(),
    purpose: "campaign",
    userId: row.confirmedBy,
    audience: "team",
    to,
    record: { kind: "candidate", id: recipient.candidateId },
    subject: letter.subject,
    content: withFoot(letter, writer, { consentedAt, link }),
    onceKey: `${keyOf(row.id)}${recipient.candidateId}:${recipient.step}:${roundOf(recipient)}`,
    headers: {
      "Content-Language": letter.locale,
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The letter of one person in one round, and the consent that it rests on. */
type TakenLetter = { id: string; round: number; consentId: string };

/** Assigns the letter to the recipient's step; fails if they are no longer waiting. */
function assignLetter(
  app: App,
  { id: recipientId, campaignId, candidateId, step }: RecipientRow,
  letter: TakenLetter,
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
  const isWaiting = and(eq(recipients.id, id), eq(recipients.state, "waiting"));
  const set = endSequence(app, "stopped", why);
  return { writes: [app.db.update(recipients).set(set).where(isWaiting)], news: [] };
}

const nameOf = ({ person }: AudienceCheck) =>
  `${person.firstName} ${person.lastName}`.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
