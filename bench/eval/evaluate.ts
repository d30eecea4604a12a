import { readFileSync } from "node:fs";
import { evaluateExtraction, type ExtractionReport } from "@/modules/knowledge/analysis/evaluation";
import { labelledAdsIn, type LabelledPay } from "@/modules/knowledge/analysis/evaluation/labelled";
import type { AnalysedAd, Analysis } from "@/modules/knowledge/analysis/model";
import { readSalary } from "@/modules/knowledge/normalise";
import { type DuplicateFigures, evaluateDuplicates } from "./duplicates";
import { type Files, linesOf } from "./files";
import { DuplicatePair, factsOf, GradedPair, LabelledCandidate } from "./labelled";
import { evaluateMatching, type MatchFigures } from "./matching";

/** Whoever can read an ad: the product's own analyser, or a language model behind the same function. */
export type Analyser = {
  name: string;
  analyse: (ad: AnalysedAd) => Analysis | Promise<Analysis>;
};

type PerLanguage<Figures> = { overall: Figures; languages: { [language: string]: Figures } };

export type Report = {
  analyser: string;
  extraction: ExtractionReport;
  matching: PerLanguage<MatchFigures> | null;
  duplicates: PerLanguage<DuplicateFigures> | null;
};

/** Every figure that the files at hand allow, for one analyser. */
export async function evaluate(files: Files, { name, analyse }: Analyser): Promise<Report> {
  const { jobs, candidates, matches, duplicates } = files;
  const ads = jobs ? labelledAdsIn(readFileSync(jobs, "utf8")) : [];
  return {
    analyser: name,
    extraction: await evaluateExtraction(files, { analyse, payOf }),
    matching:
      jobs && candidates && matches
        ? await evaluateMatching(
            ads,
            linesOf(candidates).map((it) => factsOf(LabelledCandidate.parse(it))),
            linesOf(matches).map((it) => GradedPair.parse(it)),
            analyse,
          )
        : null,
    duplicates: duplicates
      ? evaluateDuplicates(
          ads,
          linesOf(duplicates).map((it) => DuplicatePair.parse(it)),
        )
      : null,
  };
}

/** The pay that sources would read from the ad's own words. */
function payOf({ text, country }: AnalysedAd): LabelledPay | null {
  const salary = text ? readSalary(text, { country }) : null;
  return (
    salary && { min: salary.min, max: salary.max, currency: salary.currency, period: salary.period }
  );
}
