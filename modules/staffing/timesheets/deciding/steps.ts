import { and, eq, type SQL } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { files } from "@/modules/records/files";
import { deployments } from "@/modules/staffing/deployments";
import { type App, actorIdOf } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import { Failure, invalid } from "@/src/errors";
import { timesheetsChanged } from "../events";
import { pricedExpenses } from "../expenses/pricing";
import type { Timesheet, TimesheetEntry, TimesheetHours } from "../model";
import { placeOf } from "../place";
import { pricedLines } from "../pricing";
import { refuseApprovalOf, refuseEarly } from "./early";
import { refused } from "./refusing";
import { reopening } from "./reopening";
import { daysOf, isEditable, minutesOf, type TimesheetStatus } from "../rules";
import { timesheetLines, timesheets } from "../schema";
import { find } from "../service";

type Moved = Partial<typeof timesheets.$inferInsert> & { status: TimesheetStatus };
type Step = {
  version: number;
  from: readonly TimesheetStatus[];
  to: Moved;
  beside?: (Write | Guarded)[];
  /** A further condition that has to hold when the write is applied. */
  only?: SQL | undefined;
  /** What the audit trail calls it, where that is not the new status. */
  deed?: string;
};

/** Keeps the hours as they were typed, and hands them over where that is asked for. */
export async function save(app: App, id: string, hours: TimesheetHours): Promise<Timesheet> {
  const sheet = await find(app, id);
  const { version, entries, holidays = sheet.holidays } = hours;
  if (!isEditable(sheet.status)) throw refused(sheet.status, "open");
  await refuseEntries(app, sheet, entries);
  if (hours.submit) refuseEarly(app, entries);
  const status = sheet.status === "expected" ? ("open" as const) : sheet.status;
  const to = { status, entries, holidays, ...(hours.submit && submittedBy(app)) };
  return move(app, sheet, { version, from: [sheet.status], to });
}

/** Hours outside the days of the deployment, and shifts of which no minute passed, as where clocks are set forward. */
async function refuseEntries(app: App, sheet: Timesheet, entries: TimesheetEntry[]) {
  const row = await deployments.rowOf(app, sheet.deploymentId);
  const [days, { zone }] = [daysOf(sheet.week, row), await placeOf(app, row)];
  const faults = entries.flatMap((it, at) => [
    ...(days.includes(it.day) ? [] : [{ path: ["entries", at, "day"], message: notRunning }]),
    ...(minutesOf(it, zone) > 0 ? [] : [{ path: ["entries", at, "until"], message: noShift }]),
  ]);
  if (faults.length > 0) throw invalid(faults);
}

const notRunning = "The deployment doesn't run on this day of the week.";
const noShift = "The shift ends before it starts, or its break is longer than the shift.";

/** Hands the hours over for approval. */
export async function submit(app: App, id: string, version: number): Promise<Timesheet> {
  const from = ["expected", "open", "disputed"] as const;
  const sheet = await find(app, id);
  refuseEarly(app, sheet.entries);
  return move(app, sheet, { version, from, to: submittedBy(app) });
}

export const submittedBy = (app: App) => ({
  status: "submitted" as const,
  submittedBy: actorIdOf(app),
  submittedAt: app.now().toISOString(),
  decidedBy: null,
  decidedAt: null,
  reason: null,
});

/** Sends hours back with what is wrong with them; approved ones are opened again, and their approval is withdrawn. */
export async function dispute(
  app: App,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<Timesheet> {
  const sheet = await find(app, id);
  const decided = { decidedBy: app.actor.id, decidedAt: app.now().toISOString(), reason };
  const to = { status: "disputed" as const, ...decided };
  if (sheet.status === "submitted") return move(app, sheet, { version, from: ["submitted"], to });
  const again = await reopening(app, sheet, reason);
  const from = ["approved"] as const;
  const writes = stepWrites(app, sheet, {
    version,
    from,
    to: { ...to, proofFileId: null },
    ...again,
  });
  await app.write(writes, timesheetsChanged([sheet.deploymentId]), ...again.news);
  return find(app, id);
}

/** Approves in the client's name, with their mail or signed paper; whoever submitted the hours may not. */
export async function approve(
  app: App,
  id: string,
  { version, proofFileId }: { version: number; proofFileId: string },
): Promise<Timesheet> {
  const sheet = await find(app, id);
  refuseApprovalOf(app, sheet.entries);
  await refuseApproval(app, sheet, proofFileId);
  const lines = await pricedLines(app, sheet);
  const decided = { decidedBy: app.actor.id, decidedAt: app.now().toISOString(), proofFileId };
  const spent = await pricedExpenses(app, sheet);
  const beside = [...insertAll(app.db, timesheetLines, lines), ...spent];
  const to = { status: "approved" as const, ...decided };
  return move(app, sheet, { version, from: ["submitted"], to, beside });
}

async function refuseApproval(app: App, sheet: Timesheet, proofFileId: string): Promise<void> {
  const [row] = await app.db
    .select({ by: timesheets.submittedBy })
    .from(timesheets)
    .where(eq(timesheets.id, sheet.id));
  if (row?.by && row.by === app.actor.id) {
    throw new Failure("conflict", "You submitted these hours. A colleague has to approve them.");
  }
  const proof = await files.find(app, proofFileId);
  if (proof.kind !== "deployment" || proof.recordId !== sheet.deploymentId) {
    const message = "Choose a file of this deployment.";
    throw invalid([{ path: ["proofFileId"], message }]);
  }
}

async function move(app: App, sheet: Timesheet, step: Step): Promise<Timesheet> {
  await app.write(stepWrites(app, sheet, step), timesheetsChanged([sheet.deploymentId]));
  return find(app, sheet.id);
}

/** One step of a timesheet as a part of a write, refused where somebody else was first. */
export function stepWrites(
  app: App,
  sheet: Pick<Timesheet, "id" | "deploymentId" | "week" | "status">,
  { version, from, to, beside = [], only, deed = to.status }: Step,
): (Write | Guarded)[] {
  if (!from.includes(sheet.status)) {
    throw refused(sheet.status, to.status);
  }
  const { id, deploymentId, week } = sheet;
  const set = { ...to, version: version + 1, updatedAt: app.now().toISOString() };
  const isAt = and(
    eq(timesheets.id, id),
    eq(timesheets.version, version),
    eq(timesheets.status, sheet.status),
    only,
  );
  return [
    must(app.db.update(timesheets).set(set).where(isAt)),
    ...beside,
    audit.entry(app, {
      action: `timesheet.${deed}`,
      entityType: "deployment",
      entityId: deploymentId,
      details: { timesheet: id, week },
    }),
  ];
}
