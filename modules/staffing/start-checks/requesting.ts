import { isAtLeast, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { canStart } from "./checking";
import type { OverrideRequest, Start } from "./model";
import { personAt, record } from "./overrides";

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
