import { and, eq, inArray, lt, ne, or } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { DailyTask } from "@/src/workers/daily-task";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { keptDays } from "../rules";
import { importFiles, importRows, imports } from "../schema";

/** Forgets the rows and files of imports that can no longer be undone; that there was one is kept. */
export async function purge(app: App): Promise<number> {
  const before = daysEarlier(app.now(), keptDays);
  const old = and(lt(imports.createdAt, before), ne(imports.state, "running"));
  const due = await app.db
    .selectDistinct({ id: imports.id, state: imports.state })
    .from(imports)
    .leftJoin(importRows, eq(importRows.importId, imports.id))
    .where(and(old, or(eq(imports.state, "draft"), eq(importRows.importId, imports.id))));
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const drafts = due.filter(({ state }) => state === "draft").map(({ id }) => id);
  await app.write([
    app.db.delete(importRows).where(inArray(importRows.importId, ids)),
    app.db.delete(importFiles).where(inArray(importFiles.importId, ids)),
    app.db.delete(imports).where(inArray(imports.id, drafts)),
    audit.entry(app, {
      action: "import.purged",
      entityType: "import",
      details: { count: due.length },
    }),
  ]);
  return due.length;
}

export const importTasks: DailyTask[] = [
  { name: "imports", does: "Deletes rows of imports that can no longer be undone", run: purge },
];
