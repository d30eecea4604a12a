import { ndcgOf } from "../matching";

/** One candidate for one job: what the product scores, 0 to 1, how near its words are, 0 to 1, and what a person says. */
export type Scored = {
  id: string;
  score: number;
  words: number;
  grade: number;
  /** Who is blocked, or of whom too little is known, stands below all others whatever the score. */
  isBelow?: boolean;
};

/** More than any score. */
const below = 2;
const weights = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

/** Grades in the order of score and words together, words weighing this much. */
export const blendedGrades = (job: Scored[], weight: number): number[] => {
  const of = ({ score, words, isBelow }: Scored) =>
    (1 - weight) * score + weight * words - (isBelow ? below : 0);
  return job
    .toSorted((a, b) => of(b) - of(a) || a.id.localeCompare(b.id))
    .map(({ grade }) => grade);
};

/** The weight that ranks these jobs best. */
export function bestWeight(jobs: Scored[][]): number {
  const gains = weights.map((weight) =>
    jobs.reduce((sum, job) => sum + ndcgOf(blendedGrades(job, weight)), 0),
  );
  return weights[gains.indexOf(Math.max(...gains))] ?? 0;
}

/** Each job in the order of the weight that is best for all others: leave one out, so that no job chooses for itself. */
export const crossBlended = (jobs: Scored[][]): { weights: number[]; jobs: number[][] } => {
  const chosen = jobs.map((_, at) => bestWeight(jobs.filter((__, n) => n !== at)));
  return {
    weights: [...new Set(chosen)].toSorted((a, b) => a - b),
    jobs: jobs.map((job, at) => blendedGrades(job, chosen[at] ?? 0)),
  };
};
