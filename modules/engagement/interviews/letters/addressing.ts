import { and, eq, isNull } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { calendarOf, type Entry } from "../calendar/calendar";
import { type Around, composeLetter } from "./composing";
import { candidateOf, type Colleague, colleaguesOf, jobsOf, nameOf, type Reader } from "../context";
import type { LetterKind } from "../rules";
import { interviewLetters, interviews } from "../schema";
import type { Agreed } from "../shape";

/** In whose name letters about an interview go out, and what they say around it. */
export type From = {
  organizer: Entry["organizer"];
  /** Whom the reader answers. */
  replyTo: string | null;
  around: Around;
};

type Given = { people: Colleague[]; reason?: string | null | undefined };

export async function addressedBy(
  app: App,
  row: Agreed,
  { people, reason = null }: Given,
): Promise<From> {
  const [sender, agency, candidate, jobs] = await Promise.all([
    mail.senderOf(app),
    agencyOf(app),
    candidateOf(app, row.candidateId),
    jobsOf(app, [row]),
  ]);
  const [creator, actor] = await Promise.all([
    colleaguesOf(app, [row.createdBy]),
    colleaguesOf(app, app.actor.id ? [app.actor.id] : []),
  ]);
  const host = creator[0] ?? people[0];
  return {
    organizer: organizerOf({ agreed: row, host, sender, agency }),
    replyTo: host?.email ?? null,
    around: {
      agency,
      candidate: nameOf(candidate),
      people: people.map(nameOf),
      job: jobs(row),
      reason,
      signature: await signatureOf(app, actor[0] ?? host, agency),
    },
  };
}

/** Who may stand as the organizer of an interview. */
type Hosts = {
  agreed: Agreed;
  host: Colleague | undefined;
  sender: Sender;
  agency: string | null;
};

/**
 * The house is the organizer: a program that finds its own reader as such takes no invitation in. Until the house can
 * send, whoever holds the interview is. Who it was once, it stays; whoever sends in its place says so.
 */
function organizerOf({
  agreed: { calendarOrganizer },
  host,
  sender,
  agency,
}: Hosts): Entry["organizer"] {
  const address = calendarOrganizer ?? sender?.address ?? host?.email;
  if (!address) return null;
  const name = address === host?.email ? nameOf(host) : (agency ?? address);
  return { name, address, sentBy: sender?.address === address ? undefined : sender?.address };
}
type Sender = Awaited<ReturnType<typeof mail.senderOf>>;

export async function agencyOf(app: App): Promise<string | null> {
  const [{ name }, { fromName }] = await Promise.all([
    settings.agencyByDisplayName(app),
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
  const { organizer, replyTo, around } = from;
  const { subject, text, title, details } = composeLetter(app, kind, { row, reader, around });
  const letterId = Bun.randomUUIDv7();
  const entry = { row, title, text: details, organizer, attendees: [reader] };
  const method = kind === "cancellation" ? "CANCEL" : "REQUEST";
  const content = () => calendarOf(method, [entry], { now: app.now() });
  return [
    ...mail.queueLetter(app, {
      id: letterId,
      purpose: "invitation",
      userId: app.actor.id,
      subject,
      text,
      to: { name: reader.name, address: reader.address },
      calendar: kind === "reminder" || !organizer ? null : { method, content: content() },
      headers: { "Content-Language": reader.locale },
      replyTo,
      record: { kind: "candidate", id: row.candidateId },
      onceKey: onceKeyOf(row, reader, kind),
    }),
    app.db.insert(interviewLetters).values({
      letterId,
      kind,
      interviewId: row.id,
      userId: reader.userId,
      scheduledAt: row.scheduledAt,
      sequence: row.calendarSequence,
      at: app.now().toISOString(),
    }),
    ...(organizer && kind !== "reminder" ? [organizedBy(app, row, organizer.address)] : []),
  ];
}

const organizedBy = (app: App, { id }: Agreed, calendarOrganizer: string): Write =>
  app.db
    .update(interviews)
    .set({ calendarOrganizer })
    .where(and(eq(interviews.id, id), isNull(interviews.calendarOrganizer)));

const onceKeyOf = ({ id, calendarSequence }: Agreed, { userId }: Reader, kind: LetterKind) =>
  `interview:${id}:${calendarSequence}:${kind}:${userId ?? "candidate"}`;
