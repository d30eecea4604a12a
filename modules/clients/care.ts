import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { audit } from "@/modules/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { clientsChanged } from "./events";
import { remembered } from "./recording";
import { clients } from "./schema";

/** Puts clients away: they leave the list, and nothing of them is lost. */
export const archive = (app: App, ids: string[]) => move(app, ids, "archived");

/** The undo of `archive`. */
export const restore = (app: App, ids: string[]) => move(app, ids, "restored");

/** Answers exactly those it moved, so that an undo brings back no others. */
async function move(app: App, ids: string[], event: "archived" | "restored") {
  const isStill = event === "archived" ? isNull : isNotNull;
  const wanted = and(inArray(clients.id, ids), isStill(clients.archivedAt));
  const found = await app.db.select({ id: clients.id }).from(clients).where(wanted);
  const clientIds = found.map(({ id }) => id);
  const count = clientIds.length;
  if (count === 0) return { count, clientIds };
  const at = app.now().toISOString();
  const archivedAt = event === "archived" ? at : null;
  await app.write(
    [
      must(
        app.db
          .update(clients)
          .set({ archivedAt, version: sql`version + 1`, updatedAt: at })
          .where(wanted),
      ),
      remembered(app, clientIds, { event }),
      audit.entry(app, {
        action: `client.${event}`,
        entityType: "client",
        entityId: count === 1 ? (clientIds[0] ?? null) : null,
        details: { count },
      }),
    ],
    clientsChanged(clientIds),
  );
  return { count, clientIds };
}
