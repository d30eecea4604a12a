import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import type { Stage } from "@/modules/staffing/projects/rules";
import { projectSteps } from "./schema";

/** The first step of each that really came onto a board: one whom somebody else was quicker with has it already. */
export const firstStepWrites = (app: App, ids: string[]): Write =>
  statement(sql`
    insert into project_steps (project_id, entry_id, at, "from", "to", to_type, by)
    select project_id, id, since, null, stage, stage_type, ${app.actor.id} from project_candidates
    where id in (select value from json_each(${JSON.stringify(ids)}))`);

type Stepped = { id: string; projectId: string; stage: string };

export const stepWrites = (app: App, { id, projectId, stage }: Stepped, to: Stage): Write =>
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
