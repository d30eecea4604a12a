import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { deployments, deploymentsChanged } from "@/modules/staffing/deployments";
import { packs } from "@/modules/staffing/country-rules";
import { type App, actorIdOf } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import { missingIn, rulesFor, type Stay, toldOf } from "./building";
import type { DeploymentDossier, DutyPlace, DutySettled } from "./model";
import { isOne, ofDeployment, stayOf } from "./reading";
import type { Duty } from "./rules";
import { dossierDuties } from "./schema";

/** Writes down that a duty was done, for these dates and this place, or why it need not be. */
export async function markDone(
  app: App,
  { id, duty }: DutyPlace,
  { version, ...said }: DutySettled,
): Promise<DeploymentDossier> {
  const it = await postedAt(app, id, duty);
  const { candidateId } = it;
  const row = {
    ...said,
    told: toldOf(it),
    by: actorIdOf(app),
    at: app.now().toISOString(),
    version: version + 1,
  };
  const isThis = and(isOne(id, candidateId, duty), eq(dossierDuties.version, version));
  const write: Write | Guarded =
    version === 0
      ? app.db
          .insert(dossierDuties)
          .values({ ...row, id: Bun.randomUUIDv7(), deploymentId: id, candidateId, duty })
      : must(app.db.update(dossierDuties).set(row).where(isThis));
  if (version === 0) await refuseSecond(app, it, duty);
  const verb = said.state === "done" ? "duty_done" : "duty_waived";
  return land(app, id, { write, verb, duty });
}

/** The duty is open again. */
export async function reopen(
  app: App,
  { id, duty }: DutyPlace,
  version: number,
): Promise<DeploymentDossier> {
  const { candidateId } = await postedAt(app, id, duty);
  const isThis = and(isOne(id, candidateId, duty), eq(dossierDuties.version, version));
  const write = must(app.db.delete(dossierDuties).where(isThis));
  return land(app, id, { write, verb: "duty_reopened", duty });
}

type Step = { write: Write | Guarded; verb: string; duty: Duty };

async function land(app: App, id: string, { write, verb, duty }: Step): Promise<DeploymentDossier> {
  const action = `deployment.${verb}`;
  const line = { action, entityType: "deployment", entityId: id, details: { duty } };
  await app.write([write, audit.entry(app, line)], deploymentsChanged([id]));
  return ofDeployment(app, id);
}

/** Two people may say the same at once; the second is shown what the first said. */
async function refuseSecond(app: App, it: Stay, duty: Duty): Promise<void> {
  const [row] = await app.db
    .select({ version: dossierDuties.version })
    .from(dossierDuties)
    .where(isOne(it.id, it.candidateId, duty));
  if (row) throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
}

async function postedAt(app: App, id: string, duty: Duty): Promise<Stay> {
  const { candidateId } = await deployments.rowOf(app, id);
  const it = candidateId ? await stayOf(app, id, candidateId) : null;
  if (!it || missingIn(it)) {
    throw new Failure("conflict", "No posting abroad, so nothing to notify.");
  }
  const rules = await packs.rulesOn(app, "posting", utcToday(app));
  const isAsked = rulesFor(rules, it).some((rule) => rule.duties.some((one) => one.id === duty));
  return isAsked ? it : notFound("duty");
}
