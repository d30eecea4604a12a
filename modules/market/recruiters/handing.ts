import { and, eq, inArray, isNull } from "drizzle-orm";
import { actorIdOf } from "@/src/app";
import type { Handover } from "@/src/personal-data/ownership-transfer";
import { assignments } from "./schema";

/** The jobs that somebody owns; who owned them before stays in their history. */
export const handing: Handover = {
  kind: "jobs",

  async of(app, userId) {
    const rows = await app.db
      .select({ jobId: assignments.jobId })
      .from(assignments)
      .where(and(eq(assignments.userId, userId), isNull(assignments.endedAt)));
    return rows.map(({ jobId }) => jobId);
  },

  async give(app, ids, { from, to }) {
    const at = app.now().toISOString();
    const areStill = and(
      inArray(assignments.jobId, ids),
      eq(assignments.userId, from),
      isNull(assignments.endedAt),
    );
    const rows = await app.db.select().from(assignments).where(areStill);
    const given = rows.map(({ jobId }) => ({
      id: Bun.randomUUIDv7(),
      jobId,
      userId: to,
      by: actorIdOf(app),
      at,
    }));
    return {
      writes: [
        app.db.update(assignments).set({ endedAt: at }).where(areStill),
        ...given.map((row) => app.db.insert(assignments).values(row)),
      ],
      news: [],
    };
  },
};
