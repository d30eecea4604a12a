import { type StartCheck, starts } from "@/modules/staffing/start-checks";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { kept } from "../archiving";
import type { DeploymentRow } from "../shape";

/** What stops a start beside the certificates, and the certificates; the person's check is missing where nobody is named. */
export async function startOf(app: App, id: string) {
  const row = await kept.rowOf(app, id);
  const check = row.candidateId ? await checked(app, row, row.candidateId) : null;
  return { check, stoppers: stoppersIn(row, check) };
}

/** What stops a start, in words; empty where it may begin. */
export async function stoppersOf(app: App, row: DeploymentRow): Promise<string[]> {
  return stoppersIn(row, row.candidateId ? await checked(app, row, row.candidateId) : null);
}

/** Asks that the start may pass one blocker; a second person has to agree. */
export async function askOverride(
  app: App,
  id: string,
  request: { blocker: string; reason: string },
) {
  const row = await kept.rowOf(app, id);
  const { candidateId } = row;
  if (!candidateId) return notFound("candidate");
  await starts.ask(app, { ...whereOf(row), candidateId, deploymentId: id }, request);
  return startOf(app, id);
}

function stoppersIn(row: DeploymentRow, check: StartCheck | null): string[] {
  const stoppers = [
    { holds: !check, reason: "No candidate is assigned." },
    { holds: row.termsState === "asked", reason: "Its rates are awaiting approval." },
    { holds: row.termsState === "declined", reason: "Its rates were declined." },
    { holds: check?.canStart === false, reason: "A requirement isn't met." },
  ];
  return stoppers.filter(({ holds }) => holds).map(({ reason }) => reason);
}

const checked = (app: App, row: DeploymentRow, candidateId: string): Promise<StartCheck> =>
  starts.canStart(app, { ...whereOf(row), candidateId });

const whereOf = (row: DeploymentRow) => ({
  clientId: row.clientId,
  siteId: row.siteId,
  projectId: row.projectId,
  startDate: row.startDate,
  endDate: row.endDate,
  deploymentId: row.id,
});
