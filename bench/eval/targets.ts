import type { Report } from "./evaluate";

export type Target = {
  name: string;
  of: (report: Report) => number | null | undefined;
  /** Below the floor nothing is released; the goal is what the best reach. */
  floor: number;
  goal: number;
  /** Less is better. */
  isCount?: boolean;
};

/** What every figure has to reach, in the order it is printed. */
export const targets: Target[] = [
  { name: "skills F1", of: (it) => it.extraction.overall?.skills.f1, floor: 0.88, goal: 0.91 },
  {
    name: "certificates F1",
    of: (it) => it.extraction.overall?.certificates.f1,
    floor: 0.92,
    goal: 0.95,
  },
  { name: "systems F1", of: (it) => it.extraction.overall?.systems.f1, floor: 0.93, goal: 0.95 },
  {
    name: "relevance F1",
    of: (it) => it.extraction.overall?.relevance.f1,
    floor: 0.96,
    goal: 0.98,
  },
  {
    name: "class accuracy",
    of: (it) => it.extraction.overall?.classAccuracy,
    floor: 0.9,
    goal: 0.93,
  },
  {
    name: "hard target precision",
    of: (it) => it.extraction.overall?.hardTarget.precision,
    floor: 0.9,
    goal: 0.94,
  },
  {
    name: "hard target recall",
    of: (it) => it.extraction.overall?.hardTarget.recall,
    floor: 0.93,
    goal: 0.93,
  },
  { name: "category", of: (it) => it.extraction.overall?.category, floor: 0.88, goal: 0.92 },
  { name: "titles", of: (it) => it.extraction.titles?.share, floor: 0.95, goal: 0.97 },
  { name: "salary exact", of: (it) => it.extraction.overall?.salary, floor: 0.95, goal: 0.98 },
  {
    name: "ordinary ads at 60 or more, per 1,000",
    of: (it) => it.extraction.background?.tooHighPerThousand,
    floor: 2,
    goal: 1,
    isCount: true,
  },
  { name: "match nDCG@10", of: (it) => it.matching?.overall.ndcgAt10, floor: 0.95, goal: 0.97 },
  { name: "match P@1", of: (it) => it.matching?.overall.precisionAt1, floor: 0.93, goal: 0.96 },
  { name: "duplicates F1", of: (it) => it.duplicates?.overall.f1, floor: 1, goal: 1 },
];

/** What is missed of a target by a figure, in one word; nothing where nothing was measured. */
export function verdictOn({ floor, goal, isCount }: Target, figure: number): string {
  const reaches = (least: number) => (isCount ? figure <= least : figure >= least);
  return reaches(goal) ? "reached" : reaches(floor) ? "above the floor" : "BELOW THE FLOOR";
}
