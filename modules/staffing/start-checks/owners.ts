import { eq } from "drizzle-orm";
import {
  clientRows as clients,
  clientSiteRows as clientSites,
} from "@/modules/crm/clients/read-model";
import { projects } from "@/modules/staffing/projects/schema";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { RequirementSet, RequirementSetChange, Start } from "./model";
import type { Owner } from "./rules";
import * as requirements from "./requirements";

export type NamedOwner = Owner & { name: string };
type Where = Pick<Start, "clientId" | "siteId" | "projectId">;

/** Whose requirements count: a project brings its site and its client with it, a site its client. */
export async function ownersOf(app: App, where: Where): Promise<NamedOwner[]> {
  const project = where.projectId ? await projectOf(app, where.projectId) : null;
  const siteId = where.siteId ?? project?.siteId;
  // A project may name a datacenter that its client has given up since.
  const site = siteId ? await siteOf(app, siteId, Boolean(where.siteId)) : null;
  const clientId = where.clientId ?? project?.clientId ?? site?.clientId;
  const client = clientId ? await clientOf(app, clientId) : null;
  return [
    ...(client ? [{ kind: "client" as const, ...client }] : []),
    ...(site ? [{ kind: "site" as const, id: site.id, name: site.name }] : []),
    ...(project ? [{ kind: "project" as const, id: project.id, name: project.name }] : []),
  ];
}

async function clientOf(app: App, id: string) {
  const columns = { id: clients.id, name: clients.name };
  const [row] = await app.db.select(columns).from(clients).where(eq(clients.id, id));
  return row ?? notFound("client");
}

async function siteOf(app: App, id: string, isAsked: boolean) {
  const { name, clientId } = clientSites;
  const columns = { id: clientSites.id, name, clientId };
  const [row] = await app.db.select(columns).from(clientSites).where(eq(clientSites.id, id));
  return row ?? (isAsked ? notFound("site") : null);
}

async function projectOf(app: App, id: string) {
  const { name, clientId, siteId } = projects;
  const columns = { id: projects.id, name, clientId, siteId };
  const [row] = await app.db.select(columns).from(projects).where(eq(projects.id, id));
  return row ?? notFound("project");
}

/** Refuses to ask anything for a place that is not there; answers what it is called. */
export async function nameOfOwner(app: App, { kind, id }: Owner): Promise<NamedOwner> {
  if (kind === "client") return { kind, ...(await clientOf(app, id)) };
  if (kind === "project") return { kind, id, name: (await projectOf(app, id)).name };
  const site = await siteOf(app, id, true);
  return { kind, id, name: site?.name ?? notFound("site") };
}

/** What one client, site or project asks by itself. */
export async function requirementSetOf(app: App, owner: Owner): Promise<RequirementSet> {
  await nameOfOwner(app, owner);
  return requirements.find(app, owner);
}

export async function changeRequirements(
  app: App,
  owner: Owner,
  change: RequirementSetChange,
): Promise<RequirementSet> {
  await nameOfOwner(app, owner);
  return requirements.change(app, owner, change);
}
