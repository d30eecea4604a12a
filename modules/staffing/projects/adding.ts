import { inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import {
  clientRows as clients,
  clientSiteRows as clientSites,
} from "@/modules/crm/clients/read-model";
import type { App } from "@/src/app";
import { invalid } from "@/src/errors";
import { projectsChanged } from "./events";
import { columnsOf, kept, nameKeyOf } from "./archiving";
import type { NewProject, ProjectRecord } from "./model";
import { stagesFrom } from "./rules";
import { projects, projectSeats, projectTeam } from "./schema";
import { requiredBy, seatRows } from "./team/seating";
import { find } from "./service";
import { refuseStrangers } from "./team/team";

export async function add(app: App, input: NewProject): Promise<ProjectRecord> {
  const [id = ""] = await addAll(app, [input]);
  return find(app, id);
}

/** Takes many up at once, all or none; answers their ids in the same order. */
export async function addAll(app: App, inputs: NewProject[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  for (const input of inputs) await refuseUnknown(app, input);
  const placed = await Promise.all(inputs.map((input) => withPlace(app, input)));
  const rows = placed.map((input) => rowFrom(app, input));
  const ids = rows.map(({ id }) => id);
  const seats = inputs.flatMap((input, n) => seatRows(ids[n] ?? "", input.seats ?? []));
  const team = inputs.flatMap((input, n) =>
    (input.team ?? []).map((member) => ({ ...member, projectId: ids[n] ?? "" })),
  );
  const [entityId = null] = ids.length === 1 ? ids : [];
  await app.write(
    [
      app.db.insert(projects).values(rows),
      ...(seats.length > 0 ? [app.db.insert(projectSeats).values(seats)] : []),
      ...(team.length > 0 ? [app.db.insert(projectTeam).values(team)] : []),
      kept.historyLine(app, ids, { event: "added" }),
      audit.entry(app, kept.auditEntry("added", entityId, { count: ids.length })),
    ],
    projectsChanged(ids),
  );
  return ids;
}

type Places = Pick<NewProject, "clientId" | "siteId" | "team">;

/** A client that is gone, a site of another client, somebody without an account. */
export async function refuseUnknown(app: App, { clientId, siteId, team = [] }: Places) {
  await refuseStrangers(app, team);
  if (clientId) {
    const found = await app.db
      .select({ id: clients.id })
      .from(clients)
      .where(inArray(clients.id, [clientId]));
    if (found.length === 0)
      throw invalid([{ path: ["clientId"], message: "This client doesn't exist." }]);
  }
  if (!siteId) return;
  const [site] = await app.db
    .select({ clientId: clientSites.clientId })
    .from(clientSites)
    .where(inArray(clientSites.id, [siteId]));
  if (site && site.clientId === clientId) return;
  throw invalid([{ path: ["siteId"], message: "This datacenter doesn't belong to this client." }]);
}

type Placed = Pick<NewProject, "siteId" | "location" | "country">;

/** Where nobody says where it is, a project is where its datacenter is. */
export async function withPlace<Given extends Placed>(app: App, given: Given): Promise<Given> {
  if (!given.siteId || given.location) return given;
  const [site] = await app.db
    .select({ location: clientSites.city, country: clientSites.country })
    .from(clientSites)
    .where(inArray(clientSites.id, [given.siteId]));
  return site?.location ? { ...given, ...site, country: site.country ?? given.country } : given;
}

function rowFrom(app: App, input: NewProject) {
  const { seats = [], team: _, status = "planning", isSample = false, ...given } = input;
  const at = app.now().toISOString();
  return {
    ...columnsOf(given),
    id: Bun.randomUUIDv7(),
    name: input.name,
    nameKey: nameKeyOf(input.name),
    stages: input.stages ?? stagesFrom("standard"),
    positionsRequired: requiredBy(seats),
    status,
    isSample,
    createdAt: at,
    updatedAt: at,
  };
}
