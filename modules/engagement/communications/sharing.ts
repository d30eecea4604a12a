import { and, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { land } from "./save";
import type { Communication } from "./model";
import type { Audience } from "./rules";
import { communications } from "./schema";
import { find, rowOf } from "./service";

/** Lets the whole agency read a conversation; only whoever it belongs to does that. */
export const share = (app: App, id: string) => move(app, id, "team");

/** The undo of `share`. */
export const unshare = (app: App, id: string) => move(app, id, "own");

async function move(app: App, id: string, audience: Audience): Promise<Communication> {
  const row = await rowOf(app, id);
  if (row.userId === null || row.userId !== app.actor.id) {
    throw new Failure("forbidden", "Only whoever wrote it decides who else may read it.");
  }
  const isTheirs = and(
    eq(communications.threadId, row.threadId),
    eq(communications.userId, row.userId),
  );
  // Either way others see something come or go.
  const asShared = { ...row, audience: "team" as const };
  const change = app.db.update(communications).set({ audience }).where(isTheirs);
  await land(app, audience === "team" ? "shared" : "unshared", asShared, [must(change)]);
  return find(app, id);
}
