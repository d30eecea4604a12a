import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { DailyTask } from "@/src/workers/daily-task";
import type { App } from "@/src/app";
import { owners } from "./fields";
import { clearedAway } from "./moving";
import { mergeKinds } from "../rules";
import { merges } from "../schema";
import { undoableSince } from "./service";

const atOnce = 200;

/** Daily task: deletes duplicates whose merge can no longer be undone, and the merge's copy of old values with them. */
export async function purge(app: App): Promise<number> {
  const old = await app.db
    .select({
      id: merges.id,
      kind: merges.kind,
      mergedId: merges.mergedId,
      undoneAt: merges.undoneAt,
    })
    .from(merges)
    .where(lt(merges.at, undoableSince(app)))
    .limit(atOnce);
  if (old.length === 0) return 0;
  const deletions = mergeKinds.flatMap((kind) => {
    const gone = old.filter((it) => it.kind === kind && !it.undoneAt).map((it) => it.mergedId);
    return gone.length > 0
      ? [...clearedAway(app, kind, gone), owners[kind].deleteWrite(app, gone)]
      : [];
  });
  const ids = old.map(({ id }) => id);
  await app.write([
    ...deletions,
    app.db.delete(merges).where(inArray(merges.id, ids)),
    audit.entry(app, {
      action: "merge.purged",
      entityType: "merge",
      details: { count: ids.length },
    }),
  ]);
  return ids.length;
}

/** Ids of the archived duplicates that were merged into a record: they are the same person. */
export const mergedIdsOf = async (app: App, id: string): Promise<string[]> => {
  const rows = await app.db
    .select({ id: merges.mergedId })
    .from(merges)
    .where(and(eq(merges.recordId, id), isNull(merges.undoneAt)));
  return rows.map((row) => row.id);
};

export const mergingTasks: DailyTask[] = [
  {
    name: "merges",
    does: "Deletes duplicates whose merge can no longer be undone",
    run: (app) => purge(app),
  },
];
