import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { compileConditions, facetsOf, type LookedUp } from "@/modules/records/conditions";
import { idsAtOnce, type MatchingIds } from "@/modules/records/core";
import { idsNumbered, rowsNamed, searchWordsOf } from "@/modules/records/search";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { after, encodeCursor, coalesced, type Order, orderIn } from "@/src/database/paging";
import { containsEachWord } from "@/src/search";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { ListedContact } from "../model";
import { contactFields, type ContactSort, numberOf } from "../rules";
import { clientContacts as contacts, clients } from "../schema";
import { lookedUp, rowid, tallies, conditionCompilers, withClient } from "./conditions";
import type {
  ContactExport,
  ContactFacets,
  ContactFilter,
  ContactIdsQuery,
  ContactQuery,
} from "./questions";

export type ContactPage = { contacts: ListedContact[]; total: number; next: string | null };

const orders: Record<ContactSort, Order> = {
  name: { by: sql`lower(${contacts.name})`, direction: "ascending" },
  client: { by: clients.nameKey, direction: "ascending" },
  title: { by: coalesced(sql`lower(${contacts.title})`, sql`'~'`), direction: "ascending" },
};

/** One page, with how many there are in all; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: ContactQuery,
): Promise<ContactPage> {
  const order = orderIn(orders, sort);
  const wanted = await matching(app, filter);
  const rows = await rowsBy(app, order)
    .where(and(wanted, cursor ? after(order, rowid, cursor) : undefined))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    contacts: shown.map(toListed),
    total: rows.length <= limit && !cursor ? rows.length : await countOf(app, wanted),
    next: last ? encodeCursor(last.at, last.rowid) : null,
  };
}

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(
  app: App,
  { after: begin = 0, ...filter }: ContactIdsQuery,
): Promise<MatchingIds> {
  const rows = await rowsBy(app, { by: rowid, direction: "ascending" })
    .where(and(await matching(app, filter), gt(rowid, begin)))
    .limit(idsAtOnce + 1);
  const page = rows.slice(0, idsAtOnce);
  const next = rows.length > idsAtOnce ? (page.at(-1)?.rowid ?? null) : null;
  return { ids: page.map(({ id }) => id), next };
}

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ids, ...filter }: ContactExport,
): Promise<ExportFile> {
  const rows = await rowsBy(app, orderIn(orders, sort)).where(
    and(await matching(app, filter), ids && inArray(contacts.id, ids)),
  );
  const name = `contacts-${utcToday(app)}`;
  return fileOf(format, {
    name,
    title: "Contacts",
    heads: headWords,
    columns: cells,
    rows: rows.map(toListed),
  });
}

const cells: Sheet<ListedContact>["columns"] = {
  Name: ({ name }) => name,
  Position: ({ title }) => title,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  "Main contact": ({ isMain }) => (isMain ? "yes" : "no"),
  "Client number": ({ client }) => client.number,
  Client: ({ client }) => client.name,
  "Client status": ({ client }) => client.status,
};

/** How many of those that the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: ContactFacets) =>
  facetsOf(app, {
    topic: "clients",
    fields: contactFields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => sql`select ${rowid} as seq from ${withClient}
      where ${await matching(app, filter)} order by ${rowid} desc`,
  });

/** People of clients that have not been put away. */
async function matching(app: App, given: ContactFilter): Promise<SQL | undefined> {
  const { clientId, q, conditions }: LookedUp<ContactFilter> = await lookedUp(app, given);
  return and(
    isNull(clients.archivedAt),
    clientId ? eq(contacts.clientId, clientId) : undefined,
    q?.trim() ? or(and(...containsEachWord(q, { text: said })), await isNamed(app, q)) : undefined,
    compileConditions(conditions, conditionCompilers, utcToday(app)),
  );
}

const said = sql`concat_ws(' ', ${contacts.name}, ${contacts.title}, ${contacts.email},
  ${contacts.phone}, ${clients.name})`;

/** More of one name nobody looks through. */
const mostNamed = 200;

/** By the index of names, which knows them without capitals and accents. */
async function isNamed(app: App, q: string): Promise<SQL | undefined> {
  const asked = { text: q, ...searchWordsOf(q), limit: mostNamed };
  const seqs = await rowsNamed(app, "contact", asked);
  return seqs.length > 0 ? inArray(contacts.id, idsNumbered(app, seqs)) : undefined;
}

function rowsBy(app: App, { by, direction }: Order) {
  const towards = direction === "descending" ? desc : asc;
  const { id, name, title, email, phone, position, clientId } = contacts;
  const client = { seq: clients.seq, clientName: clients.name, status: clients.status };
  return app.db
    .select({ id, name, title, email, phone, position, clientId, ...client, rowid, at: at(by) })
    .from(contacts)
    .innerJoin(clients, eq(clients.id, contacts.clientId))
    .orderBy(towards(by), towards(rowid))
    .$dynamic();
}

const at = (by: Order["by"]) => sql<string | number>`${by}`;

type Row = Awaited<ReturnType<typeof rowsBy>>[number];

const toListed = ({ id, name, title, email, phone, ...row }: Row): ListedContact => ({
  id,
  name,
  title,
  email,
  phone,
  isMain: row.position === 0,
  client: {
    id: row.clientId,
    number: numberOf(row.seq),
    name: row.clientName,
    status: row.status,
  },
});

async function countOf(app: App, wanted: SQL | undefined): Promise<number> {
  const [[total = 0] = []] = await app.db.all<[number]>(
    sql`select count(*) from ${withClient} where ${wanted}`,
  );
  return total;
}
