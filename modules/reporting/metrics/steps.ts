import { sql } from "drizzle-orm";
import type { StageType } from "@/modules/staffing/projects/rules";
import type { App } from "@/src/app";

/** A stage that was left: when, of which kind it was, and how many days it had lasted. */
type Left = [at: string, type: StageType, days: number];
type Known = { steps: number; upTo: number; left: Left[] };

const memory = new WeakMap<App["db"], Known>();

/** Every stage that was ever left. Steps are only added, so that only the new ones are read; where some have gone, all are. */
export async function stagesLeft(app: App): Promise<Left[]> {
  const known = memory.get(app.db) ?? nothing;
  const more = await readAfter(app, known);
  const isWhole = more.steps === known.steps + more.count;
  const now = isWhole ? more : await readAfter(app, nothing);
  const left = isWhole ? [...known.left, ...more.left] : now.left;
  memory.set(app.db, { steps: now.steps, upTo: now.upTo, left });
  return left;
}

const nothing: Known = { steps: 0, upTo: 0, left: [] };

async function readAfter(app: App, { upTo }: Known) {
  const [[steps = 0, count = 0, last = 0] = []] = await app.db.all<[number, number, number]>(sql`
    select count(*), count(*) filter (where seq > ${upTo}), coalesce(max(seq), 0)
    from project_steps`);
  const left = await app.db.all<Left>(sql`
    select s.at, before.to_type, julianday(s.at) - julianday(before.at) from project_steps s
    join project_steps before on before.seq =
      (select max(seq) from project_steps where entry_id = s.entry_id and seq < s.seq)
    where s.seq > ${upTo} and s.seq <= ${last}`);
  return { steps, count, upTo: last, left };
}
