import { and, asc, count, desc, eq } from "drizzle-orm";
import { historyOf } from "@/modules/records";
import { users } from "@/modules/users";
import { toSpecification } from "@/modules/sources/rules";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { counted } from "@/src/http/counted";
import { after, cursorAt, type Direction } from "@/src/paging";
import { certificatesOf } from "./certificates";
import { matching } from "./filter";
import type { Candidate, CandidateRecord } from "./model";
import type { CandidateFilter, CandidateQuery } from "./questions";
import type { CandidateSort } from "./rules";
import { candidates } from "./schema";
import { columns, recordColumns, shown } from "./shape";

export type CandidatePage = { candidates: Candidate[]; total: number; next: string | null };

export const orders = {
  date: { by: candidates.createdAt, direction: "falling" },
  updated: { by: candidates.updatedAt, direction: "falling" },
  name: { by: candidates.nameKey, direction: "rising" },
} as const satisfies Record<CandidateSort, { by: unknown; direction: Direction }>;

/** One page; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: CandidateQuery,
): Promise<CandidatePage> {
  const { by, direction } = orders[sort];
  const towards = direction === "falling" ? desc : asc;
  const begin = cursor ? after(by.getSQL(), candidates.seq, cursor, direction) : undefined;
  const rows = await app.db
    .select({ ...columns, at: by })
    .from(candidates)
    .where(and(matching(filter), begin))
    .orderBy(towards(by), towards(candidates.seq))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    candidates: rows.slice(0, limit).map(({ at: _, ...row }) => shown(row)),
    total: await counted(app, "candidates", JSON.stringify(filter), () => countOf(app, filter)),
    next: last ? cursorAt(last.at, last.seq) : null,
  };
}

async function countOf(app: App, filter: CandidateFilter): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(candidates).where(matching(filter));
  return row?.n ?? 0;
}

export async function find(app: App, id: string): Promise<CandidateRecord> {
  const [row] = await app.db
    .select({ narrow: columns, own: recordColumns })
    .from(candidates)
    .where(eq(candidates.id, id));
  if (!row) return missing("candidate");
  const nameOf = await users.authors(app);
  return {
    ...shown(row.narrow),
    ...row.own,
    willingCountries: row.own.willingCountries.map(toSpecification),
    certificates: await certificatesOf(app, id, nameOf),
    history: await historyOf(app, "candidate", id),
  };
}
