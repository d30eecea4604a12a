import { componentWeights, fullCoverage } from "../rules";

const { skills: skillsWeight, role: roleWeight, ...others } = componentWeights;
const { certificates, systems, experience, pay, terms } = others;

/** Which parts beside skills and role can be known of a pair at all. */
export type Known = Record<keyof typeof others, boolean>;

/** The most that those parts can weigh together. */
export const otherWeight = (known: Known): number =>
  (known.certificates ? certificates : 0) +
  (known.systems ? systems : 0) +
  (known.experience ? experience : 0) +
  (known.pay ? pay : 0) +
  (known.terms ? terms : 0);

/**
 * Subtracted from a place, far below every score: candidates of whom too little is known rank below all others, blocked ones
 * below those.
 */
export const unknownPenalty = 500;
export const blockedPenalty = 1000;

/** Tolerance for floating-point sums in another order. */
export const roundingTolerance = 1e-6;

/** Upper bound of a score by skills and role, with every other known part at its best. */
export function upperBound(skills: number, role: number, other: number): number {
  let [sum, known] = [other, other];
  if (!Number.isNaN(skills)) {
    sum += skills * skillsWeight;
    known += skillsWeight;
  }
  if (!Number.isNaN(role)) {
    sum += role * roleWeight;
    known += roleWeight;
  }
  return known === 0 ? 0 : (100 * sum) / known;
}

/** The least coverage of the asked skills with which a score can reach the bar; infinite where none can. */
export function leastCoverage(bar: number, role: number, other: number): number {
  const [none, all] = [upperBound(0, role, other), upperBound(1, role, other)];
  const lowest = bar - roundingTolerance;
  if (lowest > all) return Number.POSITIVE_INFINITY;
  return fullCoverage * ((lowest - none) / (all - none));
}

/** The points needed before a gate's factor to reach the bar after it. */
export function pointsFor(bar: number, factor: number): number {
  if (factor > 0) return bar / factor;
  return bar > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
