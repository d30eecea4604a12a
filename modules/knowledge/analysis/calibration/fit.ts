import { type Thresholds, identity } from "./calibrated";

/** An uncalibrated score and the grade a reader gave the ad. */
export type Sample = { score: number; grade: number };

const relevantFrom = 2;
const facilityFrom = 3;
/** What a class promises: of the soft targets this share is relevant, of the hard ones facility work. */
const promised = { relevant: 0.95, facility: 0.9 };
/** So many ads are needed before they outweigh what was set by hand. */
const ownWeight = 80;
const closest = 5;

/** Two thresholds and nothing else: a few dozen ads allow no finer curve. */
export function fit(samples: Sample[]): Thresholds {
  const trust = samples.length / (samples.length + ownWeight);
  const pulled = (own: number, byHand: number) => byHand + trust * (own - byHand);
  const softFrom = pulled(thresholdOf(samples, relevantFrom, promised.relevant), identity.softFrom);
  const hardFrom = pulled(thresholdOf(samples, facilityFrom, promised.facility), identity.hardFrom);
  const soft = Math.round(Math.min(softFrom, hardFrom - closest));
  return { softFrom: soft, hardFrom: Math.round(hardFrom) };
}

/** The lowest score from which the promise holds, by the smoothed chances of the ads above it. */
function thresholdOf(samples: Sample[], grade: number, promise: number): number {
  const chance = platt(samples.map((it) => ({ score: it.score, isTrue: it.grade >= grade })));
  for (let from = 1; from < 100; from += 1) {
    const above = samples.filter(({ score }) => score >= from);
    const mean = above.reduce((sum, { score }) => sum + chance(score), 0) / above.length;
    if (above.length > 0 && mean >= promise) return from;
  }
  return 100;
}

type Answer = { score: number; isTrue: boolean };

const rounds = 4000;
const pace = 0.5;

/** Platt's logistic curve over a score, with his smoothed targets, so that clean data stays finite. */
export function platt(answers: Answer[]): (score: number) => number {
  const yes = answers.filter(({ isTrue }) => isTrue).length;
  const no = answers.length - yes;
  const target = (isTrue: boolean) => (isTrue ? (yes + 1) / (yes + 2) : 1 / (no + 2));
  let [slope, middle] = [1, 0];
  for (let round = 0; round < rounds; round += 1) {
    let [ofSlope, ofMiddle] = [0, 0];
    for (const { score, isTrue } of answers) {
      const error = sigmoid(slope * spread(score) + middle) - target(isTrue);
      ofSlope += error * spread(score);
      ofMiddle += error;
    }
    slope -= (pace * ofSlope) / Math.max(1, answers.length);
    middle -= (pace * ofMiddle) / Math.max(1, answers.length);
  }
  return (score) => sigmoid(slope * spread(score) + middle);
}

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));
/** Scores about their middle, of the size of one. */
const spread = (score: number) => (score - 50) / 25;
