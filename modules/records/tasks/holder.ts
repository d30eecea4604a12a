import { and, eq, isNull } from "drizzle-orm";
import { recordPath } from "@/modules/records/core/rules";
import type { Holder } from "@/src/personal-data/holders";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { tasksChanged } from "./events";
import { tasks } from "./schema";

const isAbout = (candidateId: string) =>
  and(eq(tasks.recordId, candidateId), eq(tasks.kind, "candidate"));

export const holder: Holder = {
  name: "tasks",
  tables: ["tasks"],

  async collect(app, { type, id }) {
    if (type === "client") return {};
    const which = type === "candidate" ? isAbout(id) : eq(tasks.userId, id);
    return { tasks: await app.db.select().from(tasks).where(which) };
  },

  /** Tasks about a candidate go; those of a user stay the agency's, and their name is looked up in vain. */
  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const rows = await app.db.select({ userId: tasks.userId }).from(tasks).where(isAbout(id));
    return {
      writes: [app.db.delete(tasks).where(isAbout(id))],
      news: [tasksChanged(rows.map(({ userId }) => userId))],
    };
  },

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: tasks,
      where: and(isNull(tasks.deletedAt), isNot(isAbout(id))),
      tell: ({ kind, recordId, title }) => ({
        kind,
        recordId,
        label: null,
        texts: { title },
        path: kind && recordId ? recordPath(kind, recordId, "tasks") : "/tasks",
      }),
    });
  },
};
