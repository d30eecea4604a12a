import { and, eq, inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientContactRows as clientContacts } from "@/modules/crm/clients/read-model";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { applying } from "@/modules/engagement/application-form";
import { activitiesChanged } from "@/modules/records/privacy-log";
import { deployments } from "@/modules/staffing/deployments";
import { type App, actorIdOf } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import type { Write } from "@/src/database";
import type { Subject } from "@/src/personal-data/holders";
import { eraseDue } from "../erasure/erasure-job";
import { gdprChanged } from "../events";
import { newRequest } from "../requesting";
import { expiredReason } from "../rules";
import { gdprErasures as erasures } from "../schema";
import { isOpen } from "../queries";
import { hasTombstone, readTombstones, mailboxHash, type Tombstone } from "../erasure/tombstones";

type Origin = "retention" | "tombstone";
const inOneWrite = 50;

/** Without a quarantine and without anybody typing a name: the rules of retention, and who was erased before. */
export async function eraseImmediately(
  app: App,
  subjects: readonly Subject[],
  origin: Origin,
): Promise<number> {
  const ids: string[] = [];
  for (let from = 0; from < subjects.length; from += inOneWrite) {
    ids.push(...(await confirmed(app, subjects.slice(from, from + inOneWrite), origin)));
  }
  for (let done = 1; done > 0;) done = await eraseDue(app);
  const isDone = and(inArray(erasures.id, jsonValues(ids)), eq(erasures.status, "erased"));
  return app.db.$count(erasures, isDone);
}

/** Their requests, confirmed as they begin; one that is open already is the one. */
async function confirmed(app: App, subjects: readonly Subject[], origin: Origin) {
  const among = inArray(erasures.entityId, jsonValues(subjects.map(({ id }) => id)));
  const open = await app.db.select().from(erasures).where(and(among, isOpen));
  const openOf = new Map(open.map((row) => [row.entityId, row.id]));
  const at = app.now().toISOString();
  const word = { status: "confirmed" as const, confirmedAt: at, confirmedBy: actorIdOf(app) };
  const begin = { ...word, quarantineUntil: at };
  const begun = subjects.map((subject): { id: string; writes: Write[] } => {
    const id = openOf.get(subject.id);
    if (!id)
      return newRequest(app, { subject, asked: { origin, reason: expiredReason }, begun: begin });
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

/**
 * After an older copy was restored: erases everybody again who was erased since. Answers how many.
 */
export async function applyTombstones(app: App): Promise<number> {
  const yard = await readTombstones(app);
  if (yard.stones.length === 0) return 0;
  const isBuried = hasTombstone(yard);
  const back = (await everybody(app)).filter(isBuried);
  await endDeployments(app, back);
  await deleteUnconfirmedForms(app, yard.stones);
  return eraseImmediately(app, back, "tombstone");
}

async function everybody(app: App): Promise<Subject[]> {
  const [people, contacts, accounts] = await Promise.all([
    app.db.select({ id: candidates.id }).from(candidates),
    app.db.select({ id: clientContacts.id }).from(clientContacts),
    app.db.select({ id: users.id }).from(users),
  ]);
  const as = (type: Subject["type"]) => (it: { id: string }) => ({ type, id: it.id });
  return [
    ...people.map(as("candidate")),
    ...contacts.map(as("client")),
    ...accounts.map(as("user")),
  ];
}

/** Ends deployments that the older copy still shows as running, because they would block the erasure. */
async function endDeployments(app: App, back: readonly Subject[]): Promise<void> {
  const ids = back.flatMap(({ type, id }) => (type === "candidate" ? [id] : []));
  if (ids.length === 0) return;
  await app.write([deployments.activeEnded(app, ids)]);
}

/** Deletes forms of erased people who had not become candidates in the older copy. */
async function deleteUnconfirmedForms(app: App, stones: readonly Tombstone[]): Promise<void> {
  const erasedAt = new Map(stones.map(({ mailbox, at }) => [mailbox, at]));
  const rows = await applying.sentForms(app);
  const gone = rows.filter(
    ({ email, createdAt }) => createdAt < (erasedAt.get(mailboxHash(app, email)) ?? ""),
  );
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await app.write([applying.droppedForms(app, ids)]);
}
