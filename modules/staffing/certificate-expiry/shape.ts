import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidateCertificates as held, candidates } from "@/modules/crm/candidates/schema";
import { clients } from "@/modules/crm/clients/schema";
import { numberOf as deploymentNumberOf } from "@/modules/staffing/deployments/rules";
import { deployments } from "@/modules/staffing/deployments/schema";
import { daysBetween } from "@/modules/staffing/requirements/rules";
import type { App } from "@/src/app";
import { isTaking } from "./filter";
import type { EndingCertificate } from "./model";

export const columns = {
  id: held.id,
  certificate: held.certificate,
  number: held.number,
  // Whatever is asked for has an end; those without one are on no list of what ends.
  expiresOn: sql<string>`${held.expiresOn}`,
  verifiedAt: held.verifiedAt,
  candidateId: candidates.id,
  seq: candidates.seq,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
};

type Row = Pick<typeof held.$inferSelect, "id" | "certificate" | "number" | "verifiedAt"> &
  Pick<typeof candidates.$inferSelect, "seq" | "firstName" | "lastName"> & {
    expiresOn: string;
    candidateId: string;
  };

export async function shown(app: App, rows: Row[], today: string): Promise<EndingCertificate[]> {
  if (rows.length === 0) return [];
  const { certificateNameOf } = await import("@/modules/knowledge/analysis");
  const places = await placesOf(app, [...new Set(rows.map(({ candidateId }) => candidateId))]);
  return rows.map(({ candidateId, seq, firstName, lastName, ...row }) => ({
    id: row.id,
    certificate: row.certificate,
    name: certificateNameOf(row.certificate) ?? row.certificate,
    number: row.number,
    expiresOn: row.expiresOn,
    daysLeft: daysBetween(today, row.expiresOn),
    verifiedAt: row.verifiedAt,
    candidate: { id: candidateId, number: numberOf(seq), name: `${firstName} ${lastName}` },
    deployments: places
      .filter((it) => it.candidateId === candidateId)
      .map(({ candidateId: _, seq, endDate, ...it }) => ({
        ...it,
        number: deploymentNumberOf(seq),
        outlasts: endDate !== null && endDate <= row.expiresOn,
      })),
  }));
}

/** Where people work or are about to: one question for a whole page. */
const placesOf = (app: App, candidateIds: string[]) =>
  app.db
    .select({
      candidateId: deployments.candidateId,
      id: deployments.id,
      seq: deployments.seq,
      position: deployments.position,
      clientName: clients.name,
      endDate: deployments.endDate,
    })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .where(and(inArray(deployments.candidateId, candidateIds), isTaking))
    .orderBy(asc(deployments.startDate));
