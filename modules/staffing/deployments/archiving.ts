import { definedFields, archiving, type HistoryFields } from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import { deploymentsChanged } from "./events";
import { deployments } from "./schema";
import type { DeploymentChanges } from "./model";
import { centsOf, type DeploymentRow, eurosOf } from "./shape";

export const kept = archiving({
  kind: "deployment",
  table: deployments,
  prefix: "D",
  news: deploymentsChanged,
});

type Given = Omit<DeploymentChanges, "version">;

/** What a form sends, as the columns that keep it; what was not sent is not touched. */
export function columnsOf(given: Given): Partial<DeploymentRow> {
  const { salary, billRate, perDiem, country, ...rest } = given;
  return {
    ...definedFields(rest),
    ...(country !== undefined && { country: country && toIso(country) }),
    ...(salary !== undefined && { payCents: centsOf(salary) }),
    ...(billRate !== undefined && { billCents: centsOf(billRate) }),
    ...(perDiem !== undefined && { perDiemCents: centsOf(perDiem) }),
  };
}

/** Fields whose change the history tells, and how it writes them; people and companies stand in it by their ids. */
export const historyFields: HistoryFields<DeploymentRow> = {
  candidateId: (row) => row.candidateId,
  clientId: (row) => row.clientId,
  projectId: (row) => row.projectId,
  position: (row) => row.position,
  location: (row) => row.location,
  country: (row) => row.country,
  contractType: (row) => row.contractType,
  startDate: (row) => row.startDate,
  endDate: (row) => row.endDate,
  salary: (row) => eurosOf(row.payCents),
  billRate: (row) => eurosOf(row.billCents),
  hoursPerWeek: (row) => row.hoursPerWeek,
  perDiem: (row) => eurosOf(row.perDiemCents),
  employerPercent: (row) => row.employerPercent,
  feePercent: (row) => row.feePercent,
  partTimeReason: (row) => row.partTimeReason,
  notes: (row) => row.notes,
};

/** What is agreed anew when it changes while a deployment runs. */
export const termColumns = [
  "endDate",
  "payCents",
  "billCents",
  "hoursPerWeek",
  "perDiemCents",
  "employerPercent",
  "feePercent",
] as const;
export type TermColumns = Pick<DeploymentRow, (typeof termColumns)[number]>;

export const termColumnsOf = (row: TermColumns): TermColumns => ({
  endDate: row.endDate,
  payCents: row.payCents,
  billCents: row.billCents,
  hoursPerWeek: row.hoursPerWeek,
  perDiemCents: row.perDiemCents,
  employerPercent: row.employerPercent,
  feePercent: row.feePercent,
});
