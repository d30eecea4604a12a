import type { AnalysedAd, Analysis } from "../model";
import { softTargetFrom } from "../rules";
import type { LabelledAd, LabelledPay } from "./labelled";

/** What an analyser may see of a labelled ad. */
export const adOf = ({ title, company, location, country, text }: LabelledAd): AnalysedAd => ({
  title,
  company,
  location,
  country,
  text,
  salary: null,
});

/** A labelled ad beside what the analyser said of it. */
export type Judged = { labelled: LabelledAd; analysis: Analysis; pay: LabelledPay | null };

export type Precision = { precision: number; recall: number; f1: number };

/** Every figure of extraction over some ads; null where no ad of them has such a label. */
export type Figures = {
  ads: number;
  skills: Precision;
  certificates: Precision;
  systems: Precision;
  relevance: Precision;
  /** Whether an ad is work on the facility, by its class. */
  hardTarget: Precision;
  classAccuracy: number;
  category: number | null;
  /** Share of labelled pay read exactly: least, most, currency and period. */
  salary: number | null;
};

export function figuresOf(judged: Judged[]): Figures {
  return {
    ads: judged.length,
    skills: micro(judged, ({ analysis }) => idsOf(analysis, "skill"), skillsOf),
    certificates: micro(judged, ({ analysis }) => idsOf(analysis, "certificate"), certificatesOf),
    systems: micro(
      judged,
      ({ analysis }) => analysis.criticalSystems,
      ({ labelled }) => labelled.labels.systems,
    ),
    relevance: micro(
      judged,
      ({ analysis }) => yes(analysis.matchScore >= softTargetFrom),
      ({ labelled }) => yes(labelled.labels.relevant),
    ),
    hardTarget: micro(
      judged,
      ({ analysis }) => yes(analysis.relevanceLevel === "hard-target"),
      ({ labelled }) => yes(labelled.labels.targetClass === "hard-target"),
    ),
    classAccuracy: share(judged, isClassRight) ?? 0,
    category: share(
      judged.filter(({ labelled }) => labelled.labels.category !== null),
      ({ analysis, labelled }) => analysis.category === labelled.labels.category,
    ),
    salary: share(
      judged.filter(({ labelled }) => labelled.labels.salary !== null),
      ({ pay, labelled }) => isSamePay(pay, labelled.labels.salary),
    ),
  };
}

const skillsOf = ({ labelled }: Judged) => labelled.labels.skills;
const certificatesOf = ({ labelled }: Judged) => labelled.labels.certifications;
const isClassRight = ({ analysis, labelled }: Judged) =>
  analysis.relevanceLevel === labelled.labels.targetClass;

const idsOf = ({ facts }: Analysis, kind: Analysis["facts"][number]["kind"]) =>
  facts.filter((fact) => fact.kind === kind).map(({ id }) => id);

const yes = (is: boolean) => (is ? ["yes"] : []);

type Answers = (it: Judged) => string[];

/** Micro-averaged over everything found and everything wanted. */
function micro(judged: Judged[], found: Answers, wanted: Answers): Precision {
  let [right, foundInAll, wantedInAll] = [0, 0, 0];
  for (const it of judged) {
    const hits = new Set(found(it));
    right += wanted(it).filter((id) => hits.has(id)).length;
    foundInAll += hits.size;
    wantedInAll += wanted(it).length;
  }
  return {
    precision: foundInAll === 0 ? 1 : right / foundInAll,
    recall: wantedInAll === 0 ? 1 : right / wantedInAll,
    f1: foundInAll + wantedInAll === 0 ? 1 : (2 * right) / (foundInAll + wantedInAll),
  };
}

const share = (judged: Judged[], isRight: (it: Judged) => boolean) =>
  judged.length === 0 ? null : judged.filter(isRight).length / judged.length;

/** Labels give a single figure as both ends of a range. */
const isSamePay = (read: LabelledPay | null, labelled: LabelledPay | null) =>
  read !== null &&
  read.min === labelled?.min &&
  (read.max ?? read.min) === labelled.max &&
  read.currency === labelled.currency &&
  read.period === labelled.period;
