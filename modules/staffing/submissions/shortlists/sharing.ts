import { and, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { projects, projectsChanged } from "@/modules/staffing/projects";
import { submissions } from "..";
import { type App, signatureOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { fingerprintOf, randomSecret } from "@/src/passwords";
import { daysLater } from "@/src/calendar";
import type { NewShortlist, Shortlist } from "./model";
import { shortlistEntries, shortlists } from "../schema";
import { find } from "./service";

/** Makes a page for the client of a project; whoever stands on it has been submitted to that client before. */
export async function share(
  app: App,
  projectId: string,
  { candidateIds, days, message = null, ...input }: NewShortlist,
): Promise<Shortlist & { path: string }> {
  await projects.rowOf(app, projectId);
  await refuseUnsubmitted(app, projectId, candidateIds);
  const id = Bun.randomUUIDv7();
  const secret = randomSecret();
  const now = app.now();
  const wanted = [...new Set(candidateIds)];
  await app.write(
    [
      app.db.insert(shortlists).values({
        ...input,
        id,
        projectId,
        message,
        tokenHash: fingerprintOf(secret),
        expiresAt: daysLater(now, days),
        createdAt: now.toISOString(),
        createdBy: signatureOf(app),
      }),
      app.db
        .insert(shortlistEntries)
        .values(
          wanted.map((candidateId, position) => ({ shortlistId: id, candidateId, position })),
        ),
      audit.entry(app, deed("shared", id, { projectId, candidates: wanted.length, days })),
    ],
    projectsChanged([projectId]),
  );
  return { ...(await find(app, id)), path: `/s/${secret}` };
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
      audit.entry(app, deed("revoked", id, { projectId })),
    ],
    projectsChanged([projectId]),
  );
  return find(app, id);
}

const deed = (verb: string, entityId: string, details: Record<string, unknown>) => ({
  action: `shortlist.${verb}`,
  entityType: "shortlist",
  entityId,
  details,
});
