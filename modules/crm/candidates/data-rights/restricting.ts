import { and, eq, isNull } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import type { RestrictionGround } from "../legal-bases/rules";
import { restrictions } from "../legal-bases/schema";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { ConsentOverview } from "../consents/consent-model";
import { candidatesChanged } from "../events";
import { updateIfVersion, auditEntry, rowOf, historyLine } from "../lifecycle/archiving";
import { restrictionOf } from "./ground-rows";
import { consentsOf } from "./overview";

export type NewRestriction = { ground: RestrictionGround; note?: string | null };

/** Hides the record from every list, match and campaign, and exempts it from purges. */
export async function restrict(
  app: App,
  id: string,
  given: NewRestriction,
): Promise<ConsentOverview> {
  const { writes, news } = await restrictionWrites(app, id, given);
  if (writes.length > 0) await app.write(writes, ...news);
  return consentsOf(app, id);
}

/** The same as part of another write; nothing where the data is restricted already. */
export async function restrictionWrites(
  app: App,
  id: string,
  { ground, note = null }: NewRestriction,
) {
  const row = await rowOf(app, id);
  if (row.restrictedAt) return { writes: [], news: [] };
  const at = app.now().toISOString();
  return {
    writes: [
      updateIfVersion(app, row, { restrictedAt: at, archivedAt: row.archivedAt ?? at }),
      app.db.insert(restrictions).values({
        id: Bun.randomUUIDv7(),
        candidateId: id,
        ground,
        note,
        at,
        by: actorIdOf(app),
        wasArchived: row.archivedAt !== null,
      }),
      historyLine(app, [id], { event: "restricted", reason: note }),
      activities.logActivity(app, { deed: "restricted", entityType: "candidate", entityId: id }),
      audit.entry(app, auditEntry("restricted", id, { ground })),
    ],
    news: [candidatesChanged([id])],
  };
}

/** Ends a restriction that somebody set; one that belongs to a request for erasure ends with that request. */
export async function unrestrict(app: App, id: string): Promise<ConsentOverview> {
  const restriction = await restrictionOf(app, id);
  if (restriction?.ground === "erasure") {
    throw new Failure(
      "conflict",
      "This restriction belongs to an erasure request and ends with it.",
    );
  }
  const { writes, news } = await unrestrictionWrites(app, id);
  if (writes.length > 0) await app.write(writes, ...news);
  return consentsOf(app, id);
}

/** The undo of `restrictionWrites`: the record is where it was before. */
export async function unrestrictionWrites(app: App, id: string) {
  const row = await rowOf(app, id);
  const isOpen = and(eq(restrictions.candidateId, id), isNull(restrictions.liftedAt));
  const [open] = await app.db.select().from(restrictions).where(isOpen);
  if (!row.restrictedAt) return { writes: [], news: [] };
  const set = { liftedAt: app.now().toISOString(), liftedBy: actorIdOf(app) };
  return {
    writes: [
      updateIfVersion(app, row, {
        restrictedAt: null,
        archivedAt: open?.wasArchived ? row.archivedAt : null,
      }),
      must(app.db.update(restrictions).set(set).where(isOpen)),
      historyLine(app, [id], { event: "unrestricted" }),
      activities.logActivity(app, { deed: "unrestricted", entityType: "candidate", entityId: id }),
      audit.entry(app, auditEntry("unrestricted", id)),
    ],
    news: [candidatesChanged([id])],
  };
}
