import { and, desc, type SQL, sql } from "drizzle-orm";
import { isOf, named } from "@/modules/records/core";
import { recordHistory } from "@/modules/records/core/schema";
import type { Contribution } from "./sources";
import type { TimelineType } from "./rules";

/** What concerns a paper of the record is written into its history by whoever keeps the papers. */
const isPaper = sql`(${recordHistory.event} like 'file-%' or ${recordHistory.event} like 'document-%')`;

const written = (rank: number, type: TimelineType, which: SQL): Contribution => ({
  type,
  rank,
  async tell(app, { kind, id, older, limit, nameOf }) {
    const rows = await app.db
      .select()
      .from(recordHistory)
      .where(and(isOf(kind, id), which, older(recordHistory.at, recordHistory.seq)))
      .orderBy(desc(recordHistory.at), desc(recordHistory.seq))
      .limit(limit);
    return rows.map(({ kind: _, recordId: __, ...row }) => named(row, nameOf));
  },
});

/** Every change of the record itself, as it was and as it is. */
export const changes = written(7, "change", sql`not ${isPaper}`);

/** Files and documents that came, changed and went. */
export const papers = written(6, "file", isPaper);
