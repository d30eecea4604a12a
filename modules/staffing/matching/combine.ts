import { type Component, componentWeights } from "./rules";

export const components = Object.keys(componentWeights) as Component[];
export const weights: number[] = components.map((component) => componentWeights[component]);
const wholeWeight = weights.reduce((sum, weight) => sum + weight, 0);

/** The values of all parts in the order of `components`; NaN is what nobody knows. */
export type Values = ArrayLike<number>;

/** Weighted mean of the parts that are known, as points of 100 before any gate. */
export function pointsOf(values: Values): number {
  let [sum, known] = [0, 0];
  for (let n = 0; n < weights.length; n += 1) {
    const value = values[n] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value * (weights[n] ?? 0);
    known += weights[n] ?? 0;
  }
  return known === 0 ? 0 : (100 * sum) / known;
}

/** Share of the weight that rests on data, 0–1. */
export function confidenceOf(values: Values): number {
  const known = weights.filter((_, n) => !Number.isNaN(values[n] ?? Number.NaN));
  return known.reduce((sum, weight) => sum + weight, 0) / wholeWeight;
}
