import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import { type Comparable, samenessOf } from "@/modules/market/jobs/intake/merging";
import type { DuplicatePair } from "./labelled";

export type DuplicateFigures = { pairs: number; precision: number; recall: number; f1: number };

/**
 * Whether the code that merges postings calls the same what the labels do, by employers and places as the ads have them.
 * What boards make of the employer's name on the way stands in the tests of merging.
 */
export function evaluateDuplicates(ads: LabelledAd[], pairs: DuplicatePair[]) {
  const byId = new Map(ads.map((ad) => [ad.id, ad]));
  const judged = pairs.map((pair) => ({
    language: byId.get(pair.a)?.language ?? "unknown",
    isSame: pair.dup,
    isCalledSame: isCalledSame(pair, byId),
  }));
  const byLanguage = Map.groupBy(judged, ({ language }) => language);
  return {
    overall: figuresOf(judged),
    languages: Object.fromEntries([...byLanguage].map(([name, some]) => [name, figuresOf(some)])),
  };
}

function isCalledSame(pair: DuplicatePair, byId: Map<string, LabelledAd>): boolean {
  const [a, b] = [byId.get(pair.a), byId.get(pair.b ?? pair.a)];
  const one = postingOf("one", pair.titleA, pair.textA, a);
  return samenessOf(one, postingOf("other", pair.titleB, pair.textB, b)) !== null;
}

const postingOf = (
  source: string,
  title: string,
  text: string,
  ad: LabelledAd | undefined,
): Comparable => ({
  source,
  externalId: source,
  url: "",
  applyUrl: null,
  title,
  company: ad?.company ?? null,
  places: ad ? [{ city: ad.location?.split(",")[0] ?? null, country: ad.country }] : [],
  text,
});

function figuresOf(judged: { isSame: boolean; isCalledSame: boolean }[]): DuplicateFigures {
  const right = judged.filter(({ isSame, isCalledSame }) => isSame && isCalledSame).length;
  const called = judged.filter(({ isCalledSame }) => isCalledSame).length;
  const wanted = judged.filter(({ isSame }) => isSame).length;
  return {
    pairs: judged.length,
    precision: called === 0 ? 1 : right / called,
    recall: wanted === 0 ? 1 : right / wanted,
    f1: called + wanted === 0 ? 1 : (2 * right) / (called + wanted),
  };
}
