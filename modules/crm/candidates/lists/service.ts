import { and, eq, sql } from "drizzle-orm";
import { historyOf, idsMatching } from "@/modules/records/core";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { notFound } from "@/src/errors";
import {
  cachedCount,
  countUpTo,
  maxCounted,
  cappedTotal,
  type Total,
} from "@/src/http/cached-count";
import { pageBy, paged } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { certificatesOf } from "../certificates/certificates";
import { countAll, countFromIndexes, countFromCounters, rarestFirst } from "./counting";
import { isByDay, orderOf, type SortAsked } from "./orders";
import {
  type FilterShape,
  dependsOnToday,
  matching,
  matchingShape,
  newestMatching,
  resolveFilter,
} from "./filter";
import type { Candidate, CandidateRecord } from "../model";
import type { CandidateFilter, CandidateIdsQuery, CandidateQuery } from "./questions";
import { pageSize } from "../rules";
import { candidates } from "../schema";
import { columns, recordColumns, toCandidate } from "../lifecycle/shape";

export type CandidatePage = Total & { candidates: Candidate[]; next: string | null };

/** One page; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: CandidateQuery,
): Promise<CandidatePage> {
  const { term, ...shape } = await resolveFilter(app, filter);
  const day = isByDay(sort) ? utcToday(app) : undefined;
  const isNarrowed = shape.asked.length > 0 || shape.towns !== undefined;
  const { isFew, ...total } = await cachedCount(
    app,
    { topic: "candidates", asked: countCacheKey(app, filter) },
    () => countOf(app, filter, isNarrowed),
  );
  const isRare = isNarrowed && filter.archived === "no" && isFew;
  const skill = shape.skill && (await rarestFirst(app, shape.skill));
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, { ...blanks, term }, { ...shape, skill, isRare, sort, day, isFurther }),
  );
  return { candidates: rows.map(({ row }) => toCandidate(row)), ...total, next };
}

type Shape = FilterShape & { sort: SortAsked; day: string | undefined; isFurther: boolean };

const pageOf = prepared((db, { sort, day, isFurther, ...shape }: Shape) => {
  const by = orderOf(sort, day);
  const { begin, order, limit } = pageBy(by, candidates.seq, isFurther);
  return db
    .select({ row: columns, at: sql<string | number>`${by.by}`, seq: candidates.seq })
    .from(candidates)
    .where((sort === "date" && newestMatching(shape, begin)) || and(matchingShape(shape), begin))
    .orderBy(...order)
    .limit(limit);
});

/** The key under which a count is cached. */
const countCacheKey = (app: App, filter: CandidateFilter): string =>
  JSON.stringify(dependsOnToday(filter) ? [filter, utcToday(app)] : filter);

/** The total from counters, from indexes, or counted up to a limit; `isFew` says that it is below that limit. */
async function countOf(app: App, filter: CandidateFilter, isNarrowed: boolean) {
  const kept = await countFromCounters(app, filter);
  if (kept !== undefined) return { total: kept, isLeast: false, isFew: false };
  const most = isNarrowed ? rarityLimit(await countAll(app)) : maxCounted + 1;
  const found =
    (await countFromIndexes(app, filter, most)) ?? (await countMatching(app, filter, most));
  return { ...cappedTotal(found), isFew: found < most };
}

const countMatching = async (app: App, filter: CandidateFilter, most: number): Promise<number> =>
  countUpTo(app, sql`${candidates} where ${(await matching(app, filter)) ?? sql`true`}`, most);

/** Below so many matches, sorting them is faster than walking the list in its order until a page is full. */
const rarityLimit = (people: number): number =>
  Math.max(maxCounted + 1, Math.ceil(Math.sqrt(pageSize * people)));

/** The ids of all that a filter shows, for what is done with all of them. */
export const matchingIds = async (app: App, { after, ...filter }: CandidateIdsQuery) =>
  idsMatching(app, candidates, { wanted: await matching(app, filter), after });

export async function find(app: App, id: string): Promise<CandidateRecord> {
  // In parallel: to a database on another machine that takes one round trip instead of three.
  const [[row], certificates, history] = await Promise.all([
    recordWith(app.db, { id }),
    certificatesOf(app, id),
    historyOf(app, "candidate", id),
  ]);
  if (!row) return notFound("candidate");
  return {
    ...toCandidate(row.narrow),
    ...row.own,
    willingCountries: row.own.willingCountries.map(toSpecification),
    certificates,
    history,
  };
}

const recordWith = prepared((db) =>
  db
    .select({ narrow: columns, own: recordColumns })
    .from(candidates)
    .where(eq(candidates.id, sql.placeholder("id"))),
);
