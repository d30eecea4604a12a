const steps = [1, 2, 2.5, 5, 10];

/** Round numbers from nought to the first that is not below the highest: where a scale is marked. */
export function ticksUpTo(most: number, about = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((it) => it * power >= rough) ?? 10) * power;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, n) => Number((n * step).toPrecision(12)));
}

/** Which of so many places are named, so that no name runs into the next: the last always, others evenly before it. */
export function namedOf(count: number, most: number): (at: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most));
  return (at) => (count - 1 - at) % every === 0;
}
