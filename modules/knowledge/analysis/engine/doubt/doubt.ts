import { once } from "@/src/late";
import type { Found } from "../findings/mentions";
import { skillById } from "../lexicon/taxonomy";
import { mixed } from "./hashes";
import { type Around, featureKinds, featuresOf, surroundings, type Surroundings } from "./features";
import weights from "./weights.json";

/** One byte a feature; features that share a place share its weight, as they did when it was fitted. */
const table = once(() => new Int8Array(Buffer.from(weights.table, "base64")));
const { scales, step, keptFrom, bias } = weights;
const last = weights.size - 1;

/** Of one place that names a skill, how likely the ad asks for it there, 0–1. */
export const surenessOf = (found: Found, around: Surroundings): number =>
  likely(weighed(found, around, () => {}));

/** What spoke for a finding (above 0) and against it, the strongest kind of feature first. */
export function reasonsOf(found: Found, around: Surroundings): [kind: string, weight: number][] {
  const reasons = new Map<string, number>();
  weighed(found, around, (kind, weight) => {
    const name = featureKinds[kind] ?? String(kind);
    reasons.set(name, (reasons.get(name) ?? 0) + weight);
  });
  return [...reasons].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}

/** From this weight on a skill is of datacenters alone, and its names are too seldom elsewhere to be judged by other ads. */
const ownFrom = 0.3;
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
export function withoutDoubted(around: Around): Found[] {
  const { all } = around;
  if (!all.some(isTold) || all.some(({ hit }) => hit.layer === "workplace")) return all;
  const shared = surroundings(around);
  const sure = new Set<string>();
  for (const found of all) {
    if (sure.has(found.hit.id)) continue;
    if (isOwn(found) || surenessOf(found, shared) >= keptFrom) sure.add(found.hit.id);
  }
  return sure.size === shared.facts.size ? all : all.filter(({ hit }) => sure.has(hit.id));
}

function weighed(found: Found, around: Surroundings, say: (kind: number, weight: number) => void) {
  const places = table();
  let sum = bias;
  featuresOf(found, around, (kind, feature) => {
    const weight = (places[mixed(kind + 1, feature) & last] ?? 0) * step * (scales[kind] ?? 1);
    sum += weight;
    if (weight !== 0) say(kind, weight);
  });
  return sum;
}

const likely = (sum: number) => 1 / (1 + Math.exp(-sum));
