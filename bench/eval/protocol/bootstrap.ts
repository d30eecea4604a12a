/** A figure with the middle 95 % of what it would be on other draws of the same ads. */
export type Interval = { figure: number; low: number; high: number };

const draws = 1000;
const tail = 0.025;

/** Numbers drawn one after the other from a seed, so that every run prints the same interval. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Percentile bootstrap over whole ads (Efron 1979), which keeps together what one ad says. */
export function bootstrap<Item>(items: Item[], figureOf: (some: Item[]) => number): Interval {
  const random = drawn(20_261_123);
  const pick = () => items[Math.floor(random() * items.length)] as Item;
  const figures = Array.from({ length: items.length === 0 ? 0 : draws }, () =>
    figureOf(items.map(pick)),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => figures[Math.floor(share * (figures.length - 1))] ?? Number.NaN;
  return { figure: figureOf(items), low: at(tail), high: at(1 - tail) };
}
