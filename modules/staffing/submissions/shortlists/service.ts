import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { projects, projectsChanged } from "@/modules/staffing/projects";
import { type App, actorIdOf } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { must, type Write } from "@/src/database";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import { daysLater } from "@/src/calendar";
import { shortlistEntries, shortlistFeedback, shortlists, shortlistViews } from "../schema";
import { submissions } from "..";
import type { Feedback, NewShortlist, Shortlist } from "./model";

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

/** Makes a page for the client of a project; whoever stands on it has been submitted to that client before. */
export async function share(
  app: App,
  projectId: string,
  given: NewShortlist,
): Promise<Shortlist & { path: string }> {
  await projects.rowOf(app, projectId);
  await refuseUnsubmitted(app, projectId, given.candidateIds);
  const { id, path, writes } = shareWrites(app, projectId, given);
  await app.write(writes, projectsChanged([projectId]));
  return { ...(await find(app, id)), path };
}

/** Part of a write: the page and its link, for whoever is submitted in the same write or was before. */
export function shareWrites(
  app: App,
  projectId: string,
  { candidateIds, days, message = null, ...input }: NewShortlist,
): { id: string; path: string; writes: Write[] } {
  const id = Bun.randomUUIDv7();
  const secret = randomSecret();
  const now = app.now();
  const wanted = [...new Set(candidateIds)];
  return {
    id,
    path: `/s/${secret}`,
    writes: [
      app.db.insert(shortlists).values({
        ...input,
        id,
        projectId,
        message,
        tokenHash: fingerprintOf(secret),
        expiresAt: daysLater(now, days),
        createdAt: now.toISOString(),
        createdBy: actorIdOf(app),
      }),
      app.db
        .insert(shortlistEntries)
        .values(
          wanted.map((candidateId, position) => ({ shortlistId: id, candidateId, position })),
        ),
      audit.entry(app, auditEntry("shared", id, { projectId, candidates: wanted.length, days })),
    ],
  };
}

async function refuseUnsubmitted(app: App, projectId: string, candidateIds: string[]) {
  const ledger = await submissions.listByProject(app, projectId);
  const presented = new Set(
    ledger
      .filter(({ event, isWithdrawn }) => event === "submitted" && !isWithdrawn)
      .map(({ candidateId }) => candidateId),
  );
  if (candidateIds.every((id) => presented.has(id))) return;
  throw new Failure("conflict", "Submit these candidates to the client first.");
}

/** Ends a link before its day. */
export async function revoke(app: App, id: string): Promise<Shortlist> {
  const { projectId } = await find(app, id);
  const isOpen = and(eq(shortlists.id, id), isNull(shortlists.revokedAt));
  await app.write(
    [
      must(app.db.update(shortlists).set({ revokedAt: app.now().toISOString() }).where(isOpen)),
      audit.entry(app, auditEntry("revoked", id, { projectId })),
    ],
    projectsChanged([projectId]),
  );
  return find(app, id);
}

const auditEntry = (verb: string, entityId: string, details: Record<string, unknown>) => ({
  action: `shortlist.${verb}`,
  entityType: "shortlist",
  entityId,
  details,
});
