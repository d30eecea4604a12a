import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { audit } from "@/modules/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { candidatesChanged } from "./events";
import { remembered } from "./recording";
import { candidates } from "./schema";

/** Puts candidates away: they leave the list and no match looks at them; nothing of them is lost. */
export const archive = (app: App, ids: string[]) => move(app, ids, "archived");

/** The undo of `archive`. */
export const restore = (app: App, ids: string[]) => move(app, ids, "restored");

/** Answers exactly those it moved, so that an undo brings back no others. */
async function move(app: App, ids: string[], event: "archived" | "restored") {
  const isStill = event === "archived" ? isNull : isNotNull;
  const wanted = and(inArray(candidates.id, ids), isStill(candidates.archivedAt));
  const found = await app.db.select({ id: candidates.id }).from(candidates).where(wanted);
  const candidateIds = found.map(({ id }) => id);
  const count = candidateIds.length;
  if (count === 0) return { count, candidateIds };
  const at = app.now().toISOString();
  const archivedAt = event === "archived" ? at : null;
  await app.write(
    [
      must(
        app.db
          .update(candidates)
          .set({ archivedAt, version: sql`version + 1`, updatedAt: at })
          .where(wanted),
      ),
      remembered(app, candidateIds, { event }),
      audit.entry(app, {
        action: `candidate.${event}`,
        entityType: "candidate",
        entityId: count === 1 ? (candidateIds[0] ?? null) : null,
        details: { count },
      }),
    ],
    candidatesChanged(candidateIds),
  );
  return { count, candidateIds };
}
