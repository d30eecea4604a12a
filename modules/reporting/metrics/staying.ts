import type { Period } from "@/modules/knowledge/periods/rules";
import { medianOf, staysForMedian } from "@/modules/staffing/pipeline/rules";
import { isOpenStage, type StageType, stageTypes } from "@/modules/staffing/projects/rules";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";
import { tenth } from "./rules";
import { stagesLeft } from "./steps";

export type Stay = { type: StageType; n: number; medianDays: number | null };

/** How long candidates had stood in each kind of stage when they left it, in a period. */
export const staysIn = (app: App, { from, to }: Period): Promise<Stay[]> =>
  counted(app, "pipelines", `stays ${from} ${to}`, () => read(app, { from, to }));

async function read(app: App, { from, to }: Period): Promise<Stay[]> {
  const left = (await stagesLeft(app)).filter(([at]) => at >= from && at < to);
  const of = Map.groupBy(left, ([, type]) => type);
  return stageTypes
    .filter((type) => isOpenStage({ type }))
    .map((type) =>
      stayOf(
        type,
        (of.get(type) ?? []).map(([, , days]) => days),
      ),
    );
}

function stayOf(type: StageType, days: number[]): Stay {
  const median = days.length < staysForMedian ? null : medianOf(days);
  return { type, n: days.length, medianDays: median === null ? null : tenth(median) };
}
