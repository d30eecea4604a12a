import { inArray } from "drizzle-orm";
import { keeping } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { clientsChanged } from "./events";
import { clients } from "./schema";

export const { rowOf, fresh, changed, idOf, deed, told, archive, restore } = keeping({
  kind: "client",
  table: clients,
  prefix: "K",
  news: clientsChanged,
});

/** Takes the rows themselves away; what hangs on them is whoever's it is. */
export const removed = (app: App, ids: string[]): Write =>
  app.db.delete(clients).where(inArray(clients.id, ids));
