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
 * Strangers that may try a password within one second, at whichever account: fewer than can be hashed, so that
 * those whom the house knows never queue behind them. By the clock of the machine, each process for itself.
 */
function refuseCrowd({ config }: App): void {
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

/** What is guessed, whose it is, and who guesses: a network, or whatever the account knows already. */
export type Guess = {
  what: "sign-in" | "code";
  of: string;
  network: string;
  /** A device that has signed in to this account, or the session that somebody is in. */
  known: string | null;
};

/** Who tries by themselves: five at once, then ever slower, up to four in an hour. */
const ownBucket = (key: string): Bucket => ({
  key,
  free: guessesPerAccount,
  firstMs: minute,
  longestMs: quarter,
});

/** All strangers together at one account. */
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
 * Counted before anything is hashed. What an account knows counts by itself alone, so that no stranger's guesses
 * ever make it wait. Answers how many strangers' guesses this account has seen lately.
 */
export async function countGuess(app: App, guess: Guess): Promise<number> {
  if (!guess.known && guess.what === "sign-in") {
    const key = `sign-in:${guess.network}`;
    await countAttempt(app, { key, most: guessesPerNetwork, windowMs: quarter });
  }
  const [, strangers = 0] = await countTry(app, ...bucketsOf(guess));
  if (!guess.known) refuseCrowd(app);
  return strangers;
}

/** Only failures are guesses: whoever gets in often is not slowed down for it. */
export const forgiveGuess = (app: App, guess: Guess): Promise<void> =>
  forgiveTry(app, ...bucketsOf(guess));
