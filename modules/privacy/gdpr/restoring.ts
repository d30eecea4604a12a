import { applying } from "@/modules/public/application-form";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientContactRows as clientContacts } from "@/modules/crm/clients/read-model";
import { deployments } from "@/modules/staffing/deployments";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import type { App } from "@/src/app";
import type { Subject } from "@/src/holders";
import { erasedAtOnce } from "./at-once";
import { buriedIn, graveyard, mailboxHash, type Tombstone } from "./tombstones";

/**
 * After an old copy of the database was put back: whoever was erased since is erased again. Answers how many; where
 * nobody came back it changes nothing.
 */
export async function applyTombstones(app: App): Promise<number> {
  const yard = await graveyard(app);
  if (yard.stones.length === 0) return 0;
  const isBuried = buriedIn(yard);
  const back = (await everybody(app)).filter(isBuried);
  await ended(app, back);
  await unapplied(app, yard.stones);
  return erasedAtOnce(app, back, "tombstone");
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
  if (ids.length === 0) return;
  await app.write([deployments.activeEnded(app, ids)]);
}

/** Forms that were sent before their sender was erased, and had not become a candidate in the old copy. */
async function unapplied(app: App, stones: readonly Tombstone[]): Promise<void> {
  const erasedAt = new Map(stones.map(({ mailbox, at }) => [mailbox, at]));
  const rows = await applying.sentForms(app);
  const gone = rows.filter(
    ({ email, createdAt }) => createdAt < (erasedAt.get(mailboxHash(app, email)) ?? ""),
  );
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await app.write([applying.droppedForms(app, ids)]);
}
