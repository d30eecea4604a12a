import type { App } from "../app";

/** When of a day a task is due: before what looks at its result, after everything else, or at the very end. */
export const dailyPhases = ["early", "day", "erasure", "backup"] as const;

/**
 * Something done once a day, whichever process comes first. It may be asked again after a crash or by hand, so what it
 * has done already it does not do twice.
 */
export type DailyTask = {
  name: string;
  /** What it does, for whoever looks at the list. */
  does: string;
  /** Nobody is in a backup whom the erasure of the same night has taken. */
  phase?: (typeof dailyPhases)[number];
  /** Answers how many things it changed or told, or why it is not for this installation; `today` is an ISO date. */
  run(app: App, today: string): Promise<number | Skipped>;
};

/** A task that did not do what its name says, and the sentence that tells why. */
export type Skipped = { skipped: string };
export const skip = (sentence: string): Skipped => ({ skipped: sentence });
