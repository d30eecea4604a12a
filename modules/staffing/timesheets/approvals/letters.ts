import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { oneLine } from "@/modules/platform/texts/rules";
import { type App, actorIdOf } from "@/src/app";
import { daysLater } from "@/src/calendar";
import type { Write } from "@/src/database";
import { publicAddress } from "@/src/http/access/address";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import type { Approver } from "./model";
import type { LetterKind } from "./rules";
import { approvalLinks } from "./schema";
import { dayIn, fillText, wordsIn } from "./words";

type Contact = { id: string; name: string; email: string };
type Next = { kind: LetterKind; hours: number } | null;

export type Sending = {
  approver: Approver;
  contact: Contact;
  client: { id: string; name: string };
  week: string;
  people: number;
  kind: LetterKind;
  next: Next;
  linkDays: number;
};

/** The letter with a link of its own, whose secret is in the letter and nowhere else. */
export async function letterOf(app: App, sending: Sending): Promise<Write[]> {
  const { approver, contact, client, week, kind, next, linkDays } = sending;
  const { locale } = approver;
  const secret = randomSecret();
  const letterId = Bun.randomUUIDv7();
  const now = app.now();
  const expiresAt = daysLater(now, linkDays);
  const text = await textOf(app, sending, { secret, expiresAt });
  const link = {
    id: Bun.randomUUIDv7(),
    tokenHash: fingerprintOf(secret),
    clientId: client.id,
    siteId: approver.siteId,
    rank: approver.rank,
    contactId: contact.id,
    week,
    kind,
    locale,
    letterId,
    createdAt: now.toISOString(),
    createdBy: actorIdOf(app),
    expiresAt,
    nextAt: next && new Date(now.getTime() + next.hours * 3_600_000).toISOString(),
    nextKind: next?.kind ?? null,
  };
  return [
    app.db.insert(approvalLinks).values(link),
    ...mail.queueLetter(app, {
      id: letterId,
      purpose: "message",
      userId: app.actor.id,
      ...text,
      to: { name: oneLine(contact.name), address: contact.email },
      headers: { "Content-Language": locale },
      record: { kind: "client", id: client.id },
      onceKey: `hours:${link.id}`,
    }),
  ];
}

type Link = { secret: string; expiresAt: string };

async function textOf(app: App, sending: Sending, { secret, expiresAt }: Link) {
  const { approver, contact, client, week, people, kind } = sending;
  const { locale }: { locale: Locale } = approver;
  const words = wordsIn(locale);
  const gaps = {
    name: oneLine(contact.name),
    agency: oneLine((await settings.agencyByDisplayName(app)).name || words.agency),
    client: oneLine(client.name),
    week: dayIn(locale, week),
    people: fillText(people === 1 ? words.people.one : words.people.many, {
      count: String(people),
    }),
    link: `${publicAddress(app.config) ?? ""}/h/${secret}`,
    day: dayIn(locale, expiresAt),
  };
  const { subject, text } = words.letters[kind];
  return { subject: fillText(subject, gaps), text: fillText(text, gaps) };
}
