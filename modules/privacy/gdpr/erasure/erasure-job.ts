import { and, asc, eq, lte, or } from "drizzle-orm";
import { activities, activitiesChanged } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { clockDoubt } from "@/src/installation/known-time";
import { withLease } from "@/src/workers/runs";
import { errorFields } from "@/src/log";
import { eraseSubject, completionWrites, marksOf } from "./erase";
import { gdprChanged } from "../events";
import { refuseHeld } from "./holds";
import type { Erasure } from "../model";
import type { ErasureConfirmation } from "../subject-model";
import { obstacleOf } from "./previewing";
import { auditEntry, activityKindOf, isUnchanged, isUndoable } from "../requesting";
import { gdprErasures as erasures } from "../schema";
import { type ErasureRow, find, rowOf } from "../queries";
import { subjectOf } from "../subjects";
import { backups } from "@/modules/platform/backups";
import { files } from "@/modules/records/files";
import { clearExports } from "../export/packing";
import { residuesOf } from "./residue";
import { addTombstone } from "./tombstones";

/**
 * Removes what deleted rows leave behind: files, WAL pages, words in full-text indexes. Idempotent, so a run that
 * crashed resumes here. Then it writes tombstones and receipts.
 */
async function cleanAfterErasure(app: App, rows: readonly ErasureRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  await clearExports(app);
  while ((await files.sweep(app)) > 0);
  const marked = await Promise.all(
    rows.map(async (row) => ({ row, marks: await marksOf(app, row) })),
  );
  const residues = await residuesOf(
    app,
    marked.map(({ marks }) => marks.sought),
  );
  for (const [n, { row, marks }] of marked.entries()) {
    const residue = residues?.[n] ?? null;
    const erasedIds = marks.ids.map((id) => ({ type: row.entityType, id, email: marks.email }));
    const tombstone = await addTombstone(app, erasedIds);
    const receipt = { ...nothing, ...row.receipt };
    await completionWrites(app, row, { ...receipt, residue, tombstone });
  }
  // Not awaited: a slow remote storage must not block. It is retried every minute.
  void backups.copyErasedSoon(app);
  return rows.length;
}

/** Receipt of a request that was resumed without one. */
const nothing = { erasedAt: "", kept: [], stays: [], rows: 0, files: 0 };

const yieldMs = 5;
const maxAtOnce = 200;

/** Confirms a request by the typed name: the data is erased at the end of the quarantine, or now. */
export async function confirm(
  app: App,
  { id, name, now }: ErasureConfirmation & { id: string },
): Promise<Erasure> {
  const row = await rowOf(app, id);
  await refuseUnready(app, row, name);
  const at = app.now().toISOString();
  const again = row.status === "failed" ? newAttempt(app, row) : null;
  const set = {
    status: "confirmed" as const,
    confirmedAt: at,
    confirmedBy: actorIdOf(app),
    trouble: null,
    ...(now && row.quarantineUntil > at && { quarantineUntil: at }),
    ...(again && { activityId: again.id }),
  };
  await app.write(
    [
      must(app.db.update(erasures).set(set).where(isUnchanged(row))),
      ...(again ? [again.write] : []),
      audit.entry(app, auditEntry("confirmed", row, { now })),
    ],
    gdprChanged(),
    activitiesChanged(),
  );
  await eraseDue(app);
  return find(app, id);
}

/** A failed attempt stays in the log; the retry gets an entry of its own. */
function newAttempt(app: App, { origin, entityType, entityId, dueOn }: ErasureRow) {
  const id = Bun.randomUUIDv7();
  const begun = { id, status: "pending" as const, dueAt: `${dueOn}T23:59:59.999Z` };
  const write = activities.logActivity(app, {
    ...begun,
    deed: activityKindOf(origin),
    entityType,
    entityId,
  });
  return { id, write };
}

async function refuseUnready(app: App, row: ErasureRow, name: string): Promise<void> {
  const { entityType, entityId, identityAt } = row;
  if (!isUndoable(row)) {
    throw new Failure("conflict", "This request is closed. Make a new one.");
  }
  if (!identityAt) {
    throw new Failure("conflict", "Verify the identity of the person first.");
  }
  const person = await subjectOf(app, { entityType, entityId });
  if (plainly(person.name) !== plainly(name)) {
    const sentence = "This isn't the name of the person whose data would be erased.";
    throw new Failure("invalid", sentence, { fields: { name: sentence } });
  }
  const subject = { type: entityType, id: entityId };
  await refuseHeld(app, subject);
  const obstacle = await obstacleOf(app, subject);
  if (obstacle) throw new Failure("conflict", obstacle);
}

const plainly = (name: string) =>
  name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Erases confirmed requests whose quarantine is over, and finishes interrupted ones; answers how many. */
export async function eraseDue(app: App): Promise<number> {
  const count = await withLease(app, { name: "gdpr erasing" }, async () => {
    const rows = await due(app);
    const gone: ErasureRow[] = [];
    for (const row of rows) {
      const done = row.status === "erasing" ? row : await tryErase(app, row);
      if (done) gone.push(done);
      // Yields to other work on the same database.
      await Bun.sleep(yieldMs);
    }
    return cleanAfterErasure(app, gone);
  });
  return count ?? 0;
}

export const isDue = (app: App) =>
  or(
    eq(erasures.status, "erasing"),
    and(eq(erasures.status, "confirmed"), lte(erasures.quarantineUntil, app.now().toISOString())),
  );

/** While the clock is in doubt no quarantine ends, except of requests confirmed for immediate erasure. */
const due = async (app: App): Promise<ErasureRow[]> =>
  app.db
    .select()
    .from(erasures)
    .where(and(isDue(app), (await clockDoubt(app)) ? isAtOnce : undefined))
    .orderBy(asc(erasures.requestedAt))
    .limit(maxAtOnce);

const isAtOnce = or(
  eq(erasures.status, "erasing"),
  lte(erasures.quarantineUntil, erasures.confirmedAt),
);

/** Marks a request as failed if it cannot be erased, so that somebody decides again. */
async function tryErase(app: App, row: ErasureRow): Promise<ErasureRow | undefined> {
  try {
    return await eraseSubject(app, row);
  } catch (error) {
    if (!(error instanceof Failure)) app.log.error("an erasure failed", errorFields(error));
    const set = { status: "failed" as const, trouble: Failure.from(error).message };
    await app.write(
      [
        must(app.db.update(erasures).set(set).where(isUnchanged(row))),
        activities.settleActivity(app, row.activityId, "failed"),
        audit.entry(app, auditEntry("failed", row)),
      ],
      gdprChanged(),
      activitiesChanged(),
    );
    return undefined;
  }
}
