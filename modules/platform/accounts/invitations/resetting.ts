import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { hourMs } from "@/src/calendar";
import { type RequestOrigin, knownDevices, refuseWeak, sessions, users } from "..";
import { users as accounts } from "../schema";
import { type App, withActor } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { fingerprintOf, hashPassword } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { isMailed, linkLetterWrites } from "./letters";
import { asOver, createLink, findLink, over, useLinkWrite } from "./links";
import type { Forgotten, MadeLink, Reset } from "./model";
import { asksPerHour, lettersPerHour } from "./rules";

type Account = typeof accounts.$inferSelect;

const byForm = (app: App): App => withActor(app, { id: null, name: "sign-in page" });

export const state = async (app: App) => ({ isMailed: await isMailed(app) });

/** Whoever asks hears the same after the same work, whether or not anybody has this address. */
export async function forgot(app: App, { email }: Forgotten, network: string): Promise<void> {
  const limit = { key: `forgotten:${network}`, most: asksPerHour, windowMs: hourMs };
  await countAttempt(app, limit);
  const mayWrite = (await isMailed(app)) && !(await isAskedOften(app, email));
  const user = await accountAt(app, email);
  const isWelcome = mayWrite && user?.isActive === true;
  const form = byForm(app);
  const link = createLink(form, linkFor(isWelcome ? user : undefined));
  const letter = await linkLetterWrites(form, link, addressee(isWelcome ? user : undefined, email));
  await form.write([
    ...link.writes,
    // The letter to an address that nobody has is written as well, and thrown away.
    ...(isWelcome ? letter : []),
    audit.entry(form, {
      action: "user.password_forgotten",
      entityType: "user",
      entityId: user?.id ?? null,
      details: { isMailed: isWelcome },
    }),
  ]);
}

const linkFor = (user: Account | undefined) => ({
  purpose: "reset" as const,
  locale: user?.locale ?? ("en" as const),
  userId: user?.id ?? null,
  mark: user ? markOf(user) : null,
});

const addressee = (user: Account | undefined, email: string) => ({
  name: user ? `${user.firstName} ${user.lastName}` : "",
  address: user?.email ?? email,
  ...(user && { timezone: user.timezone }),
});

/** Nobody's mailbox is filled by somebody else; the address itself is not kept for it. */
async function isAskedOften(app: App, email: string): Promise<boolean> {
  const address = keyedHash(app.config, "forgotten", users.normaliseEmail(email));
  const limit = { key: `forgotten-mail:${address}`, most: lettersPerHour, windowMs: hourMs };
  return countAttempt(app, limit).then(
    () => false,
    (error: unknown) => error instanceof Failure && error.kind === "throttled",
  );
}

/** For a colleague who cannot get in: by mail where that works, else to be handed over. */
export async function resetLink(app: App, userId: string): Promise<MadeLink> {
  const [user] = await app.db.select().from(accounts).where(eq(accounts.id, userId));
  if (!user) return notFound("user");
  if (!user.isActive) throw new Failure("conflict", "Reactivate this account first.");
  const link = createLink(app, linkFor(user));
  const canMail = await isMailed(app);
  await app.write([
    ...link.writes,
    ...(canMail ? await linkLetterWrites(app, link, addressee(user, user.email)) : []),
    audit.entry(app, {
      action: "user.reset_link_made",
      entityType: "user",
      entityId: userId,
      details: { isMailed: canMail },
    }),
  ]);
  return { path: link.path, endsAt: link.row.endsAt, isMailed: canMail };
}

/**
 * Uses the link up, and shows out everybody who was signed in with the password before. Whoever opened it has the
 * mailbox: this browser is known from now on, however many strangers guess. Answers what it is known by.
 */
export async function reset(
  app: App,
  { token, password }: Reset,
  from: RequestOrigin,
): Promise<string> {
  const link = await findLink(app, token, { purpose: "reset", network: from.network });
  const [user] = await app.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, link.userId ?? ""), eq(accounts.isActive, true)));
  if (!user || link.mark !== markOf(user)) throw over();
  refuseWeak(password, user);
  const form = byForm(app);
  const { writes, news } = await sessions.endSessionsWrites(app, user.id);
  const set = { passwordHash: await hashPassword(password) };
  const { device, deviceSecret: secret = null } = from;
  const known = await knownDevices.rememberDeviceWrites(app, { userId: user.id, secret, device });
  await form
    .write(
      [
        useLinkWrite(app, link),
        must(app.db.update(accounts).set(set).where(isStill(user))),
        ...writes,
        ...known.writes,
        audit.entry(form, { action: "user.password_reset", entityType: "user", entityId: user.id }),
      ],
      ...news,
    )
    .catch(asOver);
  return known.secret;
}

const isStill = ({ id, passwordHash }: Account) =>
  and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash));

const markOf = ({ passwordHash }: Account) => fingerprintOf(passwordHash);

async function accountAt(app: App, email: string): Promise<Account | undefined> {
  const isTheirs = eq(accounts.email, users.normaliseEmail(email));
  const [user] = await app.db.select().from(accounts).where(isTheirs);
  return user;
}
