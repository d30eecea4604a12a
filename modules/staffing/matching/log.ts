import { desc, eq } from "drizzle-orm";
import type { ScoresOf } from "@/modules/records/decision-log";
import { matches } from "./schema";

/** The numbers this product keeps about a candidate, as the person may ask to see them. */
export const scoresOf: ScoresOf = async (app, candidateId) => {
  const rows = await app.db
    .select()
    .from(matches)
    .where(eq(matches.candidateId, candidateId))
    .orderBy(desc(matches.score));
  return rows.map(({ jobId, at, score, version, inputsHash, parts }) => ({
    jobId,
    at,
    score,
    version,
    inputsHash,
    parts: parts.map(({ component, points }) => ({ name: component, points })),
  }));
};
