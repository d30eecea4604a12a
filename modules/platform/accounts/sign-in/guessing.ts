import type { App } from "@/src/app";
import { type Bucket, countTry, forgiveTry } from "@/src/http/access/backoff";
import { countAttempt, tooMany } from "@/src/http/access/limits";
import {
  guessesPerAccount,
  guessesPerNetwork,
  strangersPerAccount,
  strangersPerSecond,
} from "../rules";

const second = 1000;
type Window = { since: number; count: number };
const windows = new WeakMap<App["config"], Window>();

/**
 * Limits how many strangers may try a password within one second, over all accounts, to fewer than the machine can hash: so
 * requests from known devices never queue behind them. Counted in memory, in each process by itself.
 */
function limitStrangers({ config }: App): void {
  const now = performance.now();
  const known = windows.get(config);
  const window = known && now - known.since < second ? known : { since: now, count: 0 };
  window.count += 1;
  windows.set(config, window);
  if (window.count > strangersPerSecond) throw tooMany(second);
}

const minute = 60_000;
const quarter = 15 * minute;
/** One more guess in so long: 450 a day, and with the free ones never more than 480. */
const strangerMs = 192_000;

/** What is guessed, the account (`of`), and who guesses: a network, or a device or session that the account knows. */
export type Guess = {
  what: "sign-in" | "code";
  of: string;
  network: string;
  /** A device that has signed in to this account, or the session that somebody is in. */
  known: string | null;
};

/** For one network, device or session at one account: five tries at once, then ever slower, up to four in an hour. */
const ownBucket = (key: string): Bucket => ({
  key,
  free: guessesPerAccount,
  firstMs: minute,
  longestMs: quarter,
});

/** For all strangers together at one account. */
export const sharedBucket = ({ what, of }: Pick<Guess, "what" | "of">): Bucket => ({
  key: `${what}:${of}`,
  free: strangersPerAccount,
  firstMs: minute,
  longestMs: strangerMs,
});

const bucketsOf = (guess: Guess): [Bucket, ...Bucket[]] =>
  guess.known
    ? [ownBucket(`${guess.what}:${guess.of}:${guess.known}`)]
    : [ownBucket(`${guess.what}:${guess.of}:${guess.network}`), sharedBucket(guess)];

/**
 * Counts a guess before anything is hashed. A known device or session has a bucket of its own, so that guesses of strangers
 * never make it wait. Answers how many strangers have guessed at this account lately.
 */
export async function countGuess(app: App, guess: Guess): Promise<number> {
  if (!guess.known && guess.what === "sign-in") {
    const key = `sign-in:${guess.network}`;
    await countAttempt(app, { key, most: guessesPerNetwork, windowMs: quarter });
  }
  const [, strangers = 0] = await countTry(app, ...bucketsOf(guess));
  if (!guess.known) limitStrangers(app);
  return strangers;
}

/** Takes a guess back that was right: signing in often must not slow anybody down. */
export const forgiveGuess = (app: App, guess: Guess): Promise<void> =>
  forgiveTry(app, ...bucketsOf(guess));
