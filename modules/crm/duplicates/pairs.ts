import { and, count, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates, foldUmlautsSql } from "@/modules/crm/candidates";
import { type App, actorIdOf } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import type { DuplicatePair, MergeRefusal } from "./model";
import { duplicateSigns, type DuplicateSign, type MergeKind } from "./rules";
import { mergeRefusals, merges } from "./schema";
import { nameOf, numberOf, rowOf } from "./merging/service";

const mostShown = 200;
/** A key shared by more records than this, such as a switchboard's number, proves nothing. */
const mostShared = 5;

type Mark = { sign: DuplicateSign; keys: ((row: SQL) => SQL)[] };

const column = (name: string) => (row: SQL) => sql`${row}.${sql.identifier(name)}`;
const nameKey = column("name_key");

/** Each list begins with an indexed column, by whose index the grouping runs. */
const marks: Record<MergeKind, Mark[]> = {
  candidate: [
    { sign: "email", keys: [column("email_key")] },
    { sign: "phone", keys: [column("phone_key")] },
    { sign: "linkedin", keys: [column("linkedin_key")] },
    { sign: "name-place", keys: [(row) => foldUmlautsSql(nameKey(row)), column("place_key")] },
  ],
  client: [
    { sign: "name", keys: [nameKey] },
    { sign: "website", keys: [column("website_key")] },
  ],
};

/** Pairs that are probably one, those with the most signs first. Cached until a record or a refusal changes. */
export async function findDuplicates(app: App, kind: MergeKind): Promise<DuplicatePair[]> {
  const [refused] = await app.db.select({ n: count() }).from(mergeRefusals);
  return cachedCount(app, { topic: `${kind}s`, asked: `duplicates ${refused?.n}` }, () =>
    found(app, kind),
  );
}

async function found(app: App, kind: MergeKind): Promise<DuplicatePair[]> {
  const signsOf = new Map<string, DuplicateSign[]>();
  for (const mark of marks[kind])
    for (const ids of await pairsBy(app, kind, mark)) {
      const pair = ids.join(" ");
      signsOf.set(pair, [...(signsOf.get(pair) ?? []), mark.sign]);
    }
  const surest = [...signsOf].toSorted(([, a], [, b]) => b.length - a.length || rank(a) - rank(b));
  return Promise.all(
    surest
      .slice(0, mostShown)
      .map(([pair, signs]) => shown(app, kind, { ids: pair.split(" "), signs })),
  );
}

const rank = ([sign = "name"]: DuplicateSign[]) => duplicateSigns.indexOf(sign);

/** Pairs that share all keys of a sign, the older record first. */
function pairsBy(app: App, kind: MergeKind, { keys }: Mark): Promise<[string, string][]> {
  const table = sql.identifier(`${kind}s`);
  const [one, a, b] = [sql`one`, sql`a`, sql`b`];
  const own = keys.map((key) => key(one));
  const all = sql` and `;
  const named = own.map((key, n) => sql`${key} as ${sql.identifier(`key${n}`)}`);
  const given = own.map((key) => sql`${key} <> ''`);
  const shares = (row: SQL) =>
    sql.join(
      keys.map((key, n) => sql`${key(row)} = shared.${sql.identifier(`key${n}`)}`),
      all,
    );
  return app.db.all(sql`
    with shared as (
      select ${sql.join(named, sql`, `)} from ${table} one
      where one.archived_at is null and ${sql.join(given, all)}
      group by ${sql.join(own, sql`, `)}
      having count(*) between 2 and ${mostShared} limit ${mostShown})
    select a.id, b.id from shared
    join ${table} a on ${shares(a)}
    join ${table} b on ${shares(b)} and a.seq < b.seq
    where a.archived_at is null and b.archived_at is null and not exists (
      select 1 from merge_refusals
      where record_id = min(a.id, b.id) and other_id = max(a.id, b.id))`);
}

/** Ids of two records, and the signs by which they match. */
type Pair = { ids: string[]; signs: DuplicateSign[] };

async function shown(app: App, kind: MergeKind, { ids, signs }: Pair): Promise<DuplicatePair> {
  const [first = "", second = ""] = ids;
  const [a, b] = await Promise.all([rowOf(app, kind, first), rowOf(app, kind, second)]);
  return {
    ids: [a.id, b.id],
    names: [nameOf(kind, a), nameOf(kind, b)],
    numbers: [numberOf(kind, a.seq), numberOf(kind, b.seq)],
    signs,
  };
}

/** Candidates who may be the same person as this one, surest first, without those somebody said are different. */
export async function findDuplicatesOf(app: App, id: string): Promise<DuplicatePair[]> {
  const alike = await candidates.duplicatesOf(app, id);
  return Promise.all(
    alike
      .filter(({ candidate }) => !candidate.isArchived)
      .map(({ candidate, signs }) => shown(app, "candidate", { ids: [candidate.id, id], signs })),
  );
}

/** Records that were merged with this one, or declared different. */
export async function settledWith(app: App, id: string): Promise<string[]> {
  const { recordId, otherId } = mergeRefusals;
  const [apart, joined] = await Promise.all([
    app.db
      .select({ recordId, otherId })
      .from(mergeRefusals)
      .where(or(eq(recordId, id), eq(otherId, id))),
    app.db
      .select({ recordId: merges.recordId, otherId: merges.mergedId })
      .from(merges)
      .where(and(or(eq(merges.recordId, id), eq(merges.mergedId, id)), isNull(merges.undoneAt))),
  ]);
  return [...apart, ...joined].flatMap((it) => [it.recordId, it.otherId]).filter((it) => it !== id);
}

/** Declares two records different, so that the pair is no longer suggested. */
export async function keepApart(app: App, { kind, ids }: MergeRefusal): Promise<MergeRefusal> {
  const row = { ...pairOf(ids), kind, at: app.now().toISOString(), by: actorIdOf(app) };
  await app.write([
    app.db.insert(mergeRefusals).values(row).onConflictDoNothing(),
    audit.entry(app, auditEntry("kept-apart", kind, ids)),
  ]);
  return { kind, ids };
}

/** The undo of `keepApart`. */
export async function undoKeepApart(app: App, { kind, ids }: MergeRefusal): Promise<MergeRefusal> {
  const { recordId, otherId } = pairOf(ids);
  const isThis = and(eq(mergeRefusals.recordId, recordId), eq(mergeRefusals.otherId, otherId));
  await app.write([
    app.db.delete(mergeRefusals).where(isThis),
    audit.entry(app, auditEntry("asked-again", kind, ids)),
  ]);
  return { kind, ids };
}

const pairOf = (ids: [string, string]) => {
  const [recordId = "", otherId = ""] = ids.toSorted();
  return { recordId, otherId };
};

const auditEntry = (verb: string, kind: MergeKind, [entityId, otherId]: [string, string]) => ({
  action: `${kind}.${verb}`,
  entityType: kind,
  entityId,
  details: { otherId },
});
