import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { receiving } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import { notifications } from "@/modules/platform/notifications";
import { withActor, type App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import { interviewsChanged } from "../events";
import { historyEntry } from "../rows";
import type { InvitationAnswer } from "../rules";
import { interviewLetters, interviews } from "../schema";
import { peopleOf } from "../service";
import type { InterviewRow } from "../shape";

type Answered = { writes: (Write | Guarded)[]; news: Event[] };
type Answer = receiving.CalendarAnswer;
type Invited = { row: InterviewRow; letterId: string; userId: string | null };

const nothing: Answered = { writes: [], news: [] };

/**
 * What a calendar answers to an invitation, as part of the write that files it. Only the address that was invited
 * decides, and only about the appointment as it stands: an answer to an older one is filed and nothing more.
 */
export async function calendarReplyWrites(
  app: App,
  { answer, from }: Pick<receiving.Message, "answer" | "from">,
): Promise<Answered> {
  if (!answer || from?.address !== answer.attendee) return nothing;
  const at = answeredAt(app, answer);
  const invited = await invitedBy(app, answer, at);
  if (!invited) return nothing;
  const { row, letterId, userId } = invited;
  const isThis = eq(interviewLetters.letterId, letterId);
  const set = { answer: answer.status, answeredAt: at };
  const line = { event: "answered", changes: { answer: [null, answer.status] as [null, string] } };
  const told = await tell(app, { invited, answer: answer.status, at });
  return {
    writes: [
      must(app.db.update(interviewLetters).set(set).where(isThis)),
      historyEntry(withActor(app, { ...app.actor, id: userId }), row.id, line),
      ...told.writes,
    ],
    news: [interviewsChanged([row.id]), ...told.news],
  };
}

/** By the clock of whoever answered, which decides between two answers; nobody answers in the future. */
function answeredAt(app: App, { at }: Answer): string {
  const now = app.now().toISOString();
  return at && at < now ? at : now;
}

async function invitedBy(app: App, answer: Answer, at: string): Promise<Invited | null> {
  const { letterId, userId, interviewId, sequence, kind, answeredAt: before } = interviewLetters;
  const isNewer = or(isNull(before), lt(before, at));
  const [found] = await app.db
    .select({ row: interviews, letterId, userId })
    .from(interviews)
    .innerJoin(
      interviewLetters,
      and(eq(interviewId, interviews.id), eq(sequence, interviews.calendarSequence)),
    )
    .innerJoin(letters, eq(letters.id, letterId))
    .where(
      and(
        eq(interviews.calendarUid, answer.uid),
        eq(interviews.calendarSequence, answer.sequence),
        eq(interviews.status, "scheduled"),
        inArray(kind, ["invitation", "update"]),
        eq(sql`lower(${letters.toAddress})`, answer.attendee),
        isNewer,
      ),
    )
    .limit(1);
  return found ?? null;
}

/** Who answered an invitation, with what, and when. */
type Reply = { invited: Invited; answer: InvitationAnswer; at: string };

/** Everybody else who is in it learns of it at once. */
async function tell(app: App, { invited: { row, userId }, answer, at }: Reply) {
  const people = (await peopleOf(app, [row.id])).get(row.id) ?? [];
  return notifications.notify(app, {
    to: [...new Set([...people, row.createdBy])].filter((id) => id !== userId),
    what: whats[answer],
    record: { kind: "candidate", id: row.candidateId },
    params: { interviewId: row.id, scheduledAt: row.scheduledAt },
    onceKey: `interview:${row.id}:${row.calendarSequence}:${userId ?? "candidate"}:${answer}:${at}`,
  });
}

const whats = {
  accepted: "interviewAccepted",
  declined: "interviewDeclined",
  tentative: "interviewTentative",
} as const;
