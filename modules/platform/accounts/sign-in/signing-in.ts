import { eq, or, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { fingerprintOf, verifyPassword } from "@/src/secrets/passwords";
import { countGuess, forgiveGuess, type Guess } from "./guessing";
import { knownDeviceOf } from "./known-devices";
import type { SignIn } from "../model";
import { guessesTold } from "../rules";
import { users } from "../schema";
import { hasSecondFactor, isRightCode } from "./second-factor";
import { normaliseEmail } from "../service";
import { open } from "./sessions";
import { type RequestOrigin, signInWrite } from "./sign-ins";

type Account = typeof users.$inferSelect;

/** By e-mail address or username; with a second factor in two steps, of which the second repeats the first. */
export async function signIn(
  app: App,
  { email, password, code }: SignIn,
  { from, alarm = noAlarm }: { from: RequestOrigin; alarm?: GuessingAlarm },
) {
  const user = await accountOf(app, email);
  const guess: Guess = {
    what: "sign-in",
    of: user?.id ?? fingerprintOf(normaliseEmail(email)).slice(0, 16),
    network: from.network,
    known: await knownDeviceOf(app, user?.id, from.deviceSecret ?? null),
  };
  const strangers = await countGuess(app, guess);
  if (
    !(await verifyPassword(password, user?.passwordHash, guess.known !== null)) ||
    !user?.isActive
  ) {
    const raise = strangers < guessesTold ? noAlarm : alarm;
    const { writes, news } = await raise(app, user?.id ?? "");
    await app.write(
      [signInWrite(app, { userId: user?.id ?? null, outcome: refusalOf(user) }, from), ...writes],
      ...news,
    );
    throw new Failure("unauthenticated", "Wrong email or password.");
  }
  await forgiveGuess(app, guess);
  if (await hasSecondFactor(app, user.id))
    await refuseWrongCode(app, { ...guess, what: "code", from }, code);
  return open(app, user.id, from);
}

const refusalOf = (user: Account | undefined) =>
  !user ? "unknown" : user.isActive ? "wrong_password" : "deactivated";

/** Guesses at the code are counted apart from those at the password: who has the password must not get new tries with it. */
async function refuseWrongCode(
  app: App,
  guess: Guess & { from: RequestOrigin },
  code: string | undefined,
) {
  if (!code) throw new Failure("code_needed", "Enter the code from your authenticator app.");
  await countGuess(app, guess);
  if (await isRightCode(app, guess.of, code)) return forgiveGuess(app, guess);
  await app.write([signInWrite(app, { userId: guess.of, outcome: "wrong_code" }, guess.from)]);
  throw new Failure("unauthenticated", "Incorrect or already used code. Wait for a new one.");
}

async function accountOf(app: App, named: string): Promise<Account | undefined> {
  const isNamed = named.includes("@")
    ? eq(users.email, normaliseEmail(named))
    : or(eq(users.username, named), eq(sql`lower(${users.username})`, named.toLowerCase()));
  const found = await app.db.select().from(users).where(isNamed);
  // Two usernames that differ only in case: the exact one wins.
  return found.find(({ username }) => username === named) ?? found[0];
}

/** Notifies the owner of an account that strangers guess its password, in the write that records the guess. */
export type GuessingAlarm = (
  app: App,
  userId: string,
) => Promise<{ writes: Write[]; news: Event[] }>;

declare module "@/src/app" {
  interface Module {
    /** How the owner of an account hears that strangers guess at its password. */
    readonly onGuessing?: GuessingAlarm;
  }
}

const noAlarm: GuessingAlarm = async () => ({ writes: [], news: [] });

export const alarmOf = ({ modules }: App): GuessingAlarm =>
  modules.find(({ onGuessing }) => onGuessing)?.onGuessing ?? noAlarm;
