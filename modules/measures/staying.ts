import { sql } from "drizzle-orm";
import type { Period } from "@/modules/periods/rules";
import { medianOf, staysForMedian } from "@/modules/pipelines/rules";
import { isOpenStage, type StageType, stageTypes } from "@/modules/projects/rules";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";
import { tenth } from "./rules";

export type Stay = { type: StageType; n: number; medianDays: number | null };

/** How long candidates had stood in each kind of stage when they left it, in a period. */
export const staysIn = (app: App, { from, to }: Period): Promise<Stay[]> =>
  counted(app, "pipelines", `stays ${from} ${to}`, () => read(app, { from, to }));

async function read(app: App, { from, to }: Period): Promise<Stay[]> {
  const rows = await app.db.all<[StageType, number]>(sql`
    select before.to_type, julianday(s.at) - julianday(before.at) from project_steps s
    join project_steps before on before.seq =
      (select max(seq) from project_steps where entry_id = s.entry_id and seq < s.seq)
    where s.at >= ${from} and s.at < ${to}`);
  const of = Map.groupBy(rows, ([type]) => type);
  return stageTypes
    .filter((type) => isOpenStage({ type }))
    .map((type) =>
      stayOf(
        type,
        (of.get(type) ?? []).map(([, days]) => days),
      ),
    );
}

function stayOf(type: StageType, days: number[]): Stay {
  const median = days.length < staysForMedian ? null : medianOf(days);
  return { type, n: days.length, medianDays: median === null ? null : tenth(median) };
}
