import { and, eq, gt, ne } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { users } from "@/modules/platform/accounts";
import { users as accounts } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { publicAddress } from "@/src/http/address";
import { countAttempt } from "@/src/http/limits";
import { fingerprintOf, randomSecret } from "@/src/passwords";
import { profileChanged } from "./events";
import { changedLetter, confirmLetter } from "./letters";
import type { NewAddress, Profile } from "./model";
import { userAt } from "./own";
import { addressAsksPerHour, addressLinkHours } from "./rules";
import { addressChanges } from "./schema";
import { find } from "./service";

const hourMs = 3_600_000;

/** Sends a link to the new address; until it is followed, the old one stays the way in. */
export async function ask(app: App, { email }: NewAddress): Promise<Profile> {
  const user = await userAt(app);
  const wanted = users.normalised(email);
  if (wanted === user.email) throw new Failure("conflict", "This is your address already.");
  const origin = await originFor(app);
  const limit = { key: `address:${user.id}`, most: addressAsksPerHour, windowMs: hourMs };
  await countAttempt(app, limit);
  const token = randomSecret();
  const now = app.now().getTime();
  const row = {
    ...{ email: wanted, tokenHash: fingerprintOf(token) },
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
  const { id } = await userAt(app);
  await app.write([forgotten(app, id), noted(app, "user.address_kept")]);
  return find(app);
}

/** What the link in the letter leads to; only for whoever asked for it. */
export async function confirm(app: App, token: string): Promise<Profile> {
  const user = await userAt(app);
  const isFor = and(
    eq(addressChanges.userId, user.id),
    eq(addressChanges.tokenHash, fingerprintOf(token)),
    gt(addressChanges.expiresAt, app.now().toISOString()),
  );
  const [row] = await app.db.select().from(addressChanges).where(isFor);
  if (!row) throw over();
  await refuseTaken(app, row.email, user.id);
  const isRead = and(eq(accounts.id, user.id), eq(accounts.version, user.version));
  await app.write(
    [
      must(app.db.delete(addressChanges).where(isFor)),
      must(
        app.db
          .update(accounts)
          .set({ email: row.email, version: user.version + 1 })
          .where(isRead),
      ),
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
      "No letter can go to the new address, because e-mail is not set up. Ask an administrator.",
    );
  }
  const origin = publicAddress(app.config);
  if (origin) return origin;
  throw new Failure(
    "conflict",
    "Set PUBLIC_URL first: a link needs an address that opens outside.",
  );
}

async function refuseTaken(app: App, email: string, userId: string): Promise<void> {
  const isOther = and(eq(accounts.email, email), ne(accounts.id, userId));
  const [other] = await app.db.select({ id: accounts.id }).from(accounts).where(isOther);
  if (!other) return;
  throw new Failure("conflict", "Somebody else here signs in with this address. Choose another.");
}

const over = () =>
  new Failure(
    "conflict",
    "This link is over or belongs to another account. Enter the new address again.",
  );

const forgotten = (app: App, userId: string) =>
  app.db.delete(addressChanges).where(eq(addressChanges.userId, userId));

const noted = (app: App, action: string) =>
  audit.entry(app, { action, entityType: "user", entityId: app.actor.id });
