import { audit } from "@/modules/platform/audit";
import { deployments, deploymentsChanged } from "@/modules/staffing/deployments";
import { type App, signatureOf } from "@/src/app";
import { Failure } from "@/src/errors";
import type { DeploymentIndependence, NewIndependenceCheck } from "./model";
import { ofDeployment } from "./reading";
import { riskOf } from "./rules";
import { independenceChecks } from "./schema";

/** Writes down how somebody's independence was judged today; those before it stay. */
export async function check(
  app: App,
  id: string,
  { answers, note }: NewIndependenceCheck,
): Promise<DeploymentIndependence> {
  const { independence } = await ofDeployment(app, id);
  if (!independence) {
    throw new Failure("conflict", "Nobody works for themselves here where that is looked into.");
  }
  const { candidateId, endDate } = await deployments.rowOf(app, id);
  const risk = riskOf(answers);
  await app.write(
    [
      app.db.insert(independenceChecks).values({
        id: Bun.randomUUIDv7(),
        deploymentId: id,
        candidateId,
        answers,
        risk,
        note,
        endDate,
        by: signatureOf(app),
        at: app.now().toISOString(),
      }),
      audit.entry(app, {
        action: "deployment.independence_checked",
        entityType: "deployment",
        entityId: id,
        details: { risk },
      }),
    ],
    deploymentsChanged([id]),
  );
  return ofDeployment(app, id);
}
