import { candidates, candidatesChanged } from "@/modules/crm/candidates";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { refuseContradiction } from "./checking";
import { deploymentsChanged } from "./events";
import { columnsOf, kept } from "./archiving";
import type { DeploymentRecord, NewDeployment } from "./model";
import type { DeploymentStatus } from "./rules";
import { deployments } from "./schema";
import { find } from "./service";
import type { DeploymentRow } from "./shape";
import { isBelowFloor, original } from "./terms/terms";

/** Plans a deployment; below the floor its rates wait for somebody else. */
export async function add(app: App, input: NewDeployment): Promise<DeploymentRecord> {
  const row = await rowFrom(app, input);
  await refuseContradiction(app, row);
  await app.write(
    [
      ...insertWrites(app, row),
      kept.historyLine(app, [row.id], { event: "added" }),
      audit.entry(app, kept.auditEntry("added", row.id)),
    ],
    deploymentsChanged([row.id]),
  );
  return find(app, row.id);
}

/** Somebody who works or has worked already, at rates that were agreed. */
export type PastDeployment = {
  input: NewDeployment;
  status: DeploymentStatus;
  cancelReason: string | null;
};

/** Takes in deployments with a past, as they were kept elsewhere; they were planned by these in turn. */
export async function addPast(
  app: App,
  past: PastDeployment[],
  planners: App[] = [app],
): Promise<void> {
  if (past.length === 0) return;
  const rows = await Promise.all(
    past.map(async ({ input, status, cancelReason }) => {
      const row = await rowFrom(app, input);
      return { ...row, termsState: "approved" as const, status, cancelReason };
    }),
  );
  const ids = rows.map(({ id }) => id);
  const turnOf = (n: number) => ids.filter((_, at) => at % planners.length === n);
  const hired = rows.flatMap(({ candidateId, status }) =>
    candidateId && status === "active" ? [candidateId] : [],
  );
  await app.write(
    [
      ...rows.flatMap((row) => insertWrites(app, row)),
      ...planners.map((planner, n) => kept.historyLine(planner, turnOf(n), { event: "added" })),
      ...candidates.hireWrites(app, hired),
      audit.entry(app, kept.auditEntry("added", null, { count: ids.length })),
    ],
    deploymentsChanged(ids),
    candidatesChanged(hired),
  );
}

type FreshRow = Omit<DeploymentRow, "seq" | "ownerKey">;

export const insertWrites = (app: App, row: FreshRow) => [
  app.db.insert(deployments).values(row),
  original(app, row),
];

export async function rowFrom(app: App, input: NewDeployment): Promise<FreshRow> {
  const at = app.now().toISOString();
  const row = {
    ...blank,
    ...columnsOf(input),
    id: Bun.randomUUIDv7(),
    createdAt: at,
    updatedAt: at,
  };
  const needed = {
    clientId: input.clientId,
    position: input.position,
    contractType: input.contractType,
    startDate: input.startDate,
  };
  const whole = { ...row, ...needed };
  return { ...whole, termsState: (await isBelowFloor(app, whole)) ? "asked" : "approved" };
}

const blank = {
  candidateId: null,
  candidateErasedAt: null,
  projectId: null,
  seatId: null,
  siteId: null,
  applicationId: null,
  location: null,
  country: null,
  status: "scheduled",
  endDate: null,
  payCents: null,
  billCents: null,
  hoursPerWeek: null,
  perDiemCents: null,
  employerPercent: null,
  feePercent: null,
  termsState: "approved",
  partTimeReason: null,
  notes: null,
  cancelReason: null,
  replacesId: null,
  isSample: false,
  version: 1,
  archivedAt: null,
} as const satisfies Partial<FreshRow>;
