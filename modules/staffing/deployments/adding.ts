import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { refuseContradiction } from "./checking";
import { deploymentsChanged } from "./events";
import { kept } from "./keeping";
import type { DeploymentRecord, NewDeployment } from "./model";
import { columnsOf } from "./recording";
import { deployments } from "./schema";
import { find } from "./opening";
import type { DeploymentRow } from "./shape";
import { isBelowFloor, original } from "./terms/terms";

/** Plans a deployment; below the floor its rates wait for somebody else. */
export async function add(app: App, input: NewDeployment): Promise<DeploymentRecord> {
  const row = await rowFrom(app, input);
  await refuseContradiction(app, row);
  await app.write(
    [
      ...insertWrites(app, row),
      kept.told(app, [row.id], { event: "added" }),
      audit.entry(app, kept.deed("added", row.id)),
    ],
    deploymentsChanged([row.id]),
  );
  return find(app, row.id);
}

type FreshRow = Omit<DeploymentRow, "seq">;

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
