import PQueue from "p-queue";
import { Failure } from "../errors/index";

// argon2id is slow on purpose: two at once keep both cores busy, and a long queue is an attack.
const queue = new PQueue({ concurrency: 2 });
const longestQueue = 8;

const cost = { algorithm: "argon2id", memoryCost: 65_536, timeCost: 2 } as const;
let dummy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> =>
  queued(() => Bun.password.hash(password, cost));

/** An unknown user costs as much as a wrong password, so that time tells nobody who has an account. */
export const verifyPassword = (
  password: string,
  hash: string | undefined,
  isKnown = false,
): Promise<boolean> =>
  queued(async () => {
    dummy ??= Bun.password.hash("nobody has this password", cost);
    const isSame = await Bun.password.verify(password, hash ?? (await dummy));
    return isSame && hash !== undefined;
  }, isKnown);

/**
 * Queues hashing. A known device or session has priority and its own limit, so that strangers' guesses cannot fill the
 * queue for it.
 */
function queued<Result>(work: () => Promise<Result>, isKnown = false): Promise<Result> {
  const priority = isKnown ? 1 : 0;
  if ((isKnown ? queue.sizeBy({ priority }) : queue.size) >= longestQueue) {
    const sentence = "Too many people are signing in at once. Try again shortly.";
    throw new Failure("throttled", sentence, { retryAfter: 2 });
  }
  return queue.add(work, { priority });
}

export const fingerprintOf = (secret: string): string =>
  new Bun.CryptoHasher("sha256").update(secret).digest("hex");

/** 256 random bits, as they go into cookies and links. */
export const randomSecret = (): string => crypto.getRandomValues(new Uint8Array(32)).toHex();
