import { readFileSync } from "node:fs";
import { rawOf } from "../calibration/calibrated";
import { type CrossValidation, crossValidate } from "../calibration/cross-validation";
import type { AnalysedAd, Analysis } from "../model";
import { softTargetFrom } from "../rules";
import { readBackground } from "./background";
import { type Figures, type Judged, adOf, figuresOf } from "./figures";
import { type LabelledPay, labelledAdsIn, labelledTitlesIn } from "./labelled";

/** Paths of labelled ads, titles and ordinary ads; what is not given is not measured. */
export type Labels = {
  jobs?: string | undefined;
  titles?: string | undefined;
  background?: string | undefined;
};

/** What is measured: any analyser of the same shape, and the reader of pay where it is asked for. */
export type Measured = {
  analyse: (ad: AnalysedAd) => Analysis | Promise<Analysis>;
  payOf?: (ad: AnalysedAd) => LabelledPay | null;
};

export type TitleFigures = { count: number; right: number; share: number; missed: string[] };
export type BackgroundFigures = {
  count: number;
  /** Ads of no or little relevance that score 60 or more. */
  tooHigh: { file: string; row: number; title: string; score: number }[];
  tooHighPerThousand: number;
  relevant: number;
  relevantFound: number;
};

export type ExtractionReport = {
  overall: Figures | null;
  languages: { [language: string]: Figures };
  titles: TitleFigures | null;
  background: BackgroundFigures | null;
  /** Whether other thresholds of the target classes would sort unseen ads better. */
  calibration: CrossValidation | null;
  /** What could not be measured, in sentences. */
  notes: string[];
};

/** Measures the reading of ads against labels, overall and language by language. */
export async function evaluateExtraction(
  files: Labels,
  measured: Measured,
): Promise<ExtractionReport> {
  const notes: string[] = [];
  const judged = files.jobs ? await judgedIn(files.jobs, measured) : [];
  return {
    overall: files.jobs ? figuresOf(judged) : null,
    languages: Object.fromEntries(
      [...Map.groupBy(judged, ({ labelled }) => labelled.language)]
        .map(([language, some]) => [language, figuresOf(some)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
    titles: files.titles ? await measureTitles(files.titles, measured) : null,
    background: files.background
      ? await measureBackground(files.background, measured, notes)
      : null,
    calibration: files.jobs ? crossValidate(judged.map(sampleOf), folds) : null,
    notes,
  };
}

const folds = 5;
const sampleOf = ({ labelled, analysis }: Judged) => ({
  score: rawOf(analysis.matchScore),
  grade: labelled.labels.grade,
});

async function judgedIn(path: string, { analyse, payOf }: Measured): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const labelled of labelledAdsIn(readFileSync(path, "utf8"))) {
    const ad = adOf(labelled);
    judged.push({ labelled, analysis: await analyse(ad), pay: payOf?.(ad) ?? null });
  }
  return judged;
}

const noAd = { company: null, location: null, country: null, text: null, salary: null };

/** A title is read right when the answer is among the accepted; beside the facility is one too. */
async function measureTitles(path: string, { analyse }: Measured): Promise<TitleFigures> {
  const titles = labelledTitlesIn(readFileSync(path, "utf8"));
  const missed: string[] = [];
  for (const { title, accepted } of titles) {
    const answer = answerOf(await analyse({ ...noAd, title }));
    if (!accepted.includes(answer)) missed.push(`${title} (${answer})`);
  }
  const right = titles.length - missed.length;
  return { count: titles.length, right, share: right / Math.max(1, titles.length), missed };
}

/** Beside the facility is only who works in the sector: selling elsewhere is nothing at all. */
function answerOf({ category, contributions }: Analysis): string {
  const codes = new Set(contributions.map(({ code }) => code));
  const isInSector = codes.has("title") || codes.has("datacenter");
  return isInSector && codes.has("peripheral") ? "peripheral" : (category ?? "none");
}

const relevantFrom = 2;

async function measureBackground(
  path: string,
  { analyse }: Measured,
  notes: string[],
): Promise<BackgroundFigures> {
  const { ads, missing } = readBackground(path);
  notes.push(...missing.map((file) => `The ads of ${file} are not there and were not measured.`));
  const scored = await Promise.all(
    ads.map(async (it) => ({ ...it, score: (await analyse(it.ad)).matchScore })),
  );
  const found = scored.filter(({ score }) => score >= softTargetFrom);
  const isRelevant = ({ grade }: { grade: number }) => grade >= relevantFrom;
  const tooHigh = found.filter((it) => !isRelevant(it));
  return {
    count: scored.length,
    tooHigh: tooHigh.map(({ file, row, ad, score }) => ({ file, row, title: ad.title, score })),
    tooHighPerThousand: (1000 * tooHigh.length) / Math.max(1, scored.length),
    relevant: scored.filter(isRelevant).length,
    relevantFound: found.filter(isRelevant).length,
  };
}

export { adOf } from "./figures";
export type { Figures, Precision } from "./figures";
