import { eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { candidates } from "@/modules/crm/candidates";
import { isAtLeast, users } from "@/modules/platform/accounts";
import {
  clientRows as clients,
  clientSiteRows as clientSites,
} from "@/modules/crm/clients/read-model";
import { projects } from "@/modules/staffing/projects/schema";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { prepared } from "@/src/database/prepared";
import { Failure, notFound } from "@/src/errors";
import { overridesOf, personAt, record } from "./overrides";
import type {
  OverrideRequest,
  RequirementSet,
  RequirementSetChange,
  Start,
  StartCheck,
} from "./model";
import { requirementsOf } from "./requirements";
import { blockersOf, lightOf, mayStart, type Owner } from "./rules";
import * as requirements from "./requirements";

/** Whether somebody can start: everything that stands in the way, who asks for it, and what a second person let pass. */
export async function canStart(app: App, start: Start): Promise<StartCheck> {
  const today = utcToday(app);
  const period = { from: start.startDate ?? today, until: start.endDate ?? null };
  const owners = await ownersOf(app, start);
  const [{ name, held }, asked, overrides] = await Promise.all([
    candidates.holdingOf(app, start.candidateId),
    requirementsOf(app, owners),
    overridesOf(app, start),
  ]);
  const blockers = blockersOf(held, asked, { ...period, today });
  const passed = overrides.filter(({ state }) => state === "approved");
  const light = lightOf(blockers, new Set(passed.map(({ blocker }) => blocker)));
  return {
    candidateId: start.candidateId,
    candidateName: name,
    ...period,
    light,
    canStart: mayStart(light),
    owners,
    asked,
    blockers: blockers.map((it) => ({
      ...it,
      override: overrides.find(({ blocker }) => blocker === it.key) ?? null,
    })),
    overrides,
  };
}

/** Asks that a start may pass a blocker; somebody else has to agree before it may. */
export async function ask(
  app: App,
  start: Start & { deploymentId: string },
  { blocker, reason }: OverrideRequest,
): Promise<void> {
  const by = personAt(app);
  const { deploymentId, candidateId } = start;
  const stop = (await canStart(app, start)).blockers.find(({ key }) => key === blocker);
  if (stop?.severity !== "stops") {
    throw new Failure("conflict", "This doesn't block the start. Reload to see what does.");
  }
  if (stop.override?.state === "asked" || stop.override?.state === "approved") {
    throw new Failure("conflict", "This has already been requested.");
  }
  await refuseAlone(app, by);
  const id = Bun.randomUUIDv7();
  const row = { id, deploymentId, candidateId, blocker, reason, by };
  await record(app, { ...row, event: "asked" });
}

/** Says it before somebody waits for an approval that nobody can give. */
async function refuseAlone(app: App, by: string): Promise<void> {
  const all = await users.active(app);
  if (all.some(({ id, role }) => id !== by && isAtLeast(role, "recruiter"))) return;
  throw new Failure(
    "conflict",
    "You're the only person who can approve this. Invite a second approver or resolve the blocker.",
  );
}

type NamedOwner = Owner & { name: string };
type Where = Pick<Start, "clientId" | "siteId" | "projectId">;

/** Whose requirements count: a project brings its site and its client with it, a site its client. */
async function ownersOf(app: App, where: Where): Promise<NamedOwner[]> {
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

const isIt = (id: SQLiteColumn) => eq(id, sql.placeholder("id"));
const clientWith = prepared((db) =>
  db.select({ id: clients.id, name: clients.name }).from(clients).where(isIt(clients.id)),
);

async function clientOf(app: App, id: string) {
  const [row] = await clientWith(app.db, { id });
  return row ?? notFound("client");
}

const siteWith = prepared((db) => {
  const { id, name, clientId } = clientSites;
  return db.select({ id, name, clientId }).from(clientSites).where(isIt(id));
});

async function siteOf(app: App, id: string, isAsked: boolean) {
  const [row] = await siteWith(app.db, { id });
  return row ?? (isAsked ? notFound("site") : null);
}

const projectWith = prepared((db) => {
  const { id, name, clientId, siteId } = projects;
  return db.select({ id, name, clientId, siteId }).from(projects).where(isIt(id));
});

async function projectOf(app: App, id: string) {
  const [row] = await projectWith(app.db, { id });
  return row ?? notFound("project");
}

/** Refuses to ask anything for a place that is not there; answers what it is called. */
async function nameOfOwner(app: App, { kind, id }: Owner): Promise<NamedOwner> {
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
