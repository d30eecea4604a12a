import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Asked, type Found, type SearchSource } from "@/modules/records/search";
import type { App } from "@/src/app";
import { liveLeadStates } from "./rules";
import { employers, leads } from "./schema";

/** Open leads by employer and place; they are hundreds, so that all of them are read. */
export const search: SearchSource = { kind: "lead", find };

async function find(app: App, { words, limit }: Asked): Promise<Found[]> {
  if (words.length === 0) return [];
  const label = sql`' ' || ${employers.key} || ' ' || lower(${leads.metro})`;
  const isMeant = words.map((word) => sql`instr(${label}, ${` ${word}`}) > 0`);
  const rows = await app.db
    .select({ id: leads.id, key: leads.key, name: employers.name, metro: leads.metro })
    .from(leads)
    .innerJoin(employers, eq(employers.key, leads.key))
    .where(and(inArray(leads.state, liveLeadStates), ...isMeant))
    .orderBy(desc(leads.updatedAt))
    .limit(limit);
  return rows.map(({ id, key, name, metro }) => ({
    id,
    number: null,
    title: name,
    detail: metro,
    why: "name",
    match: null,
    path: `/radar/${encodeURIComponent(key)}`,
    isArchived: false,
  }));
}
