import { coverageText, relatedText } from "@/modules/knowledge/analysis";
import type { Match } from "../model";
import { type Component, componentWeights } from "../rules";
import * as rules from "../rules";
import type { Found, Ground } from "./inputs";
import { gatesOf } from "./gates";
import { leastWeight } from "./parts/asked";
import { certificatesPart } from "./parts/certificates";
import { experiencePart, rolePart } from "./parts/role";
import { payPart, termsPart } from "./parts/terms";
import { skillsPart, systemsPart } from "./parts/skills";

export const components = Object.keys(componentWeights) as Component[];
export const weights: number[] = components.map((component) => componentWeights[component]);
const wholeWeight = weights.reduce((sum, weight) => sum + weight, 0);

/** The values of all parts in the order of `components`; NaN is what nobody knows. */
type Values = ArrayLike<number>;

/** Weighted mean of the parts that are known, as points of 100 before any gate, and the weight that rests on data. */
export function weighed(values: Values): { points: number; known: number } {
  let [sum, known] = [0, 0];
  for (let n = 0; n < weights.length; n += 1) {
    const value = values[n] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value * (weights[n] ?? 0);
    known += weights[n] ?? 0;
  }
  return { points: known === 0 ? 0 : (100 * sum) / known, known };
}

/** In the order of `components`. */
const parts = [
  skillsPart,
  rolePart,
  certificatesPart,
  systemsPart,
  experiencePart,
  payPart,
  termsPart,
];

export type Scored = {
  /** 0 to 100, not rounded: what candidates are ranked by. */
  exact: number;
  /** Share of the weight that rests on data, 0–1. */
  confidence: number;
  /** Whether too little is known for the score to be acted on. */
  isThin: boolean;
  found: Found[];
  gates: Match["gates"];
};

/** The weighted mean of what is known, through the gates. */
export const weightedScore = (ground: Ground): Scored =>
  scoredFrom(
    ground,
    parts.map((part) => part(ground)),
  );

/** The same after somebody has learnt something: only what that changes is found anew. */
export const rescored = (ground: Ground, before: Scored, changed: readonly Component[]): Scored =>
  scoredFrom(
    ground,
    parts.map((part, n) => {
      const known = before.found[n];
      return known && !changed.includes(known.component) ? known : part(ground);
    }),
  );

function scoredFrom(ground: Ground, found: Found[]): Scored {
  const values = found.map(({ value }) => value ?? Number.NaN);
  const gates = gatesOf(ground);
  const closed = gates.reduce((product, { factor }) => product * factor, 1);
  const { points, known } = weighed(values);
  const exact = points * closed;
  const isThin = known < leastWeight(ground.demand);
  return { exact, confidence: known / wholeWeight, isThin, found, gates };
}

/** Raised by hand whenever the scorer answers otherwise than before. */
const scorerVersion = "3";

let version: string | undefined;

/** Changes with the scorer, with every weight and with every relation of skills and certificates. */
export const matchingVersion = (): string =>
  (version ??= `${scorerVersion}-${hashOf([rules, relatedText(), coverageText()])}`);

export const hashOf = (value: unknown): string => Bun.hash(JSON.stringify(value)).toString(36);
