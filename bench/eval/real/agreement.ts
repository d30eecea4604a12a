import type { RealLabels } from "./labels";
import { type Answers, f1Of } from "./reading";

type Pair = { one: RealLabels; other: RealLabels };
type Spans = "skills" | "certificates" | "systems" | "languages";

/** How far two readings of the same ads say the same, in one line. */
export function agreement(first: RealLabels[], second: RealLabels[]): string {
  const other = new Map(second.map((it) => [it.ad, it]));
  const pairs = first.flatMap((one): Pair[] => {
    const again = other.get(one.ad);
    return again ? [{ one, other: again }] : [];
  });
  const same = (of: (it: RealLabels) => unknown) =>
    pairs.filter(({ one, other: again }) => of(one) === of(again)).length;
  const agreed = (["skills", "certificates", "systems", "languages"] as const).map(
    (name) => `${name} ${f1Of(pairs, answersOf(name)).toFixed(3)}`,
  );
  return `read twice: ${pairs.length} ads, agreement F1 ${agreed.join(", ")}; grade ${same(({ grade }) => grade)}, category ${same(({ category }) => category)} of ${pairs.length}`;
}

const answersOf =
  (name: Spans) =>
  ({ one, other }: Pair): Answers => ({
    found: Object.keys(other[name]),
    wanted: Object.keys(one[name]),
  });
