import { mail } from "@/modules/mail";
import { settings } from "@/modules/settings";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { candidateOf, type Colleague, colleaguesOf } from "./around";
import { calendarOf, type Entry } from "./calendar";
import { type Around, written } from "./composing";
import { nameOf, type Reader } from "./readers";
import type { LetterKind } from "./rules";
import { interviewLetters } from "./schema";
import type { Agreed } from "./shape";

/** In whose name letters about an interview go out, and what they say around it. */
export type From = { organizer: Entry["organizer"]; around: Around };

export async function addressedBy(app: App, row: Agreed, people: Colleague[]): Promise<From> {
  const [sender, agency, candidate] = await Promise.all([
    mail.senderOf(app),
    agencyOf(app),
    candidateOf(app, row.candidateId),
  ]);
  const [creator, actor] = await Promise.all([
    colleaguesOf(app, [row.createdBy]),
    colleaguesOf(app, app.actor.id ? [app.actor.id] : []),
  ]);
  const host = creator[0] ?? people[0];
  return {
    organizer: organizerOf(host, sender),
    around: {
      ...{ agency, candidate: nameOf(candidate), people: people.map(nameOf) },
      signature: await signatureOf(app, actor[0] ?? host, agency),
    },
  };
}

/** One organizer as long as the event lives, however the house is set up to send. */
function organizerOf(host: Colleague | undefined, sender: Sender): Entry["organizer"] {
  if (!host) return sender && { name: sender.name, address: sender.address };
  const sentBy = sender && sender.address !== host.email ? sender.address : undefined;
  return { name: nameOf(host), address: host.email, sentBy };
}
type Sender = Awaited<ReturnType<typeof mail.senderOf>>;

export async function agencyOf(app: App): Promise<string | null> {
  const [{ name }, { fromName }] = await Promise.all([
    settings.valueOf(app, "agency"),
    settings.valueOf(app, "email"),
  ]);
  return name || fromName || null;
}

async function signatureOf(
  app: App,
  person: Colleague | undefined,
  agency: string | null,
): Promise<string> {
  const own = person ? await mail.signatureOf(app, person.id) : "";
  return own || [person && nameOf(person), agency].filter(Boolean).join("\n");
}

type Posted = { row: Agreed; reader: Reader; kind: LetterKind; from: From };

/** One letter in the queue, and the line that says which interview it is about. */
export function letterTo(app: App, { row, reader, kind, from }: Posted): Write[] {
  const { organizer, around } = from;
  const { subject, text, title, details } = written(app, kind, { row, reader, around });
  const letterId = Bun.randomUUIDv7();
  const entry = { row, title, text: details, organizer, attendees: [reader] };
  const method = kind === "cancellation" ? "CANCEL" : "REQUEST";
  const content = () => calendarOf(method, [entry], { now: app.now() });
  return [
    ...mail.posted(app, {
      ...{ id: letterId, purpose: "invitation", userId: app.actor.id, subject, text },
      to: { name: reader.name, address: reader.address },
      calendar: kind === "reminder" || !organizer ? null : { method, content: content() },
      replyTo: organizer?.address ?? null,
      record: { kind: "candidate", id: row.candidateId },
      onceKey: onceKeyOf(row, reader, kind),
    }),
    app.db.insert(interviewLetters).values({
      ...{ letterId, kind, interviewId: row.id, userId: reader.userId },
      ...{ scheduledAt: row.scheduledAt, sequence: row.calendarSequence },
      at: app.now().toISOString(),
    }),
  ];
}

const onceKeyOf = ({ id, calendarSequence }: Agreed, { userId }: Reader, kind: LetterKind) =>
  `interview:${id}:${calendarSequence}:${kind}:${userId ?? "candidate"}`;
