/** Chance that can be thrown again: the same seed asks the same questions (mulberry32). */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const under = (limit: number): number => Math.floor(next() * limit);
  return {
    under,
    isUnder: (share: number): boolean => next() < share,
    pick: <Value>(values: readonly Value[]): Value => values[under(values.length)] as Value,
  };
}

export type Dice = ReturnType<typeof diceOf>;
