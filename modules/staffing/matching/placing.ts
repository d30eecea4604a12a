import type { PairDecision } from "./model";
import { newsFrom } from "./rules";

/** Far below every score: each step further down is a class of its own. */
const blockedBelow = 1000;
const dismissedBelow = 2000;

type Scored = { exact: number; isBlocked: boolean; decision: PairDecision | undefined };

/** Where a pair stands: by its score; below all of those if it is blocked and nobody overrode it; last if dismissed. */
export function placeOf({ exact, isBlocked, decision }: Scored): number {
  if (decision?.kind === "dismissed") return exact - dismissedBelow;
  return isBlocked && decision?.kind !== "overridden" ? exact - blockedBelow : exact;
}

/** A place in the first class, with a score that is news. */
export const isFitting = (place: number): boolean => Math.round(place) >= newsFrom;
