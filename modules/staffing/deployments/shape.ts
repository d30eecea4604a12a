import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { projects } from "@/modules/staffing/projects/schema";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { Beside, Deployment } from "./model";
import { numberOf } from "./rules";
import { deployments } from "./schema";

export type DeploymentRow = typeof deployments.$inferSelect;

/** The columns that lists are answered from. */
export const columns = {
  seq: deployments.seq,
  id: deployments.id,
  candidateId: deployments.candidateId,
  candidateErasedAt: deployments.candidateErasedAt,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  clientId: deployments.clientId,
  clientName: clients.name,
  projectId: deployments.projectId,
  projectName: projects.name,
  seatId: deployments.seatId,
  siteId: deployments.siteId,
  position: deployments.position,
  location: deployments.location,
  country: deployments.country,
  status: deployments.status,
  contractType: deployments.contractType,
  startDate: deployments.startDate,
  endDate: deployments.endDate,
  payCents: deployments.payCents,
  billCents: deployments.billCents,
  termsState: deployments.termsState,
  notes: deployments.notes,
  isSample: deployments.isSample,
  version: deployments.version,
  createdAt: deployments.createdAt,
  updatedAt: deployments.updatedAt,
  archivedAt: deployments.archivedAt,
};

type Own = Pick<
  DeploymentRow,
  Exclude<keyof typeof columns, "firstName" | "lastName" | "clientName" | "projectName">
>;
export type ListRow = Own & {
  firstName: string | null;
  lastName: string | null;
  clientName: string;
  projectName: string | null;
};

/** "62.5", never in powers of ten. */
export const eurosOf = (cents: number | null): string | null =>
  cents === null ? null : String(cents / 100);

export const centsOf = (euros: string | null | undefined): number | null =>
  euros ? Math.round(Number(euros) * 100) : null;

/** A row as the specification writes a deployment (§3); field by field, because leaving some out of a copy is slow for lists. */
export const toDeployment = (row: ListRow): Deployment => ({
  id: row.id,
  number: numberOf(row.seq),
  candidateId: row.candidateId,
  candidateName: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
  isCandidateErased: row.candidateErasedAt !== null,
  clientId: row.clientId,
  clientName: row.clientName,
  projectId: row.projectId,
  projectName: row.projectName,
  seatId: row.seatId,
  siteId: row.siteId,
  position: row.position,
  location: row.location,
  country: row.country && toSpecification(row.country),
  status: row.status,
  contractType: row.contractType,
  startDate: row.startDate,
  endDate: row.endDate,
  salary: eurosOf(row.payCents),
  billRate: eurosOf(row.billCents),
  termsState: row.termsState,
  notes: row.notes,
  isSample: row.isSample,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  isArchived: row.archivedAt !== null,
});

export const besideOf = (row: ListRow): Beside => {
  const { id, position, clientName, status, startDate, endDate } = row;
  return { id, number: numberOf(row.seq), position, clientName, status, startDate, endDate };
};
