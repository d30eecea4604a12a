import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Handover } from "@/src/personal-data/ownership-transfer";
import { tasksChanged } from "./events";
import { tasks } from "./schema";

const isOpen = and(isNull(tasks.doneAt), isNull(tasks.deletedAt));

/** What somebody has still to do. */
export const handover: Handover = {
  kind: "tasks",

  async of(app, userId) {
    const isTheirs = and(eq(tasks.userId, userId), isOpen);
    const rows = await app.db.select({ id: tasks.id }).from(tasks).where(isTheirs);
    return rows.map(({ id }) => id);
  },

  async give(app, ids, { from, to }) {
    const areStill = and(inArray(tasks.id, ids), eq(tasks.userId, from), isOpen);
    const set = { userId: to, version: sql`${tasks.version} + 1` };
    return {
      writes: [app.db.update(tasks).set(set).where(areStill)],
      news: [tasksChanged([from, to])],
    };
  },
};
