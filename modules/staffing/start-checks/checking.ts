import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { overridesOf, personAt, record } from "./overrides";
import { ownersOf } from "./owners";
import type { OverrideRequest, Start, StartCheck } from "./model";
import { requirementsOf } from "./requirements";
import { blockersOf, lightOf, mayStart } from "./rules";
import { isAtLeast, users } from "@/modules/platform/accounts";
import { Failure } from "@/src/errors";

/** Whether somebody can start: everything that stands in the way, who asks for it, and what a second person let pass. */
export async function canStart(app: App, start: Start): Promise<StartCheck> {
  const today = utcToday(app);
  const period = { from: start.startDate ?? today, until: start.endDate ?? null };
  const owners = await ownersOf(app, start);
  const [{ name, held }, asked, overrides] = await Promise.all([
    candidates.holdingOf(app, start.candidateId),
    requirementsOf(app, owners),
    overridesOf(app, start),
  ]);
  const blockers = blockersOf(held, asked, { ...period, today });
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

/** Asks that a start may pass a blocker; somebody else has to agree before it may. */
export async function ask(
  app: App,
  start: Start & { deploymentId: string },
  { blocker, reason }: OverrideRequest,
): Promise<void> {
  const by = personAt(app);
  const { deploymentId, candidateId } = start;
  const stop = (await canStart(app, start)).blockers.find(({ key }) => key === blocker);
  if (stop?.severity !== "stops") {
    throw new Failure("conflict", "This does not stop the start. Reload to see what does.");
  }
  if (stop.override?.state === "asked" || stop.override?.state === "approved") {
    throw new Failure("conflict", "This has been asked for already.");
  }
  await refuseAlone(app, by);
  const id = Bun.randomUUIDv7();
  const row = { id, deploymentId, candidateId, blocker, reason, by };
  await record(app, { ...row, event: "asked" });
}

/** Says it before somebody waits for an approval that nobody can give. */
async function refuseAlone(app: App, by: string): Promise<void> {
  const all = await users.active(app);
  if (all.some(({ id, role }) => id !== by && isAtLeast(role, "recruiter"))) return;
  throw new Failure(
    "conflict",
    "Nobody else here could approve this: you are the only one with an account that may. Invite a second person, or clear what blocks the start.",
  );
}
