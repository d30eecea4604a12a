import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { withoutPageOrder, notArchived } from "@/modules/crm/candidates";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { numberOf } from "@/modules/crm/candidates/rules";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import type { LookedUp } from "@/modules/records/conditions";
import { numberOf as deploymentNumberOf } from "@/modules/staffing/deployments/rules";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { cachedCount, countUpTo, cappedTotal, type Total } from "@/src/http/cached-count";
import { type Order, orderIn, pageBy, paged } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import type { Database } from "@/src/database";
import { daysBetween, utcToday } from "@/src/calendar";
import { isTaking, lookedUp } from "./conditions";
import { asksHolder, matching, certificatesIn } from "./filter";
import type { EndingCertificate, ExpiryCounts, ExpiryFilter, ExpiryQuery } from "./model";
import { type ExpirySort, stretches } from "./rules";

const columns = {
  id: held.id,
  certificate: held.certificate,
  number: held.number,
  expiresOn: held.expiresOn,
  verifiedAt: held.verifiedAt,
  candidateId: candidates.id,
  holder: candidates.seq,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
};

type Paper = typeof held.$inferSelect;
type Row = Pick<Paper, "id" | "certificate" | "number" | "verifiedAt" | "expiresOn"> &
  Pick<typeof candidates.$inferSelect, "firstName" | "lastName"> & {
    holder: number;
    candidateId: string;
  };

export async function toExpiring(
  app: App,
  rows: Row[],
  today: string,
): Promise<EndingCertificate[]> {
  if (rows.length === 0) return [];
  const { certificateNameOf } = await import("@/modules/knowledge/analysis");
  const places = await placesOf(app, [...new Set(rows.map(({ candidateId }) => candidateId))]);
  return rows.map(({ candidateId, holder, firstName, lastName, ...row }) => ({
    id: row.id,
    certificate: row.certificate,
    name: certificateNameOf(row.certificate) ?? row.certificate,
    number: row.number,
    expiresOn: row.expiresOn,
    daysLeft: row.expiresOn === null ? null : daysBetween(today, row.expiresOn),
    verifiedAt: row.verifiedAt,
    candidate: { id: candidateId, number: numberOf(holder), name: `${firstName} ${lastName}` },
    deployments: places
      .filter((it) => it.candidateId === candidateId)
      .map(({ candidateId: _, seq, endDate, ...it }) => ({
        ...it,
        number: deploymentNumberOf(seq),
        outlasts: endDate !== null && row.expiresOn !== null && endDate <= row.expiresOn,
      })),
  }));
}

/** Where people work or are about to: one question for a whole page. */
const placesOf = (app: App, candidateIds: string[]) =>
  app.db
    .select({
      candidateId: deployments.candidateId,
      id: deployments.id,
      seq: deployments.seq,
      position: deployments.position,
      clientName: clients.name,
      endDate: deployments.endDate,
    })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .where(and(inArray(deployments.candidateId, candidateIds), isTaking))
    .orderBy(asc(deployments.startDate));

export type ExpiryPage = Total & { certificates: EndingCertificate[]; next: string | null };

export const rowid = sql<number>`${held}.rowid`;

export const orders: Record<ExpirySort, Order> = {
  end: { by: sql`${held.expiresOn}`, direction: "ascending" },
  holder: { by: sql`${candidates.nameKey}`, direction: "ascending" },
  certificate: { by: sql`${held.certificate}`, direction: "ascending" },
};

/** What has no end stands in the order in which it was added. */
const withoutEnd: typeof orders = { ...orders, end: { by: rowid, direction: "ascending" } };

export function rowsBy(db: Database, { by, direction }: Order) {
  const towards = direction === "descending" ? desc : asc;
  return (
    db
      .select({ ...columns, seq: rowid, at: sql<string>`${by}` })
      .from(held)
      // The plus keeps SQLite from beginning with all candidates: a page stands soon in the order of the certificates.
      .innerJoin(candidates, sql`${candidates.id} = +${held.candidateId}`)
      .orderBy(towards(by), towards(rowid))
      .$dynamic()
  );
}

type Listing = Omit<ExpiryQuery, "sort"> & Partial<Pick<ExpiryQuery, "sort">>;

/** What ends soon or has ended, the earliest end first unless asked otherwise; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort = "end", cursor, limit, ...given }: Listing,
): Promise<ExpiryPage> {
  const today = utcToday(app);
  const filter = await lookedUp(app, given);
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { filter, today, sort, isFurther }),
  );
  return {
    certificates: await toExpiring(app, rows, today),
    ...(await totalOf(app, filter, today)),
    next,
  };
}

type Shape = { filter: Asked; today: string; sort: ExpiryQuery["sort"]; isFurther: boolean };

const pageOf = prepared((db, { filter, today, sort, isFurther }: Shape) => {
  const order = orderIn(filter.bucket === "unknown" ? withoutEnd : orders, sort);
  const { begin, limit } = pageBy(order, rowid, isFurther);
  return rowsBy(db, order)
    .where(and(matching(filter, today), begin))
    .limit(limit);
});

/** How many there are on each stretch of the way. */
export async function counts(app: App): Promise<ExpiryCounts> {
  const today = utcToday(app);
  const [expired = 0, week = 0, month = 0, quarter = 0, unknown = 0] = await Promise.all(
    stretches.map(async (bucket) => (await totalOf(app, { bucket, conditions: [] }, today)).total),
  );
  return { expired, week, month, quarter, unknown };
}

type Asked = LookedUp<ExpiryFilter>;

/** Counted once per day and change of a candidate, a certificate or a deployment. */
const totalOf = (app: App, filter: Asked, today: string): Promise<Total> =>
  cachedCount(
    app,
    {
      topic: filter.deployed ? "deployments" : "candidates",
      asked: JSON.stringify(["ending", filter, today]),
    },
    () => countOf(app, filter, today),
  );

/** All in the index less those of the few who were put away: asking for each holder would cost a hundred times that. */
async function countOf(app: App, filter: Asked, today: string): Promise<Total> {
  if (asksHolder(filter)) {
    const conditions = withoutPageOrder(filter.conditions);
    const wanted = certificatesIn({ ...filter, conditions }, today);
    return cappedTotal(await countHeld(app, and(notArchived(conditions), wanted)));
  }
  const wanted = certificatesIn(filter, today);
  const [[all], [away]] = await Promise.all([
    app.db.select({ n: count() }).from(held).where(wanted),
    app.db
      .select({ n: count() })
      .from(candidates)
      .crossJoin(held)
      .where(and(isAway, eq(held.candidateId, candidates.id), wanted)),
  ]);
  return { total: (all?.n ?? 0) - (away?.n ?? 0), isLeast: false };
}

const countHeld = (app: App, wanted: SQL | undefined): Promise<number> =>
  countUpTo(
    app,
    sql`${held} join ${candidates} on ${candidates.id} = ${held.candidateId}
      where ${wanted ?? sql`true`}`,
  );

/** As the indexes of the list write it. */
const isAway = sql`(${candidates.archivedAt} is not null) = 1`;
