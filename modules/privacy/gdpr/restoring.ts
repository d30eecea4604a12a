import { and, eq, inArray } from "drizzle-orm";
import { applicants } from "@/modules/public/application-form/schema";
import { candidates } from "@/modules/crm/candidates/schema";
import { clientContacts } from "@/modules/crm/clients/schema";
import { deployments } from "@/modules/staffing/deployments/schema";
import { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/holders";
import { listed } from "@/src/in-bulk";
import { erasedAtOnce } from "./at-once";
import { buriedIn, graveyard, mailboxHash, type Tombstone } from "./tombstones";

/**
 * After an old copy of the database was put back: whoever was erased since is erased again. Answers how many; where
 * nobody came back it changes nothing.
 */
export async function applyTombstones(app: App, holders: readonly Holder[]): Promise<number> {
  const yard = await graveyard(app);
  if (yard.stones.length === 0) return 0;
  const isBuried = buriedIn(yard);
  const back = (await everybody(app)).filter(isBuried);
  await ended(app, back);
  await unapplied(app, yard.stones);
  return erasedAtOnce(app, holders, back, "tombstone");
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

/** The old copy believes that they are still at work; nobody is erased who is. */
async function ended(app: App, back: readonly Subject[]): Promise<void> {
  const ids = back.flatMap(({ type, id }) => (type === "candidate" ? [id] : []));
  const isAtWork = and(
    inArray(deployments.candidateId, listed(ids)),
    eq(deployments.status, "active"),
  );
  if (ids.length === 0) return;
  await app.write([app.db.update(deployments).set({ status: "completed" }).where(isAtWork)]);
}

/** Forms that were sent before their sender was erased, and had not become a candidate in the old copy. */
async function unapplied(app: App, stones: readonly Tombstone[]): Promise<void> {
  const erasedAt = new Map(stones.map(({ mailbox, at }) => [mailbox, at]));
  const rows = await app.db
    .select({ id: applicants.id, email: applicants.email, createdAt: applicants.createdAt })
    .from(applicants);
  const gone = rows.filter(
    ({ email, createdAt }) => createdAt < (erasedAt.get(mailboxHash(app, email)) ?? ""),
  );
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await app.write([app.db.delete(applicants).where(inArray(applicants.id, listed(ids)))]);
}
