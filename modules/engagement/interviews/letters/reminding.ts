import { and, eq, gt, gte, inArray, isNull, lte, ne, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { notifications, type NotificationKind } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { hourMs } from "@/src/calendar";
import { must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { addressedBy, letterTo } from "./addressing";
import { candidateAsReader } from "../context";
import { peopleIn } from "../moving";
import { candidateReminderHours, endOf, interviewerReminderHours } from "../rules";
import { noticeOf } from "../save";
import { interviewLetters, interviews, scorecards } from "../schema";
import type { InterviewRow } from "../shape";

/** Everything that is due by what an interview is and when: asked often, told once for each beginning. */
export async function remind(app: App): Promise<{ reminded: number }> {
  const due = await Promise.all([
    soon(app, candidateReminderHours, interviews.candidateRemindedOf),
    soon(app, interviewerReminderHours, interviews.peopleRemindedOf),
    over(app),
  ]);
  const [forCandidates, forPeople, unjudged] = due;
  let reminded = 0;
  for (const row of forCandidates)
    reminded += await remindOnce(app, {
      row,
      mark: "candidateRemindedOf",
      told: await remindCandidate(app, row),
    });
  for (const row of forPeople)
    reminded += await remindOnce(app, {
      row,
      mark: "peopleRemindedOf",
      told: await tellPeople(app, row, "interviewSoon"),
    });
  for (const row of unjudged)
    reminded += await remindOnce(app, {
      row,
      mark: "scorecardsAskedOf",
      told: await askScorecards(app, row),
    });
  return { reminded };
}

type Mark = "candidateRemindedOf" | "peopleRemindedOf" | "scorecardsAskedOf";
type Told = { writes: Write[]; news: Event[] };

type Reminder = { row: InterviewRow; mark: Mark; told: Told };

/** Whoever comes second to the same reminder finds it given. */
async function remindOnce(app: App, { row, mark, told: { writes, news } }: Reminder) {
  const isStill = and(
    eq(interviews.id, row.id),
    eq(interviews.version, row.version),
    isNotFor(interviews[mark]),
  );
  const marked = app.db
    .update(interviews)
    .set({ [mark]: row.scheduledAt })
    .where(isStill);
  try {
    await app.write([must(marked), ...writes], ...news);
    return 1;
  } catch (error) {
    if (error instanceof Failure && error.kind === "conflict") return 0;
    throw error;
  }
}

const isNotFor = (mark: SQLiteColumn): SQL | undefined =>
  or(isNull(mark), ne(mark, interviews.scheduledAt));

const from = (app: App, hours: number) =>
  new Date(app.now().getTime() + hours * hourMs).toISOString();

/** Those that begin within so many hours and of which nobody was reminded yet. */
const soon = (app: App, hours: number, mark: SQLiteColumn): Promise<InterviewRow[]> =>
  app.db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.status, "scheduled"),
        gt(interviews.scheduledAt, from(app, 0)),
        lte(interviews.scheduledAt, from(app, hours)),
        isNotFor(mark),
      ),
    );

/** After a week nobody is asked any more. */
const askedHours = 7 * 24;

/** Those that are over and took place, or of which nobody has said that they did not. */
async function over(app: App): Promise<InterviewRow[]> {
  const rows = await app.db
    .select()
    .from(interviews)
    .where(
      and(
        inArray(interviews.status, ["scheduled", "completed"]),
        gte(interviews.scheduledAt, from(app, -askedHours)),
        lte(interviews.scheduledAt, from(app, 0)),
        isNotFor(interviews.scorecardsAskedOf),
      ),
    );
  return rows.filter((row) => row.status === "completed" || endOf(row) <= from(app, 0));
}

/** Only somebody who was written to about it before: whoever was called is not written to unasked. */
async function remindCandidate(app: App, row: InterviewRow): Promise<Told> {
  const [heard] = await app.db
    .select({ id: interviewLetters.letterId })
    .from(interviewLetters)
    .where(and(eq(interviewLetters.interviewId, row.id), isNull(interviewLetters.userId)));
  const reader = heard ? await candidateAsReader(app, row) : null;
  if (!reader) return { writes: [], news: [] };
  const addressed = await addressedBy(app, row, { people: await peopleIn(app, row.id) });
  return { writes: letterTo(app, { row, reader, kind: "reminder", from: addressed }), news: [] };
}

const tellPeople = async (app: App, row: InterviewRow, what: NotificationKind): Promise<Told> =>
  notifications.notify(app, noticeOf(row, await peopleIn(app, row.id), what));

async function askScorecards(app: App, row: InterviewRow): Promise<Told> {
  const written = await app.db
    .select({ userId: scorecards.userId })
    .from(scorecards)
    .where(eq(scorecards.interviewId, row.id));
  const people = await peopleIn(app, row.id);
  const silent = people.filter(({ id }) => !written.some(({ userId }) => userId === id));
  return notifications.notify(app, noticeOf(row, silent, "scorecardAsked"));
}
