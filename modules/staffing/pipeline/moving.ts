import { and, eq, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { projects, projectsChanged } from "@/modules/staffing/projects";
import type { Stage } from "@/modules/staffing/projects/rules";
import type { App } from "@/src/app";
import { must, statement, type Write } from "@/src/database";
import { Failure, invalid } from "@/src/errors";
import type { Entry, Step } from "./model";
import { projectCandidates, projectSteps } from "./schema";
import { find } from "./service";

/** The first step of each that really came onto a board: one whom somebody else was quicker with has it already. */
export const firstStepWrites = (app: App, ids: string[]): Write =>
  statement(sql`
    insert into project_steps (project_id, entry_id, at, "from", "to", to_type, by)
    select project_id, id, since, null, stage, stage_type, ${app.actor.id} from project_candidates
    where id in (select value from json_each(${JSON.stringify(ids)}))`);

type Stepped = { id: string; projectId: string; stage: string };

const stepWrites = (app: App, { id, projectId, stage }: Stepped, to: Stage): Write =>
  app.db.insert(projectSteps).values({
    projectId,
    entryId: id,
    at: app.now().toISOString(),
    from: stage,
    to: to.id,
    toType: to.type,
    by: app.actor.id,
  });

/** A stage that was left: when, of which kind it was, and how many days it had lasted. */
export type StageLeft = [at: string, type: Stage["type"], days: number];

/** How many steps there are, how many of them after one that is known, and the stages that those left. */
export async function leftAfter(app: App, upTo: number) {
  const [[steps = 0, count = 0, last = 0] = []] = await app.db.all<[number, number, number]>(sql`
    select count(*), count(*) filter (where seq > ${upTo}), coalesce(max(seq), 0)
    from project_steps`);
  const left = await app.db.all<StageLeft>(sql`
    select s.at, before.to_type, julianday(s.at) - julianday(before.at) from project_steps s
    join project_steps before on before.seq =
      (select max(seq) from project_steps where entry_id = s.entry_id and seq < s.seq)
    where s.seq > ${upTo} and s.seq <= ${last}`);
  return { steps, count, upTo: last, left };
}

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
    throw invalid([{ path: ["reason"], message: "Give a reason for closing the candidate." }]);
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
  throw new Failure("conflict", `The stages of this pipeline are: ${names}.`);
}
