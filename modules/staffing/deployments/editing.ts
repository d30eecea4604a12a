import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { changesOf } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { refuseContradiction } from "./checking";
import { deploymentsChanged } from "./events";
import { columnsOf, kept, termColumns, termColumnsOf, historyFields } from "./archiving";
import type { DeploymentChanges, DeploymentRecord } from "./model";
import { deploymentTerms } from "./schema";
import { find } from "./service";
import type { DeploymentRow } from "./shape";
import { isBelowFloor, rowsOf } from "./terms/terms";

/** Changes what was sent; dates and rates only as long as the deployment has not begun. */
export async function edit(
  app: App,
  id: string,
  { version, ...given }: DeploymentChanges,
): Promise<DeploymentRecord> {
  const before = await kept.fresh(app, id, version);
  const after: DeploymentRow = { ...before, ...columnsOf(given) };
  const changes = changesOf(historyFields, before, after);
  const fields = Object.keys(changes);
  if (fields.length === 0 && before.siteId === after.siteId && before.seatId === after.seatId) {
    return find(app, id);
  }
  const isRepriced = termColumns.some((name) => before[name] !== after[name]);
  if (before.status !== "scheduled") refuseBegun(before, after, isRepriced);
  else await refuseContradiction(app, after);

  const termsState = isRepriced
    ? (await isBelowFloor(app, after))
      ? ("asked" as const)
      : ("approved" as const)
    : before.termsState;
  await app.write(
    [
      kept.updateIfVersion(app, before, { ...columnsOf(given), termsState }),
      ...(before.status === "scheduled" ? await originalAnew(app, { ...after, termsState }) : []),
      kept.historyLine(app, [id], { event: "edited", changes }),
      audit.entry(app, kept.auditEntry("edited", id, { fields })),
    ],
    deploymentsChanged([id]),
  );
  return find(app, id);
}

/** Who works where and since when is part of what has happened. */
function refuseBegun(before: DeploymentRow, after: DeploymentRow, isRepriced: boolean): void {
  const isMoved =
    before.candidateId !== after.candidateId ||
    before.clientId !== after.clientId ||
    before.startDate !== after.startDate ||
    before.contractType !== after.contractType;
  if (isRepriced) {
    throw new Failure(
      "conflict",
      "This deployment has started. Request a change of dates or rates instead.",
    );
  }
  if (isMoved) {
    throw new Failure(
      "conflict",
      "This deployment has started. Person, client and start date can no longer change.",
    );
  }
}

/** Before the start there is one set of terms, and it is what was agreed last. */
async function originalAnew(app: App, row: DeploymentRow): Promise<Write[]> {
  const [first] = await rowsOf(app, row.id);
  const set = {
    ...termColumnsOf(row),
    effectiveFrom: row.startDate,
    state: row.termsState,
    isBelowFloor: row.termsState === "asked",
  };
  return [
    app.db
      .update(deploymentTerms)
      .set(set)
      .where(eq(deploymentTerms.id, first?.id ?? "")),
  ];
}
