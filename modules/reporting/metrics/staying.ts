import { medianOf, staysForMedian } from "@/modules/staffing/pipeline/rules";
import { isOpenStage, type StageType, stageTypes } from "@/modules/staffing/projects/rules";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import type { Period } from "@/src/calendar";
import { roundToTenth } from "./rules";
import { pipelines } from "@/modules/staffing/pipeline";

type Known = { steps: number; upTo: number; left: pipelines.StageLeft[] };

const memory = new WeakMap<App["db"], Known>();

/**
 * Every stage change so far. Rows are only appended, so only newer ones are read; if any were deleted, all are read
 * again.
 */
async function stagesLeft(app: App): Promise<pipelines.StageLeft[]> {
  const known = memory.get(app.db) ?? nothing;
  const more = await pipelines.leftAfter(app, known.upTo);
  const isWhole = more.steps === known.steps + more.count;
  const now = isWhole ? more : await pipelines.leftAfter(app, nothing.upTo);
  const left = isWhole ? [...known.left, ...more.left] : now.left;
  memory.set(app.db, { steps: now.steps, upTo: now.upTo, left });
  return left;
}

const nothing: Known = { steps: 0, upTo: 0, left: [] };

export type Stay = { type: StageType; n: number; medianDays: number | null };

/** How long candidates had stood in each kind of stage when they left it, in a period. */
export const staysIn = (app: App, { from, to }: Period): Promise<Stay[]> =>
  cachedCount(app, { topic: "pipelines", asked: `stays ${from} ${to}` }, () =>
    read(app, { from, to }),
  );

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
  return { type, n: days.length, medianDays: median === null ? null : roundToTenth(median) };
}
