import { adOf } from "@/modules/knowledge/analysis/evaluation";
import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import type { AnalysedAd, Analysis } from "@/modules/knowledge/analysis/model";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { demandOf } from "@/modules/staffing/matching/openings/demands";
import { blockersOf } from "@/modules/staffing/matching/scoring/gates";
import { standingOf } from "@/modules/staffing/matching/scoring/parts/certificates";
import { weightedScore } from "@/modules/staffing/matching/scoring/score";
import { readSalary } from "@/modules/knowledge/normalise";
import type { GradedPair } from "./labelled";

/** Ranks fall off below the tenth place, as far as anybody scrolls. */
const places = 10;
/** A first place is right with someone who fits, if need be with a gap. */
export const fitsFrom = 2;
/** The day the labels were written, so that no paper ends between two measurements. */
const on = "2026-11-20";

export type MatchFigures = {
  jobs: number;
  pairs: number;
  ndcgAt10: number;
  /** Share of the jobs that anybody fits whose first place fits; null without such a job. */
  precisionAt1: number | null;
};

type Analyse = (ad: AnalysedAd) => Analysis | Promise<Analysis>;
type Ranked = { ad: LabelledAd; grades: number[] };

/** Ranks the labelled candidates for each labelled job, by what the analyser reads in the ad. */
export async function evaluateMatching(
  ads: LabelledAd[],
  candidates: CandidateFacts[],
  pairs: GradedPair[],
  analyse: Analyse,
) {
  const factsById = new Map(candidates.map((facts) => [facts.id, facts]));
  const graded = Map.groupBy(pairs, ({ jobId }) => jobId);
  const ranked: Ranked[] = [];
  for (const ad of ads) {
    const own = graded.get(ad.id);
    if (own) ranked.push({ ad, grades: await gradesInRank(ad, own, factsById, analyse) });
  }
  const byLanguage = Map.groupBy(ranked, ({ ad }) => ad.language);
  return {
    overall: figuresOf(ranked),
    languages: Object.fromEntries([...byLanguage].map(([name, some]) => [name, figuresOf(some)])),
  };
}

async function gradesInRank(
  labelled: LabelledAd,
  pairs: GradedPair[],
  factsById: Map<string, CandidateFacts>,
  analyse: Analyse,
): Promise<number[]> {
  const analysis = await analyse(adOf(labelled));
  const scores = pairs.flatMap(({ candidateId, grade }) => {
    const facts = factsById.get(candidateId);
    return facts ? [{ id: candidateId, grade, score: scoreOf(labelled, analysis, facts) }] : [];
  });
  return scores
    .toSorted((a, b) => b.score - a.score || a.id.localeCompare(b.id))
    .map(({ grade }) => grade);
}

/** What a candidate scores for a labelled ad that was read like this. */
export const scoreOf = (ad: LabelledAd, analysis: Analysis, facts: CandidateFacts): number =>
  weightedScore(groundOf(ad, analysis, facts)).exact;

/** Why the product lists a candidate below all others, whatever the score; by the labels these are of unlike worth. */
export const shuts = [
  "country or language",
  "permit missing",
  "permit expired",
  "hardly known",
] as const;
export type Shut = (typeof shuts)[number];

/** Null where the score alone says where somebody stands. */
export function shutOf(ad: LabelledAd, analysis: Analysis, facts: CandidateFacts): Shut | null {
  const ground = groundOf(ad, analysis, facts);
  const blockers = blockersOf(ground);
  if (blockers.some(({ kind }) => kind !== "permit")) return "country or language";
  if (blockers.some(({ what }) => standingOf(what, facts, on) === "missing"))
    return "permit missing";
  if (blockers.length > 0) return "permit expired";
  return weightedScore(ground).isThin ? "hardly known" : null;
}

const groundOf = (ad: LabelledAd, analysis: Analysis, facts: CandidateFacts) => ({
  demand: demandOf(jobOf(ad), analysis),
  facts,
  on,
});

/** Country and language as the record of a job knows them; pay as it is read from the ad's own words. */
function jobOf({ id, title, country, language, text }: LabelledAd) {
  const salary = readSalary(text, { country });
  return {
    ...{ id, title, country, language },
    ...({ class: null, sourceType: "scraped" } as const),
    salaryMax: salary?.yearlyMax ?? salary?.yearlyMin ?? null,
    salaryCurrency: salary?.currency ?? null,
  };
}

function figuresOf(ranked: Ranked[]): MatchFigures {
  const withFit = ranked.filter(({ grades }) => grades.some((grade) => grade >= fitsFrom));
  const right = withFit.filter(({ grades }) => (grades[0] ?? 0) >= fitsFrom);
  const sum = ranked.reduce((total, { grades }) => total + ndcgOf(grades), 0);
  return {
    jobs: ranked.length,
    pairs: ranked.reduce((total, { grades }) => total + grades.length, 0),
    ndcgAt10: sum / Math.max(1, ranked.length),
    precisionAt1: withFit.length === 0 ? null : right.length / withFit.length,
  };
}

/** Discounted gain of this order against that of the best (Järvelin and Kekäläinen 2002, gain 2^grade - 1). */
export function ndcgOf(grades: number[]): number {
  const best = gainOf(grades.toSorted((a, b) => b - a));
  return best === 0 ? 1 : gainOf(grades) / best;
}

const gainOf = (grades: number[]) =>
  grades
    .slice(0, places)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
