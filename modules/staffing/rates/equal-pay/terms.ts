import { and, asc, eq, inArray } from "drizzle-orm";
import { clientSiteRows as sites, clientRows } from "@/modules/crm/clients/read-model";
import { audit } from "@/modules/platform/audit";
import { historyWrite } from "@/modules/records/core";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { rateCardsChanged } from "../cards";
import type { NewPayTerms, PayTerms, PayTermsChange, PayTermsMessage } from "./model";
import { payTerms } from "./schema";
import { termsIn } from "./setu";

/** What a client pays its own people, the earliest first. */
export async function list(app: App, clientId: string): Promise<PayTerms[]> {
  await refuseMissing(app, clientId);
  return (await termsOf(app, [clientId])).map(({ clientId: _, ...terms }) => terms);
}

/** The terms of several clients at once. */
export async function termsOf(app: App, clientIds: readonly string[]) {
  const rows = await app.db
    .select()
    .from(payTerms)
    .where(inArray(payTerms.clientId, [...new Set(clientIds)]))
    .orderBy(asc(payTerms.validFrom), asc(payTerms.scale), asc(payTerms.id));
  return rows.map(({ updatedAt: _, ...row }) => row);
}

export async function add(app: App, clientId: string, terms: NewPayTerms): Promise<PayTerms[]> {
  await refuseMissing(app, clientId);
  return addAll(app, clientId, { added: [terms], replaced: [] });
}

/** Every scale of a message becomes terms; one that is here already from that day is replaced. */
export async function take(
  app: App,
  clientId: string,
  { siteId, message }: PayTermsMessage,
): Promise<PayTerms[]> {
  const before = await list(app, clientId);
  const found = termsIn(message).map((it) => ({ ...it, siteId }));
  const isAgain = (one: NewPayTerms, other: PayTerms) =>
    one.scale === other.scale && one.validFrom === other.validFrom && one.siteId === other.siteId;
  const replaced = before.filter((it) => found.some((one) => isAgain(one, it)));
  return addAll(app, clientId, { added: found, replaced });
}

async function addAll(
  app: App,
  clientId: string,
  { added, replaced }: { added: readonly NewPayTerms[]; replaced: readonly PayTerms[] },
): Promise<PayTerms[]> {
  for (const terms of added) await refuseFaults(app, clientId, terms);
  const updatedAt = app.now().toISOString();
  const rows = added.map((it) => ({ id: Bun.randomUUIDv7(), clientId, ...it, updatedAt }));
  await app.write(
    [
      ...replaced.map(({ id, version }) => must(app.db.delete(payTerms).where(isAt(id, version)))),
      app.db.insert(payTerms).values(rows),
      ...told(app, clientId, "added"),
    ],
    rateCardsChanged({ kind: "client", id: clientId }),
  );
  return list(app, clientId);
}

/** Replaces terms, if they still are those that were changed. */
export async function change(
  app: App,
  id: string,
  { version, ...terms }: PayTermsChange,
): Promise<PayTerms[]> {
  const clientId = await clientOf(app, id);
  await refuseFaults(app, clientId, terms);
  const set = { ...terms, version: version + 1, updatedAt: app.now().toISOString() };
  await app.write(
    [
      must(app.db.update(payTerms).set(set).where(isAt(id, version))),
      ...told(app, clientId, "changed"),
    ],
    rateCardsChanged({ kind: "client", id: clientId }),
  );
  return list(app, clientId);
}

export async function remove(app: App, id: string, version: number): Promise<PayTerms[]> {
  const clientId = await clientOf(app, id);
  await app.write(
    [must(app.db.delete(payTerms).where(isAt(id, version))), ...told(app, clientId, "removed")],
    rateCardsChanged({ kind: "client", id: clientId }),
  );
  return list(app, clientId);
}

const isAt = (id: string, version: number) =>
  and(eq(payTerms.id, id), eq(payTerms.version, version));

async function clientOf(app: App, id: string): Promise<string> {
  const [row] = await app.db.select().from(payTerms).where(eq(payTerms.id, id));
  return row?.clientId ?? notFound("pay terms");
}

async function refuseMissing(app: App, clientId: string): Promise<void> {
  const { id } = clientRows;
  const [row] = await app.db.select({ id }).from(clientRows).where(eq(id, clientId));
  if (!row) notFound("client");
}

async function refuseFaults(
  app: App,
  clientId: string,
  { siteId, validFrom, validTo, surcharges }: NewPayTerms,
): Promise<void> {
  if (validTo !== null && validTo < validFrom)
    throw invalid([{ path: ["validTo"], message: "The end is before the start." }]);
  if (new Set(surcharges.map((it) => it.hourType)).size < surcharges.length) {
    const message = "This hour type appears twice. Keep one of them.";
    throw invalid([{ path: ["surcharges"], message }]);
  }
  if (!siteId) return;
  const isHere = and(eq(sites.id, siteId), eq(sites.clientId, clientId));
  const [site] = await app.db.select({ id: sites.id }).from(sites).where(isHere);
  if (!site) throw new Failure("invalid", "Choose a datacenter of this client.");
}

const told = (app: App, clientId: string, step: "added" | "changed" | "removed") => [
  historyWrite(app, { kind: "client", ids: [clientId] }, { event: "rates" }),
  audit.entry(app, { action: `pay-terms.${step}`, entityType: "client", entityId: clientId }),
];
