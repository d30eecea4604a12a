import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import type { Stage } from "@/modules/staffing/projects/rules";
import { projectSteps } from "./schema";

/** The first step of each that really came onto a board: one whom somebody else was quicker with has it already. */
export const begun = (app: App, ids: string[]): Write =>
  statement(sql`
    insert into project_steps (project_id, entry_id, at, "from", "to", to_type, by)
    select project_id, id, since, null, stage, stage_type, ${app.actor.id} from project_candidates
    where id in (select value from json_each(${JSON.stringify(ids)}))`);

type Stepped = { id: string; projectId: string; stage: string };

export const stepped = (app: App, { id, projectId, stage }: Stepped, to: Stage): Write =>
  app.db.insert(projectSteps).values({
    projectId,
    entryId: id,
    at: app.now().toISOString(),
    from: stage,
    to: to.id,
    toType: to.type,
    by: app.actor.id,
  });
