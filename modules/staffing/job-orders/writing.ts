import { and, eq } from "drizzle-orm";
import {
  clientContactRows as contacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { toIso } from "@/modules/knowledge/countries/rules";
import { byHand } from "@/modules/market/jobs";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid } from "@/src/errors";
import type { JobOrder, JobOrderChanges, NewJobOrder } from "./model";
import { jobOrders } from "./schema";
import { find } from "./service";

/** Takes down a job that a client asks for; it is analysed as any ad is. */
export async function add(app: App, input: NewJobOrder): Promise<JobOrder> {
  const { id, writes } = await adding(app, input);
  await app.write(writes);
  return find(app, id);
}

/** What takes it down, for whoever has more to write with it. */
export async function adding(app: App, input: NewJobOrder) {
  const company = await clientNamed(app, input);
  const corrections = await knownOnly(input.corrections);
  const id = Bun.randomUUIDv7();
  const writes = [
    ...(await byHand.addedByHand(app, id, { ...writtenOf(input), company, corrections })),
    app.db.insert(jobOrders).values({ jobId: id, ...termsOf(input) }),
    audit.entry(app, auditEntry("added", id)),
  ];
  return { id, writes };
}

/** Changes what was sent, if the job is still the one it was changed from. */
export async function edit(
  app: App,
  id: string,
  { version, ...given }: JobOrderChanges,
): Promise<JobOrder> {
  const before = await find(app, id);
  const was = inputOf(before);
  const input = { ...was, ...given, title: given.title ?? was.title };
  // A contact belongs to its client, and does not follow to another one.
  if (input.clientId !== before.clientId && given.contactId === undefined) input.contactId = null;
  // One who has left the client is no reason to refuse the rest.
  else if (!before.contactName && given.contactId === undefined) input.contactId = null;
  const written = { ...writtenOf(input), company: await clientNamed(app, input) };
  const corrections = await knownOnly(given.corrections);
  const change = { id, version, event: "changed", corrections };
  await app.write([
    ...(await byHand.changedByHand(app, change, (posting) =>
      byHand.rewritten(app, posting, written),
    )),
    must(app.db.update(jobOrders).set(termsOf(input)).where(eq(jobOrders.jobId, id))),
    audit.entry(app, { ...auditEntry("edited", id), details: { fields: Object.keys(given) } }),
  ]);
  return find(app, id);
}

/** The same once more, as a job of its own: a client often asks for another like the last. */
export const duplicate = async (app: App, id: string): Promise<JobOrder> =>
  add(app, inputOf(await find(app, id)));

/** Filled, or no longer wanted: the job leaves the lists of what is open. */
export const close = (app: App, id: string, version: number) =>
  turn(app, { id, version, event: "closed" });

/** The undo of `close`. */
export const reopen = (app: App, id: string, version: number) =>
  turn(app, { id, version, event: "reopened" });

type Turn = { id: string; version: number; event: "closed" | "reopened" };

async function turn(app: App, asked: Turn): Promise<JobOrder> {
  await find(app, asked.id);
  await app.write(await turning(app, asked));
  return find(app, asked.id);
}

/** Part of a write: a job is closed, or open again. */
export async function turning(app: App, { id, version, event }: Turn) {
  const goneAt = event === "closed" ? app.now().toISOString() : null;
  const writes = await byHand.changedByHand(app, { id, version, event }, (posting, { status }) => {
    if (status !== (event === "closed" ? "open" : "gone")) throw refused(event);
    return { ...posting, goneAt };
  });
  return [...writes, audit.entry(app, auditEntry(event, id))];
}

const refused = (event: Turn["event"]) =>
  event === "closed"
    ? new Failure("conflict", "Only an open job can be closed.")
    : new Failure("conflict", "Only a closed job can be reopened.");

const auditEntry = (did: string, entityId: string) => ({
  action: `job_order.${did}`,
  entityType: "job",
  entityId,
});

function inputOf(order: JobOrder): NewJobOrder {
  const { id: _, number: __, clientName: ___, isOpen: ____, version: _____, ...rest } = order;
  const { contactName, ...input } = rest;
  return { ...input, contactId: contactName === null ? null : input.contactId };
}

const writtenOf = ({ title, location, country, description }: NewJobOrder) => ({
  title,
  location: location ?? null,
  country: country ? toIso(country) : null,
  text: description ?? null,
});

const termsOf = (input: NewJobOrder) => ({
  clientId: input.clientId ?? null,
  contactId: input.contactId ?? null,
  seats: input.seats ?? null,
  rateCents: input.rate ? Math.round(Number(input.rate) * 100) : null,
  rateCurrency: input.rateCurrency ?? ("EUR" as const),
  ratePeriod: input.ratePeriod ?? ("hour" as const),
  startsOn: input.startsOn ?? null,
  contract: input.contract ?? null,
});

type Asker = Pick<NewJobOrder, "clientId" | "contactId">;

/** The name of the client, which is the company of the job; refuses who is unknown. */
async function clientNamed(app: App, { clientId, contactId }: Asker): Promise<string | null> {
  if (contactId && !clientId) throw notTheirs();
  if (!clientId) return null;
  const [client] = await app.db
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (!client) throw invalid([{ path: ["clientId"], message: "This client doesn't exist." }]);
  if (!contactId) return client.name;
  const isTheirs = and(eq(contacts.id, contactId), eq(contacts.clientId, clientId));
  const [contact] = await app.db.select({ id: contacts.id }).from(contacts).where(isTheirs);
  if (!contact) throw notTheirs();
  return client.name;
}

/** The corrections as they were sent; refuses what no taxonomy knows. */
async function knownOnly(corrections: NewJobOrder["corrections"]) {
  const { requirementNameOf } = await import("@/modules/knowledge/analysis");
  if (!corrections?.some((it) => requirementNameOf(it) === undefined)) return corrections;
  throw invalid([{ path: ["corrections"], message: "This requirement doesn't exist." }]);
}

const notTheirs = () =>
  invalid([{ path: ["contactId"], message: "This is no contact of this client." }]);
