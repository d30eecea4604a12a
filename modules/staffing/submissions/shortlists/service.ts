import { asc, desc, eq, inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Feedback, Shortlist } from "./model";
import { shortlistEntries, shortlistFeedback, shortlists, shortlistViews } from "../schema";

type Row = typeof shortlists.$inferSelect;

export async function listByProject(app: App, projectId: string): Promise<Shortlist[]> {
  const rows = await app.db
    .select()
    .from(shortlists)
    .where(eq(shortlists.projectId, projectId))
    .orderBy(desc(shortlists.createdAt), desc(shortlists.id));
  const nameOf = await users.authors(app);
  return Promise.all(rows.map((row) => shown(app, row, nameOf)));
}

export async function find(app: App, id: string): Promise<Shortlist> {
  const [row] = await app.db.select().from(shortlists).where(eq(shortlists.id, id));
  return row ? shown(app, row, await users.authors(app)) : notFound("shortlist");
}

const viewsShown = 20;

async function shown(app: App, row: Row, nameOf: (by: string) => string): Promise<Shortlist> {
  const { tokenHash: _, createdBy, ...own } = row;
  const [people, views, feedback] = await Promise.all([
    peopleOf(app, row.id),
    app.db
      .select({ at: shortlistViews.at, network: shortlistViews.network })
      .from(shortlistViews)
      .where(eq(shortlistViews.shortlistId, row.id))
      .orderBy(desc(shortlistViews.seq))
      .limit(viewsShown),
    feedbackOn(app, [row.id]),
  ]);
  return { ...own, createdBy: nameOf(createdBy), candidates: people, views, feedback };
}

/** Who stands on it, in its order; somebody forgotten has no name. */
async function peopleOf(app: App, shortlistId: string): Promise<Shortlist["candidates"]> {
  const rows = await app.db
    .select({
      id: shortlistEntries.candidateId,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
    })
    .from(shortlistEntries)
    .leftJoin(candidates, eq(candidates.id, shortlistEntries.candidateId))
    .where(eq(shortlistEntries.shortlistId, shortlistId))
    .orderBy(asc(shortlistEntries.position));
  return rows.map(({ id, firstName, lastName }) => ({
    id,
    name: firstName === null ? null : `${firstName} ${lastName}`,
  }));
}

/** The last word on each candidate. */
export async function feedbackOn(app: App, shortlistIds: string[]): Promise<Feedback[]> {
  const rows = await app.db
    .select()
    .from(shortlistFeedback)
    .where(inArray(shortlistFeedback.shortlistId, shortlistIds))
    .orderBy(asc(shortlistFeedback.seq));
  const last = new Map(
    rows.map(({ seq: _, shortlistId: __, ...feedback }) => [feedback.candidateId, feedback]),
  );
  return [...last.values()];
}

/** What clients said last of the candidates of a project, for the cards of its board. */
export async function feedbackByProject(app: App, projectId: string): Promise<Feedback[]> {
  const rows = await app.db
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(eq(shortlists.projectId, projectId));
  return feedbackOn(
    app,
    rows.map(({ id }) => id),
  );
}
