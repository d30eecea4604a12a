import { desc, eq, gt } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import { type App, signatureOf } from "@/src/app";
import { type DailyTask, skip } from "@/src/workers/daily-task";
import { Failure } from "@/src/errors";
import { traceOf } from "@/src/log";
import { gdprChanged } from "../events";
import { judge } from "../erasure/judging";
import type { PurgePreview, PurgeRun, PurgeState } from "../model";
import { clearExports } from "../export/packing";
import { clearCopies, mergeWordIndexes } from "../erasure/residue";
import { erasedAtOnce } from "./restoring";
import { isUnusual, preview, retentionDue } from "./retention-due";
import { longestGapMs, type PurgeOutcome } from "../rules";
import {
  gdprErasures as erasures,
  gdprPurgeConfirmations as confirmations,
  gdprPurges as purges,
} from "../schema";

const mostShown = 30;
const mostAwaited = 50;

/** What the next purge would take, after everybody's last day was brought up to the rules. */
export async function lookAhead(app: App): Promise<PurgePreview> {
  await judge(app);
  return preview(app);
}

export async function state(app: App): Promise<PurgeState> {
  const [{ isAutomatic }, word, rows, nameOf] = await Promise.all([
    settings.valueOf(app, "gdpr"),
    wordOf(app),
    app.db.select().from(purges).orderBy(desc(purges.seq)).limit(mostShown),
    users.authors(app),
  ]);
  const runs = rows.map(({ seq: _, ...run }) => ({ ...run, by: nameOf(run.by) }));
  return {
    isAutomatic,
    confirmedAt: word?.at ?? null,
    confirmedBy: word ? nameOf(word.by) : null,
    halted: haltedBy(runs[0], word?.at),
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
  const row = { id: 1, at: app.now().toISOString(), by: signatureOf(app), count };
  await app.write(
    [
      app.db
        .insert(confirmations)
        .values(row)
        .onConflictDoUpdate({ target: confirmations.id, set: row }),
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

/** Now, by the hand of somebody who has seen how many. */
export async function purgeNow(
  app: App,
  count: number,
  awaited = mostAwaited,
): Promise<PurgeState> {
  const { dueTotal } = await lookAhead(app);
  refuseOther(dueTotal, count);
  const purging = purged(app);
  // Many take longer than anybody waits for an answer; the news tells when they are gone.
  if (count <= awaited) await purging;
  else purging.catch((error) => app.log.error("a purge failed", traceOf(error)));
  return state(app);
}

function refuseOther(due: number, count: number): void {
  if (due === count) return;
  const sentence = "The number of records has changed. Review the preview again.";
  throw new Failure("conflict", sentence);
}

/** What a night does, if somebody has confirmed it; it refuses where the clock or the number is not to be believed. */
export async function purgeDue(app: App): Promise<PurgeOutcome> {
  const [{ isAutomatic, halted }, word] = await Promise.all([state(app), wordOf(app)]);
  if (!isAutomatic || !word) return "off";
  if (halted) return halted;
  const [last] = await app.db.select().from(purges).orderBy(desc(purges.seq)).limit(1);
  const before = [word.at, last?.at ?? ""].toSorted().at(-1) ?? word.at;
  const gap = app.now().getTime() - Date.parse(before);
  if (gap < 0 || gap > longestGapMs) return ran(app, { outcome: "clock", due: 0, erased: 0 });
  const { dueTotal, people } = await lookAhead(app);
  if (isUnusual(dueTotal, people) && dueTotal > word.count) {
    return ran(app, { outcome: "size", due: dueTotal, erased: 0 });
  }
  return purged(app);
}

async function purged(app: App): Promise<PurgeOutcome> {
  const { due } = await retentionDue(app);
  const gone = due.map(({ id }) => ({ type: "candidate" as const, id }));
  const erased = await erasedAtOnce(app, gone, "retention");
  return ran(app, { outcome: due.length > 0 ? "done" : "nothing", due: due.length, erased });
}

/** Each run is written down; whatever was confirmed at once has been used up by it. */
async function ran(app: App, run: Pick<PurgeRun, "outcome" | "due" | "erased">) {
  const row = { at: app.now().toISOString(), by: signatureOf(app), ...run };
  await app.write(
    [
      app.db.insert(purges).values(row),
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

/** Whether anybody went since the last night but one. */
async function hasErased(app: App): Promise<boolean> {
  const since = new Date(app.now().getTime() - longestGapMs).toISOString();
  return (await app.db.$count(erasures, gt(erasures.endedAt, since))) > 0;
}

const skipped = {
  off: skip("Automatic deletion hasn't been confirmed."),
  clock: skip("Automatic deletion is paused: the system clock jumped."),
  size: skip("Automatic deletion is paused: unusually many records are due."),
} as const;

/** What the law wants done by itself, once a day. */
export const gdprTasks: DailyTask[] = [
  {
    name: "retention",
    does: "Updates retention dates",
    phase: "erasure",
    run: judge,
  },
  {
    name: "purge",
    does: "Deletes records past retention, once an administrator has confirmed it",
    phase: "erasure",
    async run(app) {
      await clearExports(app);
      const outcome = await purgeDue(app);
      if (outcome !== "clock") await clearCopies(app);
      if (await hasErased(app)) await mergeWordIndexes(app);
      if (outcome === "done" || outcome === "nothing") return outcome === "done" ? 1 : 0;
      return skipped[outcome];
    },
  },
];
