import { hardTargetFrom, softTargetFrom } from "../rules";
import { type Thresholds, calibrate, identity } from "./calibrated";
import { type Sample, fit } from "./fit";

/** How well thresholds sort ads they were not fitted on. */
export type Sorting = {
  classAccuracy: number;
  /** Share of facility work among the hard targets, of relevant ads among all targets. */
  hardPrecision: number;
  hardRecall: number;
  softPrecision: number;
  softRecall: number;
};

export type CrossValidation = {
  folds: number;
  byHand: Sorting;
  fitted: Sorting;
  /** What the thresholds would be, fold by fold, and on everything. */
  thresholds: Thresholds[];
  onAll: Thresholds;
};

const facility = 3;
const relevant = 2;

/** Fits on all folds but one and sorts that one, until each ad was sorted by what never saw it. */
export function crossValidate(samples: Sample[], folds: number): CrossValidation {
  // Sorted by grade first, every fold gets its share of each.
  const dealt = samples.toSorted((a, b) => a.grade - b.grade || a.score - b.score);
  const thresholds = Array.from({ length: folds }, (_, fold) =>
    fit(dealt.filter((__, at) => at % folds !== fold)),
  );
  return {
    folds,
    byHand: sortingOf(dealt, () => identity),
    fitted: sortingOf(dealt, (at) => thresholds[at % folds] ?? identity),
    thresholds,
    onAll: fit(samples),
  };
}

function sortingOf(samples: Sample[], thresholdsOf: (at: number) => Thresholds): Sorting {
  const sorted = samples.map(({ score, grade }, at) => {
    return { grade, score: Math.round(calibrate(score, thresholdsOf(at))) };
  });
  const right = sorted.filter(({ score, grade }) => levelOf(score) === Math.max(1, grade));
  const hard = sorted.filter(({ score }) => score >= hardTargetFrom);
  const targets = sorted.filter(({ score }) => score >= softTargetFrom);
  const share = (some: Sample[], grade: number, among: Sample[]) =>
    some.filter((it) => it.grade >= grade).length / Math.max(1, among.length);
  return {
    classAccuracy: right.length / Math.max(1, sorted.length),
    hardPrecision: share(hard, facility, hard),
    hardRecall: share(
      hard,
      facility,
      sorted.filter(({ grade }) => grade >= facility),
    ),
    softPrecision: share(targets, relevant, targets),
    softRecall: share(
      targets,
      relevant,
      sorted.filter(({ grade }) => grade >= relevant),
    ),
  };
}

/** The grade a score stands for; below the soft targets there is only one class. */
function levelOf(score: number): number {
  if (score >= hardTargetFrom) return facility;
  return score >= softTargetFrom ? relevant : 1;
}

/** Whether fitting sorts unseen ads better than what was set by hand. */
export const isWorthIt = ({ byHand, fitted }: CrossValidation): boolean =>
  fitted.classAccuracy > byHand.classAccuracy &&
  fitted.hardPrecision >= byHand.hardPrecision &&
  fitted.softPrecision >= byHand.softPrecision;
