import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
} from "drizzle-orm";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { numberOf } from "@/modules/crm/candidates/rules";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import {
  numberOf as deploymentNumberOf,
  takingStatuses,
} from "@/modules/staffing/deployments/rules";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { counted } from "@/src/http/cached-count";
import { after, cursorAt } from "@/src/database/paging";
import { addDays, daysBetween, utcToday } from "@/src/calendar";
import type { EndingCertificate, ExpiryCounts, ExpiryFilter, ExpiryQuery } from "./model";
import { type Bucket, buckets, spanOf, thresholdOf } from "./rules";

const columns = {
  id: held.id,
  certificate: held.certificate,
  number: held.number,
  // Whatever is asked for has an end; those without one are on no list of what ends.
  expiresOn: sql<string>`${held.expiresOn}`,
  verifiedAt: held.verifiedAt,
  candidateId: candidates.id,
  seq: candidates.seq,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
};

type Row = Pick<typeof held.$inferSelect, "id" | "certificate" | "number" | "verifiedAt"> &
  Pick<typeof candidates.$inferSelect, "seq" | "firstName" | "lastName"> & {
    expiresOn: string;
    candidateId: string;
  };

async function toExpiring(app: App, rows: Row[], today: string): Promise<EndingCertificate[]> {
  if (rows.length === 0) return [];
  const { certificateNameOf } = await import("@/modules/knowledge/analysis");
  const places = await placesOf(app, [...new Set(rows.map(({ candidateId }) => candidateId))]);
  return rows.map(({ candidateId, seq, firstName, lastName, ...row }) => ({
    id: row.id,
    certificate: row.certificate,
    name: certificateNameOf(row.certificate) ?? row.certificate,
    number: row.number,
    expiresOn: row.expiresOn,
    daysLeft: daysBetween(today, row.expiresOn),
    verifiedAt: row.verifiedAt,
    candidate: { id: candidateId, number: numberOf(seq), name: `${firstName} ${lastName}` },
    deployments: places
      .filter((it) => it.candidateId === candidateId)
      .map(({ candidateId: _, seq, endDate, ...it }) => ({
        ...it,
        number: deploymentNumberOf(seq),
        outlasts: endDate !== null && endDate <= row.expiresOn,
      })),
  }));
}

/** Papers of people who have not been put away. */
export const matching = (filter: ExpiryFilter, today: string): SQL | undefined =>
  and(papersIn(filter, today), isNull(candidates.archivedAt));

/** Neither renewed nor let go, whoever holds them. */
function papersIn(filter: ExpiryFilter, today: string): SQL | undefined {
  const { certificate, verified, deployed } = filter;
  return and(
    isNull(held.renewedBy),
    isNull(held.letGoAt),
    ends(filter, today),
    certificate ? eq(held.certificate, certificate) : undefined,
    verified && (verified === "yes" ? isNotNull(held.verifiedAt) : isNull(held.verifiedAt)),
    deployed ? isDeployed : undefined,
  );
}

function ends({ bucket, days }: ExpiryFilter, today: string): SQL | undefined {
  if (days !== undefined) return lte(held.expiresOn, addDays(today, days));
  if (bucket === "all") return lte(held.expiresOn, addDays(today, thresholdOf.quarter));
  return endsIn(bucket, today);
}

function endsIn(bucket: Bucket, today: string): SQL | undefined {
  const { from, until } = spanOf(bucket, today);
  return and(from === null ? undefined : gte(held.expiresOn, from), lte(held.expiresOn, until));
}

/** Works somewhere, or is about to. */
const isTaking = sql`${deployments.status} in ${takingStatuses} and ${deployments.archivedAt} is null`;

const isDeployed = sql`exists (select 1 from ${deployments}
  where ${deployments.candidateId} = ${held.candidateId} and ${isTaking})`;

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

export type ExpiryPage = {
  certificates: EndingCertificate[];
  total: number;
  next: string | null;
};

const rowid = sql<number>`${held}.rowid`;

/** What ends soon or has ended, the earliest end first; `next` is where the following page begins. */
export async function list(
  app: App,
  { cursor, limit, ...filter }: ExpiryQuery,
): Promise<ExpiryPage> {
  const today = utcToday(app);
  const begin = cursor
    ? after({ by: held.expiresOn.getSQL(), direction: "rising" }, rowid, cursor)
    : undefined;
  const rows = await app.db
    .select({ ...columns, rowid })
    .from(held)
    .innerJoin(candidates, eq(candidates.id, held.candidateId))
    .where(and(matching(filter, today), begin))
    .orderBy(asc(held.expiresOn), asc(rowid))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    certificates: await toExpiring(app, rows.slice(0, limit), today),
    total: await totalOf(app, filter, today),
    next: last ? cursorAt(last.expiresOn, last.rowid) : null,
  };
}

/** How many there are on each stretch of the way. */
export async function counts(app: App): Promise<ExpiryCounts> {
  const today = utcToday(app);
  const [expired = 0, week = 0, month = 0, quarter = 0] = await Promise.all(
    buckets.map((bucket) => totalOf(app, { bucket }, today)),
  );
  return { expired, week, month, quarter };
}

/** Counted once per day and change of a candidate, a paper or a deployment. */
const totalOf = (app: App, filter: ExpiryFilter, today: string): Promise<number> =>
  counted(
    app,
    {
      topic: filter.deployed ? "deployments" : "candidates",
      asked: JSON.stringify(["ending", filter, today]),
    },
    () => countOf(app, filter, today),
  );

/** All in the index less those of the few who were put away: asking for each holder would cost a hundred times that. */
async function countOf(app: App, filter: ExpiryFilter, today: string): Promise<number> {
  const papers = papersIn(filter, today);
  const [[all], [away]] = await Promise.all([
    app.db.select({ n: count() }).from(held).where(papers),
    app.db
      .select({ n: count() })
      .from(candidates)
      .crossJoin(held)
      .where(and(isAway, eq(held.candidateId, candidates.id), papers)),
  ]);
  return (all?.n ?? 0) - (away?.n ?? 0);
}

/** As the indexes of the list write it. */
const isAway = sql`(${candidates.archivedAt} is not null) = 1`;
