import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { candidatesChanged } from "../events";
import { auditEntry } from "../lifecycle/archiving";
import { candidates } from "../schema";
import { withConsents } from "./consent-rows";
import { standingOf } from "./standing";

/** What the rules of a country and the agency's own days make of somebody. */
export type Bounds = { id: string; turnedDownUntil: string | null; retentionDays: number | null };

/** Recalculates the retention date of these people. It is no edit, so that versions stay. */
export async function retainedAnew(app: App, bounds: readonly Bounds[]): Promise<void> {
  const ids = bounds.map(({ id }) => id);
  const people = new Map((await withConsents(app, ids)).map((it) => [it.row.id, it]));
  const writes = bounds.flatMap(({ id, ...set }) => {
    const person = people.get(id);
    if (!person) return [];
    const { dataRetentionUntil } = standingOf({ ...person.row, ...set }, person.given);
    return [
      app.db
        .update(candidates)
        .set({ ...set, dataRetentionUntil })
        .where(eq(candidates.id, id)),
    ];
  });
  if (writes.length === 0) return;
  const entry = audit.entry(app, auditEntry("retention-judged", null, { count: writes.length }));
  await app.write([...writes, entry], candidatesChanged(ids));
}
