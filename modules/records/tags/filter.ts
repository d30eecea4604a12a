import { and, type Column, type SQL, sql } from "drizzle-orm";
import type { RecordKind } from "@/modules/records/core";

/** For the filter of any list: those that have all of the tags. */
export const taggedWith = (
  kind: RecordKind,
  id: Column,
  tags: readonly string[] = [],
): SQL | undefined =>
  and(
    ...tags.map(
      (tag) =>
        sql`${id} in (select record_id from record_tags where kind = ${kind} and tag = ${tag})`,
    ),
  );
