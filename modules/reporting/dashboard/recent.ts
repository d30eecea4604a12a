import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { statuses } from "@/modules/staffing/deployments/rules";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import {
  matchRows as matches,
  matchNewRows as matchNews,
} from "@/modules/staffing/matching/read-model";
import { type Changes } from "@/modules/records/core";
import { recordHistoryRows as recordHistory } from "@/modules/records/core/read-model";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import type { RecentLine } from "./model";
import { type RecentEvent, recentOfEach, recentShown, type RecentTab } from "./rules";

/** What has just happened, newest first; read from the records themselves, so that whoever is gone is not named. */
export async function recent(app: App, tab: RecentTab): Promise<RecentLine[]> {
  const [of, limit] = tab === "all" ? [all, recentOfEach] : [[only[tab]], recentShown];
  const lines = await Promise.all(of.map((read) => read(app, limit)));
  return lines
    .flat()
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, recentShown);
}

type Read = (app: App, limit: number) => Promise<RecentLine[]>;
const blank = { by: null, other: null, score: null };

const readJobs: Read = async (app, limit) =>
  (await newestJobs(app.db, { limit })).map(({ id, at, title, company }) => ({
    ...blank,
    key: `job ${id}`,
    type: "job",
    event: "jobAdded",
    at,
    title,
    other: company,
    kind: "job",
    id,
  }));

const newestJobs = prepared((db) =>
  db
    .select({ id: jobs.id, at: jobs.createdAt, title: jobs.title, company: jobs.company })
    .from(jobs)
    // Read backwards until there are enough; by an index of the status all the open ones would be sorted.
    .where(and(sql`+${jobs.status} = 'open'`, ne(jobs.sourceType, "sample")))
    .orderBy(desc(jobs.seq))
    .limit(sql.placeholder("limit")),
);

const nameOf = sql<string>`${candidates.firstName} || ' ' || ${candidates.lastName}`;

const readCandidates: Read = async (app, limit) =>
  (await newestCandidates(app.db, { limit })).map(({ id, at, name, headline }) => ({
    ...blank,
    key: `candidate ${id}`,
    type: "candidate",
    event: "candidateAdded",
    at,
    title: name,
    other: headline,
    kind: "candidate",
    id,
  }));

/** Whoever is restricted counts as put away. */
const newestCandidates = prepared((db) =>
  db
    .select({
      id: candidates.id,
      at: candidates.createdAt,
      name: nameOf,
      headline: candidates.headline,
    })
    .from(candidates)
    .where(sql`(${candidates.archivedAt} is not null) = 0`)
    .orderBy(desc(candidates.seq))
    .limit(sql.placeholder("limit")),
);

const readMatches: Read = async (app, limit) =>
  (await newestMatches(app.db, { limit })).map(({ jobId, candidateId, ...pair }) => ({
    ...blank,
    ...pair,
    key: `match ${jobId} ${candidateId}`,
    type: "match",
    event: "matched",
    kind: "job",
    id: jobId,
  }));

/** Pairs that were news, newest first by their rows. */
const newestMatches = prepared((db) =>
  db
    .select({
      jobId: matchNews.jobId,
      candidateId: matchNews.candidateId,
      at: matchNews.at,
      title: nameOf,
      other: jobs.title,
      score: matches.score,
    })
    .from(matchNews)
    .innerJoin(jobs, eq(jobs.id, matchNews.jobId))
    .innerJoin(candidates, eq(candidates.id, matchNews.candidateId))
    .leftJoin(
      matches,
      and(eq(matches.jobId, matchNews.jobId), eq(matches.candidateId, matchNews.candidateId)),
    )
    .where(isNull(candidates.archivedAt))
    .orderBy(desc(sql`${matchNews}.rowid`))
    .limit(sql.placeholder("limit")),
);

const readDeployments: Read = async (app, limit) => {
  const [rows, nameFor] = await Promise.all([
    newestDeployments(app.db, { limit }),
    users.authors(app),
  ]);
  return rows.map(({ seq, id, at, by, changes, name, position, client }) => ({
    key: `deployment ${seq}`,
    type: "deployment",
    event: eventOf(changes),
    at,
    by: by && nameFor(by),
    title: name,
    other: `${position} · ${client}`,
    score: null,
    kind: "deployment",
    id,
  }));
};

const eventOf = ({ status }: Changes): RecentEvent =>
  statuses.find((it) => it === status?.[1]) ?? "planned";

const newestDeployments = prepared((db) =>
  db
    .select({
      seq: recordHistory.seq,
      at: recordHistory.at,
      by: recordHistory.by,
      changes: recordHistory.changes,
      id: deployments.id,
      position: deployments.position,
      client: clients.name,
      name: sql<string | null>`${nameOf}`,
    })
    .from(recordHistory)
    .innerJoin(deployments, eq(deployments.id, recordHistory.recordId))
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    // Written out, so that SQLite knows its own small index for it.
    .where(
      and(
        sql`${recordHistory.kind} = 'deployment'`,
        sql`${recordHistory.event} in ('added', 'status')`,
        isNull(deployments.archivedAt),
      ),
    )
    .orderBy(desc(recordHistory.seq))
    .limit(sql.placeholder("limit")),
);

const all: Read[] = [readJobs, readCandidates, readMatches, readDeployments];
const only = { matches: readMatches, deployments: readDeployments } satisfies Record<
  Exclude<RecentTab, "all">,
  Read
>;
