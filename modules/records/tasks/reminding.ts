import { and, between, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { type Notice, notifications } from "@/modules/platform/notifications";
import type { Contribution } from "@/modules/records/timeline";
import type { App } from "@/src/app";
import { remindedAgoMs, remindedAheadMs } from "./rules";
import { tasks } from "./schema";
import type { TaskRow } from "./service";

/** Tells whose task is due soon, once for each time that it is due; a task of long ago is overdue on its list. */
export async function remind(app: App): Promise<number> {
  const now = app.now().getTime();
  const [from, until] = [now - remindedAgoMs, now + remindedAheadMs].map(isoOf);
  const isDue = and(isNotNull(tasks.dueAt), between(tasks.dueAt, from ?? "", until ?? ""));
  const rows = await app.db
    .select()
    .from(tasks)
    .where(and(isNull(tasks.doneAt), isNull(tasks.deletedAt), isDue));
  const { writes, news } = await notifications.notify(app, ...rows.map(due));
  if (writes.length > 0) await app.write(writes, ...news);
  return rows.length;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

const due = ({ id, userId, kind, recordId, dueAt }: TaskRow): Notice => ({
  to: [userId],
  what: "taskDue",
  params: { taskId: id, at: dueAt ?? "" },
  record: kind && recordId ? { kind, id: recordId } : null,
  onceKey: `task-due:${id}:${dueAt}`,
});

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
