import { isNull, type SQL, sql } from "drizzle-orm";
import { type ResolvedCondition, type ResolvedPart, listOf } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { cachedCount, countUpTo } from "@/src/http/cached-count";
import { notArchivedByIndex, countPeopleIn } from "../lists/near";
import { candidates } from "../schema";

/** Up to so many holders are read from the index of the value; beyond that each row of the page is tested instead. */
const maxIndexReads = 5000;
const maxShare = 1 / 4;

type Counts = { skill: Record<string, number>; people: number };

const conditionsOf = (parts: ResolvedPart[]) =>
  parts.flatMap((part) => ("any" in part ? part.any : [part]));

/** For questions without an order (counts, ids): places are always read from their index, however many live there. */
export const withoutPageOrder = (parts: readonly ResolvedPart[]): ResolvedPart[] =>
  parts.map((part) =>
    "any" in part ? { ...part, any: part.any.map(readWhole) } : readWhole(part),
  );

/** Leaves archived candidates out. Where a place is asked for, by the form that the index of places contains. */
export const notArchived = (parts: readonly ResolvedPart[]): SQL =>
  parts.some((part) => "key" in part && part.key === "near" && !part.isNot)
    ? notArchivedByIndex
    : isNull(candidates.archivedAt);

const readWhole = (it: ResolvedCondition): ResolvedCondition =>
  it.key === "near"
    ? { ...it, values: it.values.map((value) => ({ ...value, isRare: true })) }
    : it;

/** Marks rare certificates, skills and places, so that SQLite starts from those few rows. */
export async function withRare(app: App, parts: ResolvedPart[]): Promise<ResolvedPart[]> {
  const conditions = conditionsOf(parts);
  for (const value of conditions.flatMap((it) => (it.key === "near" ? it.values : [])))
    value.isRare =
      (await countPeopleIn(app, value.found ?? [], maxIndexReads + 1)) <= maxIndexReads;
  const wanted = conditions.filter(({ key }) => key === "holds" || key === "skill");
  if (wanted.length === 0) return parts;
  const { skill, people } = await cachedCount(app, { topic: "candidates", asked: "skills" }, () =>
    read(app),
  );
  const most = Math.min(maxIndexReads, people * maxShare);
  for (const { key, values } of wanted) {
    const ids = values.flatMap(({ found = [] }) => found);
    const held =
      key === "holds"
        ? await countCertificates(app, ids)
        : ids.reduce((all, id) => all + (skill[id] ?? 0), 0);
    if (held <= most) values.forEach((value) => (value.isRare = true));
  }
  return parts;
}

/** How many of these certificates there are, counted no further than the limit for rare ones. */
const countCertificates = (app: App, ids: string[]): Promise<number> =>
  cachedCount(app, { topic: "candidates", asked: JSON.stringify(["certificates", ids]) }, () =>
    countUpTo(
      app,
      sql`candidate_certificates where certificate in ${listOf(ids)}`,
      maxIndexReads + 1,
    ),
  );

async function read(app: App): Promise<Counts> {
  const [skill, [[people = 0] = []]] = await Promise.all([
    app.db.all<[string, number]>(
      sql`select skill, sum(n) from candidate_skill_counts group by skill`,
    ),
    app.db.all<[number]>(sql`select coalesce(sum(n), 0) from candidate_counts where archived = 0`),
  ]);
  return { skill: Object.fromEntries(skill), people };
}
