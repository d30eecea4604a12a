import { eq, inArray, or } from "drizzle-orm";
import { candidates as verbs } from "@/modules/crm/candidates";
import { candidates } from "@/modules/crm/candidates/schema";
import type { Holder } from "@/src/personal-data/holders";
import { clearedAway } from "./merging/moving";
import { mergedIdsOf } from "./merging/purging";
import { mergeMoves, mergeRefusals, merges } from "./schema";

/** A merge's copy of old values, and the archived duplicate itself, belong to the person of the record that was kept. */
export const holder: Holder = {
  name: "merging",
  tables: ["merges", "merge_refusals"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const mergedIds = await mergedIdsOf(app, id);
    return {
      merges: await app.db.select().from(merges).where(isAbout(id)),
      mergedRecords: await app.db
        .select()
        .from(candidates)
        .where(inArray(candidates.id, mergedIds)),
    };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const mergedIds = await mergedIdsOf(app, id);
    const told = await app.db.select({ id: merges.id }).from(merges).where(isAbout(id));
    const ids = told.map((row) => row.id);
    const isPaired = or(eq(mergeRefusals.recordId, id), eq(mergeRefusals.otherId, id));
    const writes = [
      ...clearedAway(app, "candidate", mergedIds),
      verbs.deleteWrite(app, mergedIds),
      app.db.delete(mergeMoves).where(inArray(mergeMoves.mergeId, ids)),
      app.db.delete(merges).where(inArray(merges.id, ids)),
      app.db.delete(mergeRefusals).where(isPaired),
    ];
    return { writes, news: [] };
  },
};

const isAbout = (id: string) => or(eq(merges.recordId, id), eq(merges.mergedId, id));
