import { desc, eq } from "drizzle-orm";
import { labelsOf, recordHistory } from "@/modules/records";
import type { App } from "@/src/app";
import type { OwnDeed } from "./model";
import { userAt } from "./own";
import { activityShown, historyLooked } from "./rules";

/** What whoever is at the desk did to records lately; a thousand that were imported at once are one line. */
export async function lately(app: App): Promise<OwnDeed[]> {
  const { id } = await userAt(app);
  const rows = await app.db
    .select()
    .from(recordHistory)
    .where(eq(recordHistory.by, id))
    .orderBy(desc(recordHistory.seq))
    .limit(historyLooked);
  const goes = Map.groupBy(rows, ({ at, event, kind }) => `${at} ${event} ${kind}`);
  const shown = [...goes.values()].slice(0, activityShown);
  const labels = await labelsOf(
    app,
    shown.flatMap(([first]) => first ?? []),
  );
  return shown.flatMap((go) => {
    const [first] = go;
    if (!first) return [];
    const { at, event, kind, recordId } = first;
    const label = labels.get(recordId) ?? null;
    return { key: String(first.seq), at, event, kind, recordId, label, n: go.length };
  });
}
