import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import type { Database } from "@/src/database";
import { prepared } from "@/src/database/prepared";
import { decoded } from "@/src/database/row-mapper";
import { cachedCount } from "@/src/http/cached-count";
import { pause } from "@/src/workers/time-slices";
import { numberOf } from "../rules";
import { deployments } from "../schema";

/** What any stay is made of: where its rows change, whatever was made of all stays is made anew. */
export const stayTopics = ["deployments", "candidates", "clients"];

const columns = {
  id: deployments.id,
  number: decoded(sql<string>`${deployments.seq}`, numberOf),
  candidateId: sql<string>`${deployments.candidateId}`,
  candidateName: sql<string>`${candidates.firstName} || ' ' || ${candidates.lastName}`,
  candidateCountry: candidates.country,
  clientId: deployments.clientId,
  clientName: clients.name,
  siteId: deployments.siteId,
  position: deployments.position,
  location: deployments.location,
  country: decoded(sql<string | null>`${deployments.country}`, toSpecification),
  status: deployments.status,
  contractType: deployments.contractType,
  startDate: deployments.startDate,
  endDate: deployments.endDate,
  isPartTime: decoded(sql<boolean>`${deployments.partTimeReason} is not null`, Boolean),
};

/** A deployment of somebody who is known, as timelines see it. */
export type Stay = Awaited<ReturnType<typeof theirStays>>[number];

const staysOf = (db: Database) =>
  db
    .select(columns)
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .innerJoin(candidates, eq(candidates.id, deployments.candidateId));
const isCounted = [ne(deployments.status, "cancelled"), isNull(deployments.archivedAt)];
const order = [asc(deployments.startDate), asc(deployments.seq)];

/** So many numbers of deployments are one question, as much as a slice of work. */
const readAtOnce = 200;

const staysBetween = prepared((db) =>
  staysOf(db)
    .where(
      and(
        ...isCounted,
        isNotNull(deployments.candidateId),
        sql`${deployments.seq} >= ${sql.placeholder("from")} and ${deployments.seq} < ${sql.placeholder("until")}`,
      ),
    )
    .orderBy(asc(deployments.seq)),
);

/** Piece by piece, because all at once holds up everybody else; a sort keeps the order of equals. */
async function everyStay(app: App): Promise<Stay[]> {
  const [{ last = 0 } = {}] = await app.db
    .select({ last: sql<number>`coalesce(max(${deployments.seq}), 0)` })
    .from(deployments);
  const stays: Stay[] = [];
  for (let from = 1; from <= last; from += readAtOnce) {
    stays.push(...(await staysBetween(app.db, { from, until: from + readAtOnce })));
    await pause();
  }
  return stays.toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate),
  );
}

const theirStays = prepared((db) =>
  staysOf(db)
    .where(and(...isCounted, eq(deployments.candidateId, sql.placeholder("candidateId"))))
    .orderBy(...order),
);

/** Everything that people do or have done, that was not called off; read once per change. */
export const allStays = (app: App): Promise<Stay[]> =>
  cachedCount(app, { topic: stayTopics, asked: "stays" }, () => everyStay(app));

/** Those of them that did not end before a day, of all people or of one. */
export async function staysSince(app: App, day: string, candidateId?: string): Promise<Stay[]> {
  const stays = candidateId ? await theirStays(app.db, { candidateId }) : await allStays(app);
  return stays.filter(({ endDate }) => endDate === null || endDate >= day);
}

/** What has begun and did not end before a day, whoever it names by now. */
export const runsSince = prepared((db) =>
  db
    .select({
      id: deployments.id,
      number: columns.number,
      candidateName: sql<string | null>`${columns.candidateName}`,
      clientName: clients.name,
      contractType: deployments.contractType,
      startDate: deployments.startDate,
      endDate: deployments.endDate,
      isSample: deployments.isSample,
      country: deployments.country,
      location: deployments.location,
      siteId: deployments.siteId,
    })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .where(
      and(
        inArray(deployments.status, ["active", "completed"]),
        isNull(deployments.archivedAt),
        sql`coalesce(${deployments.endDate}, '9999-12-31') >= ${sql.placeholder("day")}`,
      ),
    )
    .orderBy(...order),
);
