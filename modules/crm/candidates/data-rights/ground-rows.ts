import { and, desc, eq, isNull } from "drizzle-orm";
import { legalGrounds, restrictions } from "../legal-bases/schema";
import type { App } from "@/src/app";

export type GroundRow = typeof legalGrounds.$inferSelect;

/** The newest first. */
export const groundRowsOf = (app: App, id: string): Promise<GroundRow[]> =>
  app.db
    .select()
    .from(legalGrounds)
    .where(eq(legalGrounds.candidateId, id))
    .orderBy(desc(legalGrounds.id));

/** What the record itself says of them: until when data may be used without a consent. */
export function groundUntil(rows: GroundRow[]): string | null {
  const ends = rows
    .filter(({ purpose, endedAt }) => purpose === "keep" && endedAt === null)
    .map(({ until }) => until ?? "9999-12-31");
  return ends.toSorted().at(-1) ?? null;
}

/** Why somebody's data may only be kept at present; null where nothing is restricted. */
export async function restrictionOf(app: App, candidateId: string) {
  const [row] = await app.db
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.candidateId, candidateId), isNull(restrictions.liftedAt)))
    .orderBy(desc(restrictions.at));
  if (!row) return null;
  const { ground, note, at, by } = row;
  return { ground, note, at, by };
}
