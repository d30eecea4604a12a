import { asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { historyOf } from "./rows";
import type { Interview, InterviewLetter, InterviewRecord, Scorecard } from "./model";
import { interviewLetters, interviewPeople, interviews, scorecards } from "./schema";
import { type Found, interviewColumns, toInterview } from "./shape";

export const heldBy = (app: App, userId: string): SQL =>
  inArray(
    interviews.id,
    app.db
      .select({ id: interviewPeople.interviewId })
      .from(interviewPeople)
      .where(eq(interviewPeople.userId, userId)),
  );

/** The letters about an interview and what became of each, newest first. */
async function lettersOf(
  app: App,
  id: string,
  nameOf: (signature: string) => string,
): Promise<InterviewLetter[]> {
  const rows = await app.db
    .select()
    .from(interviewLetters)
    .where(eq(interviewLetters.interviewId, id))
    .orderBy(desc(interviewLetters.at), desc(interviewLetters.letterId));
  const standings = await mail.stateOf(
    app,
    rows.map(({ letterId }) => letterId),
  );
  return rows.flatMap(({ letterId, kind, userId, at, answer }) => {
    const standing = standings.get(letterId);
    if (!standing) return [];
    const { state, reason } = standing;
    return [{ id: letterId, kind, to: userId && nameOf(userId), at, state, reason, answer }];
  });
}

/** What everybody who was there made of it, the first first. */
async function scorecardsOf(
  app: App,
  id: string,
  nameOf: (signature: string) => string,
): Promise<Scorecard[]> {
  const rows = await app.db
    .select()
    .from(scorecards)
    .where(eq(scorecards.interviewId, id))
    .orderBy(asc(scorecards.at));
  return rows.map(({ interviewId: _, ...card }) => ({ ...card, name: nameOf(card.userId) }));
}

export async function find(app: App, id: string): Promise<InterviewRecord> {
  const [found] = await interviewColumns(app.db).where(eq(interviews.id, id));
  if (!found) return notFound("interview");
  const nameOf = await users.authors(app);
  const [shownOnes, cards, letters, history] = await Promise.all([
    shownAll(app, [found]),
    scorecardsOf(app, id, nameOf),
    lettersOf(app, id, nameOf),
    historyOf(app, id, nameOf),
  ]);
  const [interview] = shownOnes;
  if (!interview) return notFound("interview");
  return {
    ...interview,
    scorecards: cards,
    letters,
    history,
    createdBy: nameOf(found.row.createdBy),
    hasAddress: found.email !== null,
  };
}

export async function shownAll(app: App, rows: Found[]): Promise<Interview[]> {
  const ids = rows.map(({ row }) => row.id);
  const [nameOf, people] = await Promise.all([users.authors(app), peopleOf(app, ids)]);
  return rows.map((found) => {
    const theirs = people.get(found.row.id) ?? [];
    return toInterview(
      found,
      theirs.map((id) => ({ id, name: nameOf(id) })),
    );
  });
}

/** Who asks the questions in each of these. */
export async function peopleOf(app: App, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await app.db
    .select()
    .from(interviewPeople)
    .where(inArray(interviewPeople.interviewId, ids))
    .orderBy(asc(interviewPeople.interviewId), asc(interviewPeople.position));
  const byInterview = Map.groupBy(rows, ({ interviewId }) => interviewId);
  return new Map([...byInterview].map(([id, of]) => [id, of.map(({ userId }) => userId)]));
}
