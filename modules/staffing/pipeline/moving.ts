import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { projects, projectsChanged } from "@/modules/staffing/projects";
import type { Stage } from "@/modules/staffing/projects/rules";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid } from "@/src/errors";
import type { Entry, Step } from "./model";
import { projectCandidates } from "./schema";
import { find } from "./service";
import { stepWrites } from "./steps";

/** Moves a candidate to another stage of the board, if nobody has moved them since. */
export async function move(
  app: App,
  id: string,
  { version, stage, reason = null }: Step,
): Promise<Entry> {
  const before = await find(app, id);
  if (before.stage === stage) return before;
  const to = await stageOf(app, before.projectId, stage);
  const isClosing = to.type === "closed";
  if (isClosing && !reason) {
    throw invalid([{ path: ["reason"], message: "Who is closed has to know why: give a reason." }]);
  }
  const at = app.now().toISOString();
  const set = { stage: to.id, stageType: to.type, since: at, updatedAt: at };
  const isThis = and(eq(projectCandidates.id, id), eq(projectCandidates.version, version));
  await app.write(
    [
      must(
        app.db
          .update(projectCandidates)
          .set({ ...set, reason: isClosing ? reason : null, version: version + 1 })
          .where(isThis),
      ),
      stepWrites(app, before, to),
      audit.entry(app, {
        action: "project.candidate-moved",
        entityType: "project",
        entityId: before.projectId,
        details: { entry: id, from: before.stage, to: to.id },
      }),
    ],
    projectsChanged([before.projectId]),
  );
  return find(app, id);
}

async function stageOf(app: App, projectId: string, wanted: string): Promise<Stage> {
  const { stages } = await projects.rowOf(app, projectId);
  const found = stages.find(({ id }) => id === wanted);
  if (found) return found;
  const names = stages.map(({ id }) => id).join(", ");
  throw new Failure("conflict", `The stages of this board are: ${names}.`);
}
