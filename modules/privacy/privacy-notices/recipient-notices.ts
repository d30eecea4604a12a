import { and, asc, eq, max } from "drizzle-orm";
import { candidatesChanged } from "@/modules/crm/candidates";
import { numberOf } from "@/modules/crm/candidates/rules";
import {
  clientContactRows as clientContacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { isOf } from "@/modules/records/core";
import { recordHistoryRows as recordHistory } from "@/modules/records/core/read-model";
import { activities } from "@/modules/records/privacy-log";
import { submissionRows as submissions } from "@/modules/staffing/submissions/read-model";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { NewTelling, Shown, Told } from "./model";
import { agencyOf, dayIn, fillText, lineOf, personOf, wordsIn } from "./reaching";

/** To which clients somebody was presented, when last, and whom to tell there: its first contact with an address. */
export async function recipientsOf(app: App, candidateId: string): Promise<Shown[]> {
  const isPresented = and(
    eq(submissions.candidateId, candidateId),
    eq(submissions.event, "submitted"),
  );
  const rows = await app.db
    .select({ clientId: clients.id, clientName: clients.name, at: max(submissions.at) })
    .from(submissions)
    .innerJoin(clients, eq(clients.id, submissions.clientId))
    .where(isPresented)
    .groupBy(clients.id)
    .orderBy(asc(clients.name));
  const [editedAt, toldAt] = await Promise.all([
    lastEdit(app, candidateId),
    told(app, candidateId),
  ]);
  return Promise.all(
    rows.map(async ({ at: shownAt, ...row }) => {
      const at = shownAt ?? "";
      const isOutdated = editedAt > at && editedAt > toldAt;
      return { ...row, at, isOutdated, contact: await contactOf(app, row.clientId) };
    }),
  );
}

/** When the data itself was last put right; a status or a note is none of theirs. */
async function lastEdit(app: App, candidateId: string): Promise<string> {
  const isEdit = and(isOf("candidate", candidateId), eq(recordHistory.event, "edited"));
  const [row] = await app.db
    .select({ at: max(recordHistory.at) })
    .from(recordHistory)
    .where(isEdit);
  return row?.at ?? "";
}

async function told(app: App, candidateId: string): Promise<string> {
  const lines = await activities.ofEntity(app, candidateId);
  return lines.find(({ deed }) => deed === "recipients-told")?.createdAt ?? "";
}

async function contactOf(app: App, clientId: string): Promise<Shown["contact"]> {
  const contacts = await app.db
    .select({ name: clientContacts.name, email: clientContacts.email })
    .from(clientContacts)
    .where(eq(clientContacts.clientId, clientId))
    .orderBy(asc(clientContacts.position));
  const reachable = contacts.find(({ email }) => email);
  return reachable?.email ? { name: reachable.name, email: reachable.email } : null;
}

/** Tells every client who was shown somebody what became of that data, by the number they know; never by the name. */
export async function notifyRecipients(
  app: App,
  { id, locale }: { id: string; locale: string | undefined },
  { what, words = null }: NewTelling,
): Promise<Told> {
  if (!(await mail.senderOf(app))) {
    throw new Failure("conflict", "Set up email under Admin first.");
  }
  const [{ seq }, shown] = await Promise.all([personOf(app, id), recipientsOf(app, id)]);
  if (shown.length === 0) return notFound("recipient");
  const language = locales.find((it) => it === locale) ?? "en";
  const letters = await Promise.all(
    shown.map((client) => letterTo(app, client, { what, words, language, number: numberOf(seq) })),
  );
  const byHand = shown.filter(({ contact }) => !contact).map(({ clientName }) => clientName);
  const whose = { entityType: "candidate", entityId: id } as const;
  const details = { what, told: shown.length - byHand.length, byHand: byHand.length };
  await app.write(
    [
      ...letters.flat(),
      activities.logActivity(app, { deed: "recipients-told", ...whose }),
      audit.entry(app, { action: "candidate.recipients-told", ...whose, details }),
    ],
    candidatesChanged([id]),
  );
  return { told: shown.length - byHand.length, byHand };
}

type Said = { what: NewTelling["what"]; words: string | null; language: Locale; number: string };

async function letterTo(app: App, client: Shown, { what, words, language, number }: Said) {
  const { clientId, clientName, at, contact } = client;
  if (!contact) return [];
  const texts = wordsIn(language).told;
  const { agency } = await agencyOf(app, language);
  const id = Bun.randomUUIDv7();
  return mail.queueLetter(app, {
    id,
    purpose: "message",
    userId: app.actor.id,
    onceKey: `art-19:${id}`,
    subject: lineOf(fillText(texts.subject, { number })),
    text: fillText(texts[what], {
      name: contact.name,
      client: clientName,
      number,
      agency,
      shown: dayIn(language, at),
      words: words ? `\n\n${words}` : "",
    }),
    to: { name: lineOf(contact.name), address: contact.email },
    record: { kind: "client", id: clientId },
  });
}
