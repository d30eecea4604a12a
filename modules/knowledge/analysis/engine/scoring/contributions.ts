import { calibrate } from "../../calibration/calibrated";
import type { Contribution } from "../../model";
import { spread } from "./spread";
import { type Measured, type Term, weights } from "./weights";

const scale = 100;
const pointsOf = (logit: number, depth: number) =>
  spread(calibrate(scale / (1 + Math.exp(-logit))), logit, depth);

/** The score in whole points, and the lines that add up to it exactly. */
export function explain({ terms, caps, depth }: Measured) {
  const [praise, blame] = [terms.filter(isPraise), terms.filter((term) => !isPraise(term))];
  const start = pointsOf(weights.base, depth);
  const top = pointsOf(weights.base + sum(praise), depth);
  const open = pointsOf(weights.base + sum(terms), depth);
  const lowest = caps.toSorted((a, b) => a.at - b.at)[0];
  const cap = lowest && { ...lowest, at: Math.round(calibrate(lowest.at)) };
  const score = Math.round(cap ? Math.min(open, cap.at) : open);

  const lines: Contribution[] = [
    { code: "base", points: Math.round(start), because: "every ad starts here", facts: [] },
    ...share(praise, top - start),
    ...share(blame, open - top),
  ];
  if (cap && open > cap.at) {
    const points = Math.round(cap.at - open);
    lines.push({
      code: `cap-${cap.code}`,
      points,
      because: `at most ${cap.at}: ${cap.because}`,
      facts: [],
    });
  }
  const rest = score - lines.reduce((total, { points }) => total + points, 0);
  if (rest !== 0) {
    lines.push({ code: "rounding", points: rest, because: "rounding to whole points", facts: [] });
  }
  return { score, contributions: lines.filter(({ points }) => points !== 0) };
}

const isPraise = ({ value }: Term) => value > 0;
const sum = (terms: Term[]) => terms.reduce((total, { value }) => total + value, 0);

/** The logit is curved, so each term gets its share of the whole climb, or fall. */
function share(terms: Term[], points: number): Contribution[] {
  const total = sum(terms);
  return terms.map(({ code, value, because, facts }) => ({
    code,
    points: Math.round((points * value) / total),
    because,
    facts,
  }));
}
