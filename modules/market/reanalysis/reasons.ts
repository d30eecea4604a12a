import type { Contribution } from "@/modules/knowledge/analysis/model";
import type { Reason } from "./model";
import { reasonsShown, smallestMove } from "./rules";

/** Why a score is another than before: the contributions that differ, the heaviest first. */
export function reasonsOf(before: Contribution[], after: Contribution[]): Reason[] {
  const codes = new Set([...after, ...before].map(({ code }) => code));
  const reasons = [...codes].map((code) => {
    const [was, is] = [before, after].map((all) => all.filter((it) => it.code === code));
    return {
      code,
      because: (is?.[0] ?? was?.[0])?.because ?? code,
      before: pointsOf(was),
      after: pointsOf(is),
    };
  });
  return reasons
    .filter((it) => weightOf(it) >= smallestMove)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, reasonsShown);
}

const weightOf = ({ before, after }: Reason) => Math.abs(after - before);

const pointsOf = (all: Contribution[] = []) =>
  Math.round(10 * all.reduce((sum, { points }) => sum + points, 0)) / 10;
