import { and, eq } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientSiteRows as clientSites } from "@/modules/crm/clients/read-model";
import { projects, projectSeats } from "@/modules/staffing/projects/schema";
import { exists } from "@/modules/records/core";
import type { App } from "@/src/app";
import { Failure, invalid } from "@/src/errors";
import { overlapping } from "./service";
import type { DeploymentRow } from "./shape";

type Planned = Pick<
  DeploymentRow,
  "candidateId" | "clientId" | "projectId" | "seatId" | "siteId" | "startDate" | "endDate"
> &
  Pick<DeploymentRow, "partTimeReason"> & { id?: string };

/** Refuses what contradicts the records around it. */
export async function refuseContradiction(app: App, planned: Planned): Promise<void> {
  if (planned.endDate !== null && planned.endDate < planned.startDate) {
    throw invalid([{ path: ["endDate"], message: "The end date is before the start date." }]);
  }
  await exists(app, "client", planned.clientId);
  await refuseStrayProject(app, planned);
  await refuseStraySite(app, planned);
  if (planned.candidateId)
    await refusePerson(app, { ...planned, candidateId: planned.candidateId });
}

async function refuseStrayProject(app: App, { projectId, seatId, clientId }: Planned) {
  if (!projectId) return;
  const [project] = await app.db
    .select({ clientId: projects.clientId })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw invalid([{ path: ["projectId"], message: "This project doesn't exist." }]);
  if (project.clientId !== null && project.clientId !== clientId) {
    throw invalid([{ path: ["projectId"], message: "This project belongs to another client." }]);
  }
  if (!seatId) return;
  const isOfProject = and(eq(projectSeats.id, seatId), eq(projectSeats.projectId, projectId));
  const [seat] = await app.db.select({ id: projectSeats.id }).from(projectSeats).where(isOfProject);
  if (!seat) throw invalid([{ path: ["seatId"], message: "This project has no such position." }]);
}

async function refuseStraySite(app: App, { siteId, clientId }: Planned) {
  if (!siteId) return;
  const isOfClient = and(eq(clientSites.id, siteId), eq(clientSites.clientId, clientId));
  const [site] = await app.db.select({ id: clientSites.id }).from(clientSites).where(isOfClient);
  if (!site) throw invalid([{ path: ["siteId"], message: "This client has no such datacenter." }]);
}

async function refusePerson(app: App, planned: Planned & { candidateId: string }) {
  const [person] = await app.db
    .select({ status: candidates.status })
    .from(candidates)
    .where(eq(candidates.id, planned.candidateId));
  if (!person) throw invalid([{ path: ["candidateId"], message: "This candidate doesn't exist." }]);
  if (person.status === "blacklisted") {
    throw invalid([{ path: ["candidateId"], message: "This candidate is blacklisted." }]);
  }
  if (planned.partTimeReason) return;
  const others = await overlapping(app, { ...planned, except: planned.id });
  if (others.length === 0) return;
  const names = others.map(({ number, clientName }) => `${number} ${clientName}`).join(", ");
  throw new Failure(
    "conflict",
    `Overlaps with ${names}. Change the dates or explain why both are possible.`,
    { fields: { partTimeReason: "Explain why both are possible." } },
  );
}
