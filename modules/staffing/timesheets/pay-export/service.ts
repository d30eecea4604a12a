import { and, asc, between, eq, isNotNull, isNull } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { numberOf } from "@/modules/staffing/deployments";
import { deployments } from "@/modules/staffing/deployments/schema";
import { setuCodes } from "@/modules/staffing/rates/cards/rules";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { type Days, mondayOf } from "@/src/calendar";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet, contentTypes } from "@/src/sheets";
import type { PayExport } from "../exchange";
import { worthCurrency } from "../expenses/euros";
import type { ExpenseKind } from "../rules";
import { type PayColumn, payColumnsIn } from "./rules";
import { expenses, timesheetLines, timesheets } from "../schema";
import { timecardsOf } from "./timecards";

/**
 * Approved hours and expenses of some days by person, day and rate, as a program of payroll takes them in; what an invoice in the
 * worker's own name pays is paid there.
 */
export async function payExport(app: App, { format, from, to }: PayExport): Promise<ExportFile> {
  const days = { from, to };
  const hours = await hoursOf(app, days);
  const name = `pay-${from}-${to}`;
  if (format === "setu") {
    const content = JSON.stringify(timecardsOf(hours, days), null, 2);
    return { name: `${name}.json`, type: contentTypes.json, content };
  }
  const rows = [...hours, ...(await spentIn(app, days))];
  const { columns: wanted } = await settings.valueOf(app, "payroll");
  return fileOf(format, {
    name,
    title: "Hours to pay",
    heads: headWords,
    columns: chosen(wanted),
    rows,
  });
}

type HourRow = Awaited<ReturnType<typeof hoursOf>>[number];
type PayRow = Omit<HourRow, "hourType" | "expense" | "lineId" | "candidateId"> & {
  hourType: HourRow["hourType"] | null;
  expense: { kind: ExpenseKind; payCents: number } | null;
};

async function hoursOf(app: App, { from, to }: Days) {
  const rows = await app.db
    .select({
      lineId: timesheetLines.id,
      seq: deployments.seq,
      candidateId: candidates.id,
      contractType: deployments.contractType,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      clientName: clients.name,
      workedOn: timesheetLines.workedOn,
      hourType: timesheetLines.hourType,
      minutes: timesheetLines.minutes,
      payRateCents: timesheetLines.payRateCents,
      currency: timesheetLines.currency,
      approvedAt: timesheets.decidedAt,
    })
    .from(timesheetLines)
    .innerJoin(timesheets, eq(timesheets.id, timesheetLines.timesheetId))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .where(
      and(
        between(timesheets.week, mondayOf(from), to),
        between(timesheetLines.workedOn, from, to),
        isNull(timesheetLines.selfBillId),
      ),
    )
    .orderBy(asc(deployments.seq), asc(timesheetLines.workedOn), asc(timesheetLines.id));
  return rows.map(({ seq, ...row }) => ({ number: numberOf(seq), ...row, expense: null }));
}

/** What people spent, as one line each, and no invoice in their own name pays. */
async function spentIn(app: App, { from, to }: Days): Promise<PayRow[]> {
  const rows = await app.db
    .select({
      seq: deployments.seq,
      contractType: deployments.contractType,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      clientName: clients.name,
      workedOn: expenses.spentOn,
      kind: expenses.kind,
      payCents: expenses.payCents,
      currency: worthCurrency,
      approvedAt: timesheets.decidedAt,
    })
    .from(expenses)
    .innerJoin(timesheets, eq(timesheets.id, expenses.timesheetId))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .where(
      and(
        isNotNull(expenses.clientId),
        between(expenses.spentOn, from, to),
        isNull(expenses.selfBillId),
      ),
    )
    .orderBy(asc(deployments.seq), asc(expenses.spentOn), asc(expenses.id));
  return rows.map(({ seq, kind, payCents, ...row }) => ({
    ...row,
    number: numberOf(seq),
    hourType: null,
    minutes: 0,
    payRateCents: 0,
    expense: { kind, payCents: payCents ?? 0 },
  }));
}

const euros = (cents: number) => cents / 100;

const columns: Record<PayColumn, Sheet<PayRow>["columns"][string]> = {
  Deployment: ({ number }) => number,
  "Last name": ({ lastName }) => lastName,
  "First name": ({ firstName }) => firstName,
  "Contract type": ({ contractType }) => contractType,
  Client: ({ clientName }) => clientName,
  Day: ({ workedOn }) => workedOn,
  "Hour type": ({ hourType, expense }) => hourType ?? expense?.kind ?? null,
  "SETU code": ({ hourType }) => hourType && setuCodes[hourType],
  Hours: ({ minutes }) => Math.round((minutes / 60) * 100) / 100,
  Minutes: ({ minutes }) => minutes,
  "Pay rate": ({ payRateCents }) => euros(payRateCents),
  Pay: ({ minutes, payRateCents, expense }) =>
    euros(expense?.payCents ?? Math.round((minutes * payRateCents) / 60)),
  Currency: ({ currency }) => currency,
  Approved: ({ approvedAt }) => approvedAt,
};

/** The columns that the payroll program asks for, by its names and in its order; all where nobody chose. */
function chosen(wanted: string): Sheet<PayRow>["columns"] {
  const lines = payColumnsIn(wanted);
  if (lines.length === 0) return columns;
  return Object.fromEntries(
    lines.map(({ field, title }) => [title, columns[field] ?? (() => null)] as const),
  );
}
