import { dayMs } from "../calendar";

const KiB = 1024;
const MiB = 1024 * KiB;
const second = 1000;

/** How much patience and memory one answer may cost; tests give smaller ones. */
export const defaultLimits = {
  redirects: 5,
  headerBytes: 32 * KiB,
  /** Bytes of a compressed body on the wire. */
  wireBytes: 2 * MiB,
  /** Bytes of a body after decompression. */
  bodyBytes: 5 * MiB,
  connectMs: 5 * second,
  firstByteMs: 10 * second,
  /** Connecting, waiting and reading over all redirects; waiting for one's turn does not count. */
  wholeMs: 20 * second,
  retries: 2,
  /** A host that asks for a longer peace than this is not asked again by the same call. */
  retryAfterMs: 60 * second,
  backOffMs: second,
  crawlDelayMs: 30 * second,
  robotsAgeMs: dayMs,
  /** How long a robots.txt that did not answer counts as a no before it is asked again. */
  robotsRetryMs: 60 * second,
  /** RFC 9309 §2.5 asks for at least this much. */
  robotsBytes: 500 * KiB,
};

export type Limits = typeof defaultLimits;
