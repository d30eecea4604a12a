import { analyse } from "@/modules/knowledge/analysis";
import { adOf } from "@/modules/knowledge/analysis/evaluation";
import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import { factsOf, type GradedPair, LabelledCandidate } from "../labelled";
import { fitsFrom, ndcgOf, scoreOf, shutOf } from "../matching";
import { bm25, characters, type Terms, words } from "./baselines";
import { blendedGrades, crossBlended, type Scored } from "./blend";
import { type Listed, listings } from "./listed";

type Told = { id: string; text: string; facts: ReturnType<typeof factsOf> };
/** Grades of one job's candidates in the order of a ranking. */
export type Grades = number[];
export type Ranking = { name: string; jobs: Grades[] };

/** What a candidate's line says in words, which is all that a search over texts has. */
const told = (line: unknown): Told => {
  const candidate = LabelledCandidate.parse(line);
  const { headline = "", summary = "" } = line as { headline?: string; summary?: string };
  const { id, skills, roleGroup } = candidate;
  const named = [roleGroup ?? "", ...skills].join(" ").replaceAll("-", " ");
  return { id, facts: factsOf(candidate), text: [headline, summary, named].join(" ") };
};

/** Candidates of each labelled job, some of all of them. */
export type Pool = { name: string; jobs: Candidate[][] };

/** The graded candidates, all of the trade beside them, and all there are. */
export function poolsOf(ads: LabelledAd[], lines: unknown[], pairs: GradedPair[]): Pool[] {
  const people = lines.map(told);
  const graded = Map.groupBy(pairs, ({ jobId }) => jobId);
  const asked = ads.filter(({ id }) => graded.has(id));
  const [byWords, byLetters] = [words, characters].map((terms) => searched(asked, people, terms));
  const jobs = asked.map((ad, n) => {
    const grades = new Map(graded.get(ad.id)?.map((it) => [it.candidateId, it.grade]));
    const analysis = analyse(adOf(ad));
    return people.map((person, at) => ({
      id: person.id,
      score: scoreOf(ad, analysis, person.facts) / wholeScore,
      shut: shutOf(ad, analysis, person.facts),
      words: byWords?.[n]?.[at] ?? 0,
      letters: byLetters?.[n]?.[at] ?? 0,
      grade: grades.get(person.id) ?? 0,
      isGraded: grades.has(person.id),
      isOfTrade: person.facts.role === ad.labels.category,
    }));
  });
  const pools: [string, (it: Candidate) => boolean][] = [
    ["", ({ isGraded }) => isGraded],
    [", with all of the trade", ({ isGraded, isOfTrade }) => isGraded || isOfTrade],
    [`, all ${people.length}`, () => true],
  ];
  return pools.map(([name, isIn]) => ({ name, jobs: jobs.map((job) => job.filter(isIn)) }));
}

/** Of one hundred. */
const wholeScore = 100;
type Candidate = Listed & { letters: number; isGraded: boolean; isOfTrade: boolean };

/** The same with nearness of letters in place of words. */
export const lettersOf = (jobs: Candidate[][]): Candidate[][] =>
  jobs.map((job) => job.map((it) => ({ ...it, words: it.letters })));

/** How the product, a search over words or letters, and both together rank the candidates of each job. */
export function rankingsIn({ name, jobs }: Pool): Ranking[] {
  const size = jobs.reduce((sum, job) => sum + job.length, 0) / Math.max(1, jobs.length);
  const byLetters = lettersOf(jobs);
  const blended = crossBlended(byLetters);
  const alone = (some: Scored[][], weight: number) => some.map((job) => blendedGrades(job, weight));
  return [
    { name: `explained score${name} (${size.toFixed(1)} a job)`, jobs: alone(jobs, 0) },
    { name: `BM25 words${name}`, jobs: alone(jobs, 1) },
    { name: `BM25 characters${name}`, jobs: alone(byLetters, 1) },
    { name: `score with .2 of characters${name}`, jobs: alone(byLetters, usualBlend) },
    {
      name: `score with ${blended.weights.join("–")} of characters, by other jobs${name}`,
      jobs: blended.jobs,
    },
    ...listings(name, byLetters),
  ];
}
const usualBlend = 0.2;

/** How near each person's words are to each ad, as a share of the nearest. */
function searched(asked: LabelledAd[], people: Told[], terms: Terms): number[][] {
  const search = bm25(
    people.map(({ text }) => text),
    terms,
  );
  return asked.map(({ title, text }) => {
    const found = search(`${title} ${text}`);
    const most = Math.max(...found, Number.MIN_VALUE);
    return found.map((it) => it / most);
  });
}

export const meanNdcg = (jobs: Grades[]): number =>
  jobs.reduce((sum, grades) => sum + ndcgOf(grades), 0) / Math.max(1, jobs.length);

export function firstFits(jobs: Grades[]): number {
  const withFit = jobs.filter((grades) => grades.some((grade) => grade >= fitsFrom));
  const right = withFit.filter(([first = 0]) => first >= fitsFrom).length;
  return right / Math.max(1, withFit.length);
}
