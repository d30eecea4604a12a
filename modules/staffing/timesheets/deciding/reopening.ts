import { and, eq, exists, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { notifications } from "@/modules/platform/notifications";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { workerLetter } from "../letters/worker-letter";
import type { Timesheet } from "../model";
import { approvalWithdrawn, paperOfHours } from "../ports";
import { expenses, timesheetLines, timesheets } from "../schema";

/**
 * Withdraws an approval: its lines and prices are deleted and made anew by the next one, and worker and approver are told.
 * Hours on an invoice are refused with the number of the invoice to credit first.
 */
export async function reopening(app: App, sheet: Timesheet, reason: string) {
  await refuseInvoiced(app, sheet);
  const [letter, withdrawn, told] = await Promise.all([
    letterTo(app, sheet, reason),
    approvalWithdrawn(app, { sheet, reason }),
    tellApprover(app, sheet),
  ]);
  const unpriced = {
    clientId: null,
    payCents: null,
    costCents: null,
    billCents: null,
    perEuro: null,
    ratedOn: null,
  };
  const beside: Write[] = [
    app.db.delete(timesheetLines).where(eq(timesheetLines.timesheetId, sheet.id)),
    app.db.update(expenses).set(unpriced).where(eq(expenses.timesheetId, sheet.id)),
    ...letter,
    ...withdrawn,
    ...told.writes,
  ];
  return { beside, only: isNotInvoiced(app), deed: "reopened", news: told.news };
}

const isLineInvoiced = or(
  isNotNull(timesheetLines.invoiceId),
  isNotNull(timesheetLines.selfBillId),
);
const isExpenseInvoiced = or(isNotNull(expenses.invoiceId), isNotNull(expenses.selfBillId));

/** Tested again within the write, because a billing run may be at work. */
function isNotInvoiced(app: App): SQL | undefined {
  const one = { one: sql`1` };
  const lines = and(eq(timesheetLines.timesheetId, timesheets.id), isLineInvoiced);
  const spent = and(eq(expenses.timesheetId, timesheets.id), isExpenseInvoiced);
  return and(
    not(exists(app.db.select(one).from(timesheetLines).where(lines))),
    not(exists(app.db.select(one).from(expenses).where(spent))),
  );
}

async function refuseInvoiced(app: App, { id }: Timesheet): Promise<void> {
  const of = (rows: typeof timesheetLines | typeof expenses, wanted: SQL | undefined) =>
    app.db
      .select({ invoiceId: rows.invoiceId, selfBillId: rows.selfBillId })
      .from(rows)
      .where(and(eq(rows.timesheetId, id), wanted))
      .limit(1);
  const [invoiced] = [
    ...(await of(timesheetLines, isLineInvoiced)),
    ...(await of(expenses, isExpenseInvoiced)),
  ];
  if (!invoiced) return;
  const named = invoiced.invoiceId && (await paperOfHours(app, invoiced.invoiceId));
  if (named === "writtenOff") {
    throw new Failure("conflict", "These hours were written off, which is final.");
  }
  const sentence = named
    ? `These hours are on invoice ${named.number}. Credit it first, then open them again.`
    : "These hours are on a self-billing invoice. Credit it first, then open them again.";
  throw new Failure("conflict", sentence);
}

async function letterTo(app: App, sheet: Timesheet, reason: string): Promise<Write[]> {
  const { id, version, week, deploymentId, clientName, candidateName } = sheet;
  const [row] = await app.db
    .select({ candidateId: candidates.id, address: candidates.email })
    .from(deployments)
    .innerJoin(candidates, eq(candidates.id, deployments.candidateId))
    .where(eq(deployments.id, deploymentId));
  if (!row) return [];
  const about = { ...row, week, deploymentId, clientName, name: candidateName ?? "" };
  const onceKey = `hours-reopened:${id}:${version}`;
  return workerLetter(app, about, { which: "reopened", reason, onceKey });
}

/** The colleague who approved by the client's paper; a client that did by its link gets a letter. */
async function tellApprover(app: App, { id, version, deploymentId }: Timesheet) {
  const [row] = await app.db
    .select({ by: timesheets.decidedBy })
    .from(timesheets)
    .where(eq(timesheets.id, id));
  return notifications.notify(app, {
    to: row?.by ? [row.by] : [],
    what: "hoursReopened",
    params: {},
    onceKey: `hours-reopened:${id}:${version}`,
    record: { kind: "deployment", id: deploymentId },
  });
}
