import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Contribution } from "@/modules/records/timeline";
import { tasks } from "./schema";

/** Tasks that were done; what is still to do is no news. */
export const done: Contribution = {
  type: "task",
  rank: 1,
  async tell(app, { kind, id, older, limit, nameOf }) {
    const isAbout = and(eq(tasks.recordId, id), eq(tasks.kind, kind), isNull(tasks.deletedAt));
    const rows = await app.db
      .select()
      .from(tasks)
      .where(and(isAbout, isNotNull(tasks.doneAt), older(tasks.doneAt, tasks.id)))
      .orderBy(desc(tasks.doneAt), desc(tasks.id))
      .limit(limit);
    return rows.flatMap(({ doneAt, doneBy, ...task }) =>
      doneAt === null
        ? []
        : [
            {
              seq: task.id,
              at: doneAt,
              event: "done",
              by: doneBy && nameOf(doneBy),
              text: task.title,
            },
          ],
    );
  },
};
