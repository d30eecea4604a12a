import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { projects, projectsChanged, type StageType } from "@/modules/staffing/projects";
import { type App, actorIdOf } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { AddedEntries, TakenOff } from "./model";
import { projectCandidates, projectSteps } from "./schema";
import { listByIds } from "./service";
import { firstStepWrites } from "./moving";

type Given = { projectId: string; candidateIds: string[] };

/** Puts candidates on a project's board, at its first stage; those who are there already stay where they are. */
export async function addMany(app: App, { projectId, candidateIds }: Given): Promise<AddedEntries> {
  const project = await projects.rowOf(app, projectId);
  const [first] = project.stages;
  if (!first) notFound("stage");
  const wanted = [...new Set(candidateIds)];
  const there = await known(app, projectId, wanted);
  const fresh = wanted.filter((id) => !there.has(id));
  await refuseUnfit(app, fresh);
  const at = app.now().toISOString();
  const rows = fresh.map((candidateId) => ({
    id: Bun.randomUUIDv7(),
    projectId,
    candidateId,
    stage: first.id,
    stageType: first.type,
    since: at,
    addedBy: actorIdOf(app),
    createdAt: at,
    updatedAt: at,
  }));
  const ids = rows.map(({ id }) => id);
  if (rows.length > 0) {
    await app.write(
      [
        app.db.insert(projectCandidates).values(rows).onConflictDoNothing(),
        firstStepWrites(app, ids),
        audit.entry(app, auditEntry("candidates-added", projectId, rows.length)),
      ],
      projectsChanged([projectId]),
    );
  }
  // Somebody may have been quicker with one of them: then theirs stands, and is no new one.
  const all = await listByIds(app, [...(await known(app, projectId, wanted)).values()]);
  return {
    added: all.filter(({ id }) => ids.includes(id)),
    existing: all.filter(({ id }) => !ids.includes(id)),
    withoutConsent: await unasked(app, fresh),
  };
}

/** Matches leave them out, so whoever adds them by hand is told. */
async function unasked(app: App, candidateIds: string[]): Promise<string[]> {
  const rows = await app.db
    .select({ firstName: candidates.firstName, lastName: candidates.lastName })
    .from(candidates)
    .where(and(inArray(candidates.id, candidateIds), eq(candidates.gdprConsent, false)));
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

const auditEntry = (verb: string, entityId: string, count: number) => ({
  action: `project.${verb}`,
  entityType: "project",
  entityId,
  details: { count },
});

async function known(app: App, projectId: string, candidateIds: string[]) {
  const rows = await app.db
    .select({ id: projectCandidates.id, candidateId: projectCandidates.candidateId })
    .from(projectCandidates)
    .where(
      and(
        eq(projectCandidates.projectId, projectId),
        inArray(projectCandidates.candidateId, candidateIds),
      ),
    );
  return new Map(rows.map(({ id, candidateId }) => [candidateId, id]));
}

async function refuseUnfit(app: App, candidateIds: string[]): Promise<void> {
  const isThere = and(inArray(candidates.id, candidateIds), isNull(candidates.archivedAt));
  const found = await app.db.$count(candidates, isThere);
  if (found < candidateIds.length) notFound("candidate");
  const fit = await app.db.$count(candidates, and(isThere, ne(candidates.status, "blacklisted")));
  if (fit === found) return;
  throw new Failure("conflict", "Blacklisted candidates can't be added to a project.");
}

/** The undo of `addMany`: takes those off again whom nobody has moved since. */
export async function takeOff(
  app: App,
  { projectId, entryIds }: { projectId: string; entryIds: string[] },
): Promise<TakenOff> {
  const isUntouched = and(
    eq(projectCandidates.projectId, projectId),
    inArray(projectCandidates.id, entryIds),
    eq(projectCandidates.version, 1),
  );
  const rows = await app.db
    .select({ id: projectCandidates.id })
    .from(projectCandidates)
    .where(isUntouched);
  const taken = rows.map(({ id }) => id);
  const kept = entryIds.filter((id) => !taken.includes(id));
  if (taken.length === 0) return { taken, kept };
  await app.write(
    [
      app.db.delete(projectSteps).where(inArray(projectSteps.entryId, taken)),
      app.db.delete(projectCandidates).where(isUntouched),
      audit.entry(app, auditEntry("candidates-taken-off", projectId, taken.length)),
    ],
    projectsChanged([projectId]),
  );
  return { taken, kept };
}

/** Somebody on a board since before today, with every stage since; the reason is that of the last step. */
export type PastEntry = {
  projectId: string;
  candidateId: string;
  steps: { stage: string; at: string }[];
  reason: string | null;
};

/** Takes in people on boards with the steps that brought them there, as they were kept elsewhere. */
export async function addPast(app: App, past: PastEntry[]): Promise<void> {
  if (past.length === 0) return;
  const ids = [...new Set(past.map(({ projectId }) => projectId))];
  const works = await Promise.all(ids.map((id) => projects.rowOf(app, id)));
  const rows = past.map((it) => {
    const stages = works.find(({ id }) => id === it.projectId)?.stages ?? [];
    return rowsOf(app, it, (stage) => stages.find(({ id }) => id === stage)?.type ?? "initial");
  });
  await app.write(
    [
      app.db.insert(projectCandidates).values(rows.map(({ entry }) => entry)),
      app.db.insert(projectSteps).values(rows.flatMap(({ steps }) => steps)),
    ],
    projectsChanged(ids),
  );
}

function rowsOf(
  app: App,
  { projectId, candidateId, steps, reason }: PastEntry,
  typeOf: (stage: string) => StageType,
) {
  const id = Bun.randomUUIDv7();
  const now = app.now().toISOString();
  const [first, last] = [steps[0], steps.at(-1)];
  return {
    steps: steps.map(({ stage, at }, n) => ({
      projectId,
      entryId: id,
      at,
      from: steps[n - 1]?.stage ?? null,
      to: stage,
      toType: typeOf(stage),
      by: app.actor.id,
    })),
    entry: {
      id,
      projectId,
      candidateId,
      stage: last?.stage ?? "longlist",
      stageType: last ? typeOf(last.stage) : ("initial" as const),
      since: last?.at ?? now,
      reason,
      addedBy: actorIdOf(app),
      version: steps.length,
      createdAt: first?.at ?? now,
      updatedAt: last?.at ?? now,
    },
  };
}
