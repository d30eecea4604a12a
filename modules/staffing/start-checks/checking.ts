import { candidates } from "@/modules/crm/candidates";
import { blockersOf, lightOf, requirements } from "@/modules/staffing/requirements";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { overridesOf } from "./overrides";
import { ownersOf } from "./owners";
import type { Start, StartCheck } from "./model";
import { mayStart } from "./rules";

/** Whether somebody can start: everything that stands in the way, who asks for it, and what a second person let pass. */
export async function canStart(app: App, start: Start): Promise<StartCheck> {
  const today = utcToday(app);
  const period = { from: start.startDate ?? today, until: start.endDate ?? null };
  const owners = await ownersOf(app, start);
  const [{ name, held }, asked, overrides] = await Promise.all([
    candidates.holdingOf(app, start.candidateId),
    requirements.requirementsOf(app, owners),
    overridesOf(app, start),
  ]);
  const blockers = blockersOf(held, asked, period, today);
  const passed = overrides.filter(({ state }) => state === "approved");
  const light = lightOf(blockers, new Set(passed.map(({ blocker }) => blocker)));
  return {
    candidateId: start.candidateId,
    candidateName: name,
    ...period,
    light,
    canStart: mayStart(light),
    owners,
    asked,
    blockers: blockers.map((it) => ({
      ...it,
      override: overrides.find(({ blocker }) => blocker === it.key) ?? null,
    })),
    overrides,
  };
}
