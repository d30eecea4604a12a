import { inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { listed } from "@/src/bulk-insert";
import { applicants } from "./schema";

/** Every form that waits for its confirmation: whose, and since when. */
export const sentForms = (app: App) =>
  app.db
    .select({ id: applicants.id, email: applicants.email, createdAt: applicants.createdAt })
    .from(applicants);

/** Part of a write: these were never sent. */
export const droppedForms = (app: App, ids: string[]): Write =>
  app.db.delete(applicants).where(inArray(applicants.id, listed(ids)));
