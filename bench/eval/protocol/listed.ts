import { aligned } from "../../figures";
import { ndcgOf, type Shut, shuts } from "../matching";
import { blendedGrades, crossBlended, type Scored } from "./blend";
import { bootstrap } from "./bootstrap";
import type { Ranking } from "./ranking";

/** A candidate for a job, and why the product lists them below all others; null where it does not. */
export type Listed = Scored & { shut: Shut | null };

const below = (jobs: Listed[][], isBelow: (shut: Shut | null) => boolean): Scored[][] =>
  jobs.map((job) => job.map((it) => ({ ...it, isBelow: isBelow(it.shut) })));
const bestGrade = 3;
const inOrder = (jobs: Scored[][]) => jobs.map((job) => blendedGrades(job, 0));

/** The order the product lists them in, what it could come to at the most, and what letters would bring. */
export function listings(name: string, jobs: Listed[][]): Ranking[] {
  const listed = below(jobs, (shut) => shut !== null);
  const unexpired = below(jobs, (shut) => shut !== null && shut !== "permit expired");
  const best = listed.map((job) => job.map((it) => ({ ...it, score: it.grade / bestGrade })));
  const blended = crossBlended(listed);
  return [
    { name: `as the product lists it${name}, who is blocked below`, jobs: inOrder(listed) },
    { name: `the same with no paper expired${name}`, jobs: inOrder(unexpired) },
    { name: `at the most, who is blocked below${name}`, jobs: inOrder(best) },
    {
      name: `as listed, with ${blended.weights.join("–")} of characters, by other jobs${name}`,
      jobs: blended.jobs,
    },
  ];
}

/** Whether letters help is asked of each job by itself: jobs differ more among each other than two orders of one job. */
export function differenceMade(name: string, jobs: Listed[][]): string[] {
  const listed = below(jobs, (shut) => shut !== null);
  const [before, after] = [inOrder(listed), crossBlended(listed).jobs];
  const gains = before.map((grades, n) => ndcgOf(after[n] ?? []) - ndcgOf(grades));
  const { figure, low, high } = bootstrap(gains, (some) => sumOf(some) / Math.max(1, some.length));
  const moved = gains.filter((gain) => Math.abs(gain) > hair);
  return [
    `letters in the order of the product${name}`,
    `${figure.toFixed(3)} [${low.toFixed(3)}–${high.toFixed(3)}]`,
    `${moved.filter((gain) => gain > 0).length}`,
    `${moved.filter((gain) => gain < 0).length}`,
    Math.max(0, ...gains).toFixed(3),
  ];
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0);
/** What adding up in another order may change. */
const hair = 1e-9;
export const differenceHead = [
  "order of one job, before and after",
  "nDCG@10",
  "up",
  "down",
  "most",
];

const grades = [0, 1, 2, 3];

/** By what shuts somebody out, how many graded pairs there are of each grade: whom the labels call fit should be few. */
export function shutByGrade(jobs: Listed[][]): string {
  const pairs = jobs.flat();
  const rows = [null, ...shuts].map((shut) => [
    shut ?? "not blocked",
    ...grades.map((grade) =>
      String(pairs.filter((it) => it.shut === shut && it.grade === grade).length),
    ),
  ]);
  return aligned([["graded pairs, by what blocks", ...grades.map((it) => `grade ${it}`)], ...rows]);
}
