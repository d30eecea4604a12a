import { asc, count, eq, type SQL } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { usesAi } from "./ports";
import type { Preferences, User } from "./model";
import { prepared } from "@/src/database/prepared";
import { cachedUntilWrite } from "@/src/engines/change-stamps";
import { hashPassword } from "@/src/secrets/passwords";
import type { Locale, Role } from "./rules";
import { users } from "./schema";
import { refuseWeak } from "./sign-in/weakness";

export {
  type Account,
  currentUser,
  updateIfVersion,
  isTaken,
  pictured,
  titled,
} from "./own-account";

const shown = {
  id: users.id,
  email: users.email,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  role: users.role,
  locale: users.locale,
  theme: users.theme,
  density: users.density,
  hasSingleKeys: users.hasSingleKeys,
  title: users.title,
  phone: users.phone,
  timezone: users.timezone,
  createdAt: users.createdAt,
};

export type NewUser = Pick<User, "email" | "username" | "firstName" | "lastName"> & {
  password: string;
  role: Role;
  /** Which language they begin with. */
  locale?: Locale;
};

export const list = (app: App): Promise<User[]> => listed(app);

/** Those who may sign in: whom work can be given to. */
export const active = (app: App): Promise<User[]> => listed(app, eq(users.isActive, true));

async function listed(app: App, condition?: SQL): Promise<User[]> {
  const isAiUsed = await usesAi(app);
  const all = await app.db.select(shown).from(users).where(condition).orderBy(asc(users.createdAt));
  return all.map((user) => ({ ...user, usesAi: isAiUsed }));
}

export async function find(app: App, id: string): Promise<User> {
  const [user] = await app.db.select(shown).from(users).where(eq(users.id, id));
  return user ? { ...user, usesAi: await usesAi(app) } : notFound("user");
}

/**
 * A function from what a row stores of its author to a name: a user id gives the user's name, or that of a former user;
 * anything else names a program and is returned as it is.
 */
export async function authors(app: App): Promise<(signature: string) => string> {
  const names = await cachedUntilWrite(app.db, "authors", () => namesIn(app));
  return (signature) => names.get(signature) ?? (isId(signature) ? "former user" : signature);
}

const namesIn = async (app: App): Promise<Map<string, string>> =>
  new Map((await everyone(app.db, {})).map((it) => [it.id, `${it.firstName} ${it.lastName}`]));

const everyone = prepared((db) =>
  db.select({ id: users.id, firstName: users.firstName, lastName: users.lastName }).from(users),
);

const isId = (signature: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(signature);

export async function isEmpty(app: App): Promise<boolean> {
  const [row] = await app.db.select({ n: count() }).from(users);
  return (row?.n ?? 0) === 0;
}

/** `alongside` lands in the same write: the invitation that this account uses up. */
export const add = async (
  app: App,
  { password, ...input }: NewUser,
  alongside: (Write | Guarded)[] = [],
): Promise<User> => {
  refuseWeak(password, input);
  return admit(app, { ...input, passwordHash: await hashPassword(password) }, alongside);
};

/** The same with a password that is hashed already. */
export async function admit(
  app: App,
  input: Omit<NewUser, "password"> & { passwordHash: string },
  alongside: (Write | Guarded)[] = [],
): Promise<User> {
  const id = Bun.randomUUIDv7();
  const user = {
    ...input,
    id,
    email: normaliseEmail(input.email),
    createdAt: app.now().toISOString(),
  };
  const auditEntry = { action: "user.added", entityType: "user", entityId: id };
  await app.write([
    ...alongside,
    app.db.insert(users).values(user),
    audit.entry(app, { ...auditEntry, details: { role: input.role } }),
  ]);
  return find(app, id);
}

export async function prefer(app: App, changes: Preferences): Promise<User> {
  const { id } = app.actor;
  if (!id) throw new Failure("unauthenticated", "Sign in to continue.");
  if (Object.keys(changes).length > 0) {
    const fields = Object.keys(changes);
    await app.write([
      must(app.db.update(users).set(changes).where(eq(users.id, id))),
      audit.entry(app, {
        action: "user.preferred",
        entityType: "user",
        entityId: id,
        details: { fields },
      }),
    ]);
  }
  return find(app, id);
}

export const normaliseEmail = (email: string): string =>
  email.normalize("NFC").trim().toLowerCase();
