import { and, eq, gt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import { countAttempt } from "@/src/http/access/limits";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import { hourMs } from "@/src/calendar";
import { profileChanged } from "./events";
import type { NewAddress, Profile } from "./model";
import { addressAsksPerHour, addressLinkHours } from "./rules";
import { addressChanges } from "./schema";
import { find } from "./service";
import all from "./words.json";

type Person = users.Account;
type To = { user: Person; to: string };

/** To the new address: whoever reads it can follow the link, which nobody reads in the database. */
async function confirmLetter(
  app: App,
  { user, to, link }: To & { link: string },
): Promise<Write[]> {
  const id = Bun.randomUUIDv7();
  const sealed = await mail.sealLetter(app, id, link);
  return mail.queueLetter(app, { ...letterTo(id, { user, to }, all[user.locale].confirm), sealed });
}

/** To the old address, so that nobody loses their way in without hearing of it. */
const changedLetter = (app: App, to: To): Write[] =>
  mail.queueLetter(app, letterTo(Bun.randomUUIDv7(), to, all[to.user.locale].changed));

type Words = { subject: string; text: string };

const letterTo = (id: string, { user, to }: To, { subject, text }: Words) => ({
  id,
  purpose: "message" as const,
  userId: null,
  onceKey: `address:${id}`,
  subject,
  to: { name: `${user.firstName} ${user.lastName}`, address: to },
  text: text.replace("{name}", () => user.firstName),
  headers: { "Auto-Submitted": "auto-generated" },
});

/** Sends a link to the new address; until it is followed, the old one stays the way in. */
export async function ask(app: App, { email }: NewAddress): Promise<Profile> {
  const user = await users.currentUser(app);
  const wanted = users.normaliseEmail(email);
  if (wanted === user.email) throw new Failure("conflict", "This is already your email.");
  const origin = await originFor(app);
  const limit = { key: `address:${user.id}`, most: addressAsksPerHour, windowMs: hourMs };
  await countAttempt(app, limit);
  const token = randomSecret();
  const now = app.now().getTime();
  const row = {
    email: wanted,
    tokenHash: fingerprintOf(token),
    askedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + addressLinkHours * hourMs).toISOString(),
  };
  const link = `${origin}/profile?tab=settings&address=${token}`;
  const letter = await confirmLetter(app, { user, to: wanted, link });
  await app.write([
    app.db
      .insert(addressChanges)
      .values({ ...row, userId: user.id })
      .onConflictDoUpdate({ target: addressChanges.userId, set: row }),
    ...letter,
    noted(app, "user.address_asked"),
  ]);
  return find(app);
}

/** The letter that is out opens nothing any more. */
export async function cancel(app: App): Promise<Profile> {
  const { id } = await users.currentUser(app);
  await app.write([forgotten(app, id), noted(app, "user.address_kept")]);
  return find(app);
}

/** What the link in the letter leads to; only for whoever asked for it. */
export async function confirm(app: App, token: string): Promise<Profile> {
  const user = await users.currentUser(app);
  const isFor = and(
    eq(addressChanges.userId, user.id),
    eq(addressChanges.tokenHash, fingerprintOf(token)),
    gt(addressChanges.expiresAt, app.now().toISOString()),
  );
  const [row] = await app.db.select().from(addressChanges).where(isFor);
  if (!row) throw over();
  await refuseTaken(app, row.email, user.id);
  await app.write(
    [
      must(app.db.delete(addressChanges).where(isFor)),
      users.updateIfVersion(app, user, { email: row.email }),
      ...changedLetter(app, { user, to: user.email }),
      noted(app, "user.address_changed"),
    ],
    profileChanged(user.id),
  );
  return find(app);
}

async function originFor(app: App): Promise<string> {
  if (!(await mail.senderOf(app))) {
    throw new Failure(
      "conflict",
      "Email isn't set up, so the confirmation can't be sent. Ask an administrator.",
    );
  }
  const origin = publicAddress(app.config);
  if (origin) return origin;
  throw new Failure(
    "conflict",
    "Ask your administrator to set the public address first: the link needs an address that works outside your network.",
  );
}

async function refuseTaken(app: App, email: string, userId: string): Promise<void> {
  if (!(await users.isTaken(app, email, userId))) return;
  throw new Failure("conflict", "This email is already in use. Choose another one.");
}

const over = () =>
  new Failure(
    "conflict",
    "This link has expired or belongs to another account. Enter the new email again.",
  );

const forgotten = (app: App, userId: string) =>
  app.db.delete(addressChanges).where(eq(addressChanges.userId, userId));

const noted = (app: App, action: string) =>
  audit.entry(app, { action, entityType: "user", entityId: app.actor.id });
