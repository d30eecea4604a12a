import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { historyOf, idsMatching } from "@/modules/records/core";
import { dayOf, type LookedUp } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { notFound } from "@/src/errors";
import { cachedCount } from "@/src/http/cached-count";
import { coalesced, type Order, orderIn, pageBy, paged, rankIn } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { lookedUp } from "./conditions";
import { matching } from "./filter";
import type { Client, ClientRecord } from "../model";
import { partsOf } from "../lifecycle/parts";
import type { ClientFilter, ClientIdsQuery, ClientQuery } from "./questions";
import { type ClientSort, fields, statuses } from "../rules";
import { clientContacts, clients } from "../schema";
import {
  columns,
  recordColumns,
  toClient,
  shownContact,
  shownSite,
  tierByRule,
} from "../lifecycle/shape";

export type ClientPage = { clients: Client[]; total: number; next: string | null };

const orders: Record<ClientSort, Order> = {
  date: { by: sql`${clients.createdAt}`, direction: "descending" },
  name: { by: sql`${clients.nameKey}`, direction: "ascending" },
  value: { by: coalesced(clients.valueCents, sql`-1`), direction: "descending" },
  status: { by: rankIn(clients.status, statuses), direction: "ascending" },
  updated: { by: sql`${clients.updatedAt}`, direction: "descending" },
  owner: { by: coalesced(clients.ownerKey, sql`'~'`), direction: "ascending" },
};

export const orderOf = (sort: ClientQuery["sort"]): Order => orderIn(orders, sort);

export const isMainContact = and(
  eq(clientContacts.clientId, clients.id),
  eq(clientContacts.position, 0),
);

/** One page; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: ClientQuery,
): Promise<ClientPage> {
  const today = dayOf(app, fields, filter.where);
  const looked = await lookedUp(app, filter);
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { sort, filter: looked, today, isFurther }),
  );
  return {
    clients: rows.map(({ at: _, ...row }) => toClient(row)),
    total: await cachedCount(
      app,
      { topic: "clients", asked: JSON.stringify([filter, today]) },
      () => countOf(app, filter),
    ),
    next,
  };
}

type Shape = {
  sort: ClientQuery["sort"];
  filter: LookedUp<ClientFilter>;
  today: string;
  isFurther: boolean;
};

const pageOf = prepared((db, { sort, filter, today, isFurther }: Shape) => {
  const by = orderOf(sort);
  const { begin, order, limit } = pageBy(by, clients.seq, isFurther);
  return db
    .select({ ...columns, at: sql<string | number>`${by.by}` })
    .from(clients)
    .leftJoin(clientContacts, isMainContact)
    .where(and(matching(filter, today), begin))
    .orderBy(...order)
    .limit(limit);
});

async function countOf(app: App, filter: ClientFilter): Promise<number> {
  const [row] = await app.db
    .select({ n: count() })
    .from(clients)
    .where(matching(await lookedUp(app, filter), utcToday(app)));
  return row?.n ?? 0;
}

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(app: App, { after, ...filter }: ClientIdsQuery) {
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  return idsMatching(app, clients, { wanted, after });
}

export async function find(app: App, id: string): Promise<ClientRecord> {
  const [row] = await recordWith(app.db, { id });
  if (!row) return notFound("client");
  const { contacts, sites } = await partsOf(app, id);
  return {
    ...toClient(row),
    companyKey: row.companyKey,
    tierByRule: tierByRule(row),
    tierOverride: row.tierOverride,
    tierReason: row.tierReason,
    vatNumber: row.vatNumber,
    kvkNumber: row.kvkNumber,
    paymentDays: row.paymentDays,
    feeKind: row.feeKind,
    feePercent: row.feePercent,
    feeNote: row.feeNote,
    contacts: contacts.map(shownContact),
    sites: sites.map(shownSite),
    history: await historyOf(app, "client", id),
  };
}

const recordWith = prepared((db) =>
  db
    .select({ ...columns, ...recordColumns })
    .from(clients)
    .leftJoin(clientContacts, isMainContact)
    .where(eq(clients.id, sql.placeholder("id"))),
);

/** Which of these keys of company names are clients that are not put away. */
export async function keysAmong(app: App, keys: string[]): Promise<string[]> {
  const rows = await app.db
    .select({ key: clients.nameKey })
    .from(clients)
    .where(and(inArray(clients.nameKey, keys), isNull(clients.archivedAt)));
  return rows.map(({ key }) => key);
}
