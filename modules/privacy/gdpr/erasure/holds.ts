import { and, desc, eq, gte, inArray, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import { packs } from "@/modules/staffing/country-rules";
import { users } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import type { Subject } from "@/src/personal-data/holders";
import { jsonValues } from "@/src/database/bulk-insert";
import { utcToday } from "@/src/calendar";
import { gdprChanged } from "../events";
import type { Hold, NewHold } from "../model";
import { defaultRetentionYears } from "../rules";
import { gdprHolds as holds } from "../schema";
import { subjectOf } from "../subjects";

/** All that keeps somebody's data from going, the longest first. */
export async function holdsOf(app: App, { type, id }: Subject): Promise<Hold[]> {
  const [manual, placed] = await Promise.all([
    manualOf(app, id),
    type === "candidate" ? placedUntil(app, [id]) : new Map<string, string>(),
  ]);
  const until = placed.get(id);
  const derived: Hold[] = until ? [{ ...byLaw, until }] : [];
  return [...derived, ...manual].toSorted((a, b) => b.until.localeCompare(a.until));
}

const byLaw = {
  id: null,
  kind: "placed" as const,
  placedAt: null,
  placedBy: null,
  reason:
    "Worked through your agency: payroll and tax records are kept for seven years (Art. 52 AWR)",
};

async function manualOf(app: App, entityId: string): Promise<Hold[]> {
  const isStanding = and(
    eq(holds.entityId, entityId),
    isNull(holds.liftedAt),
    gte(holds.until, utcToday(app)),
  );
  const rows = await app.db.select().from(holds).where(isStanding).orderBy(desc(holds.until));
  const nameOf = await users.authors(app);
  return rows.map((row) => ({
    id: row.id,
    kind: "manual" as const,
    reason: row.reason,
    until: row.until,
    placedAt: row.placedAt,
    placedBy: nameOf(row.placedBy),
  }));
}

/** Of these people, until when those who worked through the agency have to be kept. */
export async function placedUntil(app: App, ids: string[]): Promise<Map<string, string>> {
  const rows = await app.db
    .select({ id: deployments.candidateId, end: deployments.endDate })
    .from(deployments)
    .where(
      and(
        inArray(deployments.candidateId, jsonValues(ids)),
        inArray(deployments.status, ["active", "completed"]),
      ),
    );
  const years = rows.length > 0 ? await placedYears(app) : 0;
  const until = new Map<string, string>();
  for (const { id, end } of rows) {
    const year = Number((end ?? utcToday(app)).slice(0, 4)) + years;
    const day = `${year}-12-31`;
    if (id && day >= utcToday(app) && day > (until.get(id) ?? "")) until.set(id, day);
  }
  return until;
}

/** The rule's number, or the agency's own. */
async function placedYears(app: App): Promise<number> {
  const rules = await packs.rulesOn(app, "retention", utcToday(app));
  const values = rules.find(({ id }) => id === "nl-retention-placed")?.values;
  return values?.["keepYears"] ?? defaultRetentionYears;
}

/** Of these people, those whose data somebody said has to stay. */
export async function heldAmong(app: App, ids: string[]): Promise<Set<string>> {
  const rows = await app.db
    .select({ id: holds.entityId })
    .from(holds)
    .where(
      and(
        inArray(holds.entityId, jsonValues(ids)),
        isNull(holds.liftedAt),
        gte(holds.until, utcToday(app)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Somebody says that data has to stay until a day, and why. */
export async function hold(app: App, { reason, until, ...ref }: NewHold): Promise<Hold[]> {
  const { entityType, entityId } = await subjectOf(app, ref);
  if (until <= utcToday(app)) {
    throw invalid([{ path: ["until"], message: "Choose a date in the future." }]);
  }
  const id = Bun.randomUUIDv7();
  const placed = { placedAt: app.now().toISOString(), placedBy: actorIdOf(app) };
  await app.write(
    [
      app.db.insert(holds).values({ id, entityType, entityId, reason, until, ...placed }),
      audit.entry(app, { action: "gdpr.held", entityType, entityId, details: { until } }),
    ],
    gdprChanged(),
  );
  return holdsOf(app, { type: entityType, id: entityId });
}

/** Takes a hold away; one that follows from the law stands as long as the law says. */
export async function lift(app: App, id: string): Promise<Hold[]> {
  const [row] = await app.db.select().from(holds).where(eq(holds.id, id));
  if (!row) return notFound("legal hold");
  const { entityType, entityId } = row;
  await app.write(
    [
      must(
        app.db
          .update(holds)
          .set({ liftedAt: app.now().toISOString() })
          .where(and(eq(holds.id, id), isNull(holds.liftedAt))),
      ),
      audit.entry(app, { action: "gdpr.unheld", entityType, entityId }),
    ],
    gdprChanged(),
  );
  return holdsOf(app, { type: entityType, id: entityId });
}

export async function refuseHeld(app: App, subject: Subject): Promise<void> {
  const [held] = await holdsOf(app, subject);
  if (held) throw new Failure("conflict", `This data must be kept until ${held.until}.`);
}
