import { asc, desc, eq, inArray } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { matching } from "./filter";
import { historyOf } from "./history";
import type { Interview, InterviewRecord } from "./model";
import type { InterviewQuery } from "./questions";
import { interviewPeople, interviews } from "./schema";
import { scorecardsOf } from "./scorecards";
import { type Found, selected, shown } from "./shape";
import { lettersOf } from "./standing";

export async function list(app: App, { limit, ...filter }: InterviewQuery): Promise<Interview[]> {
  const isForward = filter.which === "upcoming" || filter.from !== undefined;
  const order = isForward ? asc : desc;
  const rows = await selected(app.db)
    .where(matching(app, filter))
    .orderBy(order(interviews.scheduledAt), order(interviews.seq))
    .limit(limit);
  return shownAll(app, rows);
}

export async function find(app: App, id: string): Promise<InterviewRecord> {
  const [found] = await selected(app.db).where(eq(interviews.id, id));
  if (!found) return missing("interview");
  const nameOf = await users.authors(app);
  const [shownOnes, cards, letters, history] = await Promise.all([
    shownAll(app, [found]),
    scorecardsOf(app, id, nameOf),
    lettersOf(app, id, nameOf),
    historyOf(app, id, nameOf),
  ]);
  const [interview] = shownOnes;
  if (!interview) return missing("interview");
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
    return shown(
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
