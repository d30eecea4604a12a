import { and, eq, inArray } from "drizzle-orm";
import { activitiesChanged } from "@/modules/records/privacy-log";
import { type App, signatureOf } from "@/src/app";
import type { Write } from "@/src/database";
import type { Subject } from "@/src/holders";
import { listed } from "@/src/bulk-insert";
import { gdprChanged } from "./events";
import { eraseDue } from "./erasure-job";
import { beginningOf } from "./requesting";
import { expiredReason } from "./rules";
import { gdprErasures as erasures } from "./schema";
import { isOpen } from "./shape";

type Origin = "retention" | "tombstone";
const inOneWrite = 50;

/** Without a quarantine and without anybody typing a name: the rules of retention, and who was erased before. */
export async function erasedAtOnce(
  app: App,
  subjects: readonly Subject[],
  origin: Origin,
): Promise<number> {
  const ids: string[] = [];
  for (let from = 0; from < subjects.length; from += inOneWrite) {
    ids.push(...(await confirmed(app, subjects.slice(from, from + inOneWrite), origin)));
  }
  for (let done = 1; done > 0;) done = await eraseDue(app);
  const isDone = and(inArray(erasures.id, listed(ids)), eq(erasures.status, "erased"));
  return app.db.$count(erasures, isDone);
}

/** Their requests, confirmed as they begin; one that is open already is the one. */
async function confirmed(app: App, subjects: readonly Subject[], origin: Origin) {
  const among = inArray(erasures.entityId, listed(subjects.map(({ id }) => id)));
  const open = await app.db.select().from(erasures).where(and(among, isOpen));
  const openOf = new Map(open.map((row) => [row.entityId, row.id]));
  const at = app.now().toISOString();
  const word = { status: "confirmed" as const, confirmedAt: at, confirmedBy: signatureOf(app) };
  const begin = { ...word, quarantineUntil: at };
  const begun = subjects.map((subject): { id: string; writes: Write[] } => {
    const id = openOf.get(subject.id);
    if (!id) return beginningOf(app, subject, { origin, reason: expiredReason }, begin);
    const set = { ...begin, origin };
    return { id, writes: [app.db.update(erasures).set(set).where(eq(erasures.id, id))] };
  });
  await app.write(
    begun.flatMap(({ writes }) => writes),
    gdprChanged(),
    activitiesChanged(),
  );
  return begun.map(({ id }) => id);
}
