import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { countAttempt, forgetAttempts } from "@/src/http/limits";
import { fingerprintOf, isRight } from "@/src/passwords";
import type { SignIn } from "./model";
import { users } from "./schema";
import { hasSecondFactor, isRightCode } from "./second-factor";
import { normalised } from "./service";
import { open } from "./sessions";
import { type From, noted } from "./sign-ins";

const quarter = 15 * 60_000;
/** Wrong passwords within a quarter of an hour. */
export const guessesPerAccount = 5;
export const guessesPerNetwork = 30;

type Account = typeof users.$inferSelect;

/** By e-mail address or username; with a second factor in two steps, of which the second repeats the first. */
export async function signIn(app: App, { email, password, code }: SignIn, from: From) {
  const user = await accountOf(app, email);
  const guesses = guessesOf(user?.id ?? fingerprintOf(normalised(email)).slice(0, 16));
  await countAttempt(app, guesses, {
    ...{ key: `sign-in:${from.network}`, most: guessesPerNetwork, windowMs: quarter },
  });
  if (!(await isRight(password, user?.passwordHash)) || !user?.isActive) {
    await app.write([noted(app, user?.id ?? null, refusalOf(user), from)]);
    throw new Failure("unauthenticated", "Wrong email or password.");
  }
  // Only failures are guesses: whoever gets in often is not locked out for it.
  await forgetAttempts(app, guesses.key);
  if (await hasSecondFactor(app, user.id)) await refuseWrongCode(app, user, code, from);
  return open(app, user.id, from);
}

const refusalOf = (user: Account | undefined) =>
  !user ? "unknown" : user.isActive ? "wrong_password" : "deactivated";

/** One counter for a person, by whichever name they are tried. */
export const guessesOf = (id: string) => ({
  key: `sign-in:${id}`,
  most: guessesPerAccount,
  windowMs: quarter,
});

/** Counted by itself: whoever has the password must not get new tries at the code with it. */
async function refuseWrongCode(app: App, { id }: Account, code: string | undefined, from: From) {
  if (!code) throw new Failure("code_needed", "Enter the code from your authenticator app.");
  const tries = { ...guessesOf(id), key: `code:${id}` };
  await countAttempt(app, tries);
  if (await isRightCode(app, id, code)) return forgetAttempts(app, tries.key);
  await app.write([noted(app, id, "wrong_code", from)]);
  throw new Failure(
    "unauthenticated",
    "This code is wrong, or was used already. Wait for the next.",
  );
}

async function accountOf(app: App, named: string): Promise<Account | undefined> {
  const isNamed = named.includes("@")
    ? eq(users.email, normalised(named))
    : eq(users.username, named);
  const [user] = await app.db.select().from(users).where(isNamed);
  return user;
}
