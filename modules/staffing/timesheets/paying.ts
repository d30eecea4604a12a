import { and, between, eq, isNotNull, isNull } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Days } from "@/src/calendar";
import type { Guarded, Write } from "@/src/database";
import { approvedLines } from "./billing";
import { expensesReleased } from "./expenses/reading";
import type { HourLine } from "./lines";
import { marked } from "./marking";
import { timesheetLines, timesheets } from "./schema";

/** Approved hours of people on a contract of their own, for which no invoice is made out in their name yet. */
const unpaid = ({ from, to }: Days) =>
  and(
    eq(deployments.contractType, "contract"),
    isNull(timesheetLines.selfBillId),
    between(timesheetLines.workedOn, from, to),
  );

export const payableLines = (
  app: App,
  { candidateId, ...days }: Days & { candidateId: string },
): Promise<HourLine[]> =>
  approvedLines(app, and(unpaid(days), eq(deployments.candidateId, candidateId)));

/** Whose hours those are. */
export async function payablePeople(app: App, days: Days): Promise<string[]> {
  const { candidateId } = deployments;
  const rows = await app.db
    .selectDistinct({ candidateId })
    .from(timesheetLines)
    .innerJoin(timesheets, eq(timesheets.id, timesheetLines.timesheetId))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(and(unpaid(days), isNotNull(candidateId)));
  return rows.flatMap((it) => it.candidateId ?? []);
}

/** Puts hours on such an invoice, in the write that issues it; one that has them already refuses the whole write. */
export const payLocked = (app: App, id: string, ids: readonly string[]): Guarded[] =>
  marked(app, { rows: timesheetLines, place: "selfBillId", id }, ids);

/** Gives the hours and expenses of such an invoice back, as where a credit note undoes it. */
export const payReleased = (app: App, selfBillId: string): Write[] => [
  app.db
    .update(timesheetLines)
    .set({ selfBillId: null })
    .where(eq(timesheetLines.selfBillId, selfBillId)),
  ...expensesReleased(app, selfBillId),
];
