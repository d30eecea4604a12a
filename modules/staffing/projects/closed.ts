import { sql } from "drizzle-orm";
import { recordHistoryRows } from "@/modules/records/core/read-model";
import type { App } from "@/src/app";

type ClosedRow = [id: string, seats: number, at: string];
type TeamRow = [projectId: string, userId: string];

/**
 * Projects that are over, since when, and who was on their teams. Without a line in its history, a project was over when
 * it was written down, or on its last day before that.
 */
export async function closedRows(app: App): Promise<{ rows: ClosedRow[]; team: TeamRow[] }> {
  const [rows, team] = await Promise.all([
    app.db.all<ClosedRow>(sql`
      select p.id, p.positions_required, coalesce(
        (select max(h.at) from ${recordHistoryRows} h
          where h.record_id = p.id and h.kind = 'project' and h.event = 'status'
            and json_extract(h.changes, '$.status[1]') = p.status),
        min(p.end_date, p.created_at), p.created_at)
      from projects p
      where p.status in ('completed', 'cancelled') and p.archived_at is null
        and p.positions_required > 0`),
    app.db.all<TeamRow>(sql`
      select distinct t.project_id, t.user_id from project_team t
      join projects p on p.id = t.project_id where p.status in ('completed', 'cancelled')`),
  ]);
  return { rows, team };
}
