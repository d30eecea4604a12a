import {
  type Around,
  type FeatureKind,
  featuresOf,
  placeOf,
  surroundings,
} from "@/modules/knowledge/analysis/engine/doubt/features";
import { quoteOf } from "@/modules/knowledge/analysis/engine/findings/guards";
import { foundIn } from "@/modules/knowledge/analysis/engine/found";
import { skillById } from "@/modules/knowledge/analysis/engine/lexicon/taxonomy";
import type { JudgedAd, Source } from "./judged";
import type { Example } from "./logistic";

/** How many weights there are, a power of two. */
export const size = 1 << 16;

/** Rules of before were kept or dropped by what was said of changes: it counts twice. */
const worthOf = (source: Source) => (source === "changes" ? 2 : 1);

export type ReadAd = Pick<JudgedAd, "source" | "employer" | "language" | "asked"> & {
  /** What the analyser finds, before it doubts any of it. */
  around: Around;
  examples: Example[];
};

/** What the analyser finds in an ad, and each judged finding as an example to fit on. */
export function readJudged(ad: JudgedAd): ReadAd {
  const around = foundIn(ad.title, ad.text);
  const shared = surroundings(around);
  const examples = around.all.flatMap((found): Example[] => {
    const { hit, reading } = found;
    if (hit.layer === "workplace" || skillById.get(hit.id)?.isContext) return [];
    const isRight = ad.verdictOn(hit.id, quoteOf(reading.words, hit));
    if (isRight === undefined) return [];
    const places: number[] = [];
    const scales: number[] = [];
    featuresOf(found, shared, (kind: FeatureKind, feature) => {
      places.push(placeOf(kind, feature, size));
      scales.push(kind.scale);
    });
    return [{ places, scales, isRight, worth: worthOf(ad.source) }];
  });
  const { source, employer, asked } = ad;
  return { source, employer, language: ad.language, asked, around, examples };
}

/** What is fitted on; ads apart are measured alone. */
export const isTaught = ({ source }: { source: Source }) => source !== "apart";
