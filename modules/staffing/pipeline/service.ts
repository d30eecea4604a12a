import { asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { numberOf as candidateNumberOf } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { numberOf } from "@/modules/staffing/projects/rules";
import { projects } from "@/modules/staffing/projects/schema";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Entry, Standing } from "./model";
import { projectCandidates } from "./schema";

export const listByProject = (app: App, projectId: string) =>
  list(app, eq(projectCandidates.projectId, projectId));

export const listByIds = (app: App, ids: string[]) => list(app, inArray(projectCandidates.id, ids));

export async function find(app: App, id: string): Promise<Entry> {
  const [entry] = await list(app, eq(projectCandidates.id, id));
  return entry ?? notFound("candidate of this project");
}

/** Longest in the stage first; a board holds no more than a person can look through. */
async function list(app: App, which: SQL): Promise<Entry[]> {
  const rows = await app.db
    .select({
      own: projectCandidates,
      seq: candidates.seq,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      headline: candidates.headline,
      location: candidates.location,
      candidateStatus: candidates.status,
      availableFrom: candidates.availableFrom,
    })
    .from(projectCandidates)
    .innerJoin(candidates, eq(candidates.id, projectCandidates.candidateId))
    .where(which)
    .orderBy(asc(projectCandidates.since), asc(projectCandidates.id));
  const nameOf = await users.authors(app);
  return rows.map(({ own, seq, firstName, lastName, ...person }) => ({
    id: own.id,
    projectId: own.projectId,
    candidateId: own.candidateId,
    candidateNumber: candidateNumberOf(seq),
    candidateName: `${firstName} ${lastName}`,
    ...person,
    stage: own.stage,
    stageType: own.stageType,
    since: own.since,
    reason: own.reason,
    addedBy: own.addedBy && nameOf(own.addedBy),
    version: own.version,
  }));
}

/** All the boards that a candidate stands on, the latest first. */
export async function listByCandidate(app: App, candidateId: string): Promise<Standing[]> {
  const rows = await app.db
    .select({
      id: projectCandidates.id,
      projectId: projectCandidates.projectId,
      stage: projectCandidates.stage,
      stageType: projectCandidates.stageType,
      since: projectCandidates.since,
      seq: projects.seq,
      projectName: projects.name,
      stages: projects.stages,
    })
    .from(projectCandidates)
    .innerJoin(projects, eq(projects.id, projectCandidates.projectId))
    .where(eq(projectCandidates.candidateId, candidateId))
    .orderBy(desc(projectCandidates.since), desc(projectCandidates.id));
  return rows.map(({ seq, stages, ...row }) => ({
    ...row,
    projectNumber: numberOf(seq),
    stageName: stages.find(({ id }) => id === row.stage)?.name ?? null,
  }));
}
