/** What a finding shows, and whether it was right: places in a table of weights with the scale each is taken at. */
export type Example = { places: number[]; scales: number[]; isRight: boolean; worth: number };

/** How far the weights may grow: smaller ones say less (the C of LIBLINEAR). */
const freedom = 0.3;
const rounds = 60;
const enough = 1e-6;

export type Model = { weights: Float64Array; bias: number };

/**
 * Logistic regression with an L2 penalty, solved in its dual one example after the other (Yu, Huang and Lin 2011): the same
 * examples in the same order give the same weights, bit for bit.
 */
export function fit(examples: readonly Example[], size: number): Model {
  const model: Model = { weights: new Float64Array(size), bias: 0 };
  const lengths = examples.map(squaredLength);
  const shares = Float64Array.from(examples, ({ worth }) => (freedom * worth) / 1000);
  for (const [at, example] of examples.entries()) add(model, example, shares[at] ?? 0);
  for (let round = 0; round < rounds; round += 1) {
    let moved = 0;
    for (const [at, example] of examples.entries()) {
      const most = freedom * example.worth;
      const sign = example.isRight ? 1 : -1;
      const share = shares[at] ?? 0;
      const next = bestShare({
        share,
        most,
        length: lengths[at] ?? 1,
        margin: sign * scoreOf(model, example),
      });
      add(model, example, next - share);
      moved = Math.max(moved, Math.abs(next - share));
      shares[at] = next;
    }
    if (moved < enough) break;
  }
  return model;
}

/** What the model says of an example: above 0 for right. */
export function scoreOf({ weights, bias }: Model, { places, scales }: Example): number {
  let sum = bias;
  for (let at = 0; at < places.length; at += 1)
    sum += (weights[places[at] ?? 0] ?? 0) * (scales[at] ?? 0);
  return sum;
}

type Share = { share: number; most: number; length: number; margin: number };

/** The share of one example where the slope of the dual is 0, by Newton's method held within a shrinking bracket. */
function bestShare({ share, most, length, margin }: Share): number {
  const slopeAt = (u: number) => u + margin + length * (most / (1 + Math.exp(-u)) - share);
  let low = -margin - length * most;
  let high = -margin + length * most;
  let u = Math.log(share / (most - share));
  for (let step = 0; step < 40; step += 1) {
    const slope = slopeAt(u);
    if (Math.abs(slope) < 1e-9) break;
    if (slope > 0) high = u;
    else low = u;
    const part = 1 / (1 + Math.exp(-u));
    const newton = u - slope / (1 + length * most * part * (1 - part));
    u = newton > low && newton < high ? newton : (low + high) / 2;
  }
  return most / (1 + Math.exp(-Math.max(-30, Math.min(30, u))));
}

function add(model: Model, { places, scales, isRight }: Example, share: number): void {
  const step = isRight ? share : -share;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    model.weights[place] = (model.weights[place] ?? 0) + step * (scales[at] ?? 0);
  }
  model.bias += step;
}

/** Of an example with the 1 that the bias stands for; features in one place add up before they are squared. */
function squaredLength({ places, scales }: Example): number {
  const sums = new Map<number, number>();
  for (const [at, place] of places.entries())
    sums.set(place, (sums.get(place) ?? 0) + (scales[at] ?? 0));
  return [...sums.values()].reduce((sum, it) => sum + it * it, 1);
}
