import { eq, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import type { ApplicationStep } from "./model";
import type { ApplicationStatus } from "./rules";
import { applicationHistory } from "./schema";
import type { z } from "zod";

/** The first line of each that was really added: one that somebody else had added meanwhile has its own. */
export const firstStepWrites = (app: App, ids: string[]): Write =>
  statement(sql`
    insert into application_history (application_id, at, "from", "to", by)
    select id, created_at, null, status, ${app.actor.id} from applications
    where id in (select value from json_each(${JSON.stringify(ids)}))`);

type Step = { from: ApplicationStatus; to: ApplicationStatus; reason: string | null };

export const stepWrites = (app: App, applicationId: string, step: Step): Write =>
  app.db
    .insert(applicationHistory)
    .values({ ...step, applicationId, at: app.now().toISOString(), by: app.actor.id });

/** Every status it has had, the first one first. */
export async function historyOf(app: App, id: string): Promise<z.infer<typeof ApplicationStep>[]> {
  const nameOf = await users.authors(app);
  const rows = await app.db
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, id))
    .orderBy(applicationHistory.seq);
  return rows.map((row) => ({ ...row, by: row.by && nameOf(row.by) }));
}
