import { eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { listed } from "@/src/in-bulk";
import { candidatesChanged } from "../events";
import { deed } from "../keeping";
import { candidateConsents as consents, candidates } from "../schema";
import { standingOf } from "./standing";

/** What the rules of a country and the agency's own days make of somebody. */
export type Bounds = { id: string; turnedDownUntil: string | null; retentionDays: number | null };

/** Writes anew until when the data of these people may stay; nobody edited them, so their versions stay. */
export async function retainedAnew(app: App, bounds: readonly Bounds[]): Promise<void> {
  const ids = bounds.map(({ id }) => id);
  const [rows, given] = await Promise.all([
    app.db
      .select()
      .from(candidates)
      .where(inArray(candidates.id, listed(ids))),
    app.db
      .select()
      .from(consents)
      .where(inArray(consents.candidateId, listed(ids))),
  ]);
  const [rowOf, consentsOf] = [
    new Map(rows.map((row) => [row.id, row])),
    Map.groupBy(given, (it) => it.candidateId),
  ];
  const writes = bounds.flatMap(({ id, ...set }) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { dataRetentionUntil } = standingOf({ ...row, ...set }, consentsOf.get(id) ?? []);
    return [
      app.db
        .update(candidates)
        .set({ ...set, dataRetentionUntil })
        .where(eq(candidates.id, id)),
    ];
  });
  if (writes.length === 0) return;
  const entry = audit.entry(app, deed("retention-judged", null, { count: writes.length }));
  await app.write([...writes, entry], candidatesChanged(ids));
}
