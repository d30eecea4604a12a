import { desc, eq } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import { type App, actorIdOf } from "@/src/app";
import { Failure } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import { acceptedTime, clockDoubt } from "@/src/installation/known-time";
import { errorFields } from "@/src/log";
import { gdprChanged } from "../events";
import { updateRetentionDates } from "../erasure/retention-dates";
import type { PurgePreview, PurgeRun, PurgeState } from "../model";
import { eraseImmediately } from "./restoring";
import { isUnusual, preview, retentionDue } from "./retention-due";
import type { PurgeOutcome } from "../rules";
import { gdprPurgeConfirmations as confirmations, gdprPurges as purges } from "../schema";

const maxShown = 30;
const maxAwaited = 50;

/** What the next purge would take, after everybody's last day was brought up to the rules. */
export async function lookAhead(app: App): Promise<PurgePreview> {
  await updateRetentionDates(app);
  return preview(app);
}

export async function state(app: App): Promise<PurgeState> {
  const [{ isAutomatic }, word, doubt, rows, nameOf] = await Promise.all([
    settings.valueOf(app, "gdpr"),
    wordOf(app),
    clockDoubt(app),
    app.db.select().from(purges).orderBy(desc(purges.seq)).limit(maxShown),
    users.authors(app),
  ]);
  const runs = rows.map(({ seq: _, ...run }) => ({ ...run, by: nameOf(run.by) }));
  return {
    isAutomatic,
    confirmedAt: word?.at ?? null,
    confirmedBy: word ? nameOf(word.by) : null,
    halted: doubt ? "clock" : haltedBy(runs[0], word?.at),
    runs,
  };
}

type Word = typeof confirmations.$inferSelect;
const wordOf = async (app: App): Promise<Word | undefined> =>
  (await app.db.select().from(confirmations).limit(1))[0];

/** A refusal stands until somebody has looked and said so again. */
function haltedBy(last: Pick<PurgeRun, "at" | "outcome"> | undefined, wordAt?: string) {
  if (!last || (wordAt && wordAt > last.at)) return null;
  return last.outcome === "clock" || last.outcome === "size" ? last.outcome : null;
}

/** From here on it runs every night; so many were shown, and so many may go at once. */
export async function confirmPurge(app: App, count: number): Promise<PurgeState> {
  const { dueTotal } = await lookAhead(app);
  refuseOther(dueTotal, count);
  const row = { id: 1, at: app.now().toISOString(), by: actorIdOf(app), count };
  await app.write(
    [
      app.db
        .insert(confirmations)
        .values(row)
        .onConflictDoUpdate({ target: confirmations.id, set: row }),
      // Whoever confirms has seen the day by which it counts.
      acceptedTime(app),
      audit.entry(app, auditEntry("confirmed", { count })),
    ],
    gdprChanged(),
  );
  return state(app);
}

/** Nothing goes by itself any more. */
export async function stopPurge(app: App): Promise<PurgeState> {
  await app.write(
    [
      app.db.delete(confirmations).where(eq(confirmations.id, 1)),
      audit.entry(app, auditEntry("stopped")),
    ],
    gdprChanged(),
  );
  return state(app);
}

type Now = { count: number; awaited?: number; today?: string | undefined };

/** Now, by the hand of somebody who has seen how many; where the clock is doubted, who says which day it is. */
export async function purgeNow(
  app: App,
  { count, awaited = maxAwaited, today }: Now,
): Promise<PurgeState> {
  await refuseDoubted(app, today);
  const { dueTotal } = await lookAhead(app);
  refuseOther(dueTotal, count);
  const purging = purged(app);
  // Many take longer than anybody waits for an answer; the news tells when they are gone.
  if (count <= awaited) await purging;
  else purging.catch((error) => app.log.error("a purge failed", errorFields(error)));
  return state(app);
}

async function refuseDoubted(app: App, today: string | undefined): Promise<void> {
  const doubt = await clockDoubt(app);
  if (doubt && today === utcToday(app)) await app.write([acceptedTime(app)]);
  else if (doubt) {
    throw new Failure(
      "conflict",
      `The clock of this machine says ${doubt.here.slice(0, 10)}, but what was written last is of ${doubt.known.slice(0, 10)}, so nothing is deleted. Check the clock, then confirm the purge, or add --today with the right day.`,
    );
  }
}

function refuseOther(due: number, count: number): void {
  if (due === count) return;
  const sentence = "The number of records has changed. Review the preview again.";
  throw new Failure("conflict", sentence);
}

/** What a night does, if somebody has confirmed it; it refuses where the clock or the number is not to be believed. */
export async function purgeDue(app: App): Promise<PurgeOutcome> {
  const [{ isAutomatic, halted, runs }, word] = await Promise.all([state(app), wordOf(app)]);
  if (!isAutomatic || !word) return "off";
  if (await clockDoubt(app)) return haltedOn(app, runs[0]);
  if (halted) return halted;
  const { dueTotal, people } = await lookAhead(app);
  if (isUnusual(dueTotal, people) && dueTotal > word.count) {
    return ran(app, { outcome: "size", due: dueTotal, erased: 0 });
  }
  return purged(app);
}

/** Written down once, however many nights find the clock so. */
const haltedOn = async (app: App, last: Pick<PurgeRun, "outcome"> | undefined) =>
  last?.outcome === "clock" ? "clock" : ran(app, { outcome: "clock", due: 0, erased: 0 });

async function purged(app: App): Promise<PurgeOutcome> {
  const { due } = await retentionDue(app);
  const gone = due.map(({ id }) => ({ type: "candidate" as const, id }));
  const erased = await eraseImmediately(app, gone, "retention");
  return ran(app, { outcome: due.length > 0 ? "done" : "nothing", due: due.length, erased });
}

/** Each run is written down; whatever was confirmed at once has been used up by it. */
async function ran(app: App, run: Pick<PurgeRun, "outcome" | "due" | "erased">) {
  const row = { at: app.now().toISOString(), by: actorIdOf(app), ...run };
  await app.write(
    [
      app.db.insert(purges).values(row),
      ...(run.outcome === "clock" ? [] : [acceptedTime(app)]),
      app.db.update(confirmations).set({ count: 0 }).where(eq(confirmations.id, 1)),
      audit.entry(app, auditEntry("ran", { ...run })),
    ],
    gdprChanged(),
  );
  return run.outcome;
}

const auditEntry = (verb: string, details: Record<string, unknown> = {}) => ({
  action: `purge.${verb}`,
  entityType: "purge",
  details,
});
