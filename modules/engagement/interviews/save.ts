import { eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { LetterCheck } from "@/modules/platform/mail";
import { notifications, type NotificationKind } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import type { Colleague } from "./context";
import { interviewsChanged } from "./events";
import { auditEntry, type Line, historyEntry } from "./rows";
import { lettersAbout, type Notify } from "./letters/letters";
import type { InterviewRecord } from "./model";
import type { LetterKind } from "./rules";
import { interviewLetters, interviews } from "./schema";
import { find } from "./service";
import type { Agreed } from "./shape";

type Change = {
  /** The interview as it will be. */
  row: Agreed;
  people: Colleague[];
  /** Those who no longer ask the questions. */
  leaving?: Colleague[];
  /** The change itself. */
  writes: (Write | Guarded)[];
  verb: string;
  line: Line;
  /** What those who are invited are written, and whom to write to. */
  letter?: { kind: LetterKind; notify: Notify };
  /** What the bell says, and whose. */
  notice?: { what: NotificationKind; to: Colleague[] };
  /** What it changes elsewhere. */
  alongside?: { writes: (Write | Guarded)[]; news: Event[] };
};

/** One change of an interview with its history, its letters and what its people are told: together or not at all. */
export async function saveChange(app: App, change: Change): Promise<InterviewRecord> {
  const { writes, news } = await changeWrites(app, change);
  await app.write(writes, ...news);
  return find(app, change.row.id);
}

/** The same as part of a write that holds more than one of them. */
export async function changeWrites(app: App, change: Change) {
  const { row, people, leaving = [], writes, verb, line, letter, notice } = change;
  const nothing = { writes: [], news: [] };
  const { alongside = nothing } = change;
  const about = { row, people, leaving, reason: line.reason };
  const letters = letter ? await lettersAbout(app, { ...about, ...letter }) : nothing;
  const told = notice
    ? await notifications.notify(app, noticeOf(row, notice.to, notice.what))
    : nothing;
  return {
    writes: [
      ...writes,
      historyEntry(app, row.id, line),
      ...letters.writes,
      ...told.writes,
      ...alongside.writes,
      audit.entry(app, auditEntry(verb, row.id)),
    ],
    news: [interviewsChanged([row.id]), ...letters.news, ...told.news, ...alongside.news],
  };
}

/** What the bell says to those who ask the questions; a further change is told anew. */
export const noticeOf = (row: Agreed, people: { id: string }[], what: NotificationKind) => ({
  to: people.map(({ id }) => id),
  what,
  record: { kind: "candidate" as const, id: row.candidateId },
  params: { interviewId: row.id, scheduledAt: row.scheduledAt },
  onceKey: `interview:${row.id}:${row.calendarSequence}:${what}`,
});

/** A letter that waited while its interview moved on must not bring back what no longer holds. */
export const currentLetters: LetterCheck = async (app, letters) => {
  const rows = await app.db
    .select({
      letterId: interviewLetters.letterId,
      kind: interviewLetters.kind,
      sequence: interviewLetters.sequence,
      current: interviews.calendarSequence,
      status: interviews.status,
    })
    .from(interviewLetters)
    .innerJoin(interviews, eq(interviews.id, interviewLetters.interviewId))
    .where(
      inArray(
        interviewLetters.letterId,
        letters.map(({ id }) => id),
      ),
    );
  const holds = new Set(
    rows
      .filter(
        ({ kind, sequence, current, status }) =>
          sequence === current && (kind === "cancellation" || status === "scheduled"),
      )
      .map(({ letterId }) => letterId),
  );
  const reason = "The interview has changed since this was written.";
  return new Map(letters.filter(({ id }) => !holds.has(id)).map(({ id }) => [id, reason]));
};
