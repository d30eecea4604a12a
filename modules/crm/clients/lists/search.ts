import { desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { recordPath } from "@/modules/records/core";
import {
  type Asked,
  type Found,
  idsNumbered,
  rowsNamed,
  type SearchSource,
  similarBy,
} from "@/modules/records/search";
import type { App } from "@/src/app";
import { numberOf } from "../rules";
import { clientContacts, clients } from "../schema";

export const search: SearchSource = {
  kind: "client",
  find: findClients,
  similar: similarBy("client", named),
  recent,
};
export const contactSearch: SearchSource = {
  kind: "contact",
  find: findContacts,
  similar: similarBy("contact", contactsNamed),
};

/** Clients by number or name. */
async function findClients(app: App, asked: Asked): Promise<Found[]> {
  const number = /^K-?0*(\d+)$/i.exec(asked.text)?.[1];
  if (number) return read(app, eq(clients.seq, Number(number)), { limit: 1, why: "number" });
  return named(app, asked, "name");
}

async function named(app: App, asked: Asked, why: Found["why"]): Promise<Found[]> {
  const seqs = await rowsNamed(app, "client", asked);
  if (seqs.length === 0) return [];
  return read(app, inArray(clients.seq, seqs), { limit: asked.limit, why });
}

function recent(app: App, { limit }: Asked): Promise<Found[]> {
  return read(app, isNull(clients.archivedAt), { limit, why: "recent" });
}

type Reading = { limit: number; why: Found["why"] };

async function read(app: App, where: SQL, { limit, why }: Reading): Promise<Found[]> {
  const { seq, id, name, industry, archivedAt } = clients;
  const rows = await app.db
    .select({ seq, id, name, industry, archivedAt })
    .from(clients)
    .where(where)
    .orderBy(desc(seq))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(row.seq),
    title: row.name,
    detail: row.industry,
    why,
    match: null,
    path: recordPath("client", row.id),
    isArchived: row.archivedAt !== null,
  }));
}

/** People who work at clients, by name, address or telephone; opened at their client. */
async function findContacts(app: App, asked: Asked): Promise<Found[]> {
  const meant = meantBy(asked.text);
  if (meant) return readContacts(app, meant.where, { limit: asked.limit, why: meant.why });
  return contactsNamed(app, asked, "name");
}

async function contactsNamed(app: App, asked: Asked, why: Found["why"]): Promise<Found[]> {
  const seqs = await rowsNamed(app, "contact", asked);
  if (seqs.length === 0) return [];
  const isMeant = inArray(clientContacts.id, idsNumbered(app, seqs));
  return readContacts(app, isMeant, { limit: asked.limit, why });
}

/** Contacts are thousands, not millions, so that reading them all is quick enough. */
function meantBy(text: string): { where: SQL; why: "email" | "phone" } | null {
  const { email, phone } = clientContacts;
  if (/^\S+@\S*$/.test(text))
    return { where: sql`lower(${email}) like ${`${text.toLowerCase()}%`}`, why: "email" };
  const digits = /^[+\d][\d\s()./-]{5,}$/.test(text)
    ? text.replaceAll(/\D/g, "").replace(/^0+/, "")
    : "";
  const plain = sql`replace(replace(replace(replace(${phone}, ' ', ''), '-', ''), '(', ''), ')', '')`;
  return digits ? { where: sql`${plain} like ${`%${digits}%`}`, why: "phone" } : null;
}

async function readContacts(app: App, where: SQL, { limit, why }: Reading): Promise<Found[]> {
  const rows = await app.db
    .select({
      id: clientContacts.id,
      name: clientContacts.name,
      title: clientContacts.title,
      client: clients.name,
      clientId: clients.id,
      archivedAt: clients.archivedAt,
    })
    .from(clientContacts)
    .innerJoin(clients, eq(clients.id, clientContacts.clientId))
    .where(where)
    .limit(limit);
  return rows.map(({ id, name, title, client, clientId, archivedAt }) => ({
    id,
    number: null,
    title: name,
    detail: [title, client].filter(Boolean).join(" · "),
    why,
    match: null,
    path: recordPath("client", clientId),
    isArchived: archivedAt !== null,
  }));
}
