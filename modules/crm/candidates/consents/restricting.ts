import { and, desc, eq, isNull } from "drizzle-orm";
import { activities } from "@/modules/platform/privacy-log";
import { audit } from "@/modules/platform/audit";
import type { RestrictionGround } from "../legal-bases/rules";
import { restrictions } from "../legal-bases/schema";
import { type App, signatureOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { ConsentOverview } from "./consent-model";
import { candidatesChanged } from "../events";
import { changed, deed, rowOf, told } from "../keeping";
import { overviewOf } from "./overview";

export type NewRestriction = { ground: RestrictionGround; note?: string | null };

/** Why somebody's data may only be kept at present; null where nothing is restricted. */
export async function restrictionOf(app: App, candidateId: string) {
  const [row] = await app.db
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.candidateId, candidateId), isNull(restrictions.liftedAt)))
    .orderBy(desc(restrictions.at));
  if (!row) return null;
  const { ground, note, at, by } = row;
  return { ground, note, at, by };
}

/** Their data is only kept from now on: out of every list, match and campaign, and never purged. */
export async function restrict(
  app: App,
  id: string,
  given: NewRestriction,
): Promise<ConsentOverview> {
  const { writes, news } = await restricted(app, id, given);
  if (writes.length > 0) await app.write(writes, ...news);
  return overviewOf(app, id);
}

/** The same as part of another write; nothing where the data is restricted already. */
export async function restricted(app: App, id: string, { ground, note = null }: NewRestriction) {
  const row = await rowOf(app, id);
  if (row.restrictedAt) return { writes: [], news: [] };
  const at = app.now().toISOString();
  return {
    writes: [
      changed(app, row, { restrictedAt: at, archivedAt: row.archivedAt ?? at }),
      app.db.insert(restrictions).values({
        ...{ id: Bun.randomUUIDv7(), candidateId: id, ground, note, at, by: signatureOf(app) },
        wasArchived: row.archivedAt !== null,
      }),
      told(app, [id], { event: "restricted", reason: note }),
      activities.recorded(app, { deed: "restricted", entityType: "candidate", entityId: id }),
      audit.entry(app, deed("restricted", id, { ground })),
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
      "This restriction belongs to a request for erasure. It ends with that request.",
    );
  }
  const { writes, news } = await unrestricted(app, id);
  if (writes.length > 0) await app.write(writes, ...news);
  return overviewOf(app, id);
}

/** The undo of `restricted`: the record is where it was before. */
export async function unrestricted(app: App, id: string) {
  const row = await rowOf(app, id);
  const isOpen = and(eq(restrictions.candidateId, id), isNull(restrictions.liftedAt));
  const [open] = await app.db.select().from(restrictions).where(isOpen);
  if (!row.restrictedAt) return { writes: [], news: [] };
  const set = { liftedAt: app.now().toISOString(), liftedBy: signatureOf(app) };
  return {
    writes: [
      changed(app, row, {
        restrictedAt: null,
        archivedAt: open?.wasArchived ? row.archivedAt : null,
      }),
      must(app.db.update(restrictions).set(set).where(isOpen)),
      told(app, [id], { event: "unrestricted" }),
      activities.recorded(app, { deed: "unrestricted", entityType: "candidate", entityId: id }),
      audit.entry(app, deed("unrestricted", id)),
    ],
    news: [candidatesChanged([id])],
  };
}
