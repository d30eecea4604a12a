import { and, asc, type Column, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Pair, TagCount, TaggedQuery } from "./model";
import type { TagKind } from "./rules";
import { recordTags, tagCounts } from "./schema";

/** More than anybody reads; the rest is found by typing. */
const mostListed = 500;

/** Every tag of a kind of records, the most used first. */
export const list = (app: App, kind: TagKind): Promise<TagCount[]> =>
  app.db
    .select({ tag: tagCounts.tag, count: tagCounts.n })
    .from(tagCounts)
    .where(eq(tagCounts.kind, kind))
    .orderBy(desc(tagCounts.n), asc(tagCounts.tag))
    .limit(mostListed);

/** The tags of some records, as the rows of a list show them. */
export const listByRecords = (app: App, { kind, ids }: TaggedQuery): Promise<Pair[]> =>
  app.db
    .select({ id: recordTags.recordId, tag: recordTags.tag })
    .from(recordTags)
    .where(and(inArray(recordTags.recordId, ids), eq(recordTags.kind, kind)))
    .orderBy(asc(recordTags.tag));

/** For the filter of any list: those that have all of the tags. */
export const taggedWith = (
  kind: TagKind,
  id: Column,
  tags: readonly string[] = [],
): SQL | undefined =>
  and(
    ...tags.map(
      (tag) =>
        sql`${id} in (select record_id from record_tags where kind = ${kind} and tag = ${tag})`,
    ),
  );

/** Those that have one of the tags. */
export const taggedWithAny = (kind: TagKind, id: Column, tags: readonly string[]): SQL =>
  sql`exists (select 1 from record_tags tagged where tagged.record_id = ${id}
    and tagged.kind = ${kind} and tagged.tag in (select value from json_each(${JSON.stringify(tags)})))`;

export const untagged = (kind: TagKind, id: Column): SQL =>
  sql`not exists (select 1 from record_tags tagged where tagged.record_id = ${id} and tagged.kind = ${kind})`;

/** Joins each tag of a record, as `tagged.tag`. */
export const joinedTags = (kind: TagKind, id: Column): SQL =>
  sql`join record_tags tagged on tagged.record_id = ${id} and tagged.kind = ${kind}`;
