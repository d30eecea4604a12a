import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { isAtLeast, users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { Failure, notFound } from "@/src/errors";
import type { LeadChanges } from "../input-model";
import type { Lead } from "../model";
import { leadMoves, type LeadState } from "../rules";
import { employers, leads } from "../schema";
import { adsById, verdict } from "../shape";

export type LeadRow = typeof leads.$inferSelect;

/** Leads by their ids, in that order. */
export async function leadsNamed(app: App, ids: string[]): Promise<Lead[]> {
  const found = await leadsWhere(app, inArray(leads.id, jsonValues(ids)));
  const of = new Map(found.map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => of.get(id) ?? []);
}

export const leadsOf = (app: App, key: string) => leadsWhere(app, eq(leads.key, key));

/** Whom a lead may be given to. */
export async function owners(app: App) {
  const all = await users.active(app);
  return all
    .filter(({ role }) => isAtLeast(role, "recruiter"))
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

async function leadsWhere(app: App, condition: SQL | undefined): Promise<Lead[]> {
  const rows = await app.db
    .select({ lead: leads, employer: employers.name, verdict })
    .from(leads)
    .innerJoin(employers, eq(employers.key, leads.key))
    .where(condition)
    .orderBy(desc(leads.updatedAt));
  const ads = await adsById(
    app,
    rows.flatMap(({ lead }) => lead.jobIds),
  );
  const nameOf = await users.authors(app);
  return rows.map(({ lead: { key, ownerId, jobIds, ...lead }, ...employer }) => ({
    ...lead,
    ...employer,
    employerId: key,
    owner: ownerId === null ? null : { id: ownerId, name: nameOf(ownerId) },
    ads: jobIds.flatMap((id) => ads.get(id) ?? []),
  }));
}

/** Gives a lead to somebody, or says what became of it. */
export async function move(app: App, id: string, changes: LeadChanges): Promise<Lead> {
  if (changes.ownerId) await users.find(app, changes.ownerId);
  await app.write(moveWrites(app, await rowOf(app, id), changes));
  const [moved] = await leadsWhere(app, eq(leads.id, id));
  return moved ?? notFound("lead");
}

/** One step of a lead as a part of a write, refused where somebody else was first. */
export function moveWrites(app: App, lead: LeadRow, changes: LeadChanges): (Write | Guarded)[] {
  const state = stateAfter(lead, changes);
  if (!leadMoves[lead.state].includes(state))
    throw new Failure("conflict", "This lead is closed. Reopen it first.");
  if (state === "dismissed" && !changes.reason)
    throw new Failure("invalid", "Give a reason for dismissing this lead.");
  const isDismissed = state === "dismissed";
  const isOver = isDismissed || state === "contacted";
  const set = {
    state,
    ownerId: state === "open" ? null : (changes.ownerId ?? lead.ownerId ?? app.actor.id),
    reason: isDismissed ? (changes.reason ?? null) : null,
    note: isOver ? (changes.note ?? null) : null,
    version: changes.version + 1,
    updatedAt: app.now().toISOString(),
  };
  const isUnchanged = and(eq(leads.id, lead.id), eq(leads.version, changes.version));
  return [
    must(app.db.update(leads).set(set).where(isUnchanged)),
    ...contactAfter(app, lead, state),
    audit.entry(app, {
      action: `lead.${state}`,
      entityType: "lead",
      entityId: lead.id,
      details: { from: lead.state, ...(set.reason && { reason: set.reason }) },
    }),
  ];
}

async function rowOf(app: App, id: string): Promise<LeadRow> {
  const [row] = await app.db.select().from(leads).where(eq(leads.id, id));
  return row ?? notFound("lead");
}

function stateAfter(lead: LeadRow, { state, ownerId }: LeadChanges): LeadState {
  if (state) return state;
  if (ownerId === undefined) return lead.state;
  return ownerId === null ? "open" : "assigned";
}

/** Whoever calls about a lead has spoken with the employer; opening the lead again takes that back. */
function contactAfter(app: App, { key, state: before }: LeadRow, state: LeadState): Write[] {
  if (state !== "contacted" && before !== "contacted") return [];
  const isNow = state === "contacted";
  const contact = {
    contact: isNow ? ("contacted" as const) : ("none" as const),
    contactAt: isNow ? app.now().toISOString() : null,
    contactBy: isNow ? actorIdOf(app) : null,
  };
  // Who is a client already stays one, whatever becomes of a lead.
  const isOurs = and(
    eq(employers.key, key),
    inArray(employers.contact, isNow ? ["none"] : ["contacted"]),
  );
  return [app.db.update(employers).set(contact).where(isOurs)];
}
