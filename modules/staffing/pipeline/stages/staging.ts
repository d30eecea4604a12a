import { and, eq, notInArray, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type ProjectRecord, projects, projectsChanged } from "@/modules/staffing/projects";
import type { Stage } from "@/modules/staffing/projects/rules";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { StageChanges } from "../model";
import { projectCandidates } from "../schema";

/** Gives a board other stages; nobody is left standing in one that is taken away. */
export async function setStages(
  app: App,
  projectId: string,
  { version, stages }: StageChanges,
): Promise<ProjectRecord> {
  const before = await projects.fresh(app, projectId, version);
  await refuseLost(app, projectId, stages);
  await app.write(
    [
      projects.updateIfVersion(app, before, { stages }),
      ...stages.map((stage) => retyped(app, projectId, stage)),
      projects.historyLine(app, [projectId], {
        event: "edited",
        changes: { stages: [asText(before.stages), asText(stages)] },
      }),
      audit.entry(app, projects.auditEntry("edited", projectId, { fields: ["stages"] })),
    ],
    projectsChanged([projectId]),
  );
  return projects.find(app, projectId);
}

const asText = (stages: Stage[]) => stages.map(({ id, name }) => name ?? id).join(", ");

/** The figures go by types, so whoever stands in a stage has its new one. */
const retyped = (app: App, projectId: string, { id, type }: Stage): Write =>
  app.db
    .update(projectCandidates)
    .set({ stageType: type })
    .where(
      and(
        eq(projectCandidates.projectId, projectId),
        eq(projectCandidates.stage, id),
        sql`${projectCandidates.stageType} <> ${type}`,
      ),
    );

async function refuseLost(app: App, projectId: string, stages: Stage[]): Promise<void> {
  const lost = await app.db.$count(
    projectCandidates,
    and(
      eq(projectCandidates.projectId, projectId),
      notInArray(
        projectCandidates.stage,
        stages.map(({ id }) => id),
      ),
    ),
  );
  if (lost === 0) return;
  throw new Failure("conflict", "Move the candidates out of this stage before removing it.");
}
