import { once } from "@/src/lazy";
import type { Found } from "../findings/mentions";
import { skillById } from "../lexicon/taxonomy";
import {
  type Around,
  type FeatureKind,
  featuresOf,
  placeOf,
  surroundings,
  type Surroundings,
} from "./features";
import type { DoubtGround } from "../../rules";
import fitted from "./weights.json";

/** What the features say: one byte a place of the table, times `step` and the scale of the feature's kind. */
export type Weights = { table: Int8Array; step: number; bias: number; keptFrom: number };

const shipped = once((): Weights => {
  const { step, bias, keptFrom } = fitted;
  return { step, bias, keptFrom, table: new Int8Array(Buffer.from(fitted.table, "base64")) };
});

/** Of one place that names a skill, how likely the ad asks for it there, 0–1. */
export const surenessOf = (found: Found, around: Surroundings, weights = shipped()): number =>
  likely(weighed(found, around, { weights }));

type Reason = [kind: FeatureKind, weight: number];

/** What spoke for a finding (above 0) and against it, the strongest kind of feature first. */
export function reasonsOf(found: Found, around: Surroundings): Reason[] {
  const reasons = new Map<FeatureKind, number>();
  weighed(found, around, {
    weights: shipped(),
    say: (kind, weight) => void reasons.set(kind, (reasons.get(kind) ?? 0) + weight),
  });
  return [...reasons].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}

/** What people are told: the ground whose kinds together say most against a finding. */
export function groundOf(found: Found, around: Surroundings): DoubtGround {
  const against = new Map<DoubtGround, number>();
  for (const [{ ground, name }, weight] of reasonsOf(found, around))
    if (!ofCount.has(name)) against.set(ground, (against.get(ground) ?? 0) + weight);
  const [[worst] = []] = [...against].toSorted(([, a], [, b]) => a - b);
  return worst ?? "seldom";
}

/** That an ad has few names says something of nearly every finding, and nothing of this one. */
const ofCount = new Set(["names of the skill", "skills of the ad"]);

/** From this weight on a skill is of datacenters alone, and its names are too seldom elsewhere to be judged by other ads. */
const ownFrom = 0.45;
const isOwn = ({ hit: { id, layer } }: Found) =>
  layer === "workplace" || (skillById.get(id)?.weight ?? 0) >= ownFrom;

/** A text of fewer words says too little beside a name to doubt it by. */
const leastWords = 40;
const isTold = ({ reading }: Found) =>
  reading.field === "text" && reading.words.words.length >= leastWords;

/**
 * Findings without the skills that are more likely misread than asked for. A skill stays with all its places as soon as one of
 * them is sure enough. What is of datacenters alone is not weighed, nor anything where the ad names one as the workplace or has a few words only: the
 * ads by which names were judged are of other work, and the class of an ad rests on it.
 */
export function withoutDoubted(around: Around, weights = shipped()): Found[] {
  const { all } = around;
  if (!all.some(isTold) || all.some(({ hit }) => hit.layer === "workplace")) return all;
  const shared = surroundings(around);
  const sure = new Set<string>();
  for (const found of all) {
    if (sure.has(found.hit.id)) continue;
    if (isOwn(found) || surenessOf(found, shared, weights) >= weights.keptFrom)
      sure.add(found.hit.id);
  }
  return sure.size === shared.facts.size ? all : all.filter(({ hit }) => sure.has(hit.id));
}

type Weighing = { weights: Weights; say?: (kind: FeatureKind, weight: number) => void };

function weighed(found: Found, around: Surroundings, { weights, say }: Weighing) {
  const { table, step, bias } = weights;
  let sum = bias;
  featuresOf(found, around, (kind, feature) => {
    const weight = (table[placeOf(kind, feature, table.length)] ?? 0) * step * kind.scale;
    sum += weight;
    if (weight !== 0) say?.(kind, weight);
  });
  return sum;
}

const likely = (sum: number) => 1 / (1 + Math.exp(-sum));
