import { analyse } from "@/modules/knowledge/analysis";
import { adOf } from "@/modules/knowledge/analysis/evaluation";
import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import { factsOf, type GradedPair, LabelledCandidate } from "../labelled";
import { fitsFrom, ndcgOf, scoreOf } from "../matching";
import { bm25, characters, type Terms, words } from "./baselines";

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

/** How the product, and a search over words or letters, ranks the graded candidates of each job, and all of them. */
export function rankings(ads: LabelledAd[], lines: unknown[], pairs: GradedPair[]): Ranking[] {
  const people = lines.map(told);
  const graded = Map.groupBy(pairs, ({ jobId }) => jobId);
  const asked = ads.filter(({ id }) => graded.has(id));
  const inPool = (id: string) => graded.get(id) ?? [];
  const everybody = (id: string) => {
    const grades = new Map(inPool(id).map((it) => [it.candidateId, it.grade]));
    return people.map((it) => ({ jobId: id, candidateId: it.id, grade: grades.get(it.id) ?? 0 }));
  };
  const explained = asked.map((ad) => explainedScores(ad, people));
  const ranked = (name: string, scores: number[][], pool: typeof inPool): Ranking => ({
    name,
    jobs: asked.map((ad, n) => inOrder(pool(ad.id), people, scores[n] ?? [])),
  });
  const searched = (terms: Terms) => {
    const search = bm25(
      people.map(({ text }) => text),
      terms,
    );
    return asked.map(({ title, text }) => search(`${title} ${text}`));
  };
  const [byWords, byLetters] = [searched(words), searched(characters)];
  return [
    ranked("explained score", explained, inPool),
    ranked("BM25 words", byWords, inPool),
    ranked("BM25 characters", byLetters, inPool),
    ranked("explained score, all 84", explained, everybody),
    ranked("BM25 words, all 84", byWords, everybody),
    ranked("BM25 characters, all 84", byLetters, everybody),
  ];
}

const explainedScores = (ad: LabelledAd, people: Told[]): number[] => {
  const analysis = analyse(adOf(ad));
  return people.map(({ facts }) => scoreOf(ad, analysis, facts));
};

function inOrder(pool: GradedPair[], people: Told[], scores: number[]): Grades {
  const scored = new Map(people.map(({ id }, n) => [id, scores[n] ?? 0]));
  const of = ({ candidateId }: GradedPair) => scored.get(candidateId) ?? 0;
  return pool
    .toSorted((a, b) => of(b) - of(a) || a.candidateId.localeCompare(b.candidateId))
    .map(({ grade }) => grade);
}

export const meanNdcg = (jobs: Grades[]): number =>
  jobs.reduce((sum, grades) => sum + ndcgOf(grades), 0) / Math.max(1, jobs.length);

export function firstFits(jobs: Grades[]): number {
  const withFit = jobs.filter((grades) => grades.some((grade) => grade >= fitsFrom));
  const right = withFit.filter(([first = 0]) => first >= fitsFrom).length;
  return right / Math.max(1, withFit.length);
}
