import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { App } from "@/src/app";
import { communications } from "./schema";

/** What whoever asks may read: their own, and what belongs to the whole agency. */
export const isVisible = (app: App): SQL | undefined =>
  app.actor.id === null
    ? eq(communications.audience, "team")
    : or(eq(communications.audience, "team"), eq(communications.userId, app.actor.id));

export const isThere = (app: App): SQL | undefined =>
  and(isNull(communications.deletedAt), isVisible(app));
