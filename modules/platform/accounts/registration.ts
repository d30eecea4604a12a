import { and, eq, isNull, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { must, statement } from "@/src/database";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import type { Registration, Setup, User } from "./model";
import { demoOwner } from "./rules";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import { setup } from "./schema";
import { add, isEmpty, normaliseEmail } from "./service";

const quarter = 15 * 60_000;

/** The address is told only while the product has no owner yet. */
export async function state(app: App): Promise<Setup> {
  const isOpen = (await openSetup(app)) !== undefined && app.config.AUTHORIZED_EMAIL !== undefined;
  const { email, password } = demoOwner;
  return {
    isOpen,
    email: isOpen ? (app.config.AUTHORIZED_EMAIL ?? null) : null,
    demo: app.config.isDemo ? { email, password } : null,
  };
}

/** Makes a new one-time token for the first account; null once there has been an owner. */
export async function invite(app: App): Promise<string | null> {
  const [existing] = await app.db.select().from(setup);
  if (existing?.usedAt || !(await isEmpty(app))) return null;
  const token = randomSecret();
  const tokenHash = fingerprintOf(token);
  await app.write([
    statement(sql`insert into setup (id, token_hash, created_at)
      values (1, ${tokenHash}, ${app.now().toISOString()})
      on conflict (id) do update set token_hash = excluded.token_hash where used_at is null`),
  ]);
  return token;
}

export async function register(app: App, input: Registration, network: string): Promise<User> {
  await countAttempt(app, { key: `register:${network}`, most: 300, windowMs: quarter });
  if (!(await isInvited(app, input))) throw closed();
  const { setupToken: _, ...person } = input;
  return add(app, { ...person, role: "admin" }, [useSetupWrite(app)]).catch(refuseSecond);
}

/** Marks the set-up link as used; of several who register at once, one update finds it unused. */
const useSetupWrite = (app: App) =>
  must(
    app.db
      .update(setup)
      .set({ usedAt: app.now().toISOString() })
      .where(and(eq(setup.id, 1), isNull(setup.usedAt))),
  );

async function isInvited(app: App, { email, setupToken = "" }: Registration): Promise<boolean> {
  const open = await openSetup(app);
  const isAddressed = normaliseEmail(email) === app.config.AUTHORIZED_EMAIL;
  return open !== undefined && isAddressed && open.tokenHash === fingerprintOf(setupToken);
}

async function openSetup(app: App) {
  const [row] = await app.db.select().from(setup).where(isNull(setup.usedAt));
  return row;
}

function refuseSecond(error: unknown): never {
  if (error instanceof Failure && error.kind === "conflict") throw closed();
  throw error;
}

// One sentence for every reason: the form must not tell which address would be welcome.
const closed = () =>
  new Failure("forbidden", "Registration is closed. Ask an administrator for an invitation.");
