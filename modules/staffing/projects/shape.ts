import { toSpecification } from "@/modules/knowledge/countries/rules";
import {
  clientRows as clients,
  clientSiteRows as clientSites,
} from "@/modules/crm/clients/read-model";
import type { Project, Seat } from "./model";
import { numberOf } from "./rules";
import { projectSeats, projects } from "./schema";

export type ProjectRow = typeof projects.$inferSelect;
export type SeatRow = typeof projectSeats.$inferSelect;

/** The columns that lists are answered from. */
export const columns = {
  seq: projects.seq,
  id: projects.id,
  name: projects.name,
  clientId: projects.clientId,
  clientName: clients.name,
  siteId: projects.siteId,
  siteName: clientSites.name,
  status: projects.status,
  priority: projects.priority,
  positionsRequired: projects.positionsRequired,
  positionsFilled: projects.positionsFilled,
  location: projects.location,
  country: projects.country,
  budgetCents: projects.budgetCents,
  startDate: projects.startDate,
  endDate: projects.endDate,
  description: projects.description,
  isSample: projects.isSample,
  version: projects.version,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
  archivedAt: projects.archivedAt,
};

type NarrowRow = Pick<ProjectRow, Exclude<keyof typeof columns, "clientName" | "siteName">> & {
  clientName: string | null;
  siteName: string | null;
};

/** "1250000.5", never in powers of ten. */
export const eurosOf = (cents: number | null): string | null =>
  cents === null ? null : String(cents / 100);

export const centsOf = (euros: string | null | undefined): number | null =>
  euros ? Math.round(Number(euros) * 100) : null;

/** A row as the specification writes a project (§3). */
export function toProject({ seq, budgetCents, archivedAt, country, ...rest }: NarrowRow): Project {
  return {
    ...rest,
    number: numberOf(seq),
    country: country && toSpecification(country),
    budget: eurosOf(budgetCents),
    isArchived: archivedAt !== null,
  };
}

export const shownSeat = ({
  projectId: _,
  position: __,
  rateFromCents,
  rateToCents,
  ...seat
}: SeatRow): Seat => ({
  ...seat,
  rateFrom: eurosOf(rateFromCents),
  rateTo: eurosOf(rateToCents),
});
